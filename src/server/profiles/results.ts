import type { ProfileView } from '../../protocol/index.ts';
import { displayedRating, type Rating } from '../ratings/rating.ts';
import type { RatingPoint, ResultCount, ResultSum } from '../storage/matches.ts';
import { countView } from './interval.ts';

type GameResults = ProfileView['games'][number];

const DAY_MS = 86_400_000;
/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959_964;

/** The shown rating, and the interval in which the true strength lies in 95 of 100 cases, on the same scale. */
export function ratingRange(rating: Rating): { rating: number; low: number; high: number } {
  const { mean, spread } = rating;
  const scaled = (value: number): number => displayedRating({ mean: value, spread: 0 });
  return { rating: displayedRating(rating), low: scaled(mean - Z * spread), high: scaled(mean + Z * spread) };
}

/** Adds up results by a name. */
function countedBy(results: readonly ResultSum[], name: (result: ResultSum) => string): GameResults['factions'] {
  const counts = new Map<string, ResultCount>();
  for (const result of results) {
    const key = name(result);
    if (key === '') continue;
    const { games, wins, expected } = counts.get(key) ?? { games: 0, wins: 0, expected: 0 };
    counts.set(key, {
      games: games + result.games,
      wins: wins + result.wins,
      expected: expected + result.games / result.seats,
    });
  }
  return [...counts]
    .map(([key, count]) => ({ name: key, count: countView(count) }))
    .sort((a, b) => b.count.games - a.count.games || (a.name < b.name ? -1 : 1));
}

/** Wins in a row now (losses: negative), and the longest row of wins. They come newest first. */
export function streakOf(wins: readonly boolean[]): ProfileView['streak'] {
  const [first] = wins;
  let now = 0;
  while (now < wins.length && wins[now] === first) now++;
  let best = 0;
  let row = 0;
  for (const won of wins) {
    row = won ? row + 1 : 0;
    best = Math.max(best, row);
  }
  return { now: first === false ? -now : now, best };
}

/** The last rating of each day: what a single game of a private table changed cannot be told from it. */
function byDay(points: readonly RatingPoint[]): GameResults['history'] {
  const days = new Map<number, RatingPoint>();
  for (const point of points) days.set(Math.floor(point.at / DAY_MS), point);
  return [...days].map(([day, point]) => ({ at: day * DAY_MS, ...ratingRange(point) }));
}

/** The results of a person game by game, the most played first. Matches with bots only are left out. */
export function gameResults(
  results: readonly ResultSum[],
  ratings: readonly (Rating & { readonly game: string; readonly games: number })[],
  history: readonly RatingPoint[],
): GameResults[] {
  const together = results.filter((result) => result.together);
  const games = new Set([...together.map(({ game }) => game), ...ratings.map(({ game }) => game)]);
  return [...games]
    .map((game): GameResults => {
      const own = together.filter((result) => result.game === game);
      const rating = ratings.find((row) => row.game === game);
      return {
        game,
        count: countedBy(own, () => game)[0]?.count ?? countView({ games: 0, wins: 0, expected: 0 }),
        factions: countedBy(own, ({ faction }) => faction),
        orders: countedBy(own, ({ order, seats }) => `${order + 1}/${seats}`).sort((a, b) =>
          a.name < b.name ? -1 : 1,
        ),
        ...(rating && { rating: { ...ratingRange(rating), games: rating.games } }),
        history: byDay(history.filter((point) => point.game === game)),
      };
    })
    .sort((a, b) => b.count.games - a.count.games);
}
