import {
  CONDITIONS,
  DAMAGED,
  DAMAGED_EXHAUSTED,
  EXHAUSTED,
  HOSTILE,
  IN_SATCHEL,
  ON_TRACK,
  TRACK_EXHAUSTED,
} from '../../games/root/09-vagabond/state.ts';
import { geographyOf } from '../../games/root/state.ts';
import { CLEARING_COUNT, FACTIONS, ITEMS, TORCH, VAGABOND2 } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { RootWeights } from './weights.ts';

/**
 * Everything a Vagabond does exhausts items (9.5), so items are his strength, and ruins and aided friends are where they
 * come from. Friends bring points with every step (9.2.9.I), enemies by their pieces (9.2.9.III).
 */
export function vagabond(b: Board, { vagabond: w }: RootWeights, f: number): number {
  const v = b.s.vagabonds[f === VAGABOND2 ? 1 : 0]!;
  let worth = 0;
  for (let item = 0; item < ITEMS.length; item++) {
    const at = item * CONDITIONS;
    worth += w.ready * (v.items[at + ON_TRACK]! + v.items[at + IN_SATCHEL]!);
    worth += w.exhausted * (v.items[at + EXHAUSTED]! + v.items[at + TRACK_EXHAUSTED]!);
    worth += w.damaged * (v.items[at + DAMAGED]! + v.items[at + DAMAGED_EXHAUSTED]!);
  }
  for (let other = 0; other < FACTIONS.length; other++) {
    const space = v.relation[other]!;
    if (space > 0) worth += w.friend * space;
    else if (space === HOSTILE) worth -= w.hostile;
  }
  const torches = v.items[TORCH * CONDITIONS + ON_TRACK]! + v.items[TORCH * CONDITIONS + IN_SATCHEL]!;
  if (torches > 0 && v.place >= 0 && v.place < CLEARING_COUNT) worth += w.ruin * ruinNear(b, v.place);
  return worth;
}

/** 2 with a ruin in the clearing, 1 with one next door. */
function ruinNear(b: Board, c: number): number {
  if (b.s.ruin[c] === 1) return 2;
  for (const near of geographyOf(b.s).paths[c]!) if (b.s.ruin[near] === 1) return 1;
  return 0;
}
