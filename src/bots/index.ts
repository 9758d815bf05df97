export type { Bot, Budget } from './bot.ts';
export type { Judge } from './judge.ts';
export { BOTS, type BotName, botNamed, judgeOf, type Level, LEVELS, USUAL_THOUGHTS } from './ladder.ts';
