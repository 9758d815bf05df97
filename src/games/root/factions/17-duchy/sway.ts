import { offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { cardsOf, eachTitle } from '../../rules/02-key-terms/cards.ts';
import { hasPieces, seatBit } from '../../rules/02-key-terms/players.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { FACTS, SUIT_OF } from '../../components/cards/index.ts';
import type { Collector, Section } from '../../types.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { BIRD, CLEARING_COUNT, DUCHY, SUITS } from '../../words.ts';
import { reveal } from './reveal.ts';
import { CARDS_TO_SWAY, CROWN_POINTS, type Minister, MINISTERS, rankOf } from './state.ts';
import { duchyVerbs } from './verbs.ts';
import type { SwayFrame } from './frames.ts';

const SWAYED = refusal('17.5.3.I', 'swayed');
const NO_CROWN = refusal('17.5.3.I', 'no-crown');
const TOO_FEW_CARDS = refusal('17.5.3.II', 'too-few-cards');
const NO_CLEARING = refusal('17.5.3.II', 'no-clearing');

const CLEARING_SUITS = SUITS.length - 1;

/** §17.5.3.II: clearings with a Duchy piece, by suit; §21.7-R5: the Lost City, which serves any one card, is counted as bird. */
function seatsBySuit(s: RootState): number[] {
  const counts = SUITS.map(() => 0);
  for (let c = 0; c < CLEARING_COUNT; c++) if (hasPieces(s, DUCHY, c)) counts[Math.min(BIRD, s.suit[c]!)]!++;
  return counts;
}

/** Hand cards by suit. */
function handBySuit(s: RootState): number[] {
  const counts = SUITS.map(() => 0);
  for (const card of cardsOf(s, handOf(DUCHY))) counts[SUIT_OF[card]!]!++;
  return counts;
}

/** §21.7-R5: revealed cards for which no clearing of their suit is left, so that they take the Lost City. */
function beyondSuits(seats: readonly number[], used: readonly number[]): number {
  let count = 0;
  for (let suit = 0; suit < CLEARING_SUITS; suit++) count += Math.max(0, used[suit]! - seats[suit]!);
  return count;
}

/** §17.5.3.II, §17.5.3.II-R1: how many hand cards can be given a clearing of their own; a bird takes any that is left. */
function mostCards(seats: readonly number[], hand: readonly number[]): number {
  const city = seats[BIRD]!;
  let clearings = city;
  let cards = hand[BIRD]!;
  let unserved = 0;
  for (let suit = 0; suit < CLEARING_SUITS; suit++) {
    clearings += seats[suit]!;
    const served = Math.min(hand[suit]!, seats[suit]!);
    cards += served;
    unserved += hand[suit]! - served;
  }
  return Math.min(clearings, cards + Math.min(city, unserved));
}

/** §17.5.3.I: any unswayed minister whose rank has a crown on the board, for enough cards. */
export function listSways(s: RootState, ask: Collector): void {
  const most = mostCards(seatsBySuit(s), handBySuit(s));
  for (let m = 0; m < MINISTERS.length; m++) {
    const rank = rankOf(m);
    const no: Refusal<RootLaw> | undefined =
      s.duchy.swayed[m] === 1
        ? SWAYED
        : s.duchy.crowns[rank] === 0
          ? NO_CROWN
          : most < CARDS_TO_SWAY[rank]!
            ? TOO_FEW_CARDS
            : undefined;
    offerUnless(ask, duchyVerbs.sway(m), no, CARDS_TO_SWAY[rank], most);
  }
}

/** Sways a minister. */
export const sway = (minister: Minister): SwayFrame => ({
  proc: 'sway',
  step: 'card',
  got: 0,
  minister,
  used: SUITS.map(() => 0),
  left: CARDS_TO_SWAY[rankOf(minister)]!,
});

/**
 * §17.5.3.II, §17.5.3.II-R2: a card with which the number can still be reached. That is any card for which a clearing is left:
 * enough cards fit in all, and cards that fit can always be completed from a larger set of cards that fit.
 */
function listCards(s: RootState, f: SwayFrame, ask: Collector): void {
  const seats = seatsBySuit(s);
  eachTitle(s, handOf(DUCHY), (title) => {
    const { suit } = FACTS[title]!;
    f.used[suit]!++;
    const fits = beyondSuits(seats, f.used) <= seats[BIRD]!;
    f.used[suit]!--;
    offerUnless(ask, duchyVerbs.present(title), fits ? undefined : NO_CLEARING, suit);
  });
}

export const swayProcedure: Section<SwayFrame> = {
  // §17.5.3.II
  card: {
    kind: 'choice',
    window: 'duchy-persuade',
    law: '17.5.3.II',
    part: true,
    secret: true,
    seats: (s) => seatBit(s, DUCHY),
    options: (s, f, _seat, ask) => listCards(s, f, ask),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'present') return 'card';
      reveal(s, o.title, out);
      f.used[FACTS[o.title]!.suit]!++;
      f.left--;
      return f.left > 0 ? 'card' : 'swayed';
    },
  },
  // §17.5.3.III, §17.5.3.III-R1
  swayed: {
    kind: 'rule',
    law: '17.5.3.III',
    run(s, f, out) {
      const rank = rankOf(f.minister);
      s.duchy.swayed[f.minister] = 1;
      s.duchy.crowns[rank]!--;
      if (out.on) out.emit({ type: 'swayed', minister: f.minister });
      score(s, DUCHY, CROWN_POINTS[rank]!, '17.5.3.III', out);
      return 'done';
    },
  },
};
