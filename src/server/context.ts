import type { Logger } from 'pino';
import type { AdvisedAnswer, BotLevel } from '../protocol/index.ts';
import type { GameRegistry } from '../registry/index.ts';
import type { Caps } from './cost/caps.ts';
import type { Costs } from './cost/costs.ts';
import type { Metrics } from './metrics.ts';
import type { PackGames } from './games.ts';
import type { Bans } from './operators/bans.ts';
import type { Pauses } from './pauses/pauses.ts';
import type { SpareTime } from './play/spare.ts';
import type { Storage } from './storage/storage.ts';
import type { UptimeMonitor } from './uptime-monitor.ts';

/** Delays and timeouts, in ms. */
export interface Delays {
  /** Delay before an automatic answer in a secret window; it does not depend on the hand. */
  readonly secret: number;
  /** Delay before the first of a bot's answers in a row, outside secret windows. */
  readonly bot: number;
  /** How long seats have to reveal their entropy. */
  readonly opening: number;
  /** How long bots and standing orders wait for the decision about an undo request. */
  readonly consent: number;
  /** How long a table that nobody watches stays in memory. */
  readonly idle: number;
  /** How long a question stays open before its player is sent a notice. */
  readonly notice: number;
  /** How long bots play on where no person plays or watches. */
  readonly unwatched: number;
}

/** What a bot is asked: to choose in a world drawn from what its seat knows, and nothing else. */
export interface BotTask {
  readonly table: string;
  readonly game: string;
  readonly settings: unknown;
  /** Component values that replace the built-in ones, and their hash. */
  readonly pack?: { readonly hash: string; readonly data: unknown };
  readonly world: unknown;
  readonly seat: number;
  readonly level: BotLevel;
  /** Thinking time, in ms. */
  readonly time: number;
  /** A person asks for a hint. */
  readonly hint?: true;
  /** Low priority: no person plays at the table. */
  readonly low?: true;
}

/** Runs bots off the main thread. */
export interface BotRunner {
  /** Text of the chosen option; undefined: none in time. */
  think(task: BotTask): Promise<string | undefined>;
  /** The best answers, best first; undefined: none in time. */
  advise(task: BotTask): Promise<readonly AdvisedAnswer[] | undefined>;
  close(): Promise<void>;
}

/** What all parts of the server share. */
export interface ServerContext {
  readonly storage: Storage;
  readonly games: GameRegistry;
  /** Games with component values of their own. */
  readonly packGames: PackGames;
  readonly delays: Delays;
  readonly bots: BotRunner;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Limits expensive work. */
  readonly costs: Costs;
  /** Limits how often a person or an address may do something. */
  readonly caps: Caps;
  /** Who may not use the server. */
  readonly bans: Bans;
  /** When clocks over days pause. */
  readonly pauses: Pauses;
  /** Runs bots of tables that nobody watches. */
  readonly spare: SpareTime;
  /** Records downtimes, which clocks do not count. */
  readonly uptime: UptimeMonitor;
  /** Which of these people are connected, to this process or another. */
  presence(people: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ms since 1970. */
  now(): number;
}
