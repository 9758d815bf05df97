/** A share with the bounds within which it lies in 95 of 100 cases (Wilson). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** The share of `wins` among `games` with its 95 % interval. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const p = wins / games;
  const middle = (p + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const half = (Z / (1 + (Z * Z) / games)) * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games));
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
