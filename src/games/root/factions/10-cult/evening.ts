import { EVERYBODY, moveCard } from '../../../../kernel/index.ts';
import { between } from '../../rules/01-turn/between.ts';
import { cardsOf, handLimit } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { craft, listCrafts } from '../../rules/04-key-actions/craft.ts';
import { eveningDraw } from '../../card-effects/evening.ts';
import type { Section } from '../../types.ts';
import { handOf, REVEALED } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CULT } from '../../words.ts';
import { gardensOf } from './gardens.ts';
import type { CultEveningFrame } from './frames.ts';

/** Their Evening. */
export const cultEvening = (): CultEveningFrame => ({ proc: 'cultEvening', step: 'return', got: 0 });

/** §X.6: gardens of a suit that give one more card. */
const GARDENS_FOR_CARD = 2;

function drawBonus(s: RootState): number {
  let bonus = 0;
  for (let suit = 0; suit < 3; suit++) if (gardensOf(s, suit) >= GARDENS_FOR_CARD) bonus++;
  return bonus;
}

export const cultEveningProcedure: Section<CultEveningFrame> = {
  // §10.6.1
  return: {
    kind: 'rule',
    law: '10.6.1',
    run(s, _f, out) {
      const cards = cardsOf(s, REVEALED);
      for (const card of cards) moveCard(s.cards, s.owners, card, handOf(CULT), EVERYBODY, out);
      if (out.on && cards.length > 0) out.emit({ type: 'returned', faction: CULT, cards });
      return between(s, CULT, 'evening', 'craft');
    },
  },
  // §10.6.2
  craft: {
    kind: 'choice',
    window: 'cult-craft',
    law: '10.6.2',
    secret: true,
    seats: (s) => seatBit(s, CULT),
    options(s, _f, _seat, ask) {
      listCrafts(s, CULT, ask);
      ask.offer(verbs.end());
    },
    take: (s, _f, o) =>
      o.verb === 'craft' ? { call: craft(CULT, o.title), then: 'craft' } : between(s, CULT, 'evening', 'draw'),
  },
  // §10.6.3
  draw: { kind: 'rule', run: (s) => ({ call: eveningDraw(CULT, 1 + drawBonus(s)), then: 'discard' }) },
  discard: { kind: 'rule', run: () => ({ call: handLimit(CULT, '10.6.3'), then: 'done' }) },
};
