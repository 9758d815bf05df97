import { componentsOf } from '../../components/components.ts';
import type { WildState } from '../../state.ts';
import type { Sink } from '../../types.ts';
import { BASE, neighbour, NOWHERE, side } from '../00-board/geometry.ts';
import { cellOfToken } from '../queries.ts';
import { pollute } from '../transfers/machines.ts';

/** §W-16.4: the cell that a chute pollutes: toxic sites are passed over, beyond the board is nothing. */
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
