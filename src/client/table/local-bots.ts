import { createBot, TimeBudget } from '../../bots/index.ts';
import { evaluatorFor, leafFor } from '../../registry/bots.ts';
import { fastRandom, type Game, type GameTypes } from '../../kernel/index.ts';
import type { Player } from '../../kernel/referee/index.ts';
import type { BotLevel } from '../../protocol/index.ts';
import type { LocalTableInit } from './local-table.ts';

/** Time limit of a bot for one question, in ms; also its fixed delay in secret windows. */
const THINKING_MS: { readonly [L in BotLevel]: number } = { easy: 30, normal: 30, hard: 350, master: 1000 };

/** Most search iterations per question; the time limit ends the search earlier. */
const MAX_ITERATIONS = 20_000;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The bots of a table as one player that answers for every seat. */
export async function createLocalBots(
  game: Game<GameTypes>,
  { config, seed }: LocalTableInit,
): Promise<Player<GameTypes>> {
  const level = config.level ?? 'normal';
  const evaluator = await evaluatorFor(game);
  const leaf = await leafFor(game, level);
  const random = fastRandom(Number.parseInt(seed.slice(-7), 16));
  const budget = new TimeBudget(MAX_ITERATIONS, () => performance.now());
  const bots = config.sitters.map(() => createBot(level, game, evaluator, random, budget, leaf));
  return {
    async answer(perspective) {
      budget.start(THINKING_MS[level]);
      const option = bots[perspective.seat]!.answer(perspective);
      // A fixed delay hides whether the bot had a choice.
      if (perspective.window.secret) await sleep(budget.left);
      return option;
    },
  };
}
