import { BASE, CELL_COUNT, EDGE_OF, NEIGHBOUR, NOWHERE, SIX } from '../../games/wild/geometry.ts';
import { holdsConstructor, isFactory } from '../../games/wild/queries.ts';
import type { WildState } from '../../games/wild/state.ts';

/** Farther than any cell. */
export const FAR = 99;

const queue: number[] = [];

/** An open side costs one step, a wall two: it must be breached first, which pays for itself. */
function cost(s: WildState, at: number, from: number, to: number): number {
  const e = EDGE_OF[at]!;
  if (holdsConstructor(s, e)) return FAR;
  if (s.breach[e] !== NOWHERE) return 1;
  return s.wall[e] === 0 && s.token[from] === NOWHERE && s.token[to] === NOWHERE ? 1 : 2;
}

/** Steps from a cell to every other; a move along connected terrain is shorter, but that depends on the next cards. */
export function measure(s: WildState, start: number, into: Int8Array): void {
  into.fill(FAR);
  if (start === NOWHERE) return;
  into[start] = 0;
  queue.length = 0;
  queue.push(start);
  for (let head = 0; head < queue.length; head++) {
    const c = queue[head]!;
    for (let d = 0; d < SIX; d++) {
      const n = NEIGHBOUR[c * SIX + d]!;
      if (n === NOWHERE || n === BASE) continue;
      const steps = into[c]! + cost(s, c * SIX + d, c, n);
      if (steps >= into[n]!) continue;
      into[n] = steps;
      queue.push(n);
    }
  }
}

/** How often a player can gain support on each cell: walls to breach, mechs, pollution, a factory. */
export function sourcesOn(s: WildState, player: number, into: Int8Array): void {
  const marked = s.markers[player]! > 0;
  for (let c = 0; c < CELL_COUNT; c++) {
    if (c === BASE) {
      into[c] = 0;
      continue;
    }
    let count =
      Math.min(s.mechs[c]!, 2) + (s.pollution[c] !== 0 || s.toxic[c] !== 0 ? 1 : 0) + (isFactory(s, c) ? 1 : 0);
    if (marked)
      for (let d = 0; d < SIX; d++) {
        const e = EDGE_OF[c * SIX + d]!;
        if (s.breach[e] !== NOWHERE || NEIGHBOUR[c * SIX + d] === BASE) continue;
        const n = NEIGHBOUR[c * SIX + d]!;
        if (s.wall[e] !== 0 || s.token[c] !== NOWHERE || (n !== NOWHERE && s.token[n] !== NOWHERE)) count++;
      }
    into[c] = count;
  }
}
