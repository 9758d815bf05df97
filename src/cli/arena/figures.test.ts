import { describe, expect, test } from 'vitest';
import { shareOf } from '../../bots/share.ts';
import { eloOf, seatShares, contestantResults } from './figures.ts';
import type { Match } from './match.ts';

const seat = (bot: number, won: number) => ({ bot, won, score: 10 * won, moves: 2, ms: 4, sources: { quests: won } });
const match = (seed: number, ...won: number[]): Match => ({ seed, acts: 7, seats: won.map((w, bot) => seat(bot, w)) });

describe('the figures of an arena', () => {
  test('a share lies within its interval, which shrinks with the number of games', () => {
    const few = shareOf(5, 10);
    const many = shareOf(500, 1000);
    expect(few.low).toBeCloseTo(0.2366, 3);
    expect(few.high).toBeCloseTo(0.7634, 3);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
    expect(shareOf(0, 20)).toMatchObject({ share: 0, low: 0 });
  });

  test('Elo says how much more often one wins', () => {
    const matches = Array.from({ length: 400 }, (_, n) => (n % 4 === 0 ? match(n, 0, 1) : match(n, 1, 0)));
    const [strong, weak] = eloOf(['a', 'b'], matches, (bot) => 'ab'[bot]!);
    expect(strong! - weak!).toBeCloseTo(400 * Math.log10(3), -1);
    expect((strong! + weak!) / 2).toBeCloseTo(1500, 5);
  });

  test('twins are counted together, and a team has no Elo', () => {
    const [one, two] = contestantResults(['search', 'greedy', 'greedy'], [match(1, 1, 0, 0), match(2, 0, 0, 1)]);
    expect(one).toMatchObject({ bot: 'search', games: 2, averageScore: 5, msPerMove: 2, sources: { quests: 0.5 } });
    expect(two).toMatchObject({ bot: 'greedy', games: 4 });
    expect(two!.wins.share).toBe(0.25);
    const [team] = contestantResults(['x', 'x'], [match(1, 1, 1), match(2, 0, 0)]);
    expect(team).toMatchObject({ elo: undefined, games: 4, wins: shareOf(1, 2) });
  });

  test('seats are counted for all contestants', () => {
    expect(seatShares([match(1, 1, 0), match(2, 1, 0)], 2).map(({ share }) => share)).toEqual([1, 0]);
  });
});
