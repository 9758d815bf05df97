import { componentsOf } from '../../components/components.ts';
import {
  deployedOn,
  edge,
  edgeUnder,
  leftOf,
  neighbour,
  NOWHERE,
  rightOf,
  SIX,
  SPOKE,
  side,
  poseOf,
} from '../00-board/geometry.ts';
import type { Sink } from '../../types.ts';
import { putWall, standConstructor } from '../transfers/machines.ts';
import { cellOfToken, holdsConstructor, isFactorySide } from '../queries.ts';
import { scanEdge } from '../00-board/scan.ts';
import type { WildState } from '../../state.ts';
import { RIGHT } from '../../words.ts';

/** §W-14.4, §W-14.9: true when no constructor may come to this edge: a wall, a factory's side, or a constructor. */
function isBlocked(s: WildState, e: number): boolean {
  return s.wall[e] !== 0 || isFactorySide(s, e) || holdsConstructor(s, e);
}

/**
 * §W-14.3 to §W-14.6: one advance of a constructor on the board, written as in §G-4.7. To the right it turns round the
 * right-hand cell (§G-4.3), to the left round the left-hand one (§G-4.4). Along the border it goes on until it stands
 * between two cells again (§W-14.5, §G-4.5) or is blocked (§W-A35).
 * A constructor stands on an edge, never goes back (§W-14.1), and no piece of the players can stop it (§W-7.7).
 */
export function advance(s: WildState, which: number, out: Sink): void {
  const from = s.constructors[which]!;
  const isRight = s.turning === RIGHT;
  const cell = isRight ? rightOf(from) : leftOf(from);
  const step = isRight ? 1 : -1;
  const walls: number[] = [];
  let at = isRight ? from % SIX : side((from % SIX) + 3);
  let to = NOWHERE;
  do {
    const next = side(at + step);
    walls.push(edge(cell, at));
    putWall(s, edge(cell, at));
    if (isBlocked(s, edge(cell, next))) {
      to = NOWHERE;
      break;
    }
    at = next;
    to = isRight ? poseOf(cell, at) : neighbour(cell, at) * SIX + side(at + 3);
  } while (neighbour(cell, at) === NOWHERE);
  standConstructor(s, which, to);
  if (out.on) out.emit({ type: 'advanced', which, from, to, walls });
}

/** §G-8.4, §W-A34: the constructors on the board in the order in which the scan line meets them. */
export function scanConstructors(s: WildState): number[] {
  const order: number[] = [];
  for (let which = 0; which < s.constructors.length; which++) if (s.constructors[which] !== NOWHERE) order.push(which);
  const rank = (which: number): number => scanEdge(s.turning, s.arrow[s.top]!, edgeUnder(s.constructors[which]!));
  if (order.length > 1 && rank(order[1]!) < rank(order[0]!)) order.reverse();
  return order;
}

/** §W-14.2: all constructors advance `times` times, one advance of each at a time. */
export function advanceAll(s: WildState, times: number, out: Sink): void {
  for (let time = 0; time < times; time++) for (const which of scanConstructors(s)) advance(s, which, out);
}

/** §W-19.2: one constructor advances `times` times; a reset ends its advances. */
export function advanceOne(s: WildState, which: number, times: number, out: Sink): void {
  for (let time = 0; time < times && s.constructors[which] !== NOWHERE; time++) advance(s, which, out);
}

/** §W-14.8, §W-14.9, §W-A36: the first free spoke of a token, from its arrow on in the machine direction. */
function freeSpoke(s: WildState, number: number): number {
  const c = cellOfToken(s, number);
  const step = s.turning === RIGHT ? 1 : -1;
  for (let turn = 0; turn < SIX; turn++) {
    const k = side(s.arrow[number]! + turn * step);
    const spoke = SPOKE[c * SIX + k]!;
    if (spoke !== NOWHERE && !isBlocked(s, spoke)) return deployedOn(c, k);
  }
  return NOWHERE;
}

/** §W-14.8, §W-14.10: constructors on the base are deployed, highest number first, the base's top token last. */
export function deployAll(s: WildState, out: Sink): void {
  for (let which = 0; which < s.constructors.length; which++)
    if (s.constructors[which] === NOWHERE) deploy(s, which, out);
}

function deploy(s: WildState, which: number, out: Sink): void {
  for (let number = componentsOf(s).chutes.length - 1; number >= s.top; number--) {
    const at = freeSpoke(s, number);
    if (at === NOWHERE) continue;
    standConstructor(s, which, at);
    if (out.on) out.emit({ type: 'deployed', which, at, number });
    return;
  }
  // §W-A37: nothing is free, so it waits on the base.
  if (out.on) out.emit({ type: 'waiting', which });
}
