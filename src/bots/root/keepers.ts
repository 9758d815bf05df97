import {
  RECOVERED,
  RELIC_COUNT,
  RELIC_TYPES,
  STATION_SIDES,
  STATIONS,
} from '../../games/root/factions/13-keepers/state.ts';
import { FACTS, SUIT_OF } from '../../games/root/components/cards/index.ts';
import { RETINUE } from '../../games/root/components/piles.ts';
import { geographyOf, linksOf, type RootState } from '../../games/root/state.ts';
import { BIRD, CLEARING_COUNT, EVERY_SUIT, KEEPERS, SUITS } from '../../games/root/words.ts';
import { type Board, stepsOn } from './board.ts';
import type { FactionBot } from './faction-bot.ts';

/** What the things of the Keepers are worth, in points. */
const WEIGHTS = {
  warrior: 0.22,
  rule: 0.25,
  hungry: 0.2,
  station: 1,
  lost: 0.8,
  /** What a relic brings beyond its points: a full column of relics has two more. */
  set: 0.5,
  /** Of a relic's points while cards have still to act in this turn: at its waystation, and one step from it with knights. */
  ready: 0.92,
  bound: 0.75,
  /** Of a relic's points later: at its waystation, with knights, alone, and less for each step to a waystation. */
  home: 0.67,
  carried: 0.58,
  lying: 0.41,
  step: 0.06,
  /** A relic in a forest beside knights, if a card can still delve for it in this turn, and each clearing more they rule there. */
  buried: 0.35,
  ripe: 0.4,
  around: 0.06,
  exposed: 0.9,
  /** The first card of each column of the retinue (move, battle and delve, move or recover), and how each next one pales. */
  columns: [1.2, 1.6, 1.3],
  further: 0.72,
  /** The share that is left of a card whose suit finds no work in its column. */
  idle: 0.4,
  /** Number of turns before the end at which the retinue begins to lose value: a card in hand has no effect until it is added. */
  turns: 2,
};

type Weights = typeof WEIGHTS;

const PER_TYPE = RELIC_COUNT / RELIC_TYPES.length;
/** A relic that nobody has turned up is worth this on average (13.2.1: 1, 2, 3 and 3). */
const UNKNOWN = 2.25;
/** §13.6.1: least number of warriors in a clearing that costs one of them. */
const HUNGRY = 4;
const COLUMNS = 3;
const MOVE = 0;
const DELVE = 1;
const RECOVER = 2;
/** Most steps between a relic and a waystation of its type; more, or no waystation on the map, count the same. */
const FAR = 4;
/** The value, in steps, of waiting for a waystation that can be placed where the relic is. */
const CAMP = 0.5;

/** Suits with work for a card of each column of the retinue (13.5.2): by column and suit. */
const work = new Uint8Array(COLUMNS * SUITS.length);
/** Cards of the retinue by column and suit: all of them, and those that have still to act in this turn. */
const serving = new Uint8Array(COLUMNS * SUITS.length);
const unserved = new Uint8Array(COLUMNS * SUITS.length);
/** Relics that the cards which have still to act can bring out of the forests. */
let delves = 0;

/** Counts the cards of the retinue, and which of them still act: all until Daylight is over, then none (13.5.2). */
function muster(s: RootState): void {
  serving.fill(0);
  unserved.fill(0);
  delves = 0;
  const { at } = s.cards;
  for (let card = 0; card < at.length; card++) {
    const column = at[card]! - RETINUE;
    if (column >= 0 && column < COLUMNS) serving[column * SUITS.length + SUIT_OF[card]!]!++;
  }
  for (const f of s.stack) {
    if (f.proc === 'keepersBirdsong') unserved.set(serving);
    else if (f.proc === 'keepersDaylight') {
      const next = Math.min(f.column + 1, COLUMNS) * SUITS.length;
      unserved.set(serving.subarray(next), next);
      for (const title of f.left) unserved[f.column * SUITS.length + FACTS[title]!.suit]!++;
    }
  }
  for (let suit = 0; suit < SUITS.length; suit++) delves += unserved[DELVE * SUITS.length + suit]!;
}

/** True when a card of the column has still to act, and may do so in a clearing of the suit: its own, or it is a bird. */
function acts(column: number, suit: number): boolean {
  const at = column * SUITS.length;
  // §21.7: in the Lost City every card may.
  if (suit === EVERY_SUIT) return unserved[at]! + unserved[at + 1]! + unserved[at + 2]! + unserved[at + BIRD]! > 0;
  return unserved[at + suit]! + unserved[at + BIRD]! > 0;
}

/** Notes that a card of the column would have work in a clearing of the suit. */
function noteWork(column: number, suit: number): void {
  const at = column * SUITS.length;
  if (suit === EVERY_SUIT) work.fill(1, at, at + BIRD);
  else work[at + suit] = 1;
}

const knightsIn = (b: Board, c: number): number => b.warriors[KEEPERS * CLEARING_COUNT + c]!;

/** Steps of a relic to a waystation that shows its type; one that is still on the board could replace a knight here (13.4.1). */
function wayOf(b: Board, type: number, at: number, between: Int8Array): number {
  const held = knightsIn(b, at) > 0;
  const { station, side } = b.s.keepers;
  let way = FAR;
  for (let k = 0; k < STATIONS.length; k++) {
    if (station[k]! >= 0) {
      if (side[k] === type) way = Math.min(way, between[at * CLEARING_COUNT + station[k]!]!);
    } else if (held && STATION_SIDES[k]!.includes(type) && b.s.open[at]! > 0) way = Math.min(way, CAMP);
  }
  return way;
}

/** An adjacent clearing has a waystation of the relic's type, and cards that can carry the relic there and recover it have still to act. */
function isBound(b: Board, type: number, at: number, between: Int8Array): boolean {
  const { station, side } = b.s.keepers;
  if (!acts(MOVE, b.s.suit[at]!)) return false;
  for (let k = 0; k < STATIONS.length; k++) {
    const to = station[k]!;
    if (to >= 0 && side[k] === type && between[at * CLEARING_COUNT + to] === 1 && acts(RECOVER, b.s.suit[to]!))
      return true;
  }
  return false;
}

/** A relic in a clearing: at a waystation of its type, with knights who carry it, or alone. */
function uncovered(b: Board, w: Weights, relic: number, at: number, between: Int8Array): number {
  const type = Math.floor(relic / PER_TYPE);
  const value = b.s.keepers.value[relic]!;
  const points = (value > 0 ? value : UNKNOWN) + w.set;
  const way = wayOf(b, type, at, between);
  const suit = b.s.suit[at]!;
  const held = knightsIn(b, at) > 0;
  if (way === 0 || held) noteWork(RECOVER, suit);
  // What is recovered in this very turn nobody can take.
  if (way === 0 && acts(RECOVER, suit)) return points * w.ready;
  const exposed = w.exposed * b.risk(KEEPERS, at);
  if (way === 0) return points * w.home - exposed;
  if (held && isBound(b, type, at, between)) return points * w.bound - exposed;
  return points * ((held ? w.carried : w.lying) - w.step * way) - exposed;
}

/** A relic in a forest: knights beside it can delve, and the more they rule around it the longer the card lasts (13.5.2.II.b). */
function buried(b: Board, w: Weights, around: readonly number[]): number {
  let near = 0;
  let ruled = 0;
  let ripe = false;
  for (const c of around) {
    if (c >= CLEARING_COUNT) continue;
    const rules = b.ruler[c] === KEEPERS;
    if (rules) ruled++;
    if (knightsIn(b, c) === 0) continue;
    near = Math.max(near, rules ? 1 : 0.5);
    noteWork(DELVE, b.s.suit[c]!);
    ripe ||= rules && acts(DELVE, b.s.suit[c]!);
  }
  // Each card delves for one relic.
  const now = ripe && delves > 0 ? w.ripe : 0;
  if (now > 0) delves--;
  return w.buried * near + w.around * Math.max(0, ruled - 1) + now;
}

/** Recovered relics by type: the rows of the board (13.5.2.III.b). */
const rows = new Uint8Array(RELIC_TYPES.length);

/** Recovered relics that wait for the others of their column: the third one brings two points more (13.5.2.III.b). */
function columns(b: Board, w: Weights): number {
  rows.fill(0);
  for (let relic = 0; relic < RELIC_COUNT; relic++)
    if (b.s.keepers.place[relic] === RECOVERED) rows[Math.floor(relic / PER_TYPE)]!++;
  let waiting = 0;
  for (let column = 1; column <= PER_TYPE; column++) {
    let filled = 0;
    for (let type = 0; type < rows.length; type++) if (rows[type]! >= column) filled++;
    if (filled < rows.length) waiting += filled;
  }
  return w.set * waiting;
}

/** How near every relic is to its points; notes on the way what cards of the retinue could do about it. */
function relics(b: Board, w: Weights): number {
  const { place } = b.s.keepers;
  const map = geographyOf(b.s);
  const between = stepsOn(linksOf(b.s));
  work.fill(0);
  for (let c = 0; c < CLEARING_COUNT; c++) if (knightsIn(b, c) > 0) noteWork(MOVE, b.s.suit[c]!);
  let worth = 0;
  for (let relic = 0; relic < RELIC_COUNT; relic++) {
    const at = place[relic]!;
    if (at < 0 || at >= RECOVERED) continue;
    if (at < CLEARING_COUNT) worth += uncovered(b, w, relic, at, between);
    else worth += buried(b, w, map.aroundForest[at - CLEARING_COUNT]!);
  }
  return worth;
}

/** The sum of the first `count` powers of a number: 1, x, x² and so on. */
function firstPowers(x: number, count: number): number {
  let sum = 0;
  for (let n = 0; n < count; n++) sum = 1 + x * sum;
  return sum;
}

/**
 * §13.5.2: a card of the retinue acts in every turn that is left, if its suit finds work; each one more in a column finds less
 * to do, so the columns grow together and a card that is lost to a relic (13.5.2.II.b, 13.5.2.III.c) costs the least one.
 */
function retinue(b: Board, w: Weights, turnsLeft: number): number {
  let worth = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if (b.s.cards.size[RETINUE + column] === 0) continue;
    let busy = serving[column * SUITS.length + BIRD]!;
    let idle = 0;
    for (let suit = 0; suit < BIRD; suit++) {
      const cards = serving[column * SUITS.length + suit]!;
      if (work[column * SUITS.length + suit] === 1) busy += cards;
      else idle += cards;
    }
    const useful = firstPowers(w.further, busy);
    worth += w.columns[column]! * (useful + w.idle * (firstPowers(w.further, busy + idle) - useful));
  }
  return (worth * Math.min(w.turns, turnsLeft)) / w.turns;
}

/**
 * The Keepers score for relics (13.5.2.III): out of the forests, by knights to a waystation of the relic's type. What they
 * can do is in the retinue, and what they rule decides how long the retinue lasts.
 */
function hopes(b: Board, w: typeof WEIGHTS, turnsLeft: number): number {
  muster(b.s);
  let worth = w.warrior * b.army[KEEPERS]! + w.rule * b.ruled[KEEPERS]! + relics(b, w) + columns(b, w);
  worth += retinue(b, w, turnsLeft);
  for (let c = 0; c < CLEARING_COUNT; c++) if (knightsIn(b, c) >= HUNGRY) worth -= w.hungry;
  for (const c of b.s.keepers.station) if (c >= 0) worth += w.station - w.lost * b.risk(KEEPERS, c);
  return worth;
}

/** How bots see the Keepers. */
export const keepers: FactionBot<typeof WEIGHTS> = {
  weights: WEIGHTS,
  fear: -0.6,
  hopes,
};
