import type { PublicContext } from '../../kernel/index.ts';
import type { ScythiaState } from './state.ts';

/** §S-3.1: whose turn it is, and how many turns have begun so far. */
export const publicContext = (s: ScythiaState): PublicContext => ({
  turn: s.turns > 0 ? s.active : -1,
  turns: s.turns,
  facts: {},
});
