import {
  BASE,
  CELL_COUNT,
  EDGE_CELL,
  EDGE_OF,
  EDGE_OTHER,
  NEIGHBOUR,
  NOWHERE,
  SIX,
} from '../../games/wild/rules/00-board/geometry.ts';
import { hasUsableCamp, isFactory, isTerrain } from '../../games/wild/rules/queries.ts';
import type { WildState } from '../../games/wild/state.ts';

/** Farther than any cell. */
export const FAR = 99;

/** Most mechs of a cell that count as work to do there. */
const ENOUGH_MECHS = 2;

/** What an edge costs a leader, what can be breached around a cell, and what else is to be done on it. */
const toll = new Int8Array(EDGE_CELL.length);
const walls = new Int8Array(CELL_COUNT);
const chores = new Int8Array(CELL_COUNT);
const queue: number[] = [];

/** Looks at the board once for all leaders: everything below speaks of the position that was surveyed last. */
export function survey(s: WildState): void {
  walls.fill(0);
  for (let e = 0; e < toll.length; e++) {
    const a = EDGE_CELL[e]!;
    const b = EDGE_OTHER[e]!;
    const solid = s.wall[e] !== 0 || s.token[a] !== NOWHERE || (b !== NOWHERE && s.token[b] !== NOWHERE);
    const breached = s.breach[e] !== NOWHERE;
    // An open side costs one step, a wall two: it must be breached first, which pays for itself.
    toll[e] = solid && !breached ? 2 : 1;
    if (!solid || breached || a === BASE || b === BASE) continue;
    walls[a]!++;
    if (b !== NOWHERE) walls[b]!++;
  }
  for (const at of s.constructors) if (at !== NOWHERE) toll[EDGE_OF[at]!] = FAR;
  for (let c = 0; c < CELL_COUNT; c++)
    chores[c] =
      Math.min(s.mechs[c]!, ENOUGH_MECHS) +
      (s.pollution[c] !== 0 || s.toxic[c] !== 0 ? 1 : 0) +
      (isFactory(s, c) ? 1 : 0);
  chores[BASE] = 0;
}

/** Steps to every cell from those that `into` has below FAR already; connected terrain is shorter, but needs the right card. */
function spread(into: Int8Array): void {
  queue.length = 0;
  for (let c = 0; c < CELL_COUNT; c++) if (into[c]! < FAR) queue.push(c);
  for (let head = 0; head < queue.length; head++) {
    const c = queue[head]!;
    const here = into[c]!;
    for (let at = c * SIX; at < c * SIX + SIX; at++) {
      const n = NEIGHBOUR[at]!;
      if (n === NOWHERE || n === BASE) continue;
      const steps = here + toll[EDGE_OF[at]!]!;
      if (steps >= into[n]!) continue;
      into[n] = steps;
      queue.push(n);
    }
  }
}

/** Action points that bring a player's leader to every cell: on foot, or by regrouping to an own camp first (§W-11.3). */
export function reach(s: WildState, player: number, into: Int8Array): void {
  into.fill(FAR);
  for (let c = 0; c < CELL_COUNT; c++) if (s.camp[c] === player && hasUsableCamp(s, c)) into[c] = 1;
  into[s.cell[player]!] = 0;
  spread(into);
}

/** Action points from every cell to the nearest one where a player may build a camp, regrouping included (§W-11.2). */
export function reachSite(s: WildState, player: number, into: Int8Array): void {
  into.fill(FAR);
  for (let c = 0; c < CELL_COUNT; c++)
    if (c !== BASE && s.camp[c] === NOWHERE && isTerrain(s, c, s.faction[player]!)) into[c] = 0;
  spread(into);
  let regrouped = FAR;
  for (let c = 0; c < CELL_COUNT; c++)
    if (s.camp[c] === player && hasUsableCamp(s, c)) regrouped = Math.min(regrouped, 1 + into[c]!);
  for (let c = 0; c < CELL_COUNT; c++) if (into[c]! > regrouped) into[c] = regrouped;
}

/** How often a player can gain support on a cell: mechs, pollution, a factory, and walls while there are markers. */
export const sourcesAt = (s: WildState, player: number, c: number): number =>
  chores[c]! + (s.markers[player]! > 0 ? walls[c]! : 0);
