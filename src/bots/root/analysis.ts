import { evaluatorLeaf } from '../leaf.ts';
import type { AnalysisData, AnyLeaf } from '../manifest.ts';
import { ROOT_CALIBRATION } from './calibration.ts';
import { rootEvaluator } from './evaluator.ts';
import { ROOT_TERMS } from './figures.ts';
import { ROOT_NET_CALIBRATION } from './net-calibration.ts';
import { NEUTRAL_WEIGHTS } from './weights.ts';

/** What hints and reviews of Root are computed from. One module, because the manifest names every import it makes. */
export const rootAnalysis = (): AnalysisData => ({
  evaluator: rootEvaluator(NEUTRAL_WEIGHTS),
  figures: ROOT_TERMS,
  calibration: ROOT_CALIBRATION,
  netCalibration: ROOT_NET_CALIBRATION,
});

/** The leaf of the level `hard`: the hand-written evaluation without `fear`. */
export const neutralLeaf = (): AnyLeaf => evaluatorLeaf(rootEvaluator(NEUTRAL_WEIGHTS));
