export { type Advice, advise, type RatedAnswer, type ExpectedFigure } from './advice.ts';
export { type Bot, type Budget, TimeBudget } from './bot.ts';
export { type Calibration, calibratedAll, type Stage, UNCALIBRATED } from './calibration.ts';
export { type AnalysisModel, rawChances } from './analysis.ts';
export { ErrorProneBot } from './error-prone-bot.ts';
export type { Evaluator } from './evaluator.ts';
export {
  BOTS,
  type BotName,
  createBot,
  type Level,
  LEVELS,
  DEFAULT_ITERATIONS,
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
export { scoreFigures } from './figures.ts';
export type { Evaluation } from './manifest.ts';
export { scoreEvaluator } from './score-evaluator.ts';
export { searchBotFor } from './search/index.ts';
export { varied, type Weights } from './tuning.ts';
