export type { Bot, Budget } from './bot.ts';
export type { Judge } from './judge.ts';
export { BOTS, type BotName, botNamed, judgeOf, type Level, LEVELS, USUAL_THOUGHTS, writtenFor } from './ladder.ts';
export { type Review, review } from './review.ts';
export { varied, type Weights } from './tuning.ts';
