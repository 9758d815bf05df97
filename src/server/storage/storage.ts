import type { EntryEvents } from '../../kernel/index.ts';
import type { JournalEntry } from '../../kernel/referee/index.ts';

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
  readonly entries: readonly JournalEntry[];
  /** What was told, entry by entry: readable even when no rules can replay the game any more. */
  readonly told: readonly EntryEvents[];
  /** The transcript digest after it, by which newer rules see whether they can go on. */
  readonly digest: string;
}

/** A batch on its way into the journal of a table. */
export interface Append extends Batch {
  readonly table: string;
  /** When the table next needs somebody's attention; undefined: never; as-is: what is stored will do. */
  readonly attention?: number | 'as-is';
  /** The revision of the table's description that the writer knows. */
  readonly revision?: number;
}

/**
 * What became of an append: written; written, but another process has changed the description of the table; or not written,
 * because somebody else wrote at this version first.
 */
export type Appended = 'done' | 'changed' | 'conflict';

/**
 * Where a running game stood after some version, written by the rules it was played under: what rules that tell another
 * story may go on from.
 */
export interface PositionRow {
  readonly table: string;
  readonly version: number;
  /** As JSON, in the form of a position file where the game has one. */
  readonly position: string;
  /** What the clocks had used by then, as JSON. */
  readonly clocks: string;
}

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

/** A line of chat that somebody complained about, for whoever runs the house. */
export interface ReportRow extends ChatRow {
  readonly table: string;
  readonly reporter: string;
  readonly why: string;
  readonly reported: number;
}

/** Somebody's complaint about a line of chat. */
export interface NewReport {
  readonly table: string;
  readonly n: number;
  readonly person: string;
  /** The address it came from, under a name that only this house knows; empty: not known. */
  readonly source: string;
  readonly why: string;
  readonly at: number;
}

/** A mistake that somebody found in a position: what is wrong, the position and the journal as they were sent. */
export interface BugReportRow {
  readonly id: string;
  readonly at: number;
  /** Who reported it; empty: somebody without a key. */
  readonly person: string;
  /** The address it came from, under a name that only this house knows; empty: not known. */
  readonly source: string;
  readonly game: string;
  readonly rules: string;
  readonly text: string;
  readonly position: string;
  /** Empty: none was sent. */
  readonly journal: string;
}

/** A stretch of time in which no server was running. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** Where a person wants to hear of a turn: their own everywhere or at one table, or everybody's at one table. */
export interface Subscription {
  readonly id: string;
  readonly person: string;
  /** Only turns at this table; empty: at every table. */
  readonly table: string;
  /** Turns of all seats of that table. */
  readonly everyone: boolean;
  readonly kind: 'push' | 'webhook';
  /** An address, or the endpoint and keys of a browser as JSON. */
  readonly target: string;
  readonly language: string;
  /** Hash of the key that made it: it ends with that key. Empty: made before this was stored. */
  readonly key: string;
}

/** A turn that somebody is to hear of. */
export interface Delivery {
  readonly subscription: string;
  readonly table: string;
  readonly seat: number;
  readonly question: number;
  /** How often it was tried in vain. */
  readonly tries: number;
}

/** A public key that a person signs in with. */
export interface Passkey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly name: string;
}

/** A passkey as it is listed. */
export interface PasskeyRow extends Passkey {
  readonly created: number;
  /** When it last answered, in milliseconds; 0: never. */
  readonly used: number;
}

/** A key on its way into the database. */
export interface NewKey {
  readonly hash: string;
  /** Browser and system it is made for, as a short text; empty: not known. */
  readonly device: string;
  readonly at: number;
}

/** A key of a person. */
export interface KeyRow {
  readonly hash: string;
  readonly person: string;
  readonly device: string;
  readonly created: number;
  /** Last use in milliseconds, exact to a few minutes. */
  readonly used: number;
  /** When its holder last confirmed with a password or passkey, in milliseconds; 0: never. */
  readonly confirmed: number;
}

/**
 * Why a person is given a key: a one-time code, the password as it is stored, or an answer of a passkey with its counter.
 * The right is checked in the transaction that adds the key, so a right that is just being revoked gives none.
 */
export type KeyRight =
  | { readonly by: 'code'; readonly code: string }
  | { readonly by: 'password'; readonly person: string; readonly password: string }
  | { readonly by: 'passkey'; readonly passkey: string; readonly counter: number };

/** The key in whose name something is changed. */
export interface HeldKey {
  readonly person: string;
  readonly hash: string;
}

/** What came of a change in the name of a key: `no-key` means that the key had ended. */
export type Change = 'done' | 'not-done' | 'no-key';

/** Which keys of a person end: one, or all but one (all if that is empty). */
export type EndingKeys =
  | { readonly which: 'only'; readonly hash: string }
  | { readonly which: 'except'; readonly hash: string };

/** The first part of a notice to other processes that keys of a person ended: `keys:<person>:<which>:<hash>`. */
export const KEYS_ENDED = 'keys';

/** How well a person plays a game, as a guess and its spread. */
export interface RatingRow {
  readonly person: string;
  readonly mean: number;
  readonly spread: number;
  readonly games: number;
}

/** The database does not answer; whether something was written is not known. */
export class StorageDown extends Error {}

/** A stored row cannot be read: somebody else changed it, or the disk did. */
export class DamagedRow extends Error {}

/** What is kept of people besides their names and keys. */
export interface PeopleStorage {
  /** Something of the house's own, made once and kept. */
  getOrCreate(name: string, make: () => string): Promise<string>;

  subscribe(subscription: Subscription, now: number): Promise<void>;
  subscriptions(person: string): Promise<readonly Subscription[]>;
  subscription(id: string): Promise<Subscription | undefined>;
  /** True: there was one of this person's. */
  unsubscribe(id: string, person: string): Promise<boolean>;
  /** Whoever wants to hear of this turn shall, once; earlier turns of the seat are forgotten. */
  queueNotices(table: string, seat: number, person: string, question: number, now: number): Promise<void>;
  /** Takes deliveries whose time has come; each goes to one caller only, until `lease` has passed. */
  takeDeliveries(now: number, lease: number, limit: number): Promise<readonly Delivery[]>;
  /** Puts a delivery off, or (undefined) is done with it. */
  finishDelivery(delivery: Delivery, due: number | undefined): Promise<void>;

  /** Not done: the login is taken, or the person has one. */
  createAccount(login: string, key: HeldKey, password: string | undefined, now: number): Promise<Change>;
  accountNamed(login: string): Promise<{ readonly person: string; readonly password?: string } | undefined>;
  accountOf(person: string): Promise<{ readonly login: string; readonly password?: string } | undefined>;
  /** Not done: the login is taken, or the person has none. */
  changeLogin(login: string, key: HeldKey): Promise<Change>;
  nameOf(person: string): Promise<string | undefined>;
  /** Not done: the person has `most` passkeys. */
  addPasskey(passkey: Passkey, key: HeldKey, most: number, now: number): Promise<Change>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(person: string): Promise<readonly PasskeyRow[]>;
  renamePasskey(id: string, person: string, name: string): Promise<boolean>;
  /** Not done: there was none, or it is the only way to sign in. */
  removePasskey(id: string, key: HeldKey): Promise<Change>;
  /** A counter never goes back: false if it would. */
  usePasskey(id: string, counter: number, now: number): Promise<boolean>;
  /** Keeps a challenge; `subject` says what an answer is good for, and for whom. */
  challenge(challenge: string, subject: string, until: number): Promise<void>;
  /** The subject of a challenge; it is gone afterwards. */
  takeChallenge(challenge: string, now: number): Promise<string | undefined>;

  ratingsOf(game: string, people: readonly string[]): Promise<readonly RatingRow[]>;
  ratingsOfPerson(person: string): Promise<readonly (RatingRow & { readonly game: string })[]>;
  /** The best of a game, with their names. */
  bestRated(game: string, limit: number): Promise<readonly (RatingRow & { readonly name: string })[]>;
  /** Writes the ratings after a table, once. */
  rate(table: string, game: string, rows: readonly RatingRow[]): Promise<boolean>;
}

/** Keys of people, and everything that gives or ends one. */
export interface KeyStorage {
  createPerson(id: string, name: string, key: NewKey): Promise<void>;
  /** A key with its holder's name; undefined: no such key, or it ended. */
  keyOf(hash: string): Promise<(KeyRow & { readonly name: string }) | undefined>;
  /** The keys of a person, the last used first. */
  keysOf(person: string): Promise<readonly KeyRow[]>;
  /** Those of these keys that still count. */
  storedKeys(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Writes down that a key was used. */
  touchKey(hash: string, now: number): Promise<void>;
  /** Writes down that the holder of a key confirmed with a password or passkey. */
  confirmKey(hash: string, now: number): Promise<void>;
  /** Adds a key for whoever has the right to it; gives the person. Undefined: the right is gone. */
  addKey(key: NewKey, right: KeyRight): Promise<string | undefined>;
  /**
   * Ends keys of a person and everything that hangs on them: device codes, challenges, notices, and links to reset the
   * password unless only one key ends. May set a new password in the same transaction. Other processes are told. Gives how
   * many keys ended; undefined: nothing, because the key `by` that asked for it had ended itself.
   */
  endKeys(
    person: string,
    ending: EndingKeys,
    more?: { readonly by?: string; readonly password?: string },
  ): Promise<number | undefined>;
  /** Keeps a one-time code for another device; earlier ones of the person are gone. False: the key had ended. */
  writeCode(codeHash: string, key: HeldKey, until: number): Promise<boolean>;
  /** Keeps the right to set a new password once; earlier ones of the person are gone. */
  writeReset(hash: string, person: string, until: number): Promise<void>;
  /** Sets the password by such a right, ends all keys and adds one; gives the person. Undefined: the right is gone. */
  resetPassword(hash: string, password: string, key: NewKey): Promise<string | undefined>;
}

/** Where everything is kept that must outlive the process. Two adapters, one suite of tests. */
export interface Storage extends PeopleStorage, KeyStorage {
  readonly kind: 'sqlite' | 'postgres';

  createTable(row: TableRow, index: TableIndex, now: number): Promise<void>;
  readTable(id: string): Promise<TableRow | undefined>;
  /** Replaces the description if it is still at the revision before `row.revision`. */
  updateTable(row: TableRow, index: TableIndex): Promise<boolean>;
  /** Tables that this person opened since a time and that have not begun. */
  openTablesOf(host: string, since: number): Promise<number>;
  /** Seats of this person at tables of others that were opened since a time and have not begun. */
  openSeatsOf(person: string, since: number): Promise<number>;
  /** Newest first. */
  listTables(filter: TableFilter): Promise<readonly TableRow[]>;

  /** Resolves once the batch is safe on disk. Appends of many tables share one transaction. */
  append(append: Append): Promise<Appended>;
  /** The batches from this version on, in order: all of them, or so many. */
  readJournal(table: string, from: number, limit?: number): Promise<readonly Batch[]>;
  /** The version after the batch that answered a move; undefined: none did. */
  moveAt(table: string, move: string): Promise<number | undefined>;

  /** Keeps the latest position of each of these tables; an earlier one never replaces a later one. */
  keepPositions(rows: readonly PositionRow[]): Promise<void>;
  readPosition(table: string): Promise<PositionRow | undefined>;

  /** Sets when a table next needs attention, outside of an append. */
  setDue(table: string, at: number | undefined): Promise<void>;
  /** Takes tables whose time has come; each goes to one caller only, until `lease` has passed. */
  takeDue(now: number, lease: number, limit: number): Promise<readonly string[]>;

  renamePerson(id: string, name: string): Promise<void>;
  /** These people are here now. */
  markSeen(people: readonly string[], now: number): Promise<void>;
  /** When each of these people was last here. */
  seen(people: readonly string[]): Promise<ReadonlyMap<string, number>>;

  addChatLine(table: string, line: Omit<ChatRow, 'n'>): Promise<number>;
  readChat(table: string, room: string, after: number, limit: number): Promise<readonly ChatRow[]>;
  readLine(table: string, n: number): Promise<ChatRow | undefined>;
  /** Keeps a report, once per person and line, and of all of them so many; false: this person has reported the line. */
  report(report: NewReport, most: number): Promise<boolean>;
  /** Newest first. */
  readReports(limit: number): Promise<readonly ReportRow[]>;
  /** Keeps a mistake that was reported, and of all of them so many; whoever sent the most loses the oldest. */
  saveBugReport(mistake: BugReportRow, most: number): Promise<void>;
  /** Newest first. */
  readBugReports(limit: number): Promise<readonly BugReportRow[]>;

  /** This process is alive. */
  beat(process: string, now: number): Promise<void>;
  /** The last sign of life of any process. */
  lastBeat(): Promise<number | undefined>;
  addDowntime(downtime: Downtime): Promise<void>;
  readDowntimes(): Promise<readonly Downtime[]>;

  /** Calls back with ids of tables that other processes have changed; `*`: any may have. */
  listen(changed: (table: string) => void): Promise<void>;
  /** Tells other processes that a table changed in a way that is not in the database. */
  notifyProcesses(table: string): Promise<void>;
  /** True while notices of other processes arrive. */
  hears(): boolean;
  /** Answers once the database has written something small. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
