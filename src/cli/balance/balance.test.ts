import { expect, test } from 'vitest';
import { GAME_RULES, parseSettings } from '../games.ts';
import type { Balance, GameStats } from '../../bots/balance.ts';
import { meanText, shareText, tableOf } from '../../bots/balance-text.ts';
import { SCYTHIA_BALANCE } from '../../bots/scythia/balance.ts';
import { WILD_BALANCE } from '../../bots/wild/balance.ts';
import { playForStats } from './game-stats.ts';

const RANDOM = { text: 'random', name: 'random' } as const;

/** One game of random players of each of these rows. */
async function played(name: string, balance: Balance, rows: readonly string[]): Promise<Map<string, GameStats[]>> {
  const game = await GAME_RULES[name]!();
  const courses = new Map<string, GameStats[]>();
  for (const row of balance.rows.filter((each) => rows.includes(each.name)))
    courses.set(row.name, [
      await playForStats(game, parseSettings(game, row.settings), RANDOM, balance.ledger(game), 3),
    ]);
  return courses;
}

test('figures are written with their intervals', () => {
  expect(shareText(3, 4)).toBe('75 % (30–95)');
  expect(shareText(0, 0)).toBe('–');
  expect(meanText([1, 2])).toBe('1.5');
  expect(tableOf(['a', 'b'], [['1', '2']])).toEqual(['| a | b |', '| --- | --- |', '| 1 | 2 |', '']);
});

test('every row of a game is a table that can be played', async () => {
  for (const [name, balance] of [
    ['wild', WILD_BALANCE],
    ['scythia', SCYTHIA_BALANCE],
  ] as const) {
    const game = await GAME_RULES[name]!();
    for (const row of balance.rows) expect(parseSettings(game, row.settings)).toMatchObject(row.settings);
  }
});

test('a lost game of Wild is counted under its defeat', async () => {
  const courses = await played('wild', WILD_BALANCE, ['2p-6h']);
  const [course] = courses.get('2p-6h')!;
  expect(course!.winners).toEqual([]);
  expect(['factories', 'toxic', 'deaths']).toContain(course!.end);
  const lines = WILD_BALANCE.tables(courses);
  expect(lines[2]).toMatch(/^\| 2 \| 6 \| 1 \| 0 % \(0–79\) \|/);
  expect(lines[2]).toContain('100 %');
});

test('points of Scythia are booked to the seat that scored them', async () => {
  const courses = await played('scythia', SCYTHIA_BALANCE, ['trader', '2p']);
  const [alone] = courses.get('trader')!;
  const sum = (of: Readonly<Record<string, number>> | undefined): number =>
    Object.values(of ?? {}).reduce((all, points) => all + points, 0);
  expect(sum(alone!.sources[0])).toBe(alone!.scores[0]);
  expect(sum(alone!.sources[1])).toBe(alone!.counts['chief']);
  const [two] = courses.get('2p')!;
  expect([0, 1].map((seat) => sum(two!.sources[seat]))).toEqual(two!.scores);
  expect(two!.roles).toHaveLength(2);
  expect(SCYTHIA_BALANCE.tables(courses).join('\n')).toContain('| trader, AI chief |');
});
