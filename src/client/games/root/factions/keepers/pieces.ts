import { RELIC_TYPES } from '../../../../../games/root/factions/13-keepers/state.ts';
import type { Place } from '../../../../../games/root/words.ts';
import type { Piece } from '../../map/piece.ts';
import type { Names } from '../../names.ts';
import type { RootView } from '../../../../../games/root/view-types.ts';

/** Relics by type: one sees what they are, not what they are worth. */
export function relicsAt(view: RootView, place: Place, names: Names): Piece[] {
  return RELIC_TYPES.flatMap((type, t): Piece[] => {
    const count = view.keepers.place.filter((where, relic) => where === place && Math.floor(relic / 4) === t).length;
    if (count === 0) return [];
    return [
      { kind: 'token', owner: 'keepers', mark: `t-relic-${type}`, count, label: `${names.relic(type)}: ${count}` },
    ];
  });
}
