import { AVAILABLE, DECK, DISCARD } from '../../../games/root/components/piles.ts';
import { GEOGRAPHY, type MapId } from '../../../games/root/components/maps/index.ts';
import type { RootState } from '../../../games/root/state.ts';
import { CLEARING_COUNT, CLEARINGS, EVERY_SUIT, ITEMS, SUITS } from '../../../games/root/words.ts';
import { numbered } from '../../learned/layout.ts';
import { each, oneOf, type RootInputs, single, upTo } from './reading.ts';
import {
  BLACK_MARKET,
  ELDER_TREETOP,
  FERRY,
  LANDMARKS,
  LEGENDARY_FORGE,
  LOST_CITY,
} from '../../../games/root/rules/21-landmarks/landmark.ts';

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

/** The clearing with a landmark (§21.2-R1), by its number among `LANDMARKS`; -1 where it is not on the map. */
export function landmarkAt({ ferry, tower, landmarks }: RootState, landmark: number): number {
  switch (landmark) {
    case BLACK_MARKET:
      return landmarks.market;
    case ELDER_TREETOP:
      return landmarks.treetop;
    case FERRY:
      return ferry;
    case LEGENDARY_FORGE:
      return landmarks.forge;
    case LOST_CITY:
      return landmarks.city;
    default:
      return tower;
  }
}

/** Inputs about the clearings of one map, its closed paths (§20.2), and where its Ferry or Tower stands (§19.5, §20.4). */
export const mapInputs = (map: MapId): readonly RootInputs[] => [
  ...CLEARING_INPUTS,
  ...(GEOGRAPHY[map].closedPaths.length > 0
    ? [
        each(
          'closed path',
          GEOGRAPHY[map].closedPaths.map(([a, b]) => `${CLEARINGS[a]!} ${CLEARINGS[b]!}`),
          (r, path) => (r.s.closed >> path) & 1,
        ),
      ]
    : []),
  ...(GEOGRAPHY[map].ferry >= 0 ? [oneOf('ferry', CLEARINGS, (r) => r.s.ferry)] : []),
  ...(GEOGRAPHY[map].tower >= 0 ? [oneOf('tower', CLEARINGS, (r) => r.s.tower)] : []),
];

/** Inputs that the clearings of every map have. */
const CLEARING_INPUTS: readonly RootInputs[] = [
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

/** §21.2: where landmarks stand; §21.6: what is left on the Legendary Forge. */
export const LANDMARK_INPUTS: readonly RootInputs[] = [
  ...LANDMARKS.map((name, landmark) => oneOf(name, CLEARINGS, (r) => landmarkAt(r.s, landmark))),
  each('forge item', ITEMS, (r, item) => r.s.landmarks.forged[item]!),
];
