import { expect, test } from 'vitest';
import { timeSlices } from './time-slices.ts';

test('work that takes long comes in slices of about the time that was given, and nothing is left out', () => {
  let now = 0;
  const work = (n: number): number | undefined => {
    now += n % 3 === 0 ? 0 : 1;
    return n % 3 === 0 ? undefined : n;
  };
  const slices: (readonly number[])[] = [];
  for (const slice of timeSlices([1, 2, 3, 4, 5, 6, 7], work, 2, () => now)) {
    slices.push(slice);
    // What happens between two slices counts for none of them.
    now += 100;
  }
  expect(slices).toEqual([[1, 2], [4, 5], [7]]);
  expect([...timeSlices([3, 6], work, 0, () => now)]).toEqual([]);
});
