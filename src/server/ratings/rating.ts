/** Estimated skill and its standard deviation. */
export interface Rating {
  readonly mean: number;
  readonly spread: number;
}

/** Rating before the first game. */
export const INITIAL_RATING: Rating = { mean: 25, spread: 25 / 3 };

/** Variance of one game's result: luck and form. */
const BETA2 = (25 / 6) ** 2;
/** Lower bound of the factor by which one game may shrink the variance. */
const LEAST_SHRINK = 0.0001;

/** The number that is shown: a cautious estimate, three deviations below the mean. */
export const displayedRating = ({ mean, spread }: Rating): number => Math.round((mean - 3 * spread) * 40 + 1000);

/**
 * New ratings after a game of any number of players by places (equal places: a draw between them). Every pair for which
 * `counts` is true is rated as a game of two: R. Weng and C.-J. Lin, A Bayesian approximation method for online ranking
 * (2011), algorithm 1.
 */
export function updateRatings(
  players: readonly Rating[],
  places: readonly number[],
  counts: (a: number, b: number) => boolean = () => true,
): Rating[] {
  return players.map((own, i) => {
    let push = 0;
    let shrink = 0;
    const own2 = own.spread ** 2;
    for (let q = 0; q < players.length; q++) {
      if (q === i || !counts(i, q)) continue;
      const other = players[q]!;
      const width = Math.sqrt(own2 + other.spread ** 2 + 2 * BETA2);
      const chance = 1 / (1 + Math.exp((other.mean - own.mean) / width));
      const score = places[q] === places[i] ? 0.5 : places[i]! < places[q]! ? 1 : 0;
      push += (own2 / width) * (score - chance);
      shrink += (own.spread / width) * (own2 / width ** 2) * chance * (1 - chance);
    }
    return {
      mean: own.mean + push,
      spread: own.spread * Math.sqrt(Math.max(1 - shrink, LEAST_SHRINK)),
    };
  });
}
