import { expect, test } from 'vitest';
import type { BotTask, BotRunner } from '../context.ts';
import { botPool, thinkingTime, thinkingTimeUnderLoad, defaultThreads } from './bot-pool.ts';

test('a hard bot takes the time that the table gives', () => {
  expect(thinkingTime('hard', { kind: 'days', days: 2 })).toBe(1000);
  expect(thinkingTime('hard', { kind: 'live', bank: 600, increment: 5 })).toBe(350);
  expect(thinkingTime('hard', { kind: 'none' })).toBe(350);
  expect(thinkingTime('easy', { kind: 'days', days: 2 })).toBe(50);
});

test('under load the time shrinks, but not below a minimum', () => {
  expect([0, 4, 12].map((waiting) => thinkingTimeUnderLoad(1000, waiting))).toEqual([1000, 500, 250]);
  expect(thinkingTimeUnderLoad(350, 1000)).toBe(50);
  expect(thinkingTimeUnderLoad(50, 1000)).toBe(50);
});

test('there is at least one bot thread, and at most four', () => {
  expect(defaultThreads()).toBeGreaterThanOrEqual(1);
  expect(defaultThreads()).toBeLessThanOrEqual(4);
});

test('a table always asks the same thread, tables share all of them, and all are closed', async () => {
  const closed: number[] = [];
  const threads = [0, 1, 2].map(
    (n): BotRunner => ({
      think: () => Promise.resolve(String(n)),
      advise: () => Promise.resolve([{ say: String(n), chance: 1, expected: [] }]),
      close: () => Promise.resolve(void closed.push(n)),
    }),
  );
  const pool = botPool(threads);
  const task = (table: string): BotTask => ({
    table,
    game: 'g',
    settings: {},
    world: {},
    seat: 0,
    level: 'hard',
    time: 1,
  });
  const tables = Array.from({ length: 60 }, (_, i) => `table-${i}`);
  const once = await Promise.all(tables.map((table) => pool.think(task(table))));
  expect(await Promise.all(tables.map((table) => pool.think(task(table))))).toEqual(once);
  expect(await Promise.all(tables.map(async (table) => (await pool.advise(task(table)))?.[0]?.say))).toEqual(once);
  expect(new Set(once)).toEqual(new Set(['0', '1', '2']));
  await pool.close();
  expect(closed).toEqual([0, 1, 2]);
});
