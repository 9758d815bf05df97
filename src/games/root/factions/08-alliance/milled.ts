import { EVERYBODY, moveCard, nthCard } from '../../../../kernel/index.ts';
import { discardPile, refillDeck } from '../../rules/02-key-terms/cards.ts';
import { noteDiscard } from '../../rules/14-hirelings/discards.ts';
import { CARD_NAMES } from '../../components/cards/index.ts';
import type { Section } from '../../types.ts';
import { DECK } from '../../components/piles.ts';
import { ALLIANCE } from '../../words.ts';
import type { MilledFrame } from './frames.ts';

export const milledProcedure: Section<MilledFrame> = {
  any: { kind: 'rule', run: (s) => (s.cards.size[DECK]! > 0 ? 'card' : 'done') },
  card: {
    kind: 'chance',
    law: '8.2.3.I',
    count: (s) => s.cards.size[DECK]!,
    name: (s, _f, n) => `mill ${CARD_NAMES[nthCard(s.cards, DECK, n)]}`,
    take(s, _f, n, out) {
      const card = nthCard(s.cards, DECK, n);
      moveCard(s.cards, s.owners, card, discardPile(s, card), EVERYBODY, out);
      noteDiscard(s, card);
      if (out.on) out.emit({ type: 'discarded', faction: ALLIANCE, card, law: '8.2.3.I' });
      refillDeck(s, out);
      return 'done';
    },
  },
};
