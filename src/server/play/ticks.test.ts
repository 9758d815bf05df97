import { expect, test } from 'vitest';
import { lastTick, stepFor, tickFrom } from './ticks.ts';

test('a step is a multiple of the tick that fits the thinking time', () => {
  expect([50, 350, 1000, 1400].map((time) => stepFor(1500, time))).toEqual([1500, 1500, 1500, 1500]);
  expect(stepFor(1500, 1401)).toBe(3000);
  expect([50, 350].map((time) => stepFor(60, time))).toEqual([180, 480]);
  expect(stepFor(0, 50)).toBe(150);
});

test('an answer waits for the next tick, at least for the first one', () => {
  expect([1000, 1001, 2400, 2500].map((ready) => tickFrom(1000, 1500, ready))).toEqual([2500, 2500, 2500, 2500]);
  expect([2501, 4000, 4001].map((ready) => tickFrom(1000, 1500, ready))).toEqual([4000, 4000, 5500]);
});

test('an answer that is some ms late has the stamp of its tick', () => {
  expect([2500, 2503, 3999, 4000].map((now) => lastTick(1000, 1500, now))).toEqual([2500, 2500, 2500, 4000]);
  expect(lastTick(1000, 1500, 900)).toBe(1000);
});
