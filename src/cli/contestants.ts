import { BOTS, type Bot, type BotName, createBot, type Evaluator } from '../bots/index.ts';
import type { GameTypes, Random } from '../kernel/index.ts';
import { UserError } from './user-error.ts';
import type { AnyGame } from './games.ts';

/** A bot as it was named: the policy, and how many thoughts or how much time it has for a question. */
export interface Contestant {
  readonly text: string;
  readonly name: BotName;
  readonly thoughts?: number;
  /** Milliseconds. */
  readonly time?: number;
}

/** More thoughts than anybody has in the time that is given. */
const MOST_THOUGHTS = 10_000_000;

const isName = (name: string): name is BotName => (BOTS as readonly string[]).includes(name);

/** A bot by its text: `greedy`, `search:500` for so many thoughts, or `search:40ms` for so much time. */
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

/** Bots by their names, with commas between. */
export const contestants = (list: string): Contestant[] => list.split(',').map((text) => contestant(text.trim()));

/** Sits a contestant down at one seat of one game. */
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
