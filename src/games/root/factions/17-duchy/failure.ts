import { type ChildFrame, nthCard } from '../../../../kernel/index.ts';
import { nameInHand } from '../../card-effects/hands.ts';
import { discard, handSize } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { countGone, type Removal } from '../../rules/04-key-actions/removal.ts';
import type { Root, Section, Sink } from '../../types.ts';
import { CITADEL, MARKET } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { DUCHY, type Faction } from '../../words.ts';
import { type Minister, MINISTERS, rankOf } from './state.ts';
import { duchyVerbs } from './verbs.ts';
import type { FailureFrame } from './frames.ts';

/** §17.2.3, §17.2.3-R1, §17.2.3-R2: once for a removal, however many buildings and clearings it took; tunnels cost nothing. */
export function priceOfFailure(_s: RootState, r: Removal, victim: Faction): ChildFrame<Root> | undefined {
  if (victim !== DUCHY || countGone(r, (p) => p === CITADEL || p === MARKET) === 0) return undefined;
  return { proc: 'priceOfFailure', step: 'rank', got: 0, minister: -1 };
}

/** §17.2.3: the swayed ministers of the highest rank present. */
function highest(s: RootState): Minister[] {
  for (let m = MINISTERS.length - 1; m >= 0; m--)
    if (s.duchy.swayed[m] === 1)
      return MINISTERS.flatMap((_, each) => (s.duchy.swayed[each] === 1 && rankOf(each) === rankOf(m) ? [each] : []));
  return [];
}

/** §17.2.3, §17.2.3-R5: back to the pile, and its crown out of the game: the board keeps one less. */
function forsake(s: RootState, m: Minister, out: Sink): void {
  s.duchy.swayed[m] = 0;
  if (out.on) out.emit({ type: 'forsaken', minister: m });
}

export const failureProcedure: Section<FailureFrame> = {
  // §17.2.3-R3: without a swayed minister only the card goes.
  rank: {
    kind: 'rule',
    run(s, f) {
      const list = highest(s);
      if (list.length > 1) return 'minister';
      if (list.length === 0) return 'card';
      f.minister = list[0]!;
      return 'lose';
    },
  },
  minister: {
    kind: 'choice',
    window: 'duchy-failure',
    law: '17.2.3',
    seats: (s) => seatBit(s, DUCHY),
    options(s, _f, _seat, ask) {
      for (const m of highest(s)) ask.offer(duchyVerbs.forsake(m));
    },
    take(_s, f, o) {
      if (o.verb !== 'forsake') return 'minister';
      f.minister = o.minister;
      return 'lose';
    },
  },
  lose: {
    kind: 'rule',
    law: '17.2.3',
    run(s, f, out) {
      forsake(s, f.minister, out);
      return 'card';
    },
  },
  // §17.2.3-R3: cards revealed earlier in the turn are not in hand.
  card: { kind: 'rule', run: (s) => (handSize(s, DUCHY) > 0 ? 'discard' : 'done') },
  // §17.2.3-R6: which card goes is chance, and everybody sees it.
  discard: {
    kind: 'chance',
    law: '17.2.3',
    count: (s) => handSize(s, DUCHY),
    name: (s, _f, n) => `lose ${nameInHand(s, handOf(DUCHY), n)}`,
    take(s, _f, n, out) {
      discard(s, DUCHY, nthCard(s.cards, handOf(DUCHY), n), '17.2.3', out);
      return 'done';
    },
  },
};
