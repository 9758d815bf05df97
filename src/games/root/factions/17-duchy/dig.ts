import { offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { hasFitting, noCard, spend } from '../../rules/02-key-terms/cards.ts';
import { mayNotPlace, place, shift, toSupply } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { moved, orderer } from '../../rules/04-key-actions/move.ts';
import type { Collector, Section } from '../../types.ts';
import { MOLE, TUNNEL } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BURROW, CLEARING_COUNT, type Clearing, DUCHY } from '../../words.ts';
import { duchyVerbs } from './verbs.ts';
import type { DigFrame } from './frames.ts';

const NO_CARD = noCard('17.5.1.V');
const TUNNEL_THERE = refusal('17.5.1.V', 'tunnel-there');
const BURROW_EMPTY = refusal('17.5.1.V', 'burrow-empty');
const NO_TUNNEL = refusal('17.2.4', 'no-tunnel');

/** §17.5.1.V */
const MOST_WARRIORS = 4;

/** §17.5.1.V-E1: how many warriors come up at least. */
const leastWarriors = (s: RootState): number => (s.settings.law.digMinimum === 'one' ? 1 : 0);

/** §17.5.1.V-R1, §17.5.1.V-R2, §17.5.1.V-R4: no rule is needed; the clearing has no tunnel and lets pieces in. */
function mayNotDig(s: RootState, c: Clearing): Refusal<RootLaw> | undefined {
  if (s.duchy.burrow < leastWarriors(s)) return BURROW_EMPTY;
  if (pieces(s, TUNNEL, c) > 0) return TUNNEL_THERE;
  return mayNotPlace(s, DUCHY, c) ?? (hasFitting(s, handOf(DUCHY), s.suit[c]!) ? undefined : NO_CARD);
}

/** §17.5.1.V: the clearings of a new tunnel. */
export function listDigs(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (ask.isSatisfied) return;
    offerUnless(ask, duchyVerbs.dig(c), mayNotDig(s, c), s.suit[c]);
  }
}

/** Digs in a clearing. */
export const dig = (clearing: Clearing): DigFrame => ({ proc: 'dig', step: 'pay', got: 0, clearing });

export const digProcedure: Section<DigFrame> = {
  pay: { kind: 'rule', run: (s, f) => ({ call: spend(DUCHY, s.suit[f.clearing]!, '17.5.1.V'), then: 'paid' }) },
  paid: { kind: 'rule', run: (s) => (s.supply[TUNNEL] === 0 ? 'fillIn' : 'tunnel') },
  // §17.2.4, §17.2.4-R1: with none in supply one is taken off first; nobody scores for it.
  fillIn: {
    kind: 'choice',
    window: 'duchy-fill-in',
    law: '17.2.4',
    part: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, _f, _seat, ask) {
      for (let c = 0; c < CLEARING_COUNT; c++)
        offerUnless(ask, duchyVerbs.fillIn(c), pieces(s, TUNNEL, c) > 0 ? undefined : NO_TUNNEL);
    },
    take(s, _f, o, _seat, out) {
      if (o.verb === 'fill-in') toSupply(s, TUNNEL, o.clearing, 1, DUCHY, out);
      return 'tunnel';
    },
  },
  tunnel: {
    kind: 'rule',
    law: '17.5.1.V',
    run(s, f, out) {
      place(s, TUNNEL, f.clearing, 1, out);
      return s.duchy.burrow > 0 ? 'count' : 'done';
    },
  },
  // §17.5.1.V-E1: none may come up where the edition asks for none.
  count: {
    kind: 'choice',
    window: 'duchy-dig-count',
    law: '17.5.1.V',
    part: true,
    seats: (s) => seatBit(s, DUCHY),
    options(s, _f, _seat, ask) {
      const least = leastWarriors(s);
      for (let count = Math.min(MOST_WARRIORS, s.duchy.burrow); count >= least; count--) ask.offer(verbs.count(count));
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'count') return 'count';
      if (o.count === 0) return 'done';
      shift(s, MOLE, BURROW, f.clearing, o.count, DUCHY, out);
      return 'arrived';
    },
  },
  // §17.5.1.V-R3: coming up is moving: what answers to moves answers to it.
  arrived: {
    kind: 'rule',
    law: '17.5.1.V',
    run(s, f, out) {
      const up = { mover: DUCHY, payer: DUCHY, piece: MOLE, from: BURROW, to: f.clearing };
      return { calls: moved.gather([], s, up, out), by: orderer(s), law: '1.1.3', then: 'done' };
    },
  },
};
