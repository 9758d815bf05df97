import type { Seat } from '../../kernel/index.ts';
import type { EmbersState, StirFrame } from '../state.ts';

/** P-5.5: the flare. */
export const flare = (_s: EmbersState, raker: Seat, tile: number): StirFrame | undefined =>
  tile >= 3 ? { proc: 'stir', step: 'dice', got: 0, seat: raker } : undefined;
