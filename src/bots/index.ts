export { type Advice, advise, type Advised, type Expected } from './advice.ts';
export type { Bot, Budget } from './bot.ts';
export { type Calibration, calibratedAll, type Stage } from './calibration.ts';
export { type Insight, insightOf, rawChances } from './insight.ts';
export type { Judge } from './judge.ts';
export { BOTS, type BotName, botNamed, judgeOf, type Level, LEVELS, USUAL_THOUGHTS, writtenFor } from './ladder.ts';
export {
  type Asked,
  byInterest,
  type Decision,
  type Moment,
  Reviewer,
  type TurningPoint,
  turningPoints,
} from './review.ts';
export { foretold, type Signs } from './signs.ts';
export { thinkerFor } from './search/index.ts';
export { varied, type Weights } from './tuning.ts';
