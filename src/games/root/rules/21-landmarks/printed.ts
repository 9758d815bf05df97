import { BASE, GARDEN, IN_BOX, type Piece, TRADE_POST } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, CLEARING_COUNT, EVERY_SUIT } from '../../words.ts';

/** Pieces with a printed suit, which elsewhere is that of their clearing. */
export const SUITED: readonly Piece[] = [GARDEN, TRADE_POST, BASE];
const CLEARING_SUITS = 3;

/** True for a piece with a printed suit. */
export const isSuited = (p: Piece): boolean => SUITED.includes(p);

const cell = (p: Piece, suit: number): number => SUITED.indexOf(p) * CLEARING_SUITS + suit;

/** §21.7-R3, §21.7-R4, §21.7-R5: pieces of a printed suit in the Lost City. */
export const inCity = (s: RootState, p: Piece, suit: number): number =>
  s.landmarks.city < 0 ? 0 : s.landmarks.printed[cell(p, suit)]!;

/** Pieces of a printed suit that are neither on the map nor out of the game. */
export function leftOf(s: RootState, p: Piece, suit: number): number {
  let left = IN_BOX[p]! / CLEARING_SUITS - inCity(s, p, suit);
  // §11.2.5.I
  if (p === TRADE_POST) left -= s.riverfolk.lostPosts[suit]!;
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) left -= s.on[p * CLEARING_COUNT + c]!;
  return left;
}

/** The suits of which a piece could be placed in a clearing: that of the clearing, in the Lost City those that are left. */
export function suitsFor(s: RootState, p: Piece, c: Clearing): number[] {
  const suit = s.suit[c]!;
  return (suit === EVERY_SUIT ? [0, 1, 2] : [suit]).filter((each) => leftOf(s, p, each) > 0);
}

/** True when `suitsFor` gives any. */
export function hasSuitFor(s: RootState, p: Piece, c: Clearing): boolean {
  const suit = s.suit[c]!;
  return suit === EVERY_SUIT ? suitsFor(s, p, c).length > 0 : leftOf(s, p, suit) > 0;
}

/** Counts a piece that was placed in the Lost City. */
export function print(s: RootState, p: Piece, suit: number): void {
  s.landmarks.printed[cell(p, suit)]!++;
  s.landmarks.latest = suit;
}

/** Takes a piece of the Lost City off the count and gives its suit; §21.7-R4: of several gardens one that does not craft. */
export function takePrinted(s: RootState, p: Piece): number {
  let found = -1;
  for (let suit = 0; suit < CLEARING_SUITS; suit++)
    if (inCity(s, p, suit) > 0 && (found < 0 || found === s.cult.outcast)) found = suit;
  if (found >= 0) s.landmarks.printed[cell(p, found)]!--;
  return found;
}

/** Gives the piece that was just placed in the Lost City another printed suit. */
export function reprint(s: RootState, p: Piece, from: number, to: number): void {
  s.landmarks.printed[cell(p, from)]!--;
  s.landmarks.printed[cell(p, to)]!++;
  s.landmarks.latest = -1;
}
