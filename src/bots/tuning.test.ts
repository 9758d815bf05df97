import { expect, test } from 'vitest';
import { fastRandom } from '../kernel/index.ts';
import { pathsOf, scaled, varied } from './tuning.ts';

const WEIGHTS = { card: 2, eyrie: { income: 0.5 }, damage: [0, 1, 4] };

test('weights are named by their paths', () => {
  expect(pathsOf(WEIGHTS)).toEqual(['card', 'eyrie.income', 'damage.0', 'damage.1', 'damage.2']);
});

test('one number is changed and everything else stays', () => {
  expect(scaled(WEIGHTS, 'eyrie.income', 1.5)).toEqual({ ...WEIGHTS, eyrie: { income: 0.75 } });
  expect(scaled(WEIGHTS, 'damage.2', 0.5)).toEqual({ ...WEIGHTS, damage: [0, 1, 2] });
});

test('a neighbour is near and depends on the seed alone', () => {
  const near = varied(WEIGHTS, fastRandom(3), 2, 1.5);
  expect(varied(WEIGHTS, fastRandom(3), 2, 1.5)).toEqual(near);
  expect(near).not.toEqual(WEIGHTS);
  expect(near.card).toBeGreaterThanOrEqual(2 / 1.5 ** 2 - 0.01);
  expect(near.card).toBeLessThanOrEqual(2 * 1.5 ** 2 + 0.01);
});
