import type { Telling } from '../../kernel/index.ts';
import type { Entry } from '../../kernel/table/index.ts';

/** What is kept of a table besides its journal: a description that changes as a whole, at an expected revision. */
export interface TableRow {
  readonly id: string;
  readonly revision: number;
  readonly doc: string;
}

/** What the list of tables is searched by; everything else is in the description. */
export interface TableIndex {
  readonly game: string;
  readonly status: string;
  readonly open: boolean;
  /** The person in each seat, by seat; undefined: nobody. */
  readonly people: readonly (string | undefined)[];
}

/** Some of a table's journal, written at once: entries `version` to `version + entries.length - 1`. */
export interface Batch {
  readonly version: number;
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** The move it answers, so that the same one is never taken twice. */
  readonly move?: string;
  readonly entries: readonly Entry[];
  /** What was told, entry by entry: readable even when no rules can replay the game any more. */
  readonly told: readonly (readonly Telling[])[];
  /** The transcript digest after it, by which newer rules see whether they can go on. */
  readonly digest: string;
}

/** A batch on its way into the journal of a table. */
export interface Append extends Batch {
  readonly table: string;
  /** When the table next needs somebody's attention; undefined: never. */
  readonly attention?: number;
}

/** What became of an append: somebody else may have written at this version first. */
export type Appended = 'done' | 'conflict';

/** Which tables to list. */
export interface TableFilter {
  readonly game?: string;
  readonly status?: string;
  /** Only tables that everybody may see. */
  readonly open?: boolean;
  /** Only tables where this person sits. */
  readonly person?: string;
  readonly limit: number;
}

/** A line of chat. */
export interface ChatRow {
  readonly n: number;
  readonly room: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A stretch of time in which no server was running. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** The database does not answer; whether something was written is not known. */
export class StorageDown extends Error {}

/** Where everything is kept that must outlive the process. Two adapters, one suite of tests. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';

  createTable(row: TableRow, index: TableIndex, now: number): Promise<void>;
  readTable(id: string): Promise<TableRow | undefined>;
  /** Replaces the description if it is still at the revision before `row.revision`. */
  updateTable(row: TableRow, index: TableIndex): Promise<boolean>;
  /** Newest first. */
  listTables(filter: TableFilter): Promise<readonly TableRow[]>;

  /** Resolves once the batch is safe on disk. Appends of many tables share one transaction. */
  append(append: Append): Promise<Appended>;
  /** The batches from this version on, in order. */
  readJournal(table: string, from: number): Promise<readonly Batch[]>;

  /** Sets when a table next needs attention, outside of an append. */
  attend(table: string, at: number | undefined): Promise<void>;
  /** Takes tables whose time has come; each goes to one caller only, until `lease` has passed. */
  takeDue(now: number, lease: number, limit: number): Promise<readonly string[]>;

  createPerson(id: string, name: string, keyHash: string, now: number): Promise<void>;
  renamePerson(id: string, name: string): Promise<void>;
  /** These people are here now. */
  markSeen(people: readonly string[], now: number): Promise<void>;
  /** When each of these people was last here. */
  seen(people: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The person who holds a key. */
  personOf(keyHash: string): Promise<{ readonly id: string; readonly name: string } | undefined>;
  addKey(person: string, keyHash: string, now: number): Promise<void>;
  /** Makes all keys of the person void but one. */
  revokeKeys(person: string, exceptHash: string): Promise<number>;
  writeCode(codeHash: string, person: string, until: number): Promise<void>;
  /** The person a one-time code belongs to; the code is gone afterwards. */
  takeCode(codeHash: string, now: number): Promise<string | undefined>;

  say(table: string, line: Omit<ChatRow, 'n'>): Promise<number>;
  readChat(table: string, room: string, after: number, limit: number): Promise<readonly ChatRow[]>;
  report(table: string, n: number, by: string, why: string, now: number): Promise<void>;

  /** This process is alive. */
  beat(process: string, now: number): Promise<void>;
  /** The last sign of life of any process. */
  lastBeat(): Promise<number | undefined>;
  addDowntime(downtime: Downtime): Promise<void>;
  readDowntimes(): Promise<readonly Downtime[]>;

  /** Calls back with ids of tables that other processes have changed; `*`: any may have. */
  listen(changed: (table: string) => void): Promise<void>;
  /** Tells other processes that a table changed in a way that is not in the database. */
  tell(table: string): Promise<void>;
  /** Answers when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
