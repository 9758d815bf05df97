import { BOTS, type Bot, type BotName, createBot, type Evaluator } from '../bots/index.ts';
import type { GameTypes, Random } from '../kernel/index.ts';
import { UserError } from './user-error.ts';
import type { AnyGame } from './games.ts';

/** A bot of the command line: its name, and its iterations or its time per question. */
export interface Contestant {
  readonly text: string;
  readonly name: BotName;
  readonly thoughts?: number;
  /** Milliseconds. */
  readonly time?: number;
}

/** More iterations than any time limit allows. */
const MOST_THOUGHTS = 10_000_000;

const isName = (name: string): name is BotName => (BOTS as readonly string[]).includes(name);

/** Parses a contestant: `greedy`, `search:500` for 500 iterations, or `search:40ms` for 40 ms per question. */
function contestant(text: string): Contestant {
  const [name = '', much, ...more] = text.split(':');
  if (!isName(name)) throw new UserError(`there is no bot "${name}"; the bots are ${BOTS.join(', ')}`);
  if (much === undefined) return { text, name };
  const [, digits, unit] = /^([1-9]\d{0,6})(ms)?$/.exec(much) ?? [];
  if (more.length === 0 && digits !== undefined) {
    return { text, name, ...(unit ? { time: Number(digits) } : { thoughts: Number(digits) }) };
  }
  throw new UserError(`"${text}" does not say how much the bot thinks: thoughts (search:500) or time (search:40ms)`);
}

/** Parses contestants separated by commas. */
export const contestants = (list: string): Contestant[] => list.split(',').map((text) => contestant(text.trim()));

/** Creates the bot of a contestant for one seat of one game. */
export function createContestantBot(
  { name, thoughts, time }: Contestant,
  game: AnyGame,
  evaluator: Evaluator<GameTypes>,
  random: Random,
): Bot<GameTypes> {
  if (time === undefined) {
    return createBot(name, game, evaluator, random, thoughts === undefined ? undefined : { iterations: thoughts });
  }
  let deadline = 0;
  const more = (): boolean => performance.now() < deadline;
  const bot = createBot(name, game, evaluator, random, { iterations: MOST_THOUGHTS, hasTime: more });
  return {
    answer(perspective) {
      deadline = performance.now() + time;
      return bot.answer(perspective);
    },
  };
}
