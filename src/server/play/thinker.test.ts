import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import type { Task } from '../house.ts';
import { newThinker } from './thinker.ts';

/** A thread that thinks for 60 ms without a break, says its seat, and is stuck for good at seat 6; seat 5 ends it. */
const PROGRAM = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, seat }) => {
    if (seat === 5) process.exit(1);
    const end = seat === 6 ? Infinity : performance.now() + 60;
    while (performance.now() < end);
    parentPort.postMessage({ id, say: String(seat), rest: seat === 4 ? 150 : 0 });
  });`;

const folder = mkdtempSync(join(tmpdir(), 'vatra-thinker-'));
const file = join(folder, 'slow.mjs');
writeFileSync(file, PROGRAM);
afterAll(() => rmSync(folder, { recursive: true }));

const task = (seat: number): Task => ({ table: 't', game: 'g', settings: {}, world: {}, seat, level: 'easy' });
const thinker = (budget: number) => newThinker(pathToFileURL(file), budget, pino({ level: 'silent' }));

describe('the bots’ thread', () => {
  test('a thought may wait for its turn longer than it may take', async () => {
    const slow = thinker(2000);
    const seats = Array.from({ length: 40 }, (_, i) => i % 4);
    const said = await Promise.all(seats.map((seat) => slow.think(task(seat))));
    expect(said).toEqual(seats.map(String));
    await slow.close();
  });

  test('only the thought that is stuck, or that ends the thread, is given up', async () => {
    const slow = thinker(1500);
    const said = await Promise.all([0, 6, 1, 5, 2].map((seat) => slow.think(task(seat))));
    expect(said).toEqual(['0', undefined, '1', undefined, '2']);
    await slow.close();
  });

  test('an answer that has to wait holds nobody up', async () => {
    const slow = thinker(2000);
    await slow.think(task(0));
    const order: string[] = [];
    await Promise.all([4, 1].map((seat) => slow.think(task(seat)).then((say) => order.push(say ?? ''))));
    expect(order).toEqual(['1', '4']);
    await slow.close();
  });

  test('whoever still waits when the house closes is told so', async () => {
    const slow = thinker(5000);
    const said = Promise.all([6, 1, 2].map((seat) => slow.think(task(seat))));
    await slow.close();
    expect(await said).toEqual([undefined, undefined, undefined]);
    expect(await slow.think(task(0))).toBeUndefined();
  });
});
