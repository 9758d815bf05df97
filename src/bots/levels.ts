import type { Game, GameTypes, Random } from '../kernel/index.ts';
import { randomPlayer } from '../kernel/referee/index.ts';
import type { Bot, Budget } from './bot.ts';
import { ErrorProneBot } from './error-prone-bot.ts';
import { Greedy } from './greedy.ts';
import type { AnyEvaluator } from './manifest.ts';
import { searchBotFor } from './search/index.ts';

/** The levels a table offers, the easiest first. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;

/** A level of play. */
export type Level = (typeof LEVELS)[number];

/** Every bot that can be named: the levels, and the policies they are made of. */
export const BOTS = [...LEVELS, 'random', 'greedy', 'search'] as const;

/** The name of a bot. */
export type BotName = (typeof BOTS)[number];

/** Of a hundred answers an easy bot gives so many without thinking. */
const EASY_SLIPS = 30;

/** Thoughts about one question when nobody says how much time there is. */
export const DEFAULT_ITERATIONS = 300;

/** A bot for one seat of one game; it keeps what it learns from question to question. */
export function createBot(
  name: BotName,
  game: Game<GameTypes>,
  judge: AnyEvaluator,
  random: Random,
  budget: Budget = { iterations: DEFAULT_ITERATIONS },
): Bot<GameTypes> {
  switch (name) {
    case 'random':
      return randomPlayer<GameTypes>(random) as Bot<GameTypes>;
    case 'easy':
      return new ErrorProneBot(new Greedy(game, judge, random, 1), random, EASY_SLIPS);
    case 'normal':
    case 'greedy':
      return new Greedy(game, judge, random);
    case 'hard':
    case 'search':
      return searchBotFor(game, judge, random, budget);
  }
}
