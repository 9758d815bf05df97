import type { Place } from '../../../../../games/root/words.ts';
import type { Piece } from '../../map/piece.ts';
import type { Names } from '../../names.ts';
import type { RootView } from '../../../../../games/root/view-types.ts';

/** The pawns of the Vagabonds. */
export function pawnsAt(view: RootView, place: Place, names: Names): Piece[] {
  return view.vagabonds.flatMap((vagabond, i): Piece[] => {
    const faction = (['vagabond', 'vagabond2'] as const)[i]!;
    if (vagabond.place !== place || !view.factions.includes(faction)) return [];
    return [{ kind: 'pawn', owner: faction, mark: `f-${faction}`, count: 1, label: names.faction(faction) }];
  });
}
