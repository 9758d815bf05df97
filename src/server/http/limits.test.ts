import { expect, test } from 'vitest';
import { Bucket, Buckets } from './limits.ts';

test('a burst passes, a flood does not, and time heals', () => {
  const bucket = new Bucket(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(499)).toBe(false);
  expect(bucket.take(1000)).toBe(true);
  expect(bucket.full(1500)).toBe(false);
  expect(bucket.full(9000)).toBe(true);
});

test('each name has its own bucket, and full ones are forgotten', () => {
  const buckets = new Buckets(1, 1);
  expect(buckets.take('a', 0)).toBe(true);
  expect(buckets.take('a', 0)).toBe(false);
  expect(buckets.take('b', 0)).toBe(true);
  buckets.sweep(5000);
  expect(buckets.take('a', 5000)).toBe(true);
});
