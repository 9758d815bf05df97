import type { Append, AppendResult, Storage } from './storage.ts';

/** A parameter of a statement. */
export type Value = string | number | null;

/** A statement with `?` placeholders, and its parameters. */
export type Statement = readonly [sql: string, ...params: Value[]];

/** Changes that are made only if a condition holds while the locks are held. */
export interface GuardedChanges {
  /** Statements that change nothing but lock rows. */
  readonly locks: readonly Statement[];
  readonly gate: Statement;
  readonly changes: readonly Statement[];
  /** Notice to other processes, sent with the commit. */
  readonly notice?: string;
}

/** What differs between the two databases. */
export interface Driver {
  readonly kind: Storage['kind'];
  all(sql: string, ...params: Value[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Returns the number of changed rows. */
  run(sql: string, ...params: Value[]): Promise<number>;
  /** One transaction; changes nothing and returns false if the first statement changes no row. */
  atomically(statements: readonly Statement[]): Promise<boolean>;
  /** Appends each batch at its version unless one exists there, in one transaction. */
  appendAll(appends: readonly Append[]): Promise<readonly AppendResult[]>;
  /**
   * Number of appends that `appendAll` gets at once, also while it writes others. Fewer wait until it has written them; Infinity: all
   * wait.
   */
  readonly fullGroup: number;
  /** Runs locks, gate and changes in one transaction; returns the changed rows of each change, or undefined if the gate changed none. */
  guarded(guarded: GuardedChanges): Promise<readonly number[] | undefined>;
  /** SQL that skips rows which another process is taking. */
  readonly skipLocked: string;
  listen(changed: (table: string) => void): Promise<void>;
  notify(table: string): Promise<void>;
  isListening(): boolean;
  close(): Promise<void>;
}
