import { type PublicContext, seatsOf } from '../../kernel/index.ts';
import { playerCount, seatOf } from './rules/queries.ts';
import type { RoundFrame } from './frames.ts';
import type { WildState } from './state.ts';

/** §W-6.1: whose turn it is, and how many turns have begun so far. */
export function publicContext(s: WildState): PublicContext {
  const round = s.stack.find((f): f is RoundFrame => f.proc === 'round');
  const turns = s.round * playerCount(s) + seatsOf(round?.acted ?? 0).length;
  return { turn: s.turn < 0 ? -1 : seatOf(s, s.turn), turns, facts: {} };
}
