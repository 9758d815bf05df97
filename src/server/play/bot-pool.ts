import { availableParallelism } from 'node:os';
import type { BotLevel, ClockRule } from '../../protocol/index.ts';
import type { BotRunner } from '../context.ts';

/** Thinking time for one question by level, in ms; in a secret window an answer always takes this long. */
const THINKING: { readonly [L in BotLevel]: number } = { easy: 50, normal: 50, hard: 350, master: 1000 };

/** Thinking time of a hard bot at a table with clocks in days, in ms. */
const DAYS_CLOCK_MS = 1000;

/** Least thinking time under load, in ms. */
const LEAST = 50;

/** This many waiting tasks halve the thinking time. */
const HALVING_QUEUE = 4;

/** Thinking time of a bot for one question, in ms. */
export const thinkingTime = (level: BotLevel, clock: ClockRule): number =>
  level === 'hard' && clock.kind === 'days' ? DAYS_CLOCK_MS : THINKING[level];

/** Thinking time while other tasks wait for the same thread, in ms. */
export const thinkingTimeUnderLoad = (time: number, waiting: number): number =>
  Math.max(Math.min(time, LEAST), Math.round((time * HALVING_QUEUE) / (HALVING_QUEUE + waiting)));

/** Number of bot threads if none is configured: one core is left to the main thread. */
export const defaultThreads = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

/** Several bot threads as one runner. A table always uses the same thread, where its bots keep their search trees. */
export function botPool(threads: readonly BotRunner[]): BotRunner {
  const of = (table: string): BotRunner => {
    let sum = 0;
    for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) >>> 0;
    return threads[sum % threads.length]!;
  };
  return {
    think: (task) => of(task.table).think(task),
    advise: (task) => of(task.table).advise(task),
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}
