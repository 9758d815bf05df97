import { seatBit } from '../../rules/02-key-terms/players.ts';
import type { FactionRules } from '../faction.ts';
import type { Section } from '../../types.ts';
import { ITEMS } from '../../words.ts';
import { exhaust, fresh, vagabondOf } from './items.ts';
import { vagabondVerbs } from './verbs.ts';
import type { ItemPaymentFrame } from './frames.ts';

/** §11.2.6.III, §11.2.6.III-R1: with whatever lies face up before the refresh. */
export const PAYING: Pick<FactionRules, 'serviceFunds' | 'payItems'> = {
  serviceFunds(s, f) {
    let count = 0;
    for (let item = 0; item < ITEMS.length; item++) count += fresh(vagabondOf(s, f), item);
    return count;
  },
  payItems: (faction, left) => ({ proc: 'itemPayment', step: 'more', got: 0, faction, left }),
};

export const itemPaymentProcedure: Section<ItemPaymentFrame> = {
  more: { kind: 'rule', run: (_s, f) => (f.left > 0 ? 'item' : 'done') },
  item: {
    kind: 'choice',
    window: 'vagabond-payment',
    law: '11.2.6.III',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      for (let item = 0; item < ITEMS.length; item++)
        if (fresh(vagabondOf(s, f.faction), item) > 0) ask.offer(vagabondVerbs.exhaust(item));
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'exhaust') exhaust(s, f.faction, o.item, out);
      f.left--;
      return 'more';
    },
  },
};
