import type { ResultCountView } from '../../protocol/index.ts';
import type { ResultCount } from '../storage/matches.ts';

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959_964;

const rounded = (share: number): number => Math.round(1e4 * share) / 1e4;

/** The 95 % interval of a share after `wins` of `games`: E. Wilson, Probable inference, 1927. */
export function wilsonInterval(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [rounded(Math.max(0, middle - half)), rounded(Math.min(1, middle + half))];
}

/** A count with its interval; `expected` becomes a share. */
export function countView({ games, wins, expected }: ResultCount): ResultCountView {
  const [low, high] = wilsonInterval(wins, games);
  return { games, wins, expected: games === 0 ? 0 : rounded(expected / games), low, high };
}
