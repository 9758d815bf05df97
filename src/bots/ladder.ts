import type { Game, Kinds, Random } from '../kernel/index.ts';
import { randomPlayer } from '../kernel/table/index.ts';
import type { ScythiaGame } from '../games/scythia/index.ts';
import type { Bot, Budget } from './bot.ts';
import { Fallible } from './fallible.ts';
import { Greedy } from './greedy.ts';
import type { Judge } from './judge.ts';
import { plainJudge } from './plain.ts';
import { Search } from './search/search.ts';

/** The levels a table offers, the easiest first. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;

/** A level of play. */
export type Level = (typeof LEVELS)[number];

/** Every bot that can be named: the levels, and the policies they are made of. */
export const BOTS = [...LEVELS, 'random', 'greedy', 'search'] as const;

/** The name of a bot. */
export type BotName = (typeof BOTS)[number];

/** Of a hundred answers an easy bot gives so many without thinking. */
const EASY_SLIPS = 20;

/** Thoughts about one question when nobody says how much time there is. */
export const USUAL_THOUGHTS = 300;

/** A judgement whatever the game. */
type AnyJudge = Judge<Kinds>;

/** Hides the kinds of a game: states and options go through unread. */
const hide = (judge: unknown): AnyJudge => judge as AnyJudge;

/** The judgements that were written, each loaded with its game. */
const JUDGES: Readonly<Record<string, (game: Game<Kinds>) => Promise<AnyJudge>>> = {
  root: async () => hide((await import('./root/judge.ts')).rootJudge()),
  wild: async () => hide((await import('./wild/judge.ts')).wildJudge()),
  scythia: async (game) => hide((await import('./scythia/judge.ts')).scythiaJudge(game as unknown as ScythiaGame)),
};

/** What bots know of a game. */
export function judgeOf(game: Game<Kinds>): Promise<AnyJudge> {
  const load = Object.hasOwn(JUDGES, game.name) ? JUDGES[game.name] : undefined;
  return load ? load(game) : Promise.resolve(plainJudge(game));
}

/** A bot for one seat of one game; it keeps what it learns from question to question. */
export function botNamed(
  name: BotName,
  game: Game<Kinds>,
  judge: AnyJudge,
  random: Random,
  budget: Budget = { thoughts: USUAL_THOUGHTS },
): Bot<Kinds> {
  switch (name) {
    case 'random':
      return randomPlayer<Kinds>(random) as Bot<Kinds>;
    case 'easy':
      return new Fallible(new Greedy(game, judge, random, 1), random, EASY_SLIPS);
    case 'normal':
    case 'greedy':
      return new Greedy(game, judge, random);
    case 'hard':
    case 'search':
      return new Search(game, judge, random, budget);
  }
}
