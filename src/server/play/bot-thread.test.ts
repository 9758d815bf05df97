import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import type { BotTask, BotRunner } from '../context.ts';
import { startBotThread } from './bot-thread.ts';

/**
 * A thread that takes its time to start, thinks for 60 ms without a break, says its seat, and is stuck for good at seat 6;
 * seat 5 ends it. Seat 3 says what time it was given.
 */
const program = (start: number): string => `
  import { parentPort } from 'node:worker_threads';
  await new Promise((ready) => setTimeout(ready, ${start}));
  parentPort.on('message', ({ id, seat, time }) => {
    parentPort.postMessage({ id, begun: true });
    if (seat === 5) process.exit(1);
    const end = seat === 6 ? Infinity : performance.now() + 60;
    while (performance.now() < end);
    parentPort.postMessage({ id, say: String(seat === 3 ? time : seat), rest: seat === 4 ? 1000 : 0 });
  });`;

const folder = mkdtempSync(join(tmpdir(), 'vatra-bot-thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

const task = (seat: number): BotTask => ({
  table: 't',
  game: 'g',
  settings: {},
  world: {},
  seat,
  level: 'hard',
  time: 400,
});
function runner(budget: number, start = 0, patience = 60_000): BotRunner {
  const file = join(folder, `${start}.mjs`);
  writeFileSync(file, program(start));
  return startBotThread(pathToFileURL(file), budget, pino({ level: 'silent' }), patience);
}

describe('the bot thread', () => {
  test('a task may wait in the queue longer than its budget', async () => {
    const slow = runner(2000);
    const seats = Array.from({ length: 40 }, (_, i) => i % 3);
    const said = await Promise.all(seats.map((seat) => slow.think(task(seat))));
    expect(said).toEqual(seats.map(String));
    await slow.close();
  });

  test('only a task that is stuck, or that ends the thread, is given up', async () => {
    const slow = runner(1500);
    const said = await Promise.all([0, 6, 1, 5, 2].map((seat) => slow.think(task(seat))));
    expect(said).toEqual(['0', undefined, '1', undefined, '2']);
    await slow.close();
  });

  test('the start of the thread does not count against the budget', async () => {
    const slow = runner(2000, 2500);
    expect(await Promise.all([0, 1].map((seat) => slow.think(task(seat))))).toEqual(['0', '1']);
    await slow.close();
  });

  test('a thread that starts too slowly gets more time, and no task is lost', async () => {
    const slow = runner(5000, 1200, 700);
    expect(await Promise.all([0, 1].map((seat) => slow.think(task(seat))))).toEqual(['0', '1']);
    await slow.close();
  });

  test('a thread that never gets ready does not block tasks for good', async () => {
    const never = runner(5000, 600_000, 50);
    expect(await never.think(task(0))).toBeUndefined();
    await never.close();
  });

  test.each([
    ['normal', 'holds nobody up', ['1', '4']],
    ['hard', 'takes the time that a search would, so that nobody behind it can tell', ['4', '1']],
  ] as const)('an answer of a %s bot that has to wait %s', async (level, _what, expected) => {
    const slow = runner(2000);
    await slow.think(task(0));
    const order: string[] = [];
    await Promise.all([4, 1].map((seat) => slow.think({ ...task(seat), level }).then((say) => order.push(say ?? ''))));
    expect(order).toEqual(expected);
    await slow.close();
  });

  test('the more tasks wait, the less time each is given', async () => {
    const slow = runner(2000);
    expect(await Promise.all([3, 3, 3, 3, 3].map((seat) => slow.think(task(seat))))).toEqual([
      '400', // Nobody waited yet when it was begun.
      '229',
      '267',
      '320',
      '400',
    ]);
    await slow.close();
  });

  test('tasks of tables with people come first', async () => {
    const slow = runner(2000);
    const order: number[] = [];
    const ask = (seat: number, low: boolean): Promise<unknown> =>
      slow.think({ ...task(seat), ...(low && { low: true as const }) }).then(() => order.push(seat));
    await Promise.all([ask(0, true), ask(1, true), ask(2, false), ask(1, true), ask(2, false)]);
    // The first task was already running.
    expect(order).toEqual([0, 2, 2, 1, 1]);
    await slow.close();
  });

  test('a task that waits when the thread closes gets no answer', async () => {
    const slow = runner(5000);
    const said = Promise.all([6, 1, 2].map((seat) => slow.think(task(seat))));
    await slow.close();
    expect(await said).toEqual([undefined, undefined, undefined]);
    expect(await slow.think(task(0))).toBeUndefined();
  });
});
