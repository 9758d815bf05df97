/** The leaders (7.8), by number. */
export const LEADERS = ['builder', 'charismatic', 'commander', 'despot'] as const;

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
