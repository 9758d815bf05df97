import type { GameTypes } from '../kernel/index.ts';
import type { SeatPerspective, Player } from '../kernel/referee/index.ts';

/**
 * A player that answers synchronously. It uses only the seat's perspective: the question, its options, and worlds drawn from
 * what the seat knows. Its randomness comes from the generator it was created with. It never sees the true state.
 */
export interface Bot<K extends GameTypes> extends Player<K> {
  answer(perspective: SeatPerspective<K>): K['option'];
}

/** Limits of a search of one question. */
export interface Budget {
  /** Most iterations. */
  readonly iterations: number;
  /** True while time is left, polled between iterations; left out: only the number of iterations counts. */
  hasTime?(): boolean;
}
