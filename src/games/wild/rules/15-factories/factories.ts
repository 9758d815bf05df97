import { componentsOf } from '../../components/components.ts';
import { BASE, CELL_COUNT, neighbour, NOWHERE, side } from '../00-board/geometry.ts';
import type { Sink } from '../../types.ts';
import { lose } from '../transfers/players.ts';
import { buildFactory, pollute } from '../transfers/machines.ts';
import { cellOfToken, factoriesBuilt, isEnclosed } from '../queries.ts';
import { scanCell } from '../00-board/scan.ts';
import type { WildState } from '../../state.ts';

/** The enclosed cell that the scan line meets first, or NOWHERE (§W-15.7, §W-A39). */
export function firstEnclosed(s: WildState): number {
  let first = NOWHERE;
  for (let c = 0; c < CELL_COUNT; c++) {
    if (!isEnclosed(s, c)) continue;
    if (first === NOWHERE || scan(s, c) < scan(s, first)) first = c;
  }
  return first;
}

const scan = (s: WildState, c: number): number => scanCell(s.turning, s.arrow[s.top]!, c);

/** §W-15.2: builds one factory if a cell is enclosed; one too many and the game is lost (§W-1.3a). True if built. */
export function buildIfEnclosed(s: WildState, out: Sink): boolean {
  const cell = firstEnclosed(s);
  if (cell === NOWHERE) return false;
  if (factoriesBuilt(s) >= componentsOf(s).pack.limits.factoriesBuilt) {
    lose(s, 'factories', out);
    return false;
  }
  buildFactory(s, cell, out);
  return true;
}

/** The cell that a chute pollutes: toxic sites are passed over, beyond the board is nothing (§W-16.4). */
function targetOf(s: WildState, from: number, d: number): number {
  let c = neighbour(from, d);
  while (c !== NOWHERE && s.toxic[c] === 1) c = neighbour(c, d);
  return c;
}

/** §W-16.1, §W-16.2: every intact factory and the top of the base, highest number first, chutes clockwise (§W-A41). */
export function spreadPollution(s: WildState, out: Sink): void {
  const { chutes } = componentsOf(s);
  for (let number = chutes.length - 1; number >= s.top; number--) {
    if (s.razed[number] === 1) continue;
    const from = number === s.top ? BASE : cellOfToken(s, number);
    for (const chute of chutes[number]!) {
      const c = targetOf(s, from, side(s.arrow[number]! + chute));
      if (c !== NOWHERE) pollute(s, c, number, out);
      if (s.lost !== 0) return;
    }
  }
}
