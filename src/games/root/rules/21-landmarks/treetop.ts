import type { Piece } from '../../components/pieces.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { type Clearing, CLEARING_COUNT } from '../../words.ts';
import type { Removal } from '../04-key-actions/removal-type.ts';

/** §2.2.3, §21.4: the slots of a clearing, with the one that the Elder Treetop adds. */
export const slotsOf = (s: RootState, c: Clearing): number =>
  geographyOf(s).slots[c]! + (c === s.landmarks.treetop ? 1 : 0);

/** §21.4: true when the slot of the Elder Treetop holds a building of this kind there. */
export const isHoused = (s: RootState, p: Piece, c: Clearing): boolean =>
  c === s.landmarks.treetop && p === s.landmarks.housed;

/**
 * §21.4: whether a removal takes the building out of the slot of the Elder Treetop; it is asked before the pieces are off. Of
 * several of a kind the owner keeps it in battle, and gives up another one himself; anybody else takes it first.
 */
export function takesHoused(s: RootState, r: Removal, owner: number, p: Piece, c: Clearing, count: number): boolean {
  if (!isHoused(s, p, c)) return false;
  return count === s.on[p * CLEARING_COUNT + c] || (!r.inBattle && r.by !== owner);
}
