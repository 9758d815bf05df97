import { expect, test } from 'vitest';
import { predictedChance } from '../../bots/index.ts';
import { fastRandom } from '../../kernel/index.ts';
import { regressed, type LabelledFeatures } from './regression.ts';

const GRAIN = 10_000;
const TRUTH = [0.5, -1.5, 0.02];

function labelledGames(count: number): LabelledFeatures[] {
  const random = fastRandom(11);
  return Array.from({ length: count }, () => {
    const features = [(2 * random(GRAIN)) / GRAIN, random(100), 0];
    return { features, won: random(GRAIN) < GRAIN * predictedChance(TRUTH, features) ? 1 : 0 };
  });
}

test('the weights behind the results are found, also among useless features', () => {
  const [intercept, first, second, third] = regressed(labelledGames(8000), 1);
  expect(Math.abs(intercept! - TRUTH[0]!)).toBeLessThan(0.15);
  expect(Math.abs(first! - TRUTH[1]!)).toBeLessThan(0.15);
  expect(Math.abs(second! - TRUTH[2]!)).toBeLessThan(0.003);
  expect(third).toBe(0);
});

test('a feature that separates won from lost games is not trusted beyond what so few games show', () => {
  const list = Array.from({ length: 12 }, (_, k) => ({ features: [k], won: k > 5 ? 1 : 0 }));
  const [, weight] = regressed(list, 1);
  expect(weight).toBeGreaterThan(0.1);
  expect(weight).toBeLessThan(2);
});
