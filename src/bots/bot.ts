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
  /** The share of the time that is over, 0 to 1. With it, a bot may answer as soon as the rest would not change its answer. */
  timeUsed?(): number;
}

/** A budget of time that starts again with each question. */
export class TimeBudget implements Budget {
  readonly iterations: number;
  readonly #now: () => number;
  #start = 0;
  /** When the time is over, in ms of the clock. */
  deadline = 0;

  /** `now` reads a monotonic clock, in ms. */
  constructor(iterations: number, now: () => number) {
    this.iterations = iterations;
    this.#now = now;
  }

  /** Starts the time of a question, in ms. */
  start(time: number): void {
    this.#start = this.#now();
    this.deadline = this.#start + time;
  }

  /** The time that is left, in ms. */
  get left(): number {
    return Math.max(0, this.deadline - this.#now());
  }

  readonly hasTime = (): boolean => this.#now() < this.deadline;

  readonly timeUsed = (): number => Math.min(1, (this.#now() - this.#start) / (this.deadline - this.#start));
}
