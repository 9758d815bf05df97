import { expect, test } from 'vitest';
import { stepAfter } from './past-keys.ts';

test('arrows go from step to step and stop at the first; the last one and Escape are the present', () => {
  expect(stepAfter('ArrowLeft', 5, 9)).toBe(4);
  expect(stepAfter(',', 0, 9)).toBe(0);
  expect(stepAfter('ArrowRight', 5, 9)).toBe(6);
  expect(stepAfter('.', 8, 9)).toBe('present');
  expect(stepAfter('Home', 5, 9)).toBe(0);
  expect(stepAfter('Escape', 5, 9)).toBe('present');
  expect(stepAfter('x', 5, 9)).toBeUndefined();
});
