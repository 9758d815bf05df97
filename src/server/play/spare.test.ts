import { expect, test } from 'vitest';
import { type SpareClock, SpareTime } from './spare.ts';

/** A clock that answers and pauses advance; the test ends a pause. */
class HandClock implements SpareClock {
  time = 0;
  paused = 0;
  end: (() => void) | undefined;
  now(): number {
    return this.time;
  }
  wait(ms: number, done: () => void): void {
    this.paused += ms;
    this.end = () => {
      this.time += ms;
      done();
    };
  }
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

test('forty unwatched tables of bots share a tenth of a core, one answer at a time', async () => {
  const clock = new HandClock();
  const spare = new SpareTime(clock);
  const answers = new Map<string, number>();
  let thinking = 0;
  const think = (table: string) => async (): Promise<void> => {
    thinking += 1;
    expect(thinking).toBe(1);
    clock.time += 50;
    await settled();
    thinking -= 1;
    answers.set(table, (answers.get(table) ?? 0) + 1);
    spare.request(table, think(table));
  };
  for (let i = 0; i < 40; i++) expect(spare.request(`t${i}`, think(`t${i}`))).toBe(true);
  for (let i = 0; i < 80; i++) {
    for (let k = 0; k < 5 && !clock.end; k++) await settled();
    const { end } = clock;
    clock.end = undefined;
    end!();
  }
  await settled();
  expect([...answers.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(80);
  expect(Math.max(...answers.values()) - Math.min(...answers.values())).toBeLessThanOrEqual(1);
  expect((spare.count * 50) / (spare.count * 50 + clock.paused)).toBeLessThanOrEqual(0.1);
});

test('the number of waiting tables is limited; a dropped one makes room', () => {
  const spare = new SpareTime(new HandClock());
  const never = (): Promise<void> => new Promise(() => {});
  for (let i = 0; i < 101; i++) expect(spare.request(`t${i}`, never)).toBe(true);
  expect(spare.request('late', never)).toBe(false);
  expect(spare.request('t0', never)).toBe(true);
  spare.drop('t50');
  spare.drop('t51');
  expect(spare.has('t50')).toBe(false);
  expect(spare.request('late', never)).toBe(true);
  spare.close();
  expect(spare.request('t50', never)).toBe(false);
});

test('a failed answer does not stop the others', async () => {
  const clock = new HandClock();
  const spare = new SpareTime(clock);
  const log: string[] = [];
  spare.request('a', () => Promise.reject(new Error('failed')));
  spare.request('b', () => {
    log.push('b');
    return Promise.resolve();
  });
  await settled();
  clock.end!();
  await settled();
  expect(log).toEqual(['b']);
});
