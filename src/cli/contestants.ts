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
  readonly judge?: string;
}

/** What a contestant plays by. */
export interface Judge {
  readonly evaluator: AnyEvaluator;
  readonly leaf?: AnyLeaf;
}

/** More iterations than any time limit allows. */
const MAX_ITERATIONS = 10_000_000;

/** The judge whose evaluator is that of hints: in Root, without fear. */
const NEUTRAL = 'neutral';

/** The judge whose leaf is the evaluator of hints: in Root, that of the level `hard`. */
const HAND = 'hand';

/** The judge whose leaf has the weights that are built in. */
const LEARNED = 'learned';

/** The judges of the levels that have a leaf. */
const LEVELS_WITH_LEAF: readonly BotName[] = ['hard', 'master'];

/** How bots are written, for help texts. */
export const CONTESTANT_HELP = `Bots: ${BOTS.join(', ')}. Add a number of search iterations (search:400) or a time (search:40ms) after
a colon, a share of random answers in percent after a tilde (quick~8), and an evaluation after an @: the handwritten one without
fear (search:400@neutral), the same as a leaf (search:400@hand, as the level hard has it), or a network as the leaf, with the
weights of this program (search:40ms@learned) or of a file (search:40ms@root.net).`;

const isName = (name: string): name is BotName => (BOTS as readonly string[]).includes(name);

/** Parses a contestant: `greedy`, `search:500`, `search:40ms`, `quick~8`, `search:40ms@root.net`. */
function contestant(text: string): Contestant {
  const [bot = '', ...judges] = text.split('@');
  const [thinking = '', percent, ...rest] = bot.split('~');
  if (judges.length > 1 || judges[0] === '')
    throw new UserError(`"${text}" does not say which evaluation the bot uses`);
  if (rest.length > 0 || (percent !== undefined && !/^\d{1,2}$/.test(percent)))
    throw new UserError(`"${text}" does not say how many answers are random: a percentage from 0 to 99 (quick~8)`);
  return {
    text,
    ...thinkingBot(thinking, text),
    ...(percent !== undefined && { slips: Number(percent) }),
    ...(judges[0] !== undefined && { judge: judges[0] }),
  };
}

function thinkingBot(bot: string, text: string): Pick<Contestant, 'name' | 'iterations' | 'time'> {
  const [name = '', much, ...more] = bot.split(':');
  if (!isName(name)) throw new UserError(`there is no bot "${name}"; the bots are ${BOTS.join(', ')}`);
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

async function createJudge(game: AnyGame, judge: string | undefined): Promise<Judge> {
  if (judge === undefined) return { evaluator: await evaluatorFor(game) };
  if (judge === HAND) {
    const { evaluator } = await analysisFor(game);
    return { evaluator, leaf: evaluatorLeaf(evaluator) };
  }
  if (LEVELS_WITH_LEAF.includes(judge as BotName)) {
    const leaf = await leafFor(game, judge as BotName);
    return { evaluator: await evaluatorFor(game), ...(leaf && { leaf }) };
  }
  if (judge === NEUTRAL) return { evaluator: (await analysisFor(game)).evaluator };
  if (judge === LEARNED) {
    const leaf = await learnedLeafOf(game);
    if (!leaf) throw new UserError(`no weights of ${game.name} are built in; name a weights file (search:40ms@FILE)`);
    return { evaluator: await evaluatorFor(game), leaf };
  }
  const learning = await learningOf(game);
  if (!learning) throw new UserError(`${game.name} has no learned judgement`);
  try {
    return { evaluator: await evaluatorFor(game), leaf: learning.leaf(weightsFile(judge)) };
  } catch (error) {
    if (error instanceof WeightsError) throw new UserError(`cannot use ${judge}: ${error.message}`);
    throw error;
  }
}

/** The judges that were created, by game and name. */
const judges = new Map<string, Promise<Judge>>();

/** The judge of each contestant. Contestants of one judgement share it; weights files are read once. */
export function judgesFor(game: AnyGame, bots: readonly Contestant[]): Promise<Judge[]> {
  return Promise.all(
    bots.map(({ name, judge = LEVELS_WITH_LEAF.includes(name) ? name : undefined }) => {
      const key = `${game.name} ${judge ?? ''}`;
      const found = judges.get(key) ?? createJudge(game, judge);
      judges.set(key, found);
      return found;
    }),
  );
}

/** Creates the bot of a contestant for one seat of one game. */
export function createContestantBot(
  { name, iterations, time, slips }: Contestant,
  game: AnyGame,
  { evaluator, leaf }: Judge,
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
