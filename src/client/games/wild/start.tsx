import { useId, useRef, useState } from 'react';
import { deckOf } from '../../../games/wild/components/components.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { FACTIONS, LEADERS } from '../../../games/wild/words.ts';
import { Preview, usePeek } from '../../components/peek.tsx';
import { COMPONENTS } from './facts.ts';
import type { Names } from './names.ts';
import { Emblem } from './piece.tsx';
import css from './start.module.css';

interface StartProps {
  readonly names: Names;
  readonly view: WildView;
  readonly moves: readonly string[];
  /** The move that waits to be confirmed. */
  readonly waiting: string | undefined;
  say(words: string): void;
}

/** The abilities that a leader brings: those on the six cards with the leader's initial (§W-2.9). */
function abilitiesOf(leader: number): readonly number[] {
  const own = deckOf(leader).slice(deckOf(leader).length / 2);
  return [...new Set(own.map((card) => COMPONENTS.ability[card]!))];
}

/** The factions or leaders to choose from, also while one of them waits to be confirmed; undefined at other times. */
export function startChoices({
  view,
  moves,
  waiting,
}: Pick<StartProps, 'view' | 'moves' | 'waiting'>):
  | { readonly factions: readonly number[]; readonly leaders: readonly number[] }
  | undefined {
  const said = [...moves, ...(waiting === undefined ? [] : [waiting])].map((text) => text.split(' '));
  if (!said.some(([verb]) => verb === 'faction' || verb === 'leader')) return undefined;
  const factions = said.flatMap(([verb, word]) => (verb === 'faction' ? [FACTIONS.findIndex((f) => f === word)] : []));
  const leaders = said.flatMap(([verb, word]) => (verb === 'leader' ? [LEADERS.findIndex((l) => l === word)] : []));
  if (waiting === undefined) return { factions, leaders };
  const taken = view.players.map(({ faction }) => faction);
  return {
    factions: factions.length > 0 ? FACTIONS.flatMap((_, at) => (taken.includes(at) ? [] : [at])) : [],
    leaders: LEADERS.flatMap((_, at) => (leaders.some((one) => factionOf(one) === factionOf(at)) ? [at] : [])),
  };
}

/** The faction of a leader. */
const factionOf = (leader: number): number => Math.floor(leader / 2);

/** The factions or leaders to choose from, with what each means. */
export function StartCards({ names, view, moves, waiting, say: speak }: StartProps) {
  const { say } = names;
  const choices = startChoices({ view, moves, waiting });
  if (!choices) return null;
  const { factions, leaders } = choices;
  return (
    <ul className={css.start}>
      {factions.map((faction) => (
        <StartCard
          key={FACTIONS[faction]}
          move={`faction ${FACTIONS[faction]!}`}
          waiting={waiting}
          faction={faction}
          title={names.faction(faction)}
          lines={[
            { text: say.t('wild.label.home', { terrain: names.terrain(faction) }) },
            { text: say.t('wild.label.gives', { item: names.item(faction) }) },
          ]}
          say={speak}
        />
      ))}
      {leaders.map((leader) => (
        <StartCard
          key={LEADERS[leader]}
          move={`leader ${LEADERS[leader]!}`}
          waiting={waiting}
          faction={factionOf(leader)}
          title={names.leader(leader)}
          lines={abilitiesOf(leader).map((ability) => ({ head: names.ability(ability), text: names.effect(ability) }))}
          say={speak}
        />
      ))}
    </ul>
  );
}

interface StartCardProps extends Pick<StartProps, 'waiting' | 'say'> {
  readonly move: string;
  readonly faction: number;
  readonly title: string;
  readonly lines: readonly { readonly head?: string; readonly text: string }[];
}

/** A faction or leader; where its lines are cut, a preview shows them whole. */
function StartCard({ move, waiting, faction, title, lines, say }: StartCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { handlers, endedPress } = usePeek(setOpen);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const whole = lines.map(({ head, text }) => (head === undefined ? text : `${head}. ${text}`));
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-describedby={isOpen ? id : undefined}
        data-chosen={waiting === move || undefined}
        {...handlers}
        onClick={() => endedPress() || say(move)}
      >
        <Emblem faction={faction} size={44} />
        <strong>{title}</strong>
        {lines.map(({ head, text }) => (
          <span key={text}>
            {head !== undefined && <b>{head}. </b>}
            {text}
          </span>
        ))}
        {isOpen && <Preview id={id} about={{ title, lines: whole }} beside={() => button.current} />}
      </button>
    </li>
  );
}
