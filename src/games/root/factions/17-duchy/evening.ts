import { between } from '../../rules/01-turn/between.ts';
import { EVERYBODY, moveCard } from '../../../../kernel/index.ts';
import { cardsOf, discard, handLimit } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { craft, listCrafts } from '../../rules/04-key-actions/craft.ts';
import { eveningDraw } from '../../card-effects/evening.ts';
import { SUIT_OF } from '../../components/cards/index.ts';
import type { Section } from '../../types.ts';
import { MARKET } from '../../components/pieces.ts';
import { DUCHY_REVEALED, handOf } from '../../components/piles.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, DUCHY } from '../../words.ts';
import { onMap } from './board.ts';
import type { DuchyEveningFrame } from './frames.ts';

/** Their Evening. */
export const duchyEvening = (): DuchyEveningFrame => ({ proc: 'duchyEvening', step: 'return', got: 0 });

export const duchyEveningProcedure: Section<DuchyEveningFrame> = {
  // §17.6.1, §17.6.1-R1: all birds revealed this turn go, all others come back.
  return: {
    kind: 'rule',
    law: '17.6.1',
    run(s, _f, out) {
      for (const card of cardsOf(s, DUCHY_REVEALED)) if (SUIT_OF[card] === BIRD) discard(s, DUCHY, card, '17.6.1', out);
      const cards = cardsOf(s, DUCHY_REVEALED);
      for (const card of cards) moveCard(s.cards, s.owners, card, handOf(DUCHY), EVERYBODY, out);
      if (out.on && cards.length > 0) out.emit({ type: 'returned', faction: DUCHY, cards });
      return 'craft';
    },
  },
  // §17.6.2, §17.6.2-R1
  craft: {
    kind: 'choice',
    window: 'duchy-craft',
    law: '17.6.2',
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, _f, _seat, ask) {
      listCrafts(s, DUCHY, ask);
      ask.offer(verbs.end());
    },
    take: (s, _f, o) =>
      o.verb === 'craft' ? { call: craft(DUCHY, o.title), then: 'craft' } : between(s, DUCHY, 'evening', 'draw'),
  },
  // §17.6.3
  draw: { kind: 'rule', run: (s) => ({ call: eveningDraw(DUCHY, 1 + onMap(s, MARKET)), then: 'discard' }) },
  discard: { kind: 'rule', run: () => ({ call: handLimit(DUCHY, '17.6.3'), then: 'done' }) },
};
