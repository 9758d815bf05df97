import { type Calibration, calibratedAll, predictedChance, type Stage } from '../../bots/index.ts';
import { type Share, shareOf } from '../../bots/share.ts';
import { regressed } from './regression.ts';
import type { Prediction, Sample } from './sample.ts';

/** The middles of the stages of a game; each takes the turns that are nearest to it. */
const STAGES = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/** Bounds of the temperature and of the offset, and the steps of the search between them. */
const COLDEST = 0.3;
const HOTTEST = 20;
const MOST_OFFSET = 4;
const STEPS = 16;
const ROUNDS = 3;

/** Strength of the regularization towards no calibration, in games. */
const DOUBT = 0.2;

/** Number of parts of the cross-validation. */
const PARTS = 8;

/** Forecasts are limited to at least this distance from 0 and 1. */
const SUREST = 1e-4;

/** A forecast for one seat, and the result. */
interface Forecast {
  readonly chance: number;
  readonly won: number;
}

/** The quality of forecasts; lower is better. */
export interface Goodness {
  readonly forecasts: number;
  readonly logLoss: number;
  readonly brier: number;
}

/** The forecasts of a band of chances, and how often they came true. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly mean: number;
  readonly won: Share;
}

const nearest = (progress: number): number =>
  STAGES.reduce((best, at, k) => (Math.abs(at - progress) < Math.abs(STAGES[best]! - progress) ? k : best), 0);

/** The forecast of a position: by features if the calibration has weights, else by calibrated chances. */
function forecastOf(
  { progress, chances, features }: Prediction,
  calibration: Calibration,
  together: boolean,
): readonly number[] {
  if (calibration.weights && features) return chances.map(() => predictedChance(calibration.weights!, features));
  return calibratedAll(calibration, progress, together, chances);
}

/** All forecasts of some games under a calibration; seats that win or lose together count once. */
export function forecasts(samples: readonly Sample[], calibration: Calibration, together: boolean): Forecast[] {
  return samples.flatMap(({ predictions, won }) =>
    predictions.flatMap((one) =>
      forecastOf(one, calibration, together)
        .slice(0, together ? 1 : undefined)
        .map((chance, seat) => ({ chance, won: won[seat]! })),
    ),
  );
}

const surely = (chance: number): number => Math.min(1 - SUREST, Math.max(SUREST, chance));

function loss(list: readonly Forecast[]): number {
  let sum = 0;
  for (const { chance, won } of list) {
    const p = surely(chance);
    sum -= won * Math.log(p) + (1 - won) * Math.log(1 - p);
  }
  return sum;
}

/** Computes the quality of forecasts. */
export function goodness(list: readonly Forecast[]): Goodness {
  const brier = list.reduce((sum, { chance, won }) => sum + (chance - won) ** 2, 0);
  const count = Math.max(1, list.length);
  return { forecasts: list.length, logLoss: loss(list) / count, brier: brier / count };
}

/** The value between two bounds with the lowest cost, by a grid search that narrows around the best. */
function tried(from: number, to: number, cost: (value: number) => number): number {
  let best = from;
  let low = from;
  let high = to;
  for (let round = 0; round < ROUNDS; round++) {
    const step = (high - low) / STEPS;
    let least = Infinity;
    for (let k = 0; k <= STEPS; k++) {
      const value = low + k * step;
      const price = cost(value);
      if (price >= least) continue;
      least = price;
      best = value;
    }
    low = Math.max(from, best - step);
    high = Math.min(to, best + step);
  }
  return best;
}

const exactly = (value: number): number => Math.round(value * 1000) / 1000;

/** Fits the weights of the features. */
function fittedFeatures(samples: readonly Sample[]): Calibration {
  const labelled = samples.flatMap(({ predictions, won }) =>
    predictions.flatMap(({ features }) => (features ? [{ features, won: won[0]! }] : [])),
  );
  // All turns of a game have the same result: the regularization counts games, not turns.
  const doubt = labelled.length / Math.max(1, samples.length);
  return {
    games: samples.length,
    stages: [],
    weights: regressed(labelled, doubt).map((weight) => Number(weight.toPrecision(4))),
  };
}

/** Fits the temperatures (and offsets, if they apply) to the results of games. */
export function fitted(samples: readonly Sample[], together: boolean): Calibration {
  if (together && samples.some(({ predictions }) => predictions.some(({ features }) => features)))
    return fittedFeatures(samples);
  const isAlone = samples.every(({ won }) => won.length === 1);
  const stages = STAGES.flatMap((at, k): readonly Stage[] => {
    const own = samples.map((sample) => ({
      ...sample,
      predictions: sample.predictions.filter(({ progress }) => nearest(progress) === k),
    }));
    if (own.every(({ predictions }) => predictions.length === 0)) return [];
    // All turns of a game have the same result: the regularization counts games, not turns.
    const doubt = (DOUBT * own.reduce((sum, { predictions }) => sum + predictions.length, 0)) / Math.max(1, own.length);
    const cost = (temperature: number, offset: number): number => {
      const calibration = { games: 0, stages: [{ at, temperature, offset }] };
      return loss(forecasts(own, calibration, together)) + doubt * (Math.log(temperature) ** 2 + offset ** 2);
    };
    let offset = 0;
    let warmth = 0;
    for (let round = 0; round < ROUNDS; round++) {
      warmth = tried(Math.log(COLDEST), Math.log(HOTTEST), (value) => cost(Math.exp(value), offset));
      if (!together && !isAlone) break;
      offset = tried(-MOST_OFFSET, MOST_OFFSET, (value) => cost(Math.exp(warmth), value));
    }
    return [{ at, temperature: exactly(Math.exp(warmth)), offset: exactly(offset) }];
  });
  return { games: samples.length, stages };
}

/** Forecasts by cross-validation: each game is predicted by a fit to the others. */
export function unseenForecasts(samples: readonly Sample[], together: boolean): Forecast[] {
  const parts = Math.min(PARTS, samples.length);
  return Array.from({ length: parts }, (_, part) => {
    const isUnseen = (_sample: Sample, k: number): boolean => k % parts === part;
    const fit = fitted(
      samples.filter((sample, k) => !isUnseen(sample, k)),
      together,
    );
    return forecasts(samples.filter(isUnseen), fit, together);
  }).flat();
}

const BANDS = 10;

/** Forecasts in ten bands from 0 to 1; calibrated ones lie on the diagonal. */
export function reliability(list: readonly Forecast[]): Band[] {
  return Array.from({ length: BANDS }, (_, k) => {
    const own = list.filter(({ chance }) => Math.min(BANDS - 1, Math.floor(chance * BANDS)) === k);
    const won = own.reduce((sum, one) => sum + one.won, 0);
    const mean = own.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, own.length);
    return { from: k / BANDS, to: (k + 1) / BANDS, count: own.length, mean, won: shareOf(won, own.length) };
  });
}
