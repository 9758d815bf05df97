import { cardsOfDeck, type DeckId, FACTS, TITLE_OF, TITLES } from '../../../games/root/components/cards/index.ts';
import { IN_BOX, IS_CARDBOARD, PIECES, PIECES_OF, WARRIOR_OF } from '../../../games/root/components/pieces.ts';
import { handOf, playArea } from '../../../games/root/components/piles.ts';
import { GEOGRAPHY, type MapId } from '../../../games/root/components/maps/index.ts';
import type { RootState } from '../../../games/root/state.ts';
import { CLEARING_COUNT, CLEARINGS, type Faction, ITEMS, SUITS } from '../../../games/root/words.ts';
import { numbered } from '../../learned/layout.ts';
import { FERRY, LANDMARKS, TOWER } from '../../../games/root/rules/21-landmarks/landmark.ts';
import { CARD_KINDS, each, oneOf, type Reading, type RootInputs, single, upTo } from './reading.ts';
import { landmarkAt } from './table.ts';
import { isSuit } from '../../../games/root/rules/02-key-terms/suits.ts';

/** Inputs that only one faction has. */
export interface FactionInputs {
  /** What lies on its board. */
  own?(f: Faction): readonly RootInputs[];
  /** What depends on the places of a map. */
  onMap?(f: Faction, map: MapId): readonly RootInputs[];
  /** What concerns another faction at the table. */
  about?(f: Faction, other: Faction): readonly RootInputs[];
}

const MOST_SEATS = 6;
/** Points are read in steps of three. */
const POINT_STEP = 3;
const POINT_STEPS = 10;
/** Most steps of a count of buildings or tokens. */
const MOST_STEPS = 10;
const MOST_RULED = 8;
/** Suits of clearings. */
const CLEARING_SUITS = SUITS.slice(0, 3);

/** Turns until a faction moves: 0 while it is its turn. */
function turnsUntil(s: RootState, f: Faction): number {
  const seats = s.order.length;
  for (let k = 0; k < seats; k++) if (s.faction[s.order[(s.turn + k) % seats]!] === f) return k;
  return -1;
}

/** Ruled clearings with an open slot. */
function sites(r: Reading, f: Faction): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (r.ruler[c] === f && r.s.open[c]! > 0) count++;
  return count;
}

/** Clearings with buildings or tokens of a faction and without its warriors. */
function undefended(s: RootState, f: Faction): number {
  const warrior = WARRIOR_OF[f]!;
  const pieces = PIECES_OF[f]!;
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (warrior >= 0 && s.on[warrior * CLEARING_COUNT + c]! > 0) continue;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i]!;
      if (!IS_CARDBOARD[piece] || s.on[piece * CLEARING_COUNT + c] === 0) continue;
      count++;
      break;
    }
  }
  return count;
}

/** Pieces of a faction by the suit of their clearing. */
const bySuit = (piece: number): RootInputs => ({
  name: `${PIECES[piece]} by suit`,
  labels: CLEARING_SUITS,
  read(r, x, at) {
    for (let suit = 0; suit < CLEARING_SUITS.length; suit++)
      x[at + suit] = r.piecesBySuit[piece * SUITS.length + suit]!;
  },
});

/** Pieces of a faction by clearing. */
const byClearing = (piece: number): RootInputs => ({
  name: PIECES[piece]!,
  labels: CLEARINGS,
  read(r, x, at) {
    if (r.pieces[piece] === 0) return;
    const { on } = r.s;
    for (let c = 0; c < CLEARING_COUNT; c++) x[at + c] = on[piece * CLEARING_COUNT + c]!;
  },
});

/** 1 for each clearing with pieces of a faction. */
const anyByClearing = (piece: number): RootInputs => ({
  name: `any ${PIECES[piece]!}`,
  labels: CLEARINGS,
  read(r, x, at) {
    if (r.pieces[piece] === 0) return;
    const { on } = r.s;
    for (let c = 0; c < CLEARING_COUNT; c++) if (on[piece * CLEARING_COUNT + c]! > 0) x[at + c] = 1;
  },
});

/** Inputs that every faction has. */
export function commonInputs(f: Faction): RootInputs[] {
  const hand = handOf(f);
  return [
    oneOf('turns until it moves', numbered(MOST_SEATS), (r) => turnsUntil(r.s, f)),
    single('points', (r) => r.s.points[f]!),
    upTo('points', POINT_STEPS, POINT_STEP, (r) => r.s.points[f]!),
    single('lead', (r) => Math.max(0, r.s.points[f]! - bestOther(r.s, f))),
    single('behind', (r) => Math.max(0, bestOther(r.s, f) - r.s.points[f]!)),
    upTo('hand', 7, 1, (r) => r.s.cards.size[hand]!),
    { name: 'hand by suit', labels: SUITS, read: (r, x, at) => r.suitsOf(hand, x, at) },
    { name: 'hand by kind', labels: CARD_KINDS, read: (r, x, at) => r.kindsOf(hand, x, at) },
    single('effects', (r) => r.s.cards.size[playArea(f)]!),
    each('crafted', ITEMS, (r, item) => r.s.crafted[f * ITEMS.length + item]!),
    single('dominance', (r) => (r.s.dominance[f]! >= 0 ? 1 : 0)),
    single('coalition', (r) => (r.s.coalition[f]! >= 0 ? 1 : 0)),
    upTo('ruled', MOST_RULED, 1, (r) => r.ruled[f]!),
    {
      name: 'ruled by suit',
      labels: CLEARING_SUITS,
      read(r, x, at) {
        for (let c = 0; c < CLEARING_COUNT; c++) {
          if (r.ruler[c] !== f) continue;
          for (let suit = 0; suit < CLEARING_SUITS.length; suit++) if (isSuit(r.s, c, suit)) x[at + suit]!++;
        }
      },
    },
    upTo('sites', 4, 1, (r) => sites(r, f)),
    single('undefended', (r) => undefended(r.s, f)),
    ...PIECES_OF[f]!.flatMap((piece) => [
      single(PIECES[piece]!, (r) => r.pieces[piece]!),
      ...(IS_CARDBOARD[piece]
        ? [upTo(PIECES[piece]!, Math.min(MOST_STEPS, IN_BOX[piece]!), 1, (r) => r.pieces[piece]!)]
        : []),
      bySuit(piece),
    ]),
  ];
}

/** The most points of the other players. */
function bestOther(s: RootState, f: Faction): number {
  let best = 0;
  for (let i = 0; i < s.faction.length; i++) {
    const other = s.faction[i]!;
    if (other !== f && other >= 0) best = Math.max(best, s.points[other]!);
  }
  return best;
}

/** 1 where a faction rules the clearing of a landmark. */
function rulesLandmark(r: Reading, f: Faction, landmark: number): number {
  const c = landmarkAt(r.s, landmark);
  return c >= 0 && r.ruler[c] === f ? 1 : 0;
}

/** Warriors of a faction in the clearing of a landmark. */
function warriorsAt(s: RootState, f: Faction, landmark: number): number {
  const c = landmarkAt(s, landmark);
  const warrior = WARRIOR_OF[f]!;
  return c >= 0 && warrior >= 0 ? s.on[warrior * CLEARING_COUNT + c]! : 0;
}

/** Inputs of a faction about landmarks: whether it rules there, and its warriors there. */
export const commonLandmarkInputs = (f: Faction): RootInputs[] => [
  each('rules', LANDMARKS, (r, landmark) => rulesLandmark(r, f, landmark)),
  each('warriors at', LANDMARKS, (r, landmark) => warriorsAt(r.s, f, landmark)),
];

/** The same inputs about the map's own landmark: the Ferry (§19.5) or the Tower (§20.4). */
function ownLandmarkInputs(f: Faction, map: MapId): RootInputs[] {
  const { ferry, tower } = GEOGRAPHY[map];
  if (ferry < 0 && tower < 0) return [];
  const landmark = ferry >= 0 ? FERRY : TOWER;
  const name = LANDMARKS[landmark];
  return [
    single(`rules ${name}`, (r) => rulesLandmark(r, f, landmark)),
    single(`warriors at ${name}`, (r) => warriorsAt(r.s, f, landmark)),
  ];
}

/** Inputs of a faction about the clearings of a map: its pieces, whether there are any, rule, and the map's own landmark. */
export function commonMapInputs(f: Faction, map: MapId): RootInputs[] {
  return [
    ...PIECES_OF[f]!.flatMap((piece) => [byClearing(piece), ...(IN_BOX[piece]! > 1 ? [anyByClearing(piece)] : [])]),
    {
      name: 'rule',
      labels: CLEARINGS,
      read(r, x, at) {
        for (let c = 0; c < CLEARING_COUNT; c++) if (r.ruler[c] === f) x[at + c] = 1;
      },
    },
    ...ownLandmarkInputs(f, map),
  ];
}

/** Inputs of a faction about the lasting effects of a deck. */
export function commonDeckInputs(f: Faction, deck: DeckId): RootInputs[] {
  const cards = cardsOfDeck(deck).filter((card) => FACTS[TITLE_OF[card]!]!.kind === 'persistent');
  const titles = [...new Set(cards.map((card) => TITLE_OF[card]!))];
  const place = cards.map((card) => titles.indexOf(TITLE_OF[card]!));
  const pile = playArea(f);
  return [
    {
      name: 'effect',
      labels: titles.map((title) => TITLES[title]!),
      read(r, x, at) {
        if (r.s.cards.size[pile] === 0) return;
        for (let i = 0; i < cards.length; i++) if (r.s.cards.at[cards[i]!] === pile) x[at + place[i]!]!++;
      },
    },
  ];
}
