import type { GameTypes } from '../kernel/index.ts';
import { type Evaluator, winChances } from './evaluator.ts';

/**
 * Estimates win chances where an iteration of the tree search ends. Without one the search uses its evaluator there, too. It is
 * applied to worlds that were drawn for a seat, so it may read any part of a state.
 */
export interface Leaf<K extends GameTypes> {
  /** Guides a search that has this leaf, instead of the bot's own evaluator. */
  readonly evaluator: Evaluator<K>;
  /** Writes the win chance of each seat, 0 to 1; exact when the game is over. */
  winChances(s: K['state'], into: Float64Array): void;
}

/** A leaf that estimates by an evaluator. */
export const evaluatorLeaf = <K extends GameTypes>(evaluator: Evaluator<K>): Leaf<K> => ({
  evaluator,
  winChances: (s, into) => winChances(evaluator, s, into),
});
