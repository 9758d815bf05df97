import type { Game, GameTypes, Seat } from '../kernel/index.ts';

/** What people count in a game: figures of a position that a bot's expectations are told in. */
export interface Figures<K extends GameTypes> {
  /** The names of the figures; each has words in every language. */
  readonly names: readonly string[];
  /** How much one more of each is worth mentioning; negative where less is better. */
  readonly weights: readonly number[];
  /** The figures of a position for a seat, in the order of the names. */
  read(s: K['state'], seat: Seat, into: Float64Array): void;
  /** How far the game has gone, from 0 to 1; what a lead is worth depends on it. */
  progress(s: K['state']): number;
}

/** The score and nothing else, for games nobody has written terms for. */
export function scoreFigures<K extends GameTypes>(game: Game<K>): Figures<K> {
  return {
    names: ['points'],
    weights: [1],
    read(s, seat, into) {
      into[0] = game.scores(s)[seat] ?? 0;
    },
    // Nobody has said what the way of this game is: it is always halfway.
    progress: () => 0.5,
  };
}
