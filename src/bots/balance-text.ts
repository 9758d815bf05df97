import { shareOf } from './share.ts';

const percent = (share: number): string => (100 * share).toFixed(0);

/** A share with its 95 % interval: `57 % (39–73)`. */
export function shareText(wins: number, games: number): string {
  const { share, low, high } = shareOf(wins, games);
  return games === 0 ? '–' : `${percent(share)} % (${percent(low)}–${percent(high)})`;
}

/** The mean of some numbers with one decimal. */
export const meanText = (values: readonly number[]): string =>
  values.length === 0 ? '–' : (values.reduce((sum, n) => sum + n, 0) / values.length).toFixed(1);

/** A table as Markdown writes it. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => ' --- |').join('')}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];
