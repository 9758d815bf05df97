import type { Game, GameTypes, Random } from '../kernel/index.ts';
import { randomPlayer } from '../kernel/referee/index.ts';
import type { ScythiaGame } from '../games/scythia/index.ts';
import type { Bot, Budget } from './bot.ts';
import { ErrorProneBot } from './error-prone-bot.ts';
import { Greedy } from './greedy.ts';
import type { Evaluator } from './evaluator.ts';
import { scoreEvaluator } from './score-evaluator.ts';
import { searchBotFor } from './search/index.ts';
import type { Weights } from './tuning.ts';

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

/** A judgement whatever the game. */
type AnyJudge = Evaluator<GameTypes>;

/** Hides the kinds of a game: states and options go through unread. */
const hide = (judge: unknown): AnyJudge => judge as AnyJudge;

/** A judgement that was written: the weights it comes with, and how it is made of them. */
interface Written {
  readonly weights: Weights;
  make(game: Game<GameTypes>, weights: Weights): AnyJudge;
}

/** The judgements that were written, each loaded with its game. */
const WRITTEN: Readonly<Record<string, () => Promise<Written>>> = {
  root: async () => {
    const [{ rootEvaluator }, { ROOT_WEIGHTS }] = await Promise.all([
      import('./root/evaluator.ts'),
      import('./root/weights.ts'),
    ]);
    return { weights: ROOT_WEIGHTS, make: (_game, w) => hide(rootEvaluator(w as typeof ROOT_WEIGHTS)) };
  },
  wild: async () => {
    const [{ wildEvaluator }, { WILD_WEIGHTS }] = await Promise.all([
      import('./wild/evaluator.ts'),
      import('./wild/weights.ts'),
    ]);
    return { weights: WILD_WEIGHTS, make: (_game, w) => hide(wildEvaluator(w as typeof WILD_WEIGHTS)) };
  },
  scythia: async () => {
    const [{ scythiaEvaluator }, { SCYTHIA_WEIGHTS }] = await Promise.all([
      import('./scythia/evaluator.ts'),
      import('./scythia/weights.ts'),
    ]);
    const own = (game: unknown): ScythiaGame => game as ScythiaGame;
    return {
      weights: SCYTHIA_WEIGHTS,
      make: (game, w) => hide(scythiaEvaluator(own(game), w as typeof SCYTHIA_WEIGHTS)),
    };
  },
};

/** The written judgement of a game; undefined where nobody has written one. */
export function writtenFor(game: Game<GameTypes>): Promise<Written | undefined> {
  return Object.hasOwn(WRITTEN, game.name) ? WRITTEN[game.name]!() : Promise.resolve(undefined);
}

/** What bots know of a game. */
export async function evaluatorFor(game: Game<GameTypes>): Promise<AnyJudge> {
  const written = await writtenFor(game);
  return written ? written.make(game, written.weights) : scoreEvaluator(game);
}

/** A bot for one seat of one game; it keeps what it learns from question to question. */
export function createBot(
  name: BotName,
  game: Game<GameTypes>,
  judge: AnyJudge,
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
