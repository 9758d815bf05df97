import { createBot } from '../../bots/index.ts';
import { evaluatorFor } from '../../registry/bots.ts';
import { fastRandom, type Game, type GameTypes } from '../../kernel/index.ts';
import type { Player } from '../../kernel/referee/index.ts';
import type { BotLevel } from '../../protocol/index.ts';
import type { LocalTableInit } from './local-table.ts';

/** How long a bot may think about one question, in milliseconds, and how long it seems to in a secret window. */
const THINKING: { readonly [L in BotLevel]: number } = { easy: 30, normal: 30, hard: 350 };

/** More thoughts than anybody has in that time. */
const MOST_THOUGHTS = 20_000;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The bots of a table as one player that answers for every seat. */
export async function createLocalBots(
  game: Game<GameTypes>,
  { config, seed }: LocalTableInit,
): Promise<Player<GameTypes>> {
  const level = config.level ?? 'normal';
  const judge = await evaluatorFor(game);
  const random = fastRandom(Number.parseInt(seed.slice(-7), 16));
  let deadline = 0;
  const budget = { iterations: MOST_THOUGHTS, hasTime: (): boolean => performance.now() < deadline };
  const bots = config.sitters.map(() => createBot(level, game, judge, random, budget));
  return {
    async answer(chair) {
      deadline = performance.now() + THINKING[level];
      const option = bots[chair.seat]!.answer(chair);
      // The time it took would tell whether there was anything to think about.
      if (chair.window.secret) await sleep(Math.max(0, deadline - performance.now()));
      return option;
    },
  };
}
