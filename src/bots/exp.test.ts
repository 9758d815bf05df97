import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expOf } from './exp.ts';

test('the exponential agrees with that of the engine to fifteen digits', () => {
  for (let x = 0; x > -690; x -= 0.37) expect(Math.abs(expOf(x) / Math.exp(x) - 1)).toBeLessThan(1e-15);
  expect(expOf(0)).toBe(1);
  expect(expOf(-0)).toBe(1);
  expect(expOf(-700)).toBeGreaterThan(0);
  expect(expOf(-701)).toBe(0);
});

/** Functions whose last bit differs between engines; sums, products and square roots are the same everywhere. */
const BY_ENGINE = /Math\.(?:exp|expm1|log|log2|log10|log1p|pow|sin|cos|tan|sinh|cosh|tanh|cbrt|hypot)\b|[\w)\]] \*\* /;

/** What never decides a move: chances that are shown to people, and the search for weights. */
const NOT_IN_PLAY = ['calibration.ts', 'features.ts', 'tuning.ts'];

test('answers of bots depend on no function that engines compute differently', () => {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|testkit)\.ts$|\/net\.ts$/.test(name))
    .filter((name) =>
      readFileSync(join(import.meta.dirname, name), 'utf8')
        .split('\n')
        .some((line) => BY_ENGINE.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line)),
    );
  expect(found.sort()).toEqual(NOT_IN_PLAY);
});
