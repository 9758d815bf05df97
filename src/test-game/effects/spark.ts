import type { Seat } from '../../kernel/index.ts';
import { drawing } from '../round.ts';
import type { DrawFrame, EmbersState } from '../state.ts';

/** P-5.4: the spark. */
export const spark = (_s: EmbersState, raker: Seat, tile: number): DrawFrame | undefined =>
  tile % 2 === 1 ? drawing(raker, 1) : undefined;
