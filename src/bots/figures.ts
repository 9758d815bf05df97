import type { Game, GameTypes, Seat } from '../kernel/index.ts';

/** Figures that people count in a game. Hints show their expected changes. */
export interface Figures<K extends GameTypes> {
  /** The names of the figures; each has a message in every language. */
  readonly names: readonly string[];
  /** How important a change of each figure by 1 is; negative when less is better. */
  readonly weights: readonly number[];
  /** Writes the figures of a state for a seat, in the order of the names. */
  read(s: K['state'], seat: Seat, into: Float64Array): void;
  /** How far the game has gone, 0 to 1. The meaning of a lead depends on it. */
  progress(s: K['state']): number;
}

/** The score only, for games without figures of their own. */
export function scoreFigures<K extends GameTypes>(game: Game<K>): Figures<K> {
  return {
    names: ['points'],
    weights: [1],
    read(s, seat, into) {
      into[0] = game.scores(s)[seat] ?? 0;
    },
    // The length of the game is unknown.
    progress: () => 0.5,
  };
}
