import { seatMask, nthCard, type Procedure } from '../kernel/index.ts';
import { discard, handOver, handSize, showHand, trickOf } from './moves.ts';
import { type Embers, type GustFrame, type HoodFrame, handOf, type PeerFrame, type SnatchFrame } from './state.ts';
import { CARDS, GUST, gust, HOOD, hood, NO, pass } from './words.ts';

/** P-4.1: a card by chance. */
export const snatching: Procedure<Embers, SnatchFrame> = {
  warn: {
    kind: 'rule',
    run: (_s, f) => ({ call: { proc: 'gust', step: 'answer', got: 0, seat: f.from, against: f.seat }, then: 'grab' }),
  },
  grab: {
    kind: 'rule',
    // The cancelled gust may have been the last card.
    run: (s, f) => (f.got === 1 || handSize(s, f.from) === 0 ? 'done' : 'card'),
  },
  card: {
    kind: 'chance',
    law: 'P-4.1',
    count: (s, f) => handSize(s, f.from),
    name: (s, f, n) => `snatch ${CARDS[nthCard(s.cards, handOf(f.from), n)]}`,
    take(s, f, n, out) {
      handOver(s, nthCard(s.cards, handOf(f.from), n), f.from, f.seat, 'snatched', out);
      return 'done';
    },
  },
};

/** P-3.5: a whole hand. */
export const peering: Procedure<Embers, PeerFrame> = {
  warn: {
    kind: 'rule',
    run: (_s, f) => ({ call: { proc: 'gust', step: 'answer', got: 0, seat: f.at, against: f.seat }, then: 'see' }),
  },
  see: {
    kind: 'rule',
    law: 'P-3.5',
    run(s, f, out) {
      if (f.got !== 1) showHand(s, f.at, f.seat, out);
      return 'done';
    },
  },
};

/** P-4.2: the answer of the seat that is snatched from or peered at. */
export const gusting: Procedure<Embers, GustFrame> = {
  answer: {
    kind: 'choice',
    window: 'gust',
    law: 'P-4.2',
    secret: true,
    seats: (_s, f) => seatMask(f.seat),
    options(s, _f, seat, ask) {
      ask.offer(pass());
      if (trickOf(s, seat, GUST) >= 0) ask.offer(gust());
      else if (ask.wantsRefusals) ask.refuse(gust(), NO.noGust);
    },
    take(s, f, o, seat, out) {
      if (o.verb === 'pass') return { done: 0 };
      discard(s, seat, trickOf(s, seat, GUST), 'P-4.2', out);
      return { call: { proc: 'hood', step: 'answer', got: 0, seat: f.against }, then: 'after' };
    },
  },
  after: { kind: 'rule', run: (_s, f) => ({ done: 1 - f.got }) },
};

/** P-4.3: the answer of the seat that is stopped. */
export const hooding: Procedure<Embers, HoodFrame> = {
  answer: {
    kind: 'choice',
    window: 'hood',
    law: 'P-4.3',
    secret: true,
    seats: (_s, f) => seatMask(f.seat),
    options(s, _f, seat, ask) {
      ask.offer(pass());
      if (trickOf(s, seat, HOOD) >= 0) ask.offer(hood());
      else if (ask.wantsRefusals) ask.refuse(hood(), NO.noHood);
    },
    take(s, _f, o, seat, out) {
      if (o.verb === 'pass') return { done: 0 };
      discard(s, seat, trickOf(s, seat, HOOD), 'P-4.3', out);
      return { done: 1 };
    },
  },
};
