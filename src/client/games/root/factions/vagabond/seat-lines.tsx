import { CHARACTER_DATA } from '../../../../../games/root/factions/09-vagabond/characters.ts';
import {
  CONDITIONS,
  DAMAGED,
  DAMAGED_EXHAUSTED,
  EXHAUSTED,
  TRACK_EXHAUSTED,
} from '../../../../../games/root/factions/09-vagabond/state.ts';
import { type Faction, ITEMS, VAGABOND } from '../../../../../games/root/words.ts';
import { Icon } from '../../../../components/icon.tsx';
import type { DrawSeatLines } from '../../boards/board.ts';
import type { Names } from '../../names.ts';
import type { RootView } from '../../../../../games/root/view-types.ts';
import css from '../../seat-note.module.css';

const SPENT = [EXHAUSTED, TRACK_EXHAUSTED];
const BROKEN = [DAMAGED, DAMAGED_EXHAUSTED];

/** §9.2: items; exhausted ones are faded, damaged ones red. */
export const VagabondLines: DrawSeatLines = ({ view, names, faction }) => {
  const own = view.vagabonds[faction - VAGABOND];
  if (!own) return null;
  const items = ITEMS.flatMap((item, i) =>
    Array.from({ length: CONDITIONS }, (_, where) => where).flatMap((where) =>
      Array.from({ length: own.items[i * CONDITIONS + where]! }, (_, k) => ({
        item,
        key: `${item} ${where} ${k}`,
        state: SPENT.includes(where) ? 'spent' : BROKEN.includes(where) ? 'damaged' : undefined,
      })),
    ),
  );
  return (
    <span className={css.items}>
      {items.map(({ item, key, state }) => (
        <span key={key} data-state={state}>
          <Icon id={`i-${item}`} size={16} label={names.item(item)} />
        </span>
      ))}
    </span>
  );
};

/** The name of a Vagabond's character; undefined before it is chosen. */
export function characterOf(view: RootView, faction: Faction, names: Names): string | undefined {
  const character = CHARACTER_DATA[view.vagabonds[faction - VAGABOND]?.character ?? -1]?.id;
  return character && names.terms.name(`root.vagabond.${character}`);
}
