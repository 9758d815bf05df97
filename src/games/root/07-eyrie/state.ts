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
export interface EyrieState {
  /** The leader in office, -1 before the first is chosen. */
  leader: number;
  /** §7.7.3: 1 for each leader that lies face down. */
  deposed: number[];
}

/** No leader yet. */
export function newEyrie(): EyrieState {
  return { leader: -1, deposed: LEADERS.map(() => 0) };
}

/** A copy that shares nothing. */
export function copyEyrie(e: EyrieState): EyrieState {
  return { leader: e.leader, deposed: e.deposed.slice() };
}
