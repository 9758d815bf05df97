import type { ChildFrame } from '../../../../kernel/index.ts';
import { shift } from '../02-key-terms/pieces.ts';
import { current } from '../02-key-terms/players.ts';
import { accompanied, move } from '../04-key-actions/move.ts';
import type { Root, Sink } from '../../types.ts';
import { WARLORD, WARRIOR_OF } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, type Faction, HUNDREDS } from '../../words.ts';
import { loose } from './stuck.ts';

/** §12.2.2: the warlord of a clearing can be forced to move in the turn of the Hundreds only. */
export const leadable = (s: RootState, f: Faction, c: Clearing): number =>
  f === HUNDREDS && current(s) === HUNDREDS ? loose(s, WARLORD, c) : 0;

/** §16.3, §16.3-R1: warriors move as if their faction moved them: it says what they carry (13.2.4), then the move is answered. */
export function forcedMove(
  s: RootState,
  f: Faction,
  from: Clearing,
  to: Clearing,
  count: number,
  led: number,
  out: Sink,
): readonly ChildFrame<Root>[] {
  if (count > 0) shift(s, WARRIOR_OF[f]!, from, to, count, f, out);
  if (led > 0) shift(s, WARLORD, from, to, led, f, out);
  const arrived = { ...move(f, from, to), step: count > 0 ? ('arrived' as const) : ('alone' as const) };
  return [...accompanied.gather([], s, f, from, to, count), arrived];
}
