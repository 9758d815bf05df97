import type { Game, GameTypes, Random } from '../kernel/index.ts';
import { randomPlayer } from '../kernel/referee/index.ts';
import type { Bot, Budget } from './bot.ts';
import { ErrorProneBot } from './error-prone-bot.ts';
import { Greedy } from './greedy.ts';
import type { AnyEvaluator, AnyLeaf } from './manifest.ts';
import { searchBotFor } from './search/index.ts';

/** The levels a table offers, the easiest first. */
export const LEVELS = ['easy', 'normal', 'hard', 'master'] as const;

/** A level of play. */
export type Level = (typeof LEVELS)[number];

/** The names of all bots: the levels, and the policies behind them. */
export const BOTS = [...LEVELS, 'random', 'quick', 'greedy', 'search'] as const;

/** The name of a bot. */
export type BotName = (typeof BOTS)[number];

/** Share of random answers of an easy bot, in percent. */
const EASY_SLIPS = 30;

/** Iterations per question when no budget is given. */
export const DEFAULT_ITERATIONS = 300;

/**
 * Creates a bot for one seat of one game. It keeps search results from question to question. The levels `hard` and `master` differ
 * in their leaf (`leafFor` of the registry); without one they play like `search`.
 */
export function createBot(
  name: BotName,
  game: Game<GameTypes>,
  evaluator: AnyEvaluator,
  random: Random,
  budget: Budget = { iterations: DEFAULT_ITERATIONS },
  leaf?: AnyLeaf,
): Bot<GameTypes> {
  switch (name) {
    case 'random':
      return randomPlayer<GameTypes>(random) as Bot<GameTypes>;
    case 'easy':
      return new ErrorProneBot(new Greedy(game, evaluator, random, 1), random, EASY_SLIPS);
    case 'quick':
      return new Greedy(game, evaluator, random, 1);
    case 'normal':
    case 'greedy':
      return new Greedy(game, evaluator, random);
    case 'hard':
    case 'master':
    case 'search':
      return searchBotFor(game, evaluator, random, budget, leaf);
  }
}
