import { EVERYBODY, type Frame, moveCard, nthCard, type Procedure } from '../../../kernel/index.ts';
import { refillDeck } from '../02-key-terms/cards.ts';
import { CARD_NAMES, FACTS, TITLE_OF } from '../decks/index.ts';
import type { Root } from '../kinds.ts';
import { AVAILABLE, DECK, DISCARD } from '../piles.ts';
import { ALLIANCE } from '../words.ts';

/** §8.2.3.I-R1: the top card of the deck that would be a supporter finds the stack full and is discarded. */
export interface MilledFrame extends Frame {
  readonly proc: 'milled';
  step: 'any' | 'card';
}

export const milledProcedure: Procedure<Root, MilledFrame> = {
  any: { kind: 'rule', run: (s) => (s.cards.size[DECK]! > 0 ? 'card' : 'done') },
  card: {
    kind: 'chance',
    count: (s) => s.cards.size[DECK]!,
    name: (s, _f, n) => `mill ${CARD_NAMES[nthCard(s.cards, DECK, n)]}`,
    take(s, _f, n, out) {
      const card = nthCard(s.cards, DECK, n);
      const dominance = FACTS[TITLE_OF[card]!]!.kind === 'dominance';
      moveCard(s.cards, s.owners, card, dominance ? AVAILABLE : DISCARD, EVERYBODY, out);
      if (out.on) out.tell({ e: 'discarded', faction: ALLIANCE, card, law: '8.2.3.I' });
      refillDeck(s, out);
      return 'done';
    },
  },
};
