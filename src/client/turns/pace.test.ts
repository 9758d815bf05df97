import { expect, test } from 'vitest';
import { PlaybackClock, stopTime } from './pace.ts';

/** How long a playback takes, in ms, if all its stops are known from the start and each is shown `late` ms too long. */
function allTimes(speed: 'fast' | 'normal' | 'slow', stops: number, late = 0): number {
  const clock = new PlaybackClock();
  let sum = 0;
  for (let at = 0; at < stops; at++) {
    const ms = clock.left(speed, at, stops) + late;
    clock.count(at, ms);
    sum += ms;
  }
  return sum;
}

test('turns of four bots take four to ten seconds at normal speed', () => {
  for (let stops = 5; stops <= 200; stops++) {
    expect(allTimes('normal', stops)).toBeGreaterThanOrEqual(4000);
    expect(allTimes('normal', stops)).toBeLessThanOrEqual(10_000);
  }
});

test('drawing a stop takes time, and the stops after it make up for that', () => {
  // Otherwise it would be 9 seconds: 40 times 175 and 50 ms.
  expect(allTimes('normal', 40, 50)).toBeLessThanOrEqual(8000);
});

test('stops that come one by one while bots think do not take longer', () => {
  const clock = new PlaybackClock();
  let now = 0;
  let at = 0;
  // A stop is known every 100 ms; the playback waits where it has shown all of them.
  const known = (): number => Math.min(40, 1 + Math.floor(now / 100));
  while (at < 39) {
    const left = clock.left('normal', at, known());
    const ms = Math.min(left === 0 ? 10 : left, 100);
    clock.count(at, ms);
    now += ms;
    if (at + 1 < known() && clock.left('normal', at, known()) === 0) at++;
  }
  expect(now).toBeGreaterThanOrEqual(4000);
  expect(now).toBeLessThanOrEqual(10_000);
});

test('slower speeds take longer', () => {
  const [off, fast, normal, slow] = (['off', 'fast', 'normal', 'slow'] as const).map((speed) => stopTime(speed, 24));
  expect(off).toBe(0);
  expect(fast).toBeLessThan(normal!);
  expect(normal).toBeLessThan(slow!);
});
