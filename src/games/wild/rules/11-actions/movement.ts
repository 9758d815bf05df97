import { componentsOf } from '../../components/components.ts';
import { BASE, CELL_COUNT, distance, EDGE_OF, NEIGHBOUR, NOWHERE, SIX, sideTowards } from '../00-board/geometry.ts';
import type { Collector } from '../../types.ts';
import type { WildOption } from '../../verbs.ts';
import { hasFactoryWalls, holdsConstructor, isTerrain, sharedEffect } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import type { WildState } from '../../state.ts';
import { TERRAINS } from '../../words.ts';

const BASE_CLOSED = refusal('W-7.5', 'base');
const WALL_BETWEEN = refusal('W-7.5', 'wall');
const FACTORY_WALL_BETWEEN = refusal('W-7.5', 'factory-wall');
const CONSTRUCTOR_BETWEEN = refusal('W-7.5', 'constructor');
/** §W-A20: a move or a regroup must end on another cell. */
export const ALREADY_HERE = refusal('W-A20', 'here');
/** a: the distance. */
const NOT_CONNECTED = refusal('W-11.1b', 'not-connected');
const MECHS_ON_THE_WAY = refusal('W-11.1c', 'mechs-on-the-way');
const WALLS_ON_THE_WAY = refusal('W-7.5', 'walls-on-the-way');

/** Buffers of one search at a time: the search that found or passed a cell, its parent, and the cells to expand. */
const found: number[] = Array.from({ length: CELL_COUNT }, () => 0);
const passed: number[] = Array.from({ length: CELL_COUNT }, () => 0);
const parent: number[] = Array.from({ length: CELL_COUNT }, () => NOWHERE);
const queue: number[] = [];
let search = 0;
/** The edges on which the two constructors stand, or NOWHERE. */
let firstHeld = NOWHERE;
let secondHeld = NOWHERE;

/** What a search ignores: nothing, mechs, or walls and constructors too. What had to be ignored explains a refusal. */
const NOTHING = 0;
const MECHS = 1;
const OBSTACLES = 2;

/** §W-7.5: true when a leader may step over this side of a cell. §W-A19: with power down, walls are open. */
function isOpen(s: WildState, at: number, from: number, to: number, throughWalls: boolean, over: number): boolean {
  if (to === NOWHERE || to === BASE) return false;
  if (over === OBSTACLES) return true;
  const e = EDGE_OF[at]!;
  if (e === firstHeld || e === secondHeld) return false;
  if (throughWalls || s.breach[e] !== NOWHERE) return true;
  return s.wall[e] === 0 && s.token[from] === NOWHERE && s.token[to] === NOWHERE;
}

/**
 * §W-11.1a, §W-11.1b: marks the cells that one move from `start` can end on, for one terrain. Cells strictly between
 * start and end match the terrain and hold no mech (§W-A16); an intact factory never matches (§W-A17). If the start does
 * not match, the end must.
 */
function spread(s: WildState, start: number, terrain: number, throughWalls: boolean, over: number): void {
  const inside = isTerrain(s, start, terrain);
  const [first, second] = s.constructors;
  firstHeld = first === NOWHERE ? NOWHERE : EDGE_OF[first!]!;
  secondHeld = second === NOWHERE ? NOWHERE : EDGE_OF[second!]!;
  let head = 0;
  queue.length = 0;
  queue.push(start);
  passed[start] = search;
  while (head < queue.length) {
    const c = queue[head++]!;
    for (let d = 0; d < SIX; d++) {
      const at = c * SIX + d;
      const n = NEIGHBOUR[at]!;
      if (!isOpen(s, at, c, n, throughWalls, over)) continue;
      const matches = isTerrain(s, n, terrain);
      if (!matches && !inside && c !== start) continue;
      if (found[n] !== search) {
        found[n] = search;
        parent[n] = c;
      }
      if (!matches || passed[n] === search || (over === NOTHING && s.mechs[n]! > 0)) continue;
      passed[n] = search;
      queue.push(n);
    }
  }
}

/**
 * §W-A18: marks in `found` where one move of a player can end. §W-22.C6: caravans open one terrain of any kind.
 * §W-22.S6: power down opens walls.
 */
function seek(s: WildState, player: number, over: number): void {
  const start = s.cell[player]!;
  const throughWalls = sharedEffect(s, 'moveThroughWalls') !== undefined;
  search++;
  found[start] = 0;
  if (sharedEffect(s, 'corridorAnyTerrain') === undefined) {
    const card = s.active[player]!;
    spread(s, start, card === NOWHERE ? NOWHERE : componentsOf(s).terrain[card]!, throughWalls, over);
  } else {
    for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
      for (let c = 0; c < CELL_COUNT; c++) passed[c] = 0;
      spread(s, start, terrain, throughWalls, over);
    }
  }
  found[start] = 0;
}

/** §W-11.1: lists every cell as the end of a move: offered, or refused with the reason. */
export function listMoves(s: WildState, player: number, to: (cell: number) => WildOption, ask: Collector): void {
  seek(s, player, NOTHING);
  const now = search;
  for (let c = 0; c < CELL_COUNT; c++) if (found[c] === now) ask.offer(to(c));
  if (!ask.wantsRefusals) return;
  const reached = found.map((mark) => mark === now);
  seek(s, player, MECHS);
  const pastMechs = found.map((mark) => mark === search);
  seek(s, player, OBSTACLES);
  for (let c = 0; c < CELL_COUNT; c++) {
    const held = pastMechs[c] ? MECHS : found[c] === search ? OBSTACLES : NOTHING;
    if (!reached[c]) refuseMove(s, player, c, to(c), held, ask);
  }
}

/** Refuses a move to a cell; `held` is what blocks the way there. */
function refuseMove(s: WildState, player: number, c: number, option: WildOption, held: number, ask: Collector): void {
  const start = s.cell[player]!;
  const d = sideTowards(start, c);
  if (c === start) ask.refuse(option, ALREADY_HERE);
  else if (c === BASE) ask.refuse(option, BASE_CLOSED);
  else if (held === MECHS) ask.refuse(option, MECHS_ON_THE_WAY);
  else if (d === NOWHERE && held === OBSTACLES) ask.refuse(option, WALLS_ON_THE_WAY);
  else if (d === NOWHERE) ask.refuse(option, NOT_CONNECTED, distance(start, c));
  else if (holdsConstructor(s, EDGE_OF[start * SIX + d]!)) ask.refuse(option, CONSTRUCTOR_BETWEEN);
  else if (hasFactoryWalls(s, start) || hasFactoryWalls(s, c)) ask.refuse(option, FACTORY_WALL_BETWEEN);
  else ask.refuse(option, WALL_BETWEEN);
}

/** The terrains whose connected cells a player may use for a move. */
function corridors(s: WildState, player: number): readonly number[] {
  if (sharedEffect(s, 'corridorAnyTerrain') !== undefined) return TERRAINS.map((_, terrain) => terrain);
  const card = s.active[player]!;
  return [card === NOWHERE ? NOWHERE : componentsOf(s).terrain[card]!];
}

/** The cells of a shortest path of one move to a cell, both ends included; empty if no move ends there. */
export function pathOf(s: WildState, player: number, to: number): readonly number[] {
  const start = s.cell[player]!;
  const throughWalls = sharedEffect(s, 'moveThroughWalls') !== undefined;
  let best: number[] = [];
  for (const terrain of to === start ? [] : corridors(s, player)) {
    search++;
    spread(s, start, terrain, throughWalls, NOTHING);
    if (found[to] !== search) continue;
    const path = [to];
    while (path[0] !== start) path.unshift(parent[path[0]!]!);
    if (best.length === 0 || path.length < best.length) best = path;
  }
  return best;
}
