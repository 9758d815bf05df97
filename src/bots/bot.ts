import type { GameTypes } from '../kernel/index.ts';
import type { SeatPerspective, Player } from '../kernel/referee/index.ts';

/**
 * A player that thinks at once. It knows only what a chair gives: the question, its answers, and worlds drawn from what
 * the seat knows; all its chance comes from the source it was made with. It never sees the true state.
 */
export interface Bot<K extends GameTypes> extends Player<K> {
  answer(chair: SeatPerspective<K>): K['option'];
}

/** How long a bot may think about one question. */
export interface Budget {
  /** Thoughts at most. */
  readonly iterations: number;
  /** Asked now and then whether there is time left; without it only the number of thoughts counts. */
  hasTime?(): boolean;
}
