import { AVAILABLE, DECK, DISCARD } from '../../../games/root/components/piles.ts';
import type { RootState } from '../../../games/root/state.ts';
import { CLEARING_COUNT, CLEARINGS, EVERY_SUIT, ITEMS, SUITS } from '../../../games/root/words.ts';
import { numbered } from '../../learned/layout.ts';
import { each, oneOf, type RootInputs, single, upTo } from './reading.ts';
import { LANDMARKS } from '../../../games/root/rules/21-landmarks/landmark.ts';

/** The steps of a turn, as `rules/01-turn` names them. */
const STEPS = [
  'begin',
  'birdsong',
  'birdsongEnds',
  'daylightStarts',
  'daylight',
  'eveningStarts',
  'evening',
  'hirelings',
  'end',
] as const;

const FEWEST_SEATS = 2;
const SEAT_COUNTS = ['2', '3', '4', '5', '6'];
const MOST_ROUNDS = 16;
/** Suits of clearings. */
const CLEARING_SUITS = SUITS.slice(0, 3);

function stepOf(s: RootState): number {
  let step = -1;
  for (let i = 0; i < s.stack.length; i++) {
    const frame = s.stack[i]!;
    if (frame.proc === 'turn') step = STEPS.indexOf(frame.step);
  }
  return step;
}

/** The most points of a player. */
export function mostPoints(s: RootState): number {
  let most = 0;
  for (let i = 0; i < s.faction.length; i++) most = Math.max(most, s.points[s.faction[i]!] ?? 0);
  return most;
}

/** Inputs that every table has. */
export const TABLE_INPUTS: readonly RootInputs[] = [
  oneOf('seats', SEAT_COUNTS, (r) => r.s.faction.length - FEWEST_SEATS),
  upTo('round', MOST_ROUNDS, 1, (r) => Math.floor(r.s.turns / r.s.faction.length)),
  oneOf('step', STEPS, (r) => stepOf(r.s)),
  upTo('most points', 10, 3, (r) => mostPoints(r.s)),
  single('deck', (r) => r.s.cards.size[DECK]!),
  single('discard pile', (r) => r.s.cards.size[DISCARD]!),
  single('available dominance', (r) => r.s.cards.size[AVAILABLE]!),
  each('item supply', ITEMS, (r, item) => r.s.items[item]!),
  single('ruins', (r) => {
    let ruins = 0;
    for (let c = 0; c < CLEARING_COUNT; c++) ruins += r.s.ruin[c]!;
    return ruins;
  }),
  each('activated', SUITS, (r, suit) => r.s.activated[suit]!),
];

/** Inputs about the clearings of one map. */
export const MAP_INPUTS: readonly RootInputs[] = [
  {
    name: 'suit',
    labels: CLEARINGS.flatMap((clearing) => CLEARING_SUITS.map((suit) => `${clearing} ${suit}`)),
    read(r, x, at) {
      for (let c = 0; c < CLEARING_COUNT; c++) {
        const suit = r.s.suit[c]!;
        // §21.7: the Lost City is of every suit.
        for (let each = 0; each < CLEARING_SUITS.length; each++)
          if (suit === each || suit === EVERY_SUIT) x[at + c * CLEARING_SUITS.length + each] = 1;
      }
    },
  },
  each('open slots', numbered(CLEARING_COUNT), (r, c) => r.s.open[c]!),
  each('ruin', numbered(CLEARING_COUNT), (r, c) => r.s.ruin[c]!),
];

/** §21.2: where landmarks stand. */
export const LANDMARK_INPUTS: readonly RootInputs[] = [
  each(
    'landmark',
    CLEARINGS.flatMap((clearing) => LANDMARKS.map((name) => `${clearing} ${name}`)),
    (r, i) => {
      const { market, treetop, forge, city } = r.s.landmarks;
      const at = [market, treetop, r.s.ferry, forge, city, r.s.tower][i % LANDMARKS.length];
      return at === Math.floor(i / LANDMARKS.length) ? 1 : 0;
    },
  ),
];
