import { componentsOf } from '../../components/components.ts';
import { CELL_COUNT, NOWHERE } from '../00-board/geometry.ts';
import type { Sink } from '../../types.ts';
import { lose } from '../transfers/players.ts';
import { buildFactory } from '../transfers/machines.ts';
import { factoriesBuilt, isEnclosed } from '../queries.ts';
import { scanCell } from '../00-board/scan.ts';
import type { WildState } from '../../state.ts';

/** §W-15.7, §W-A39: the enclosed cell that the scan line meets first, or NOWHERE. */
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
