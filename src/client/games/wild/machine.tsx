import type { WildEvent } from '../../../games/wild/events.ts';
import { Icon } from '../../components/icon.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useTexts } from '../../play/texts-provider.tsx';
import { COMPONENTS } from './facts.ts';
import type { PlayedCard } from './machine-card.ts';
import css from './margins.module.css';
import type { Names } from './names.ts';

interface MachineProps {
  readonly card: PlayedCard;
  readonly names: Names;
  readonly seats: readonly string[];
  /** The step that is shown on the map, or -1. */
  readonly at: number;
  look(at: number): void;
}

/** The log texts of a step's events. */
function Outcome({ events, seats }: { readonly events: readonly WildEvent[]; readonly seats: readonly string[] }) {
  const words = useTexts();
  const lines = events.map((event) => words.event(event, seats)).filter((parts) => parts.length > 0);
  return (
    <ul className={css.outcome}>
      {lines.map((parts, i) => (
        <li key={`${i}`}>
          <RichText parts={parts} />
        </li>
      ))}
    </ul>
  );
}

/** The last machine card, step by step: a step that is opened is drawn on the map. */
export function MachineStrip({ card, names, seats, at, look }: MachineProps) {
  const { say } = names;
  return (
    <section className={css.machine}>
      <h3>{say.t('wild.label.lastMachine')}</h3>
      <p className={css.machineName}>
        <Icon id="p-machine" size={20} />
        <b>{names.machine(card.machine)}</b>
      </p>
      <ol>
        {card.steps.map((step, i) => (
          <li key={step.at}>
            <button type="button" aria-expanded={at === i} onClick={() => look(at === i ? -1 : i)}>
              <i>{i + 1}</i>
              <span>{names.step(COMPONENTS.steps[card.machine]![step.at]!)}</span>
              <Icon id="u-eye" size={16} />
            </button>
            {at === i && <Outcome events={step.events} seats={seats} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
