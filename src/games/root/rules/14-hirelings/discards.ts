import { DISCARD } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { isUp } from './parties.ts';

/** Lizard Envoys ask for the order of the discard pile, which nobody else needs: a card lies on top now. */
export function noteDiscard(s: RootState, card: number): void {
  if (s.hirelings.parties.length === 0 || !isUp(s, 'warm-sun-prophets', 'demoted')) return;
  const { discards } = s.hirelings;
  const before = discards.indexOf(card);
  if (before >= 0) discards.splice(before, 1);
  if (s.cards.at[card] === DISCARD) discards.push(card);
}

/** The pile was shuffled into the deck. */
export function forgetDiscards(s: RootState): void {
  if (s.hirelings.discards.length > 0) s.hirelings.discards.length = 0;
}
