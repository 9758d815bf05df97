import { predictedChance } from '../../bots/index.ts';

/** Features of a position, and whether the game was won. */
export interface LabelledFeatures {
  readonly features: readonly number[];
  readonly won: number;
}

/** Steps of Newton's method at most, and the change of a weight that no longer matters. */
const MOST_STEPS = 50;
const ENOUGH = 1e-6;

/** Solves a square system of linear equations; the last column of each row is the right side. */
function solved(rows: number[][]): number[] {
  const n = rows.length;
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(rows[i]![k]!) > Math.abs(rows[pivot]![k]!)) pivot = i;
    [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const factor = rows[i]![k]! / rows[k]![k]!;
      for (let j = k; j <= n; j++) rows[i]![j]! -= factor * rows[k]![j]!;
    }
  }
  return rows.map((row, k) => row[n]! / row[k]!);
}

/** The spread of each feature; 0 for a constant one. */
function spreads(list: readonly LabelledFeatures[], count: number): number[] {
  return Array.from({ length: count }, (_, k) => {
    const mean = list.reduce((sum, one) => sum + one.features[k]!, 0) / list.length;
    return Math.sqrt(list.reduce((sum, one) => sum + (one.features[k]! - mean) ** 2, 0) / list.length);
  });
}

/**
 * Logistic regression: the intercept, then the weight of each feature. `doubt` is the strength of the regularization towards
 * zero, relative to the spread of the feature.
 */
export function regressed(list: readonly LabelledFeatures[], doubt: number): number[] {
  const spread = spreads(list, list[0]?.features.length ?? 0);
  const weights = [0, ...spread.map(() => 0)];
  for (let step = 0; step < MOST_STEPS; step++) {
    const rows = weights.map((weight, k) => {
      const against = k === 0 ? 0 : doubt * spread[k - 1]! ** 2 || 1;
      return [...weights.map((_, j) => (j === k ? against : 0)), -against * weight];
    });
    for (const { features, won } of list) {
      const chance = predictedChance(weights, features);
      const sure = chance * (1 - chance);
      for (let k = 0; k < weights.length; k++) {
        const x = k === 0 ? 1 : features[k - 1]!;
        if (x === 0) continue;
        const row = rows[k]!;
        row[0]! += sure * x;
        for (let j = 1; j < weights.length; j++) row[j]! += sure * x * features[j - 1]!;
        row[weights.length]! += (won - chance) * x;
      }
    }
    const change = solved(rows);
    for (let k = 0; k < weights.length; k++) weights[k]! += change[k]!;
    if (Math.max(...change.map(Math.abs)) < ENOUGH) break;
  }
  return weights;
}
