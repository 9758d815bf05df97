import type { RootState } from '../../state.ts';
import { type Clearing, EVERY_SUIT } from '../../words.ts';

/** §2.2.2: true when a clearing is of a suit; §21.7-R1: the Lost City is of every suit, and every clearing shares one with it. */
export function isSuit(s: RootState, c: Clearing, suit: number): boolean {
  const own = s.suit[c];
  return own === suit || own === EVERY_SUIT || suit === EVERY_SUIT;
}
