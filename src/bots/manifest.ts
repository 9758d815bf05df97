import type { AnyGame, GameTypes } from '../kernel/index.ts';
import type { Balance } from './balance.ts';
import type { Calibration } from './calibration.ts';
import type { Evaluator } from './evaluator.ts';
import type { OutcomeFeatures } from './features.ts';
import type { Figures } from './figures.ts';
import type { Leaf } from './leaf.ts';
import type { Learning } from './learned/learning.ts';
import type { Weights } from './tuning.ts';

/** An evaluator of any game. */
export type AnyEvaluator = Evaluator<GameTypes>;

/** A leaf of any game. */
export type AnyLeaf = Leaf<GameTypes>;

/** What bots of a game play by. */
export interface Evaluation {
  /** The weights that bots use; `vatra tune` looks for better ones. */
  readonly weights: Weights;
  /** The table that `vatra tune` plays when no settings are given. */
  readonly tuningTable: Readonly<Record<string, unknown>>;
  evaluator(game: AnyGame, weights: Weights): AnyEvaluator;
}

/** What hints and reviews of a game are computed from. */
export interface AnalysisData {
  /** Used instead of the bots' evaluator, where bots value more than the chance to win. */
  readonly evaluator?: AnyEvaluator;
  readonly figures: Figures<GameTypes>;
  readonly calibration: Calibration;
  /** The calibration of the network's chances, for games with weights; without it hints and reviews do not use the network. */
  readonly netCalibration?: Calibration;
  /** Predicts the result where the evaluator does not. */
  readonly features?: OutcomeFeatures<GameTypes>;
}

/** What the registry knows of a game's bots before they are loaded: lazy imports only, because the home page loads it. */
export interface BotsManifest {
  evaluation(): Promise<Evaluation>;
  /** Without it, hints and reviews tell the score. */
  analysis?(game: AnyGame): Promise<AnalysisData>;
  /** The leaf of the level `hard`; without one its search uses its evaluator at leaves. */
  readonly leaf?: () => Promise<AnyLeaf>;
  /** Learning from self-play, for games that have inputs for a network. */
  readonly learning?: (game: AnyGame) => Promise<Learning<GameTypes>>;
  /** Weights for `learning` in base64, a chunk of its own; an empty text where there are none yet. */
  readonly net?: () => Promise<string>;
  /** The tables of `vatra balance`, for games that have some. */
  readonly balance?: () => Promise<Balance>;
}
