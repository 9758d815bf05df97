import type { GameTypes } from '../kernel/index.ts';
import { type Calibration, calibratedAll } from './calibration.ts';
import { winChances, type Evaluator, MOST_SIDES } from './evaluator.ts';
import { predictedChance, type OutcomeFeatures } from './features.ts';
import type { Figures } from './figures.ts';
import type { Leaf } from './leaf.ts';

/** What hints and reviews are computed from: evaluator, figures, and the calibration of win chances. */
export interface AnalysisModel<K extends GameTypes> {
  readonly evaluator: Evaluator<K>;
  readonly figures: Figures<K>;
  readonly calibration: Calibration;
  /** Predicts the result where the evaluator does not. */
  readonly features?: OutcomeFeatures<K>;
  /** Estimates chances instead of the evaluator, which then only guides the search. `calibration` is that of these estimates. */
  readonly leaf?: Leaf<K>;
}

const chances = new Float64Array(MOST_SIDES);

/** Every seat's win chance by the leaf, or by the evaluator where there is none; not calibrated. */
export function rawChances<K extends GameTypes>(evaluator: Evaluator<K>, s: K['state'], leaf?: Leaf<K>): number[] {
  if (leaf) leaf.winChances(s, chances);
  else winChances(evaluator, s, chances);
  return [...chances.subarray(0, s.settings.seats)];
}

/** The win chance of the team by the features of a position; 0 or 1 when the game is over. */
export function chanceByFeatures<K extends GameTypes>(
  features: OutcomeFeatures<K>,
  { weights = [] }: Calibration,
  s: K['state'],
): number {
  if (s.over) return s.over.winners.length > 0 ? 1 : 0;
  const read = new Float64Array(features.names.length);
  features.read(s, read);
  return predictedChance(weights, read);
}

/** Every seat's calibrated win chance, 0 to 1. */
export function calibratedChances<K extends GameTypes>(model: AnalysisModel<K>, s: K['state']): number[] {
  const { evaluator, figures, calibration, features, leaf } = model;
  if (features) return Array<number>(s.settings.seats).fill(chanceByFeatures(features, calibration, s));
  const raw = rawChances(evaluator, s, leaf);
  return s.over ? raw : calibratedAll(calibration, figures.progress(s), evaluator.together, raw);
}
