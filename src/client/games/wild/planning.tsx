import type { WildView } from '../../../games/wild/view.ts';
import { Icon } from '../../components/icon.tsx';
import css from './board.module.css';
import type { Names } from './names.ts';
import { Emblem } from './piece.tsx';

interface PlanningProps {
  readonly view: WildView;
  readonly names: Names;
  readonly asked: readonly number[];
}

/** Planning in silence: who has laid a card, and who still chooses (§W-4.1, §W-5.1). */
export function Planning({ view, names, asked }: PlanningProps) {
  const { say } = names;
  const seated = view.players.flatMap(({ cell }, player) => (cell >= 0 ? [player] : []));
  const ready = seated.filter((player) => !asked.includes(player));
  return (
    <section className={css.planning} aria-label={say.t('wild.aria.ready')}>
      <Icon id="p-planning" size={22} />
      <p>{say.t('wild.label.silence')}</p>
      <ul>
        {seated.map((player) => {
          const done = ready.includes(player);
          const { faction } = view.players[player]!;
          const label = say.t(done ? 'wild.label.readyYes' : 'wild.label.readyNo');
          return (
            <li key={player} data-ready={done || undefined} title={`${names.faction(faction)}: ${label}`}>
              <Emblem faction={faction} size={24} />
              <Icon id={done ? 'u-check' : 'u-clock'} size={16} label={`${names.faction(faction)}: ${label}`} />
            </li>
          );
        })}
      </ul>
      <b>{say.t('wild.label.ready', { n: ready.length, most: seated.length })}</b>
    </section>
  );
}
