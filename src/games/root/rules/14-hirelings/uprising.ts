import { type ChildFrame, offerUnless, type Seat, seatMask } from '../../../../kernel/index.ts';
import { pieces } from '../02-key-terms/rule.ts';
import { removal, removeEnemies, takeOff, triggers } from '../04-key-actions/removal.ts';
import { orderer } from '../04-key-actions/move.ts';
import type { Collector, Root, Section } from '../../types.ts';
import { piece } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, hireling, SUITS } from '../../words.ts';
import { standsAt } from './march.ts';
import { listSites, putDown, seatPlaces } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import { isSuit } from '../02-key-terms/suits.ts';
import type { SpringUprisingFrame } from './frames.ts';

const UPRISING = piece('uprising');
const PARTY = hireling('spring-uprising');

const NO_WARRIOR = refusal('14.7.5', 'no-uprising');
const WRONG_SUIT = refusal('14.7.5', 'die-suit');

const rolling = (seat: Seat, rolls: number, rising: 0 | 1): SpringUprisingFrame => ({
  proc: 'springUprising',
  step: 'more',
  got: 0,
  seat,
  rolls,
  rising,
  suit: -1,
});

/** §14.7.5: a warrior into a matching clearing; in Birdsong also one out of it with all enemies. */
function listActs(s: RootState, f: SpringUprisingFrame, ask: Collector): void {
  listSites(s, seatPlaces(s, f.seat, UPRISING, 'suit', { suit: f.suit }), ask);
  if (f.rising === 0) return;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no = !isSuit(s, c, f.suit) ? WRONG_SUIT : pieces(s, UPRISING, c) === 0 ? NO_WARRIOR : undefined;
    offerUnless(ask, hirelingVerbs.rise(c), no, f.suit);
  }
}

export const springUprisingProcedure: Section<SpringUprisingFrame> = {
  more: { kind: 'rule', run: (_s, f) => (f.rolls > 0 ? 'roll' : 'done') },
  // §X.10: two faces for each suit.
  roll: {
    kind: 'chance',
    law: 'X.10',
    count: () => 3,
    name: (_s, _f, n) => `uprising ${SUITS[n]}`,
    take(_s, f, n, out) {
      f.rolls--;
      f.suit = n;
      if (out.on) out.emit({ type: 'uprising-die', suit: n });
      return 'act';
    },
  },
  act: {
    kind: 'choice',
    window: 'spring-uprising',
    law: '14.7.5',
    seats: (_s, f) => seatMask(f.seat),
    options: (s, f, _seat, ask) => listActs(s, f, ask),
    none: () => 'more',
    take(s, f, o, _seat, out) {
      if (o.verb === 'place') putDown(s, seatPlaces(s, f.seat, UPRISING, 'suit'), o.clearing, out);
      if (o.verb !== 'rise') return 'more';
      const r = removal(PARTY);
      const calls: ChildFrame<Root>[] = [];
      takeOff(s, r, UPRISING, o.clearing, 1, out);
      removeEnemies(s, r, o.clearing, calls, out);
      calls.push(...triggers(s, r, out));
      return { calls, by: orderer(s), law: '1.1.3', then: 'more' };
    },
  },
};

/** §14.7.5: Spring Uprising. */
export const springUprising: HirelingRules = {
  setup: (_s, seat) => rolling(seat, 2, 0),
  hired: (s, f) => (standsAt(s, UPRISING) < 0 ? rolling(s.seat[f]!, 1, 0) : undefined),
  birdsong: (s, f) => rolling(s.seat[f]!, 1, 1),
};
