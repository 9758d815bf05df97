import { cardsIn } from '../../../kernel/index.ts';
import { CARD_NAMES } from '../components/cards/index.ts';
import type { RootState } from '../state.ts';

/** The cards of a pile as text for people. */
export const pileText = (s: RootState, pile: number): string =>
  cardsIn(s.cards, pile)
    .map((card) => CARD_NAMES[card])
    .join(', ');
