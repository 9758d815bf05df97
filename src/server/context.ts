import type { Logger } from 'pino';
import type { AdvisedAnswer, BotLevel } from '../protocol/index.ts';
import type { AnyGame, GameRegistry } from '../registry/index.ts';
import type { Caps } from './cost/caps.ts';
import type { Costs } from './cost/costs.ts';
import type { Metrics } from './metrics.ts';
import type { SpareTime } from './play/spare.ts';
import type { Storage } from './storage/storage.ts';
import type { UptimeMonitor } from './uptime-monitor.ts';

/** Times that the server keeps, in milliseconds. */
export interface Delays {
  /** How long an automatic answer waits in a secret window, whatever the hand holds. */
  readonly secret: number;
  /** How long a bot seems to think elsewhere. */
  readonly bot: number;
  /** How long seats have to open what they promised. */
  readonly opening: number;
  /** How long bots and standing orders wait for the answer to a request to go back. */
  readonly consent: number;
  /** How long a table that nobody watches stays in memory. */
  readonly idle: number;
  /** How long a turn waits before its player is told. */
  readonly notice: number;
  /** How long bots play on where no person plays or watches. */
  readonly unwatched: number;
}

/** A bot's task: a world drawn from what its seat knows, and nothing else. */
export interface BotTask {
  readonly table: string;
  readonly game: string;
  readonly settings: unknown;
  readonly world: unknown;
  readonly seat: number;
  readonly level: BotLevel;
  /** How many milliseconds the table gives. */
  readonly time: number;
  /** A person wants to know what a bot would do. */
  readonly hint?: true;
  /** No person plays at the table: other tables go first. */
  readonly low?: true;
}

/** Whoever thinks for bots, off the main thread. */
export interface BotRunner {
  /** The text of the answer; undefined: nothing came in time. */
  think(task: BotTask): Promise<string | undefined>;
  /** The best answers, the best first; undefined: nothing came in time. */
  advise(task: BotTask): Promise<readonly AdvisedAnswer[] | undefined>;
  close(): Promise<void>;
}

/** What everything in the server shares. */
export interface ServerContext {
  readonly storage: Storage;
  readonly games: GameRegistry;
  readonly delays: Delays;
  readonly bots: BotRunner;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Keeps expensive work within bounds. */
  readonly costs: Costs;
  /** How much one person and one address may do. */
  readonly caps: Caps;
  /** In which bots play on that nobody watches. */
  readonly spare: SpareTime;
  /** Knows when nobody could play; clocks do not count that. */
  readonly uptime: UptimeMonitor;
  /** Which of these people are connected, here or at another process. */
  presence(people: readonly string[]): Promise<ReadonlySet<string>>;
  now(): number;
}

/** The game with this name, or undefined. */
export async function findGame(games: GameRegistry, name: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(games, name) ? await games[name]!() : undefined;
}
