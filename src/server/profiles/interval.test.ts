import { expect, test } from 'vitest';
import { countView, wilsonInterval } from './interval.ts';

test('Wilson intervals are those of the textbook', () => {
  // Agresti and Coull (1998): 0 of 10 and 5 of 10.
  expect(wilsonInterval(0, 10)).toEqual([0, 0.2775]);
  expect(wilsonInterval(5, 10)).toEqual([0.2366, 0.7634]);
  expect(wilsonInterval(10, 10)).toEqual([0.7225, 1]);
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
});

test('a count has the share that chance alone would win', () => {
  expect(countView({ games: 8, wins: 2, expected: 2 })).toMatchObject({ games: 8, wins: 2, expected: 0.25 });
  expect(countView({ games: 0, wins: 0, expected: 0 })).toEqual({ games: 0, wins: 0, expected: 0, low: 0, high: 1 });
});
