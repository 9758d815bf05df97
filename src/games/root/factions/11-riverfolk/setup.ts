import { offerUnless } from '../../../../kernel/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import type { Section } from '../../types.ts';
import { OTTER } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, RIVERFOLK } from '../../words.ts';
import { transfer } from './funds.ts';
import { listPrices, setPrice } from './prices.ts';
import type { RiverfolkSetupFrame } from './frames.ts';

const NO_RIVER = refusal('11.3.2', 'no-river');

/** §11.3.2 */
const FIRST_WARRIORS = 4;
/** §11.3.4 */
const FIRST_PAYMENTS = 3;

/** True when the river touches the clearing (2.3). */
export const onRiver = (s: RootState, c: Clearing): boolean => geographyOf(s).rivers[c]!.length > 0;

/** Their setup. */
export const riverfolkSetup = (): RiverfolkSetupFrame => ({
  proc: 'riverfolkSetup',
  step: 'warriors',
  got: 0,
  left: FIRST_WARRIORS,
});

const moved = (s: RootState): number[] => s.riverfolk.prices.map((price) => (price > 0 ? 1 : 0));

export const riverfolkSetupProcedure: Section<RiverfolkSetupFrame> = {
  // §11.3.2: any clearings on the river.
  warriors: {
    kind: 'choice',
    window: 'riverfolk-warriors',
    law: '11.3.2',
    seats: (s) => seatBit(s, RIVERFOLK),
    options(s, f, _seat, ask) {
      if (f.left === 0) return;
      for (let c = 0; c < CLEARING_COUNT; c++)
        offerUnless(ask, verbs.place(c), onRiver(s, c) ? mayNotPlace(s, RIVERFOLK, c) : NO_RIVER);
    },
    none: () => 'payments',
    take(s, f, o, _seat, out) {
      if (o.verb === 'place') place(s, OTTER, o.clearing, 1, out);
      f.left--;
      return 'warriors';
    },
  },
  // §11.3.4
  payments: {
    kind: 'rule',
    law: '11.3.4',
    run(s, _f, out) {
      transfer(s, RIVERFOLK, 'supply', 'payments', FIRST_PAYMENTS, out);
      return 'prices';
    },
  },
  // §11.3.5: one marker on any space of each track.
  prices: {
    kind: 'choice',
    window: 'riverfolk-first-prices',
    law: '11.3.5',
    seats: (s) => seatBit(s, RIVERFOLK),
    options: (s, _f, _seat, ask) => listPrices(s, moved(s), ask),
    none: () => 'done',
    take(s, _f, o, _seat, out) {
      if (o.verb === 'price') setPrice(s, o.service, o.price, out);
      return 'prices';
    },
  },
};
