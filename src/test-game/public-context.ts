import type { PublicContext } from '../kernel/index.ts';
import type { EmbersState, GustFrame, RoundFrame, TurnFrame } from './state.ts';
import { SEATS } from './words.ts';

/** Whose turn it is, and the seat that a gust would stop (P-4.2). */
export function publicContext(s: EmbersState): PublicContext {
  const round = s.stack.find((f): f is RoundFrame => f.proc === 'round');
  const turn = s.stack.find((f): f is TurnFrame => f.proc === 'turn');
  const gust = s.stack.find((f): f is GustFrame => f.proc === 'gust');
  return {
    turn: turn?.seat ?? -1,
    turns: s.round * s.settings.seats + (round?.turns ?? 0),
    facts: gust ? { against: SEATS[gust.against]! } : {},
  };
}
