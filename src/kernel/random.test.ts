import { expect, test } from 'vitest';
import { fastRandom, shuffle } from './index.ts';

test('the same seed, the same numbers; another seed, others', () => {
  const run = (seed: number): number[] => {
    const random = fastRandom(seed);
    return Array.from({ length: 20 }, () => random(1000));
  };
  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
  expect(run(0)).not.toEqual(run(-1));
});

test('roughly uniform, also for neighbouring seeds', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  const random = fastRandom(42);
  for (let k = 0; k < 60_000; k++) counts[random(6)]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  const firsts = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 60_000; seed++) firsts[fastRandom(seed)(6)]!++;
  for (const count of firsts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  expect(Array.from({ length: 10 }, () => random(1))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('a shuffle keeps the list and finds every order', () => {
  const orders: Record<string, number> = {};
  const random = fastRandom(5);
  for (let k = 0; k < 6000; k++) {
    const text = shuffle(['a', 'b', 'c'], random).join('');
    orders[text] = (orders[text] ?? 0) + 1;
  }
  expect(Object.keys(orders).sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of Object.values(orders)) expect(Math.abs(count - 1000)).toBeLessThan(200);
  expect(shuffle([], random)).toEqual([]);
});
