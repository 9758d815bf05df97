import type { GameTypes } from '../kernel/index.ts';

/**
 * Features that predict the result of a co-operative game, where the bots' evaluator predicts it badly. Their weights are
 * fitted to finished games.
 */
export interface OutcomeFeatures<K extends GameTypes> {
  readonly names: readonly string[];
  /** Writes the features of a state, in the order of the names. */
  read(s: K['state'], into: Float64Array): void;
}

/** The predicted chance. `weights` are the intercept, then one weight per feature. */
export function predictedChance(weights: readonly number[], features: ArrayLike<number>): number {
  let odds = weights[0] ?? 0;
  for (let k = 0; k < features.length; k++) odds += (weights[k + 1] ?? 0) * features[k]!;
  return 1 / (1 + Math.exp(-odds));
}
