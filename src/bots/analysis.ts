import type { GameTypes } from '../kernel/index.ts';
import { type Calibration, calibratedAll } from './calibration.ts';
import { winChances, type Evaluator, MOST_SIDES } from './evaluator.ts';
import { predictedChance, type OutcomeFeatures } from './features.ts';
import type { Figures } from './figures.ts';

/** All that is needed to tell people about a position: the bots' judgement, its terms, and how far it can be trusted. */
export interface AnalysisModel<K extends GameTypes> {
  readonly judge: Evaluator<K>;
  readonly terms: Figures<K>;
  readonly calibration: Calibration;
  /** What foretells the end where the judgement does not. */
  readonly signs?: OutcomeFeatures<K>;
}

const judged = new Float64Array(MOST_SIDES);

/** Every seat's chance to win as the judgement sees it, before it is put right. */
export function rawChances<K extends GameTypes>(judge: Evaluator<K>, s: K['state']): number[] {
  winChances(judge, s, judged);
  return [...judged.subarray(0, s.settings.seats)];
}

/** The chance of all together by the signs of a position; certain when the game is over. */
export function chanceByFeatures<K extends GameTypes>(
  signs: OutcomeFeatures<K>,
  { weights = [] }: Calibration,
  s: K['state'],
): number {
  if (s.over) return s.over.winners.length > 0 ? 1 : 0;
  const read = new Float64Array(signs.names.length);
  signs.read(s, read);
  return predictedChance(weights, read);
}

/** Every seat's chance to win, between 0 and 1. */
export function calibratedChances<K extends GameTypes>(insight: AnalysisModel<K>, s: K['state']): number[] {
  const { judge, terms, calibration, signs } = insight;
  if (signs) return Array<number>(s.settings.seats).fill(chanceByFeatures(signs, calibration, s));
  const raw = rawChances(judge, s);
  return s.over ? raw : calibratedAll(calibration, terms.progress(s), judge.together, raw);
}
