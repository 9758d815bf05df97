import { expect, test } from 'vitest';
import { SLICE_MS, Slicer, type SlicerClock } from './slicer.ts';

/** A clock that the work moves, and pauses that the test lets pass. */
class HandClock implements SlicerClock {
  time = 0;
  readonly pauses: number[] = [];
  now(): number {
    return this.time;
  }
  wait(ms: number, done: () => void): void {
    this.pauses.push(ms);
    this.time += ms;
    setImmediate(done);
  }
}

/** A job of `steps` steps of 1 ms each; `log` records which job worked. */
function job(slicer: Slicer, clock: HandClock, name: string, steps: number, log: string[]): Promise<number> {
  let spent = 0;
  return slicer
    .run(
      async (slice) => {
        for (let i = 0; i < steps; i++) {
          clock.time += 1;
          log.push(name);
          if (slice.due) await slice.rest();
        }
      },
      (ms) => {
        spent = ms;
      },
    )
    .then(() => spent);
}

test('no slice is longer than it may be, and each is followed by a pause as long', async () => {
  const clock = new HandClock();
  const slicer = new Slicer(clock);
  const spent = await job(slicer, clock, 'a', 100, []);
  expect(spent).toBe(100);
  expect(slicer.longest).toBe(SLICE_MS);
  expect(slicer.count).toBe(Math.floor(100 / SLICE_MS) + 1);
  expect(clock.pauses.reduce((sum, ms) => sum + ms, 0)).toBe(100);
});

test('jobs take turns, one slice at a time, and what others do between slices runs', async () => {
  const clock = new HandClock();
  const slicer = new Slicer(clock);
  const log: string[] = [];
  let others = 0;
  let ended = false;
  const beside = (): void => {
    others += 1;
    if (!ended) setImmediate(beside);
  };
  beside();
  await Promise.all(['a', 'b'].map((name) => job(slicer, clock, name, 5 * SLICE_MS, log)));
  ended = true;
  const slices = Array.from({ length: 10 }, (_, i) => new Set(log.slice(i * SLICE_MS, (i + 1) * SLICE_MS)));
  expect(slices.map((names) => [...names].join(''))).toEqual([...'ababababab']);
  expect(others).toBeGreaterThan(9);
});

test('who waits for something else does not keep the turn, and a job that fails gives it back', async () => {
  const clock = new HandClock();
  const slicer = new Slicer(clock);
  const log: string[] = [];
  let arrived!: () => void;
  const arrival = new Promise<void>((done) => {
    arrived = done;
  });
  const first = slicer.run(async (slice) => {
    await slice.outside(() => arrival);
    log.push('first');
    throw new Error('failed');
  });
  await job(slicer, clock, 'second', 3, log);
  arrived();
  await expect(first).rejects.toThrow('failed');
  await job(slicer, clock, 'third', 1, log);
  expect(log).toEqual(['second', 'second', 'second', 'first', 'third']);
});
