import { aheadOf, BASE, CELL_COUNT, EDGE_OF, leftOf, NEIGHBOUR, NOWHERE, rightOf, SIX } from '../00-board/geometry.ts';
import type { Sink } from '../../types.ts';
import { pursue, putHunter } from '../transfers/machines.ts';
import { hasFactoryWalls, holdsLeader, isPlaying, playerCount } from '../queries.ts';
import type { WildState } from '../../state.ts';
import { RIGHT } from '../../words.ts';

/** §W-18.2, §W-A44: where a constructor deploys a hunter: straight ahead, else beside it in the machine direction. */
export function hunterCell(s: WildState, at: number): number {
  const ahead = aheadOf(at);
  if (ahead !== NOWHERE && !hasFactoryWalls(s, ahead)) return ahead;
  return s.turning === RIGHT ? rightOf(at) : leftOf(at);
}

/** §W-18.1: each constructor on the board deploys hunters. */
export function deployHunters(s: WildState, each: number, out: Sink): void {
  for (let which = 0; which < s.constructors.length; which++) {
    const at = s.constructors[which]!;
    if (at === NOWHERE) continue;
    for (let n = 0; n < each; n++) putHunter(s, which, hunterCell(s, at), out);
  }
}

/** Buffer: steps of a hunter from each cell to the goal; above `range` where the goal is out of range. */
const steps: number[] = Array.from({ length: CELL_COUNT }, () => 0);

/** §W-18.7: counts steps over terrain cells and edges without walls, breached or not. §W-A43: constructors do not block. */
function measure(s: WildState, goal: number, range: number): void {
  steps.fill(range + 1);
  steps[goal] = 0;
  for (let far = 0; far < range; far++)
    for (let c = 0; c < CELL_COUNT; c++) {
      if (steps[c] !== far) continue;
      for (let at = c * SIX; at < c * SIX + SIX; at++) {
        const n = NEIGHBOUR[at]!;
        if (n === NOWHERE || n === BASE || s.token[n] !== NOWHERE || s.wall[EDGE_OF[at]!] !== 0) continue;
        if (steps[n]! > far + 1) steps[n] = far + 1;
      }
    }
}

/** §W-18.4 to §W-18.6: every free hunter within range comes to the leader; leaders in factories are not pursued. */
function pursuePlayer(s: WildState, player: number, range: number, out: Sink): void {
  const goal = s.cell[player]!;
  if (s.token[goal] !== NOWHERE) return;
  measure(s, goal, range);
  for (let c = 0; c < CELL_COUNT; c++)
    if (s.mechs[c] !== 0 && c !== goal && steps[c]! <= range && !holdsLeader(s, c)) pursue(s, player, c, out);
}

/** §W-18.3: first the active player, then the others clockwise. */
export function pursueAll(s: WildState, active: number, near: number, far: number, out: Sink): void {
  for (let step = 0; step < playerCount(s); step++) {
    const player = (active + step) % playerCount(s);
    if (isPlaying(s, player)) pursuePlayer(s, player, step === 0 ? far : near, out);
  }
}
