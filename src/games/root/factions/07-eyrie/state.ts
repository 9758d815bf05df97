import { EYRIE } from '../../words.ts';

/** §7.5.2: the columns of the decree, from the left. */
export const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const;

/** The leaders (7.8), by number. */
export const LEADERS = ['builder', 'charismatic', 'commander', 'despot'] as const;

/** §7.8.1 to §7.8.4: the columns of each leader's viziers. */
export const VIZIERS: readonly (readonly number[])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 3],
];

/** What is the Eyrie's alone. */
export class EyrieState {
  /** The leader in office, -1 before the first is chosen. */
  leader: number;
  /** §7.7.3: 1 for each leader that lies face down. */
  deposed: readonly number[];

  /** A copy that shares nothing. */
  constructor(e: EyrieState) {
    this.leader = e.leader;
    this.deposed = e.deposed;
  }
}

/** No leader yet. */
export function newEyrie(): EyrieState {
  return new EyrieState({ leader: -1, deposed: LEADERS.map(() => 0) });
}

/** A copy for a copied state; `seat` holds the seats by faction. What does not play never changes, so copies share it. */
export const copyEyrie = (own: EyrieState, seat: readonly number[]): EyrieState =>
  seat[EYRIE]! >= 0 ? new EyrieState(own) : own;
