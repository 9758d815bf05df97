import { orPass } from '../../../../kernel/index.ts';
import { between } from '../../rules/01-turn/between.ts';
import { handLimit } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import type { Section } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { RIVERFOLK } from '../../words.ts';
import { listPrices, setPrice } from './prices.ts';
import type { RiverfolkEveningFrame } from './frames.ts';

/** Their Evening. */
export const riverfolkEvening = (): RiverfolkEveningFrame => ({
  proc: 'riverfolkEvening',
  step: 'discard',
  got: 0,
  moved: [0, 0, 0],
});

export const riverfolkEveningProcedure: Section<RiverfolkEveningFrame> = {
  discard: { kind: 'rule', run: () => ({ call: handLimit(RIVERFOLK, '11.6.1'), then: 'discarded' }) },
  // §18.2.4-R1: they draw no cards in Evening.
  discarded: { kind: 'rule', run: (s) => between(s, RIVERFOLK, 'evening', 'prices') },
  // §11.6.2: each marker once, to any space.
  prices: {
    kind: 'choice',
    window: 'riverfolk-prices',
    law: '11.6.2',
    seats: (s) => seatBit(s, RIVERFOLK),
    options: (s, f, _seat, ask) => orPass(ask, verbs.end(), (asked) => listPrices(s, f.moved, asked)),
    none: (s) => between(s, RIVERFOLK, 'evening-end', 'done'),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'price') return between(s, RIVERFOLK, 'evening-end', 'done');
      setPrice(s, o.service, o.price, out);
      f.moved[o.service] = 1;
      return 'prices';
    },
  },
};
