import {
  moveCard,
  NOBODY,
  nthCard,
  offerUnless,
  type Refusal,
  type Seat,
  seatMask,
  withValue,
  withAdded,
} from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { CARD_NAMES } from '../../components/cards/index.ts';
import { DECK, MARKET, MARKET_CARDS } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, linksOf, type RootState } from '../../state.ts';
import type { Section, Sink } from '../../types.ts';
import { verbs } from '../../verbs.ts';
import { type Clearing, CLEARING_COUNT, CLEARINGS, EVERY_SUIT } from '../../words.ts';
import {
  BLACK_MARKET,
  ELDER_TREETOP,
  FERRY,
  LANDMARK_COUNTS,
  LANDMARKS,
  LEGENDARY_FORGE,
  LOST_CITY,
  TOWER,
} from './landmark.ts';
import { landmarkVerbs } from './verbs.ts';
import type { LandmarksFrame } from './frames.ts';

const HAS_LANDMARK = refusal('21.2', 'landmark-there');
const BESIDE_LANDMARK = refusal('21.2', 'landmark-adjacent');
const NOT_ONE_SLOT = refusal('21.3', 'not-one-slot');
const NO_CORNER = refusal('21.4', 'no-corner');
const FERRY_NOT_ON_RIVER = refusal('21.5', 'no-river');
const CITY_NOT_ON_RIVER = refusal('21.7', 'no-river');
const NO_RUIN = refusal('21.8', 'no-ruin');

/** The set-up of the landmarks. */
export const landmarkSetup = (): LandmarksFrame => ({
  proc: 'landmarks',
  step: 'deal',
  got: 0,
  turns: 0,
  landmark: -1,
});

/** The landmarks that stand on the map, by clearing; §21.2-R2: those of the map count. */
export function hasLandmark(s: RootState, c: Clearing): boolean {
  const { market, treetop, forge, city } = s.landmarks;
  return c === s.ferry || c === s.tower || c === market || c === treetop || c === forge || c === city;
}

/** What the card of a landmark asks of its clearing. */
export function misfitOf(s: RootState, landmark: number, c: Clearing): Refusal<RootLaw> | undefined {
  const { slots, ruins, opposite, rivers } = geographyOf(s);
  switch (landmark) {
    // §21.3-R1: slots as printed.
    case BLACK_MARKET:
      return slots[c] === 1 && ruins[c] === 0 ? undefined : NOT_ONE_SLOT;
    case ELDER_TREETOP:
      return opposite[c]! >= 0 ? undefined : NO_CORNER;
    case FERRY:
      return rivers[c]!.length > 0 ? undefined : FERRY_NOT_ON_RIVER;
    case LOST_CITY:
      return rivers[c]!.length > 0 ? undefined : CITY_NOT_ON_RIVER;
    case TOWER:
      return ruins[c] === 1 ? undefined : NO_RUIN;
    default:
      return undefined;
  }
}

/** §21.2-R2: what forbids a landmark in a clearing; `isLenient`: adjacent ones do not matter. */
function mayNotStand(s: RootState, landmark: number, c: Clearing, isLenient: boolean): Refusal<RootLaw> | undefined {
  if (hasLandmark(s, c)) return HAS_LANDMARK;
  const no = misfitOf(s, landmark, c);
  if (no) return no;
  // §21.8: the Tower may stand beside another.
  if (isLenient || landmark === TOWER) return undefined;
  return linksOf(s).paths[c]!.some((near) => hasLandmark(s, near)) ? BESIDE_LANDMARK : undefined;
}

/** Puts a landmark on the map. */
export function standLandmark(s: RootState, landmark: number, c: Clearing, out: Sink): void {
  switch (landmark) {
    case BLACK_MARKET:
      s.landmarks.market = c;
      break;
    case ELDER_TREETOP:
      s.landmarks.treetop = c;
      // §21.4: one more slot.
      s.open = withAdded(s.open, c, 1);
      break;
    case FERRY:
      s.ferry = c;
      break;
    case LEGENDARY_FORGE:
      s.landmarks.forge = c;
      break;
    case LOST_CITY:
      s.landmarks.city = c;
      s.landmarks.under = s.suit[c]!;
      s.suit = withValue(s.suit, c, EVERY_SUIT);
      break;
    case TOWER:
      s.tower = c;
      break;
  }
  if (out.on) out.emit({ type: 'landmark', landmark, clearing: c });
}

/** The cards of the pool that are still to be dealt. */
const undealt = (s: RootState): number[] =>
  s.settings.landmarkPool.map((name) => LANDMARKS.indexOf(name)).filter((each) => !s.landmarks.dealt.includes(each));

/** §21.2: the last player in turn order first, then the one before. */
const chooser = (s: RootState, turns: number): Seat => s.order[s.order.length - 1 - turns]!;

export const landmarksProcedure: Section<LandmarksFrame> = {
  deal: {
    kind: 'rule',
    run: (s) => (s.landmarks.dealt.length < LANDMARK_COUNTS.indexOf(s.settings.landmarks) ? 'card' : 'next'),
  },
  card: {
    kind: 'chance',
    law: '21.2',
    count: (s) => undealt(s).length,
    name: (s, _f, n) => `landmark ${LANDMARKS[undealt(s)[n]!]}`,
    take(s, _f, n, out) {
      const landmark = undealt(s)[n]!;
      s.landmarks.dealt.push(landmark);
      if (out.on) out.emit({ type: 'landmark-dealt', landmark });
      return 'deal';
    },
  },
  // One card leaves no choice.
  next: {
    kind: 'rule',
    run(s, f) {
      const { dealt } = s.landmarks;
      if (dealt.length === 0) return 'done';
      if (dealt.length > 1) return 'which';
      f.landmark = dealt[0]!;
      s.landmarks.dealt = [];
      return 'where';
    },
  },
  which: {
    kind: 'choice',
    window: 'landmark',
    law: '21.2',
    seats: (s, f) => seatMask(chooser(s, f.turns)),
    options(s, _f, _seat, ask) {
      for (const landmark of s.landmarks.dealt) ask.offer(landmarkVerbs.landmark(landmark));
    },
    take(s, f, o) {
      if (o.verb !== 'landmark') return 'which';
      s.landmarks.dealt = s.landmarks.dealt.filter((each) => each !== o.landmark);
      f.landmark = o.landmark;
      return 'where';
    },
  },
  where: {
    kind: 'choice',
    window: 'landmark-place',
    law: '21.2',
    seats: (s, f) => seatMask(chooser(s, f.turns)),
    options(s, f, _seat, ask) {
      const isStuck = !CLEARINGS.some((_, c) => mayNotStand(s, f.landmark, c, false) === undefined);
      for (let c = 0; c < CLEARING_COUNT; c++) offerUnless(ask, verbs.place(c), mayNotStand(s, f.landmark, c, isStuck));
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'place') return 'where';
      standLandmark(s, f.landmark, o.clearing, out);
      const isMarket = f.landmark === BLACK_MARKET;
      f.landmark = -1;
      f.turns++;
      return isMarket ? 'goods' : 'next';
    },
  },
  // §21.3, §21.3-R1: three cards of the shuffled deck that nobody sees.
  goods: {
    kind: 'chance',
    law: '21.3',
    count: (s) => s.cards.size[DECK]!,
    name: (s, _f, n) => `market ${CARD_NAMES[nthCard(s.cards, DECK, n)]}`,
    take(s, _f, n, out) {
      let at = 0;
      while (s.cards.size[MARKET + at] === 1) at++;
      moveCard(s.cards, s.owners, nthCard(s.cards, DECK, n), MARKET + at, NOBODY, out);
      if (out.on) out.emit({ type: 'market-dealt', at });
      return at + 1 < MARKET_CARDS ? 'goods' : 'next';
    },
  },
};
