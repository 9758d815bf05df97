import type { Game, GameTypes, Random } from '../kernel/index.ts';
import { randomPlayer } from '../kernel/referee/index.ts';
import type { ScythiaGame } from '../games/scythia/index.ts';
import type { Bot, Budget } from './bot.ts';
import { Fallible } from './fallible.ts';
import { Greedy } from './greedy.ts';
import type { Judge } from './judge.ts';
import { plainJudge } from './plain.ts';
import { thinkerFor } from './search/index.ts';
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
export const USUAL_THOUGHTS = 300;

/** A judgement whatever the game. */
type AnyJudge = Judge<GameTypes>;

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
    const [{ rootJudge }, { ROOT_WEIGHTS }] = await Promise.all([
      import('./root/judge.ts'),
      import('./root/weights.ts'),
    ]);
    return { weights: ROOT_WEIGHTS, make: (_game, w) => hide(rootJudge(w as typeof ROOT_WEIGHTS)) };
  },
  wild: async () => {
    const [{ wildJudge }, { WILD_WEIGHTS }] = await Promise.all([
      import('./wild/judge.ts'),
      import('./wild/weights.ts'),
    ]);
    return { weights: WILD_WEIGHTS, make: (_game, w) => hide(wildJudge(w as typeof WILD_WEIGHTS)) };
  },
  scythia: async () => {
    const [{ scythiaJudge }, { SCYTHIA_WEIGHTS }] = await Promise.all([
      import('./scythia/judge.ts'),
      import('./scythia/weights.ts'),
    ]);
    const own = (game: unknown): ScythiaGame => game as ScythiaGame;
    return {
      weights: SCYTHIA_WEIGHTS,
      make: (game, w) => hide(scythiaJudge(own(game), w as typeof SCYTHIA_WEIGHTS)),
    };
  },
};

/** The written judgement of a game; undefined where nobody has written one. */
export function writtenFor(game: Game<GameTypes>): Promise<Written | undefined> {
  return Object.hasOwn(WRITTEN, game.name) ? WRITTEN[game.name]!() : Promise.resolve(undefined);
}

/** What bots know of a game. */
export async function judgeOf(game: Game<GameTypes>): Promise<AnyJudge> {
  const written = await writtenFor(game);
  return written ? written.make(game, written.weights) : plainJudge(game);
}

/** A bot for one seat of one game; it keeps what it learns from question to question. */
export function botNamed(
  name: BotName,
  game: Game<GameTypes>,
  judge: AnyJudge,
  random: Random,
  budget: Budget = { thoughts: USUAL_THOUGHTS },
): Bot<GameTypes> {
  switch (name) {
    case 'random':
      return randomPlayer<GameTypes>(random) as Bot<GameTypes>;
    case 'easy':
      return new Fallible(new Greedy(game, judge, random, 1), random, EASY_SLIPS);
    case 'normal':
    case 'greedy':
      return new Greedy(game, judge, random);
    case 'hard':
    case 'search':
      return thinkerFor(game, judge, random, budget);
  }
}
