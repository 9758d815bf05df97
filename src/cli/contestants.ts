import { readFileSync } from 'node:fs';
import { BOTS, type Bot, type BotName, createBot, ErrorProneBot, TimeBudget } from '../bots/index.ts';
import { readWeights, WeightsError } from '../bots/learned/weights.ts';
import type { AnyEvaluator, AnyLeaf } from '../bots/manifest.ts';
import type { GameTypes, Random } from '../kernel/index.ts';
import { analysisFor, evaluatorFor, leafFor, learnedLeafOf, learningOf } from '../registry/bots.ts';
import { evaluatorLeaf } from '../bots/leaf.ts';
import { UserError } from './user-error.ts';
import type { AnyGame } from './games.ts';
import { fileReason } from './input.ts';
import { threadClock } from './thread-clock.ts';

/** A bot of the command line: its name, its iterations or its time per question, its random answers, its evaluation. */
export interface Contestant {
  readonly text: string;
  readonly name: BotName;
  readonly iterations?: number;
  /** Milliseconds. */
  readonly time?: number;
  /** Share of random answers, in percent. */
  readonly slips?: number;
  /** `neutral`, `hand`, `learned`, or the path of a weights file. */
  readonly evaluation?: string;
}

/** How a contestant estimates positions. */
export interface ContestantEvaluation {
  readonly evaluator: AnyEvaluator;
  readonly leaf?: AnyLeaf;
}

/** More iterations than any time limit allows. */
const MAX_ITERATIONS = 10_000_000;

/** Name of the evaluation with the evaluator of hints: in Root, without fear. */
const NEUTRAL = 'neutral';

/** Name of the evaluation that has the evaluator of hints as its leaf: in Root, that of the level `hard`. */
const HAND = 'hand';

/** Name of the evaluation whose leaf is the built-in network. */
const LEARNED = 'learned';

/** Levels that have an evaluation with a leaf, named like the level. */
const LEVELS_WITH_LEAF: readonly BotName[] = ['hard', 'master'];

/** How bots are written, for help texts. */
export const CONTESTANT_HELP = `Bots: ${BOTS.join(', ')}.
After the name:
  search:400            400 search iterations per decision
  search:40ms           40 ms per decision
  quick~8               8 % of the answers are random
  search:400@neutral    hand-written evaluation without fear
  search:400@hand       the same as a leaf, like the level hard
  search:40ms@learned   built-in network as the leaf
  search:40ms@root.net  network of a weights file as the leaf`;

const isName = (name: string): name is BotName => (BOTS as readonly string[]).includes(name);

/** Parses a contestant: `greedy`, `search:500`, `search:40ms`, `quick~8`, `search:40ms@root.net`. */
function contestant(text: string): Contestant {
  const [bot = '', ...evaluations] = text.split('@');
  const [thinking = '', percent, ...rest] = bot.split('~');
  if (evaluations.length > 1 || evaluations[0] === '')
    throw new UserError(`"${text}" does not say which evaluation the bot uses`);
  if (rest.length > 0 || (percent !== undefined && !/^\d{1,2}$/.test(percent)))
    throw new UserError(`"${text}" does not say how many answers are random: a percentage from 0 to 99 (quick~8)`);
  return {
    text,
    ...thinkingBot(thinking, text),
    ...(percent !== undefined && { slips: Number(percent) }),
    ...(evaluations[0] !== undefined && { evaluation: evaluations[0] }),
  };
}

function thinkingBot(bot: string, text: string): Pick<Contestant, 'name' | 'iterations' | 'time'> {
  const [name = '', much, ...more] = bot.split(':');
  if (!isName(name)) throw new UserError(`unknown bot "${name}"; choose one of: ${BOTS.join(', ')}`);
  if (much === undefined) return { name };
  const [, digits, unit] = /^([1-9]\d{0,6})(ms)?$/.exec(much) ?? [];
  if (more.length === 0 && digits !== undefined)
    return { name, ...(unit ? { time: Number(digits) } : { iterations: Number(digits) }) };
  throw new UserError(`"${text}" does not limit the search: give iterations (search:500) or time (search:40ms)`);
}

/** Parses contestants separated by commas. */
export const contestants = (list: string): Contestant[] => list.split(',').map((text) => contestant(text.trim()));

/** Reads a weights file. */
export function weightsFile(file: string): ReturnType<typeof readWeights> {
  try {
    return readWeights(readFileSync(file));
  } catch (error) {
    if (error instanceof WeightsError) throw new UserError(`cannot use ${file}: ${error.message}`);
    throw new UserError(`cannot read ${file}: ${fileReason(error)}`);
  }
}

async function createEvaluation(game: AnyGame, evaluation: string | undefined): Promise<ContestantEvaluation> {
  if (evaluation === undefined) return { evaluator: await evaluatorFor(game) };
  if (evaluation === HAND) {
    const { evaluator } = await analysisFor(game);
    return { evaluator, leaf: evaluatorLeaf(evaluator) };
  }
  if (LEVELS_WITH_LEAF.includes(evaluation as BotName)) {
    const leaf = await leafFor(game, evaluation as BotName);
    return { evaluator: await evaluatorFor(game), ...(leaf && { leaf }) };
  }
  if (evaluation === NEUTRAL) return { evaluator: (await analysisFor(game)).evaluator };
  if (evaluation === LEARNED) {
    const leaf = await learnedLeafOf(game);
    if (!leaf) throw new UserError(`no weights of ${game.name} are built in; name a weights file (search:40ms@FILE)`);
    return { evaluator: await evaluatorFor(game), leaf };
  }
  const learning = await learningOf(game);
  if (!learning) throw new UserError(`${game.name} has no learned evaluation`);
  try {
    return { evaluator: await evaluatorFor(game), leaf: learning.leaf(weightsFile(evaluation)) };
  } catch (error) {
    if (error instanceof WeightsError) throw new UserError(`cannot use ${evaluation}: ${error.message}`);
    throw error;
  }
}

/** All evaluations created so far, by game and name. */
const evaluations = new Map<string, Promise<ContestantEvaluation>>();

/** The evaluation of each contestant. Contestants with the same one share it; weights files are read once. */
export function evaluationsFor(game: AnyGame, bots: readonly Contestant[]): Promise<ContestantEvaluation[]> {
  return Promise.all(
    bots.map(({ name, evaluation = LEVELS_WITH_LEAF.includes(name) ? name : undefined }) => {
      const key = `${game.name} ${evaluation ?? ''}`;
      const found = evaluations.get(key) ?? createEvaluation(game, evaluation);
      evaluations.set(key, found);
      return found;
    }),
  );
}

/** Creates the bot of a contestant for one seat of one game. */
export function createContestantBot(
  { name, iterations, time, slips }: Contestant,
  game: AnyGame,
  { evaluator, leaf }: ContestantEvaluation,
  random: Random,
): Bot<GameTypes> {
  const careless = (bot: Bot<GameTypes>): Bot<GameTypes> =>
    slips === undefined ? bot : new ErrorProneBot(bot, random, slips);
  if (time === undefined) {
    const budget = iterations === undefined ? undefined : { iterations };
    return careless(createBot(name, game, evaluator, random, budget, leaf));
  }
  const limit = new TimeBudget(MAX_ITERATIONS, threadClock);
  const bot = careless(createBot(name, game, evaluator, random, limit, leaf));
  return {
    answer(perspective) {
      limit.start(time);
      return bot.answer(perspective);
    },
  };
}
