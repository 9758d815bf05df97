import type { Append, Appended, Storage } from './storage.ts';

/** What a database takes as a parameter. */
export type Value = string | number | null;

/** One statement with its parameters, written with `?`. */
export type Statement = readonly [sql: string, ...params: Value[]];

/** Changes that are made only if a condition holds once the locks are held. */
export interface Guarded {
  /** Statements that change nothing, but make others wait. */
  readonly locks: readonly Statement[];
  readonly gate: Statement;
  readonly changes: readonly Statement[];
  /** What other processes are told with the commit. */
  readonly notice?: string;
}

/** The few things in which the databases differ. */
export interface Driver {
  readonly kind: Storage['kind'];
  all(sql: string, ...params: Value[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The number of rows that changed. */
  run(sql: string, ...params: Value[]): Promise<number>;
  /** All of it or nothing; nothing and false if the first statement changes no row. */
  atomically(statements: readonly Statement[]): Promise<boolean>;
  /** Appends each at its version unless something stands there, in one transaction. */
  appendAll(appends: readonly Append[]): Promise<readonly Appended[]>;
  /** Locks first, then the rest in the same transaction if the gate changes a row; gives how many rows each of the rest changed. */
  guarded(guarded: Guarded): Promise<readonly number[] | undefined>;
  /** Skips rows that another process is just taking. */
  readonly skipLocked: string;
  listen(changed: (table: string) => void): Promise<void>;
  tell(table: string): Promise<void>;
  hears(): boolean;
  close(): Promise<void>;
}
