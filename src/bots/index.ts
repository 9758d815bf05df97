export { type Advice, advise, type RatedAnswer, type ExpectedFigure } from './advice.ts';
export type { Bot, Budget } from './bot.ts';
export { type Calibration, calibratedAll, type Stage } from './calibration.ts';
export { type AnalysisModel, analysisFor, rawChances } from './analysis.ts';
export type { Evaluator } from './evaluator.ts';
export {
  BOTS,
  type BotName,
  createBot,
  evaluatorFor,
  type Level,
  LEVELS,
  DEFAULT_ITERATIONS,
  writtenFor,
} from './levels.ts';
export {
  type ReviewedQuestion,
  byInterest,
  type Decision,
  type TurnChances,
  Reviewer,
  type TurningPoint,
  turningPoints,
} from './review.ts';
export { predictedChance, type OutcomeFeatures } from './features.ts';
export { searchBotFor } from './search/index.ts';
export { varied, type Weights } from './tuning.ts';
