import { pieces } from '../../rules/02-key-terms/rule.ts';
import { GARDEN } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { inCity } from '../../rules/21-landmarks/printed.ts';
import { type Clearing, CLEARING_COUNT, EVERY_SUIT } from '../../words.ts';

/** §X.6: gardens of each suit. */
export const GARDENS_PER_SUIT = 5;

/** Gardens of a suit on the map: a garden has the suit of its clearing (10.5.1); §21.7-R4: in the Lost City its own. */
export function gardensOf(s: RootState, suit: number): number {
  let count = inCity(s, GARDEN, suit);
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) count += pieces(s, GARDEN, c);
  return count;
}

/** §10.3.4: gardens of a suit left on their track. */
export const gardensLeft = (s: RootState, suit: number): number => GARDENS_PER_SUIT - gardensOf(s, suit);

/** §10.5.1: gardens left for a clearing: those of its suit, in the Lost City those of any (21.7-R4). */
export function gardensFor(s: RootState, c: Clearing): number {
  const suit = s.suit[c]!;
  return suit === EVERY_SUIT ? s.supply[GARDEN]! : gardensLeft(s, suit);
}
