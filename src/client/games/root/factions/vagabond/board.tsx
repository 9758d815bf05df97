import { CHARACTER_DATA } from '../../../../../games/root/factions/09-vagabond/characters.ts';
import {
  ALLIED,
  CONDITIONS,
  DAMAGED,
  DAMAGED_EXHAUSTED,
  EXHAUSTED,
  HOSTILE,
  IN_SATCHEL,
  NO_MARKER,
  ON_TRACK,
  QUEST_DONE,
  QUEST_FACE_UP,
  TRACK_EXHAUSTED,
} from '../../../../../games/root/factions/09-vagabond/state.ts';
import { QUESTS } from '../../../../../games/root/components/cards/quests.ts';
import { FACTIONS, ITEMS, VAGABOND } from '../../../../../games/root/words.ts';
import { Icon } from '../../../../components/icon.tsx';
import { familyOf } from '../../map/family.ts';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Named } from '../../boards/named.tsx';
import { Fact, Items } from '../../boards/parts.tsx';

const RELATIONS = ['hostile', 'indifferent', 'amiable', 'friendly', 'allied'] as const;

/** §9.2: items fresh, exhausted, damaged; §9.2.9: relations; §9.3.3: quests. */
export const VagabondBoard: DrawFactionBoard = ({ view, names, faction }) => {
  const { say, terms } = names;
  const own = view.vagabonds[faction - VAGABOND]!;
  const lying = (...where: readonly number[]): number[] =>
    ITEMS.map((_, item) => where.reduce((sum, w) => sum + own.items[item * CONDITIONS + w]!, 0));
  const character = CHARACTER_DATA[own.character]?.id;
  const others = FACTIONS.flatMap((name, f) =>
    own.relation[f] === NO_MARKER ? [] : [{ name, f, at: own.relation[f]! }],
  );
  const done = view.quests.filter((where) => where === QUEST_DONE + (faction - VAGABOND)).length;
  const open = QUESTS.filter((_, q) => view.quests[q] === QUEST_FACE_UP);
  return (
    <>
      <dl className={css.facts}>
        {character !== undefined && (
          <Fact name={terms.name('root.vagabond.character')}>
            <Named move={['character', character]}>{terms.name(`root.vagabond.${character}`)}</Named>
          </Fact>
        )}
        <Fact name={terms.name('root.vagabond.unexhausted', 'pl')}>
          <Items counts={lying(ON_TRACK, IN_SATCHEL)} names={names} />
        </Fact>
        <Fact name={terms.name('root.vagabond.exhausted', 'pl')}>
          <Items counts={lying(EXHAUSTED, TRACK_EXHAUSTED)} names={names} state="spent" />
        </Fact>
        <Fact name={terms.name('root.vagabond.damaged', 'pl')}>
          <Items counts={lying(DAMAGED, DAMAGED_EXHAUSTED)} names={names} state="damaged" />
        </Fact>
        <Fact name={say.t('root-board.label.quests', { n: done })}>
          <ul className={css.cards}>
            {open.map((quest) => (
              <li key={quest.id}>
                <Icon id={`suit-${quest.suit}`} size={16} />
                {names.quest(quest.id)}
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      {others.length > 0 && (
        <table className={css.relations}>
          <caption>{terms.name('root.vagabond.relationships')}</caption>
          <tbody>
            {others.map(({ name, f, at }) => {
              const where = at === HOSTILE ? 0 : Math.min(at, ALLIED) + 1;
              return (
                <tr key={name}>
                  <th scope="row">
                    <Icon id={`f-${familyOf(f)}`} size={20} label={names.faction(name)} />
                  </th>
                  <td data-here>{terms.name(`root.relationship.${RELATIONS[where]!}`)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
};
