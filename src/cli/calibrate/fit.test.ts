import { expect, test } from 'vitest';
import { fastRandom } from '../../kernel/index.ts';
import { fitted, forecasts, goodness, reliability, unseenForecasts } from './fit.ts';
import { reliabilityChart } from './chart.ts';
import type { Sample } from './sample.ts';

const GRAIN = 10_000;

/** Games between two whose true chances are known; the evaluation is `sure` times as confident as it should be. */
function games(count: number, sure: number): Sample[] {
  const random = fastRandom(5);
  return Array.from({ length: count }, (_, seed): Sample => {
    const predictions = [0.1, 0.5, 0.9].map((progress) => ({ progress, odds: (4 * random(GRAIN)) / GRAIN - 2 }));
    const { odds } = predictions[random(3)]!;
    const isWon = random(GRAIN) < GRAIN / (1 + Math.exp(-odds));
    return {
      seed,
      predictions: predictions.map(({ progress }) => {
        const chance = 1 / (1 + Math.exp(-odds * sure));
        return { progress, chances: [chance, 1 - chance] };
      }),
      won: isWon ? [1, 0] : [0, 1],
    };
  });
}

test('an evaluation that is too confident is cooled down to the results', () => {
  const samples = games(600, 3);
  const { games: count, stages } = fitted(samples, false);
  expect(count).toBe(600);
  for (const { temperature, offset } of stages) {
    expect(temperature).toBeGreaterThan(2.2);
    expect(temperature).toBeLessThan(4);
    expect(offset).toBe(0);
  }
  const before = goodness(forecasts(samples, { games: 0, stages: [] }, false));
  const after = goodness(unseenForecasts(samples, false));
  expect(after.forecasts).toBe(before.forecasts);
  expect(after.logLoss).toBeLessThan(before.logLoss);
  expect(after.brier).toBeLessThan(before.brier);
});

test('predictions that are right stay as they are', () => {
  for (const { temperature } of fitted(games(600, 1), false).stages) {
    expect(temperature).toBeGreaterThan(0.75);
    expect(temperature).toBeLessThan(1.35);
  }
});

test('a team that wins more often than it was thought to is lifted by the offset', () => {
  const won = (seed: number): number => (seed % 4 === 0 ? 0 : 1);
  const samples = Array.from({ length: 80 }, (_, seed): Sample => {
    const predictions = [0.1, 0.5, 0.9].map((progress) => ({ progress, chances: [0.3, 0.3] }));
    return { seed, predictions, won: [won(seed), won(seed)] };
  });
  for (const { offset } of fitted(samples, true).stages) expect(offset).toBeGreaterThan(1);
  expect(forecasts(samples, { games: 0, stages: [] }, true)).toHaveLength(240);
});

test('where a team has features, they predict, also on games that the fit has not seen', () => {
  const random = fastRandom(9);
  const samples = Array.from({ length: 400 }, (_, seed): Sample => {
    const walls = random(8);
    const won = random(GRAIN) < GRAIN / (1 + Math.exp(walls - 4)) ? 1 : 0;
    const predictions = [0.1, 0.9].map((progress) => ({ progress, chances: [0.9, 0.9], features: [walls] }));
    return { seed, predictions, won: [won, won] };
  });
  const { stages, weights } = fitted(samples, true);
  expect(stages).toEqual([]);
  expect(weights![0]).toBeGreaterThan(2.5);
  expect(weights![1]).toBeLessThan(-0.7);
  const before = goodness(forecasts(samples, { games: 0, stages: [] }, true));
  const after = goodness(unseenForecasts(samples, true));
  expect(after.forecasts).toBe(before.forecasts);
  expect(after.brier).toBeLessThan(before.brier / 2);
});

test('bands hold what was predicted and what was won, and are drawn', () => {
  const bands = reliability([
    { chance: 0.05, won: 0 },
    { chance: 0.62, won: 1 },
    { chance: 0.68, won: 0 },
    { chance: 1, won: 1 },
  ]);
  expect(bands.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 2, 0, 0, 1]);
  expect(bands[6]).toMatchObject({ from: 0.6, to: 0.7, won: { share: 0.5 } });
  expect(bands[6]!.mean).toBeCloseTo(0.65, 9);
  const svg = reliabilityChart('root', bands, bands);
  expect(svg.match(/<circle/g)).toHaveLength(6);
});
