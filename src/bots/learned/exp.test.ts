import { expect, test } from 'vitest';
import { expOf } from './exp.ts';

test('the exponential agrees with that of the engine to fifteen digits', () => {
  for (let x = 0; x > -690; x -= 0.37) expect(expOf(x) / Math.exp(x)).toBeCloseTo(1, 13);
  expect(expOf(0)).toBe(1);
  expect(expOf(-701)).toBe(0);
});
