import { VIZIERS } from '../../games/root/07-eyrie/state.ts';
import { SUIT_OF } from '../../games/root/decks/index.ts';
import { HAWK, ROOST } from '../../games/root/pieces.ts';
import { DECREE } from '../../games/root/piles.ts';
import { BIRD, CLEARING_COUNT, EYRIE, FACTIONS } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { RootWeights } from './weights.ts';

/** §7.6.1: points in each Evening by roosts on the map. */
const ROOST_POINTS = [0, 0, 1, 2, 3, 4, 4, 5];
const RECRUIT = 0;
const MOVE = 1;
const BATTLE = 2;
const COLUMN_COUNT = 4;

/** Where a column of the decree could be resolved, by suit; the last for birds, which fit everywhere (7.5.2). */
const places = new Int8Array(COLUMN_COUNT * 4);

function findPlaces(b: Board): void {
  places.fill(0);
  const { s } = b;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const suit = s.suit[c]!;
    const hawks = b.warriors[EYRIE * CLEARING_COUNT + c]!;
    const roost = b.on(ROOST, c) > 0;
    if (roost && s.supply[HAWK]! > 0) add(RECRUIT, suit);
    if (hawks > 0) add(MOVE, suit);
    if (hawks > 0 && meetsEnemy(b, c)) add(BATTLE, suit);
    if (!roost && b.ruler[c] === EYRIE && s.open[c]! > 0) add(COLUMN_COUNT - 1, suit);
  }
}

function add(column: number, suit: number): void {
  if (suit >= 0) places[column * 4 + suit]!++;
  places[column * 4 + BIRD]!++;
}

function meetsEnemy(b: Board, c: number): boolean {
  for (let f = 0; f < FACTIONS.length; f++)
    if (f !== EYRIE && (b.s.force[f * CLEARING_COUNT + c]! > 0 || b.warriors[f * CLEARING_COUNT + c]! > 0)) return true;
  return false;
}

/** Cards of the decree that could be resolved, less those that could not: one of these means turmoil (7.7). */
function decree(b: Board, { eyrie: w }: RootWeights): number {
  const { s } = b;
  findPlaces(b);
  let worth = 0;
  for (let card = 0; card < s.cards.at.length; card++) {
    const column = s.cards.at[card]! - DECREE;
    if (column < 0 || column >= COLUMN_COUNT) continue;
    worth += judged(column, SUIT_OF[card]!, w);
  }
  const viziers = VIZIERS[s.eyrie.leader];
  if (viziers) for (const column of viziers) worth += judged(column, BIRD, w);
  return worth;
}

function judged(column: number, suit: number, w: RootWeights['eyrie']): number {
  // A move makes room for a battle or a roost of the same turn, so those are judged more mildly.
  if (places[column * 4 + suit]! > 0) return w.columns[column]! * (suit === BIRD ? 1 : w.suited);
  return column <= MOVE ? -w.doomed : -w.doomed / 2;
}

/**
 * The Eyrie score every Evening by roosts (7.6.1), so a roost is worth its points for all turns to come. The decree gives
 * more actions with every card, until one cannot be resolved and everything falls.
 */
export function eyrie(b: Board, weights: RootWeights, turnsLeft: number): number {
  const { eyrie: w } = weights;
  const roosts = b.count(ROOST);
  let worth = w.warrior * b.army[EYRIE]! + w.rule * b.ruled[EYRIE]!;
  worth += w.income * ROOST_POINTS[roosts]! * Math.min(w.turns, turnsLeft) + w.income * Math.min(roosts, 2);
  let sites = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const roost = b.on(ROOST, c);
    if (roost > 0) worth -= w.exposed * b.risk(EYRIE, c);
    else if (b.ruler[c] === EYRIE && b.s.open[c]! > 0) sites++;
  }
  return worth + w.site * Math.min(3, sites) + decree(b, weights);
}
