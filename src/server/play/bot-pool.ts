import { availableParallelism } from 'node:os';
import type { BotLevel, ClockRule } from '../../protocol/index.ts';
import type { BotRunner } from '../context.ts';

/** How long a bot may think about one question, in milliseconds, and how long it seems to in a secret window. */
const THINKING: { readonly [L in BotLevel]: number } = { easy: 50, normal: 50, hard: 350 };

/** Where people have days for an answer nobody waits for a bot: there a hard one takes a second. */
const AT_LEISURE = 1000;

/** A table has as little time as this when many tables wait. */
const LEAST = 50;

/** So many tasks that wait halve the time of the one that is thought about. */
const CROWD = 4;

/** What time a table gives a bot of this level for a question. */
export const thinkingTime = (level: BotLevel, clock: ClockRule): number =>
  level === 'hard' && clock.kind === 'days' ? AT_LEISURE : THINKING[level];

/** What is left of that time while so many other tasks wait for the same thread. */
export const thinkingTimeUnderLoad = (time: number, waiting: number): number =>
  Math.max(Math.min(time, LEAST), Math.round((time * CROWD) / (CROWD + waiting)));

/** How many threads think for bots if nobody says: one core is left to the tables. */
export const defaultThreads = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

/** Several threads as one. A table always asks the same one: there its bots remember what they thought of. */
export function botPool(thinkers: readonly BotRunner[]): BotRunner {
  const of = (table: string): BotRunner => {
    let sum = 0;
    for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) >>> 0;
    return thinkers[sum % thinkers.length]!;
  };
  return {
    think: (task) => of(task.table).think(task),
    advise: (task) => of(task.table).advise(task),
    close: async () => void (await Promise.all(thinkers.map((thinker) => thinker.close()))),
  };
}
