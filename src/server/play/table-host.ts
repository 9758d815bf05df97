import type { GameTypes } from '../../kernel/index.ts';
import type { Referee, Verdict } from '../../kernel/referee/index.ts';
import type { ServerContext } from '../context.ts';
import type { Batch } from '../storage/storage.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { RulesMigration } from './rules-migration.ts';
import type { GameSession } from './session.ts';

/** The result of writing to a table's journal. */
export interface ActionResult {
  /** Number of entries in the journal afterwards. */
  readonly version: number;
  /** This move had been committed before. */
  readonly repeated?: true;
  /** Nothing is committed yet: other seats must agree first. */
  readonly waiting?: true;
  /** What was committed; undefined: nothing. */
  readonly batch?: Batch;
}

/**
 * What the parts of a table in memory (subscribers, delayed feed, scheduler) use of it. `LiveTable` implements it and creates
 * the parts, so that no part imports it.
 */
export interface TableHost {
  readonly id: string;
  readonly context: ServerContext;
  readonly doc: TableDoc;
  /** The running game; undefined: it has not begun or cannot be replayed. */
  readonly session: GameSession | undefined;
  /** The stored journal does not play under today's rules. */
  readonly unreadable: boolean;
  readonly migration: RulesMigration | undefined;
  /** When somebody last used the table, in ms since 1970. */
  used: number;
  /** Runs work when all earlier work of the table is done. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** The running game. Throws the reason if there is none. */
  playing(): GameSession;
  /** Makes sure that the description is no older than this call. Within `exclusive`. */
  confirm(): Promise<void>;
  amend(change: (doc: TableDoc) => TableDoc): Promise<void>;
  write(act: (referee: Referee<GameTypes>) => Verdict, move?: string, stamp?: number): Promise<ActionResult>;
  publish(batches: readonly Batch[]): Promise<void>;
  broadcastTable(): Promise<void>;
  rate(): Promise<void>;
  /** Sets the timer for what the table must do next by itself. */
  schedule(): void;
  isWatched(now: number): boolean;
}
