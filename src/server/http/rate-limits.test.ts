import { expect, test } from 'vitest';
import { TokenBucket, TokenBuckets, limitName } from './rate-limits.ts';

/** A clock that the test sets. */
function handClock(): { now: () => number; set(at: number): void } {
  let at = 0;
  return {
    now: () => at,
    set(to) {
      at = to;
    },
  };
}

test('a burst passes, a flood does not, and the bucket refills', () => {
  const clock = handClock();
  const bucket = new TokenBucket(3, 2, clock.now);
  expect([0, 0, 0, 0].map(() => bucket.take())).toEqual([true, true, true, false]);
  clock.set(499);
  expect(bucket.take()).toBe(false);
  clock.set(1000);
  expect(bucket.take()).toBe(true);
  clock.set(1500);
  expect(bucket.isFull()).toBe(false);
  clock.set(9000);
  expect(bucket.isFull()).toBe(true);
});

test('each name has its own bucket, and full ones are forgotten', () => {
  const clock = handClock();
  const buckets = new TokenBuckets(1, 1, clock.now);
  expect(buckets.take('a')).toBe(true);
  expect(buckets.take('a')).toBe(false);
  expect(buckets.take('b')).toBe(true);
  clock.set(5000);
  buckets.sweep();
  expect(buckets.take('a')).toBe(true);
});

test('a clock that steps back takes nothing away', () => {
  const clock = handClock();
  clock.set(3_600_000);
  const bucket = new TokenBucket(5, 1, clock.now);
  expect(bucket.take()).toBe(true);
  clock.set(0);
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, true]);
  expect(bucket.take()).toBe(false);
  clock.set(1000);
  expect(bucket.take()).toBe(true);
});

test('what is given back can be taken again, and never more than fits', () => {
  const buckets = new TokenBuckets(1, 0.001, () => 0);
  expect(buckets.take('a')).toBe(true);
  buckets.giveBack('a');
  buckets.giveBack('a');
  expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('limits know the address %s as %s', (address, name) => {
  expect(limitName(address)).toBe(name);
});
