import { pieces } from '../../rules/02-key-terms/rule.ts';
import { GARDEN } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT } from '../../words.ts';

/** §X.6: gardens of each suit. */
export const GARDENS_PER_SUIT = 5;

/** Gardens of a suit on the map: a garden always has the suit of its clearing (10.5.1). */
export function gardensOf(s: RootState, suit: number): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) count += pieces(s, GARDEN, c);
  return count;
}

/** §10.3.4: gardens of a suit left on their track. */
export const gardensLeft = (s: RootState, suit: number): number => GARDENS_PER_SUIT - gardensOf(s, suit);
