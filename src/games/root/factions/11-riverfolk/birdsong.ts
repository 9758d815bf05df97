import { playing } from '../../rules/02-key-terms/players.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import type { Section } from '../../types.ts';
import { interludeThen } from '../../rules/01-turn/turn.ts';
import { RIVERFOLK } from '../../words.ts';
import { fundsOf, paymentsOf, transfer } from './funds.ts';
import { postsOf } from './posts.ts';
import type { RiverfolkBirdsongFrame } from './frames.ts';

/** §11.4.1 */
const PROTECTION = 2;
/** §11.4.2 */
const FUNDS_PER_POINT = 2;

/** Their Birdsong. */
export const riverfolkBirdsong = (): RiverfolkBirdsongFrame => ({ proc: 'riverfolkBirdsong', step: 'before', got: 0 });

export const riverfolkBirdsongProcedure: Section<RiverfolkBirdsongFrame> = {
  before: { kind: 'rule', run: (s) => interludeThen(s, RIVERFOLK, 'birdsong', 'protectionism') },
  // §11.4.1
  protectionism: {
    kind: 'rule',
    law: '11.4.1',
    run(s, _f, out) {
      if (paymentsOf(s) === 0) transfer(s, RIVERFOLK, 'supply', 'payments', PROTECTION, out);
      return 'dividends';
    },
  },
  // §11.4.2, §11.4.2-R1: rounded down, for the Funds box only.
  dividends: {
    kind: 'rule',
    law: '11.4.2',
    run(s, _f, out) {
      const trading = postsOf(s, 0) + postsOf(s, 1) + postsOf(s, 2) > 0;
      if (trading) score(s, RIVERFOLK, Math.floor(fundsOf(s) / FUNDS_PER_POINT), '11.4.2', out);
      return 'gather';
    },
  },
  // §11.4.3, §11.5.3-R1: trade post spaces are cleared too.
  gather: {
    kind: 'rule',
    law: '11.4.3',
    run(s, _f, out) {
      for (const f of playing(s)) {
        transfer(s, f, 'payments', 'funds', s.riverfolk.payments[f]!, out);
        transfer(s, f, 'committed', 'funds', s.riverfolk.committed[f]!, out);
      }
      s.riverfolk.spaces.fill(0);
      return 'after';
    },
  },
  after: { kind: 'rule', run: (s) => interludeThen(s, RIVERFOLK, 'birdsong', 'done') },
};
