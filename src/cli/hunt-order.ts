import { fastRandom, type GameTypes, type Settings } from '../kernel/index.ts';
import {
  contentOf,
  type CoverageCounter,
  everyMix,
  FULL,
  hunt,
  type HuntResult,
  QUICK,
  randomSettings,
  type SettingChoices,
} from '../kernel/conformance/index.ts';
import { createBot } from '../bots/index.ts';
import { evaluatorFor } from '../registry/bots.ts';
import { UserError } from './user-error.ts';
import { type AnyGame, parseSettings } from './games.ts';
import { jsonObject } from './input.ts';

/** What every game of a hunt has in common; plain data, so that threads get it as it is. */
export interface HuntOrder {
  readonly game: string;
  readonly bound: number;
  readonly settings?: string;
  readonly among?: string;
  readonly everyMix?: true;
  readonly every: number;
  readonly stretch: number;
  readonly watch: number;
  readonly able: number;
  readonly whole?: true;
  readonly full?: true;
}

/** The settings of the table with a seed. */
function tablesOf(game: AnyGame, order: HuntOrder): (seed: number) => Settings {
  const given = jsonObject('--settings', order.settings);
  const among = jsonObject('--among', order.among);
  for (const [key, choices] of Object.entries(among))
    if (!Array.isArray(choices)) throw new UserError(`--among wants a list for "${key}"`);
  const mix = order.everyMix ? everyMix<GameTypes>(game, among as SettingChoices) : undefined;
  if (order.everyMix && !mix) throw new UserError(`${game.name} has no mixes of seats`);
  const draw = (seed: number): Settings | undefined => {
    const random = fastRandom(seed ^ 0x7ab1e);
    return randomSettings<GameTypes>(game, random, { ...mix?.(seed, random), ...given }, among as SettingChoices);
  };
  // The game reports problems of the settings better than a thousand failed draws.
  if (!draw(0)) {
    parseSettings(game, given, game.seats.least);
    throw new UserError('no table could be drawn from these settings');
  }
  return (seed) => draw(seed)!;
}

/** A hunt that is ready to play: the names of all content, and a function that plays games from a seed on. */
export interface PreparedHunt {
  readonly content: readonly string[];
  play(seed: number, games: number, counter: CoverageCounter): Generator<HuntResult, HuntResult>;
}

/** Loads what a hunt needs. The contributors of hooks are watched from now on in this thread. */
export async function prepareHunt(game: AnyGame, order: HuntOrder): Promise<PreparedHunt> {
  const settings = tablesOf(game, order);
  const evaluator = await evaluatorFor(game);
  let meet = (_name: string): void => {};
  const content = contentOf<GameTypes>(
    game,
    game.checks.watchContributors?.((name) => meet(`power ${name}`)),
  );
  return {
    content,
    play(seed, games, counter) {
      meet = (name) => counter.meet(name);
      return hunt<GameTypes>(game, {
        settings,
        games,
        seed,
        bound: order.bound,
        stretch: order.stretch,
        every: order.whole ? 0 : order.every,
        counter,
        countedEvery: order.watch,
        ableEvery: order.able,
        able: (random) => {
          const bot = createBot('greedy', game, evaluator, random);
          return (perspective) => bot.answer(perspective);
        },
        thoroughness: order.full ? FULL : QUICK,
      });
    },
  };
}

/** Processor time of this process since `start`, in seconds. */
export function processorSeconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
