import { deckOf } from '../../../games/wild/components/components.ts';
import { FACTIONS, LEADERS } from '../../../games/wild/words.ts';
import { COMPONENTS } from './facts.ts';
import type { Names } from './names.ts';
import { Emblem } from './piece.tsx';
import css from './start.module.css';

interface StartProps {
  readonly names: Names;
  readonly moves: readonly string[];
  say(words: string): void;
}

/** The abilities that a leader brings: those on the six cards with the leader's initial (§W-2.9). */
function abilitiesOf(leader: number): readonly number[] {
  const own = deckOf(leader).slice(deckOf(leader).length / 2);
  return [...new Set(own.map((card) => COMPONENTS.ability[card]!))];
}

/** The factions or leaders to choose from, with what each means. */
export function Start({ names, moves, say: speak }: StartProps) {
  const { say } = names;
  const words = moves.map((text) => text.split(' '));
  const factions = words.flatMap(([verb, word]) => (verb === 'faction' ? [FACTIONS.findIndex((f) => f === word)] : []));
  const leaders = words.flatMap(([verb, word]) => (verb === 'leader' ? [LEADERS.findIndex((l) => l === word)] : []));
  if (factions.length + leaders.length === 0) return null;
  return (
    <ul className={css.start}>
      {factions.map((faction) => (
        <li key={FACTIONS[faction]}>
          <button type="button" onClick={() => speak(`faction ${FACTIONS[faction]!}`)}>
            <Emblem faction={faction} size={44} />
            <strong>{names.faction(faction)}</strong>
            <span>{say.t('wild.label.home', { terrain: names.terrain(faction) })}</span>
            <span>{say.t('wild.label.gives', { item: names.item(faction) })}</span>
          </button>
        </li>
      ))}
      {leaders.map((leader) => (
        <li key={LEADERS[leader]}>
          <button type="button" onClick={() => speak(`leader ${LEADERS[leader]!}`)}>
            <Emblem faction={Math.floor(leader / 2)} size={44} />
            <strong>{names.leader(leader)}</strong>
            {abilitiesOf(leader).map((ability) => (
              <span key={ability}>
                <b>{names.ability(ability)}.</b> {names.effect(ability)}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
}
