import { expect, test } from 'vitest';
import { calibratedAll, calibratedOne, type Calibration } from './calibration.ts';

const TIMID_THEN_SURE: Calibration = {
  games: 100,
  stages: [
    { at: 0.25, temperature: 2, offset: 0 },
    { at: 0.75, temperature: 1, offset: 1 },
  ],
};

test('a temperature draws chances together, keeps their order and their sum', () => {
  const [a, b, c] = calibratedAll(TIMID_THEN_SURE, 0, false, [0.6, 0.3, 0.1]);
  expect(a! + b! + c!).toBeCloseTo(1, 9);
  expect(a).toBeLessThan(0.6);
  expect(c).toBeGreaterThan(0.1);
  expect(a! > b! && b! > c!).toBe(true);
});

test('the stages are joined: between two of them the fit lies between', () => {
  const at = (progress: number): number => calibratedAll(TIMID_THEN_SURE, progress, false, [0.8, 0.2])[0]!;
  expect(at(0)).toBe(at(0.25));
  expect(at(1)).toBeCloseTo(0.8, 9);
  expect(at(0.5)).toBeGreaterThan(at(0.25));
  expect(at(0.5)).toBeLessThan(at(0.75));
});

test('an offset moves a team, and an opponent without a seat', () => {
  expect(calibratedAll(TIMID_THEN_SURE, 1, true, [0.5, 0.5])).toEqual([0.7310585786300049, 0.7310585786300049]);
  expect(calibratedAll(TIMID_THEN_SURE, 1, false, [0.5])[0]).toBeCloseTo(0.5 / (0.5 + 0.5 * Math.E), 9);
});

test('one chance alone is calibrated like all of them where the others are equal', () => {
  const [whole] = calibratedAll(TIMID_THEN_SURE, 0, false, [0.4, 0.2, 0.2, 0.2]);
  expect(calibratedOne(TIMID_THEN_SURE, 0, false, 0.4, 3)).toBeCloseTo(whole!, 9);
});

test('what is certain stays certain, and without a calibration nothing changes', () => {
  expect(calibratedAll(TIMID_THEN_SURE, 0, false, [1, 0])).toEqual([1, 0]);
  expect(calibratedOne(TIMID_THEN_SURE, 0, true, 0, 1)).toBe(0);
  expect(calibratedOne(TIMID_THEN_SURE, 0, true, 1, 1)).toBe(1);
  expect(calibratedAll({ games: 0, stages: [] }, 0.5, false, [0.7, 0.3])).toEqual([0.7, 0.3]);
});
