import type { GameTypes } from '../kernel/index.ts';

/**
 * What foretells the end of a game that all win or lose together, where the judgement that bots play by says little about
 * it. How much each sign says is found from games whose ends are known.
 */
export interface OutcomeFeatures<K extends GameTypes> {
  readonly names: readonly string[];
  /** The signs of a position, in the order of the names. */
  read(s: K['state'], into: Float64Array): void;
}

/** The chance that signs give under weights: first of nothing at all, then of one more of each sign. */
export function predictedChance(weights: readonly number[], signs: ArrayLike<number>): number {
  let odds = weights[0] ?? 0;
  for (let k = 0; k < signs.length; k++) odds += (weights[k + 1] ?? 0) * signs[k]!;
  return 1 / (1 + Math.exp(-odds));
}
