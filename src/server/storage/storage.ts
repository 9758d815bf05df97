import type { EntryEvents, EventTexts } from '../../kernel/index.ts';
import type { JournalEntry } from '../../kernel/referee/index.ts';
import type { MatchStorage } from './matches.ts';
import type { PairingStorage } from './pairing-storage.ts';
import type { SeriesStorage } from './series-storage.ts';
import type { PackRow, TableIndex, TableRow } from './table-row.ts';
import type { OwnDataStorage } from './personal.ts';
import type { RetentionStorage } from './retention.ts';
import type { StudyStorage } from './studies.ts';

export type { PackRow, TableIndex, TableRow } from './table-row.ts';

/** Journal entries that are committed together: `version` to `version + entries.length - 1`. */
export interface Batch {
  readonly version: number;
  /** Commit time, in ms since 1970. */
  readonly at: number;
  /** Idempotency key of the move that caused it; undefined: nobody's move. */
  readonly move?: string | undefined;
  readonly entries: readonly JournalEntry[];
  /** Events of each entry; readable even when no rules can replay the game. */
  readonly told: readonly EntryEvents[];
  /** The same events as JSON, where this process committed the batch: storage and messages share them. */
  readonly texts?: EventTexts;
  /**
   * Transcript digest after the batch: newer rules compare it to see whether they replay the game alike. Empty: it is not stored, and a
   * later one covers this batch.
   */
  readonly digest: string;
}

/** A batch to append to the journal of a table. */
export interface Append extends Batch {
  readonly table: string;
  /** When the table is due next, in ms since 1970; undefined: never; as-is: leave the stored time. */
  readonly due?: number | 'as-is' | undefined;
  /** The revision of the table's description that the writer knows. */
  readonly revision?: number;
}

/**
 * Result of an append: committed; committed, but another process has changed the description; or not committed, because another
 * process appended at this version first.
 */
export type AppendResult = 'done' | 'changed' | 'conflict';

/**
 * The position of a running game at a version, written by its own rules. Newer rules that cannot replay the journal may go on
 * from it.
 */
export interface PositionRow {
  readonly table: string;
  readonly version: number;
  /** As JSON, in the form of a position file where the game has one. */
  readonly position: string;
  /** Used time of the clocks at that version, as JSON. */
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

/** A reported chat line, for the operator. */
export interface ReportRow extends ChatRow {
  readonly table: string;
  readonly reporter: string;
  readonly why: string;
  readonly reported: number;
}

/** A person's complaint about a chat line. */
export interface NewReport {
  readonly table: string;
  readonly n: number;
  readonly person: string;
  /** Keyed hash of the sender's address; empty: not known. */
  readonly source: string;
  readonly why: string;
  readonly at: number;
}

/** A bug report: a text with the position and the journal as they were sent. */
export interface BugReportRow {
  readonly id: string;
  readonly at: number;
  /** Who sent it; empty: a sender without a key. */
  readonly person: string;
  /** Keyed hash of the sender's address; empty: not known. */
  readonly source: string;
  readonly game: string;
  readonly rules: string;
  readonly text: string;
  readonly position: string;
  /** Empty: none was sent. */
  readonly journal: string;
}

/** A time span in which no server was running, in ms since 1970. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** Where a person wants notices of turns: their own everywhere or at one table, or everybody's at one table. */
export interface Subscription {
  readonly id: string;
  readonly person: string;
  /** Only turns at this table; empty: at every table. */
  readonly table: string;
  /** Turns of all seats of that table. */
  readonly everyone: boolean;
  readonly kind: 'push' | 'webhook' | 'email';
  /** An address, or the endpoint and keys of a browser as JSON. */
  readonly target: string;
  readonly language: string;
  /** Hash of the key that made it: it ends with that key. Empty: made before this was stored. */
  readonly key: string;
}

/** Marks a queued notice as that of a pairing. It stands in place of the question's number; the table is the pairing's id. */
export const PAIRING_NOTICE = -3;

/** A queued notice of a turn. */
export interface Delivery {
  readonly subscription: string;
  readonly table: string;
  readonly seat: number;
  readonly question: number;
  /** Number of failed attempts. */
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
  /** Last use, in ms since 1970; 0: never. */
  readonly used: number;
}

/** A key to store. */
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

/** The key on whose behalf something is changed. */
export interface HeldKey {
  readonly person: string;
  readonly hash: string;
}

/** Result of a change on behalf of a key; `no-key`: the key had ended. */
export type Change = 'done' | 'not-done' | 'no-key';

/** Which keys of a person end: one, or all but one (all if that is empty). */
export type EndingKeys =
  | { readonly which: 'only'; readonly hash: string }
  | { readonly which: 'except'; readonly hash: string };

/** The first part of a notice to other processes that keys of a person ended: `keys:<person>:<which>:<hash>`. */
export const KEYS_ENDED = 'keys';

/** A person's rating in a game: mean and spread. */
export interface RatingRow {
  readonly person: string;
  readonly mean: number;
  readonly spread: number;
  readonly games: number;
}

/** The database does not answer. It is not known whether something was written. */
export class StorageDown extends Error {}

/** A stored row cannot be parsed. */
export class DamagedRow extends Error {}

/** Notices, accounts, passkeys and ratings. */
export interface PeopleStorage {
  /** A secret of this installation, created on first use. */
  getOrCreate(name: string, make: () => string): Promise<string>;

  subscribe(subscription: Subscription, now: number): Promise<void>;
  subscriptions(person: string): Promise<readonly Subscription[]>;
  subscription(id: string): Promise<Subscription | undefined>;
  /** True: there was one of this person's. */
  unsubscribe(id: string, person: string): Promise<boolean>;
  /** Queues one notice of this turn per subscription; drops notices of earlier turns of the seat. */
  queueNotices(table: string, seat: number, person: string, question: number, now: number): Promise<void>;
  /** Takes due deliveries. Each goes to one caller, until `lease` ms have passed. */
  takeDeliveries(now: number, lease: number, limit: number): Promise<readonly Delivery[]>;
  /** Reschedules a delivery, or deletes it (undefined). */
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
  /** Updates the counter; false: it would decrease. */
  usePasskey(id: string, counter: number, now: number): Promise<boolean>;
  /** Stores a challenge; `subject` says what a response is valid for, and for whom. */
  challenge(challenge: string, subject: string, until: number): Promise<void>;
  /** Returns and deletes the subject of a challenge. */
  takeChallenge(challenge: string, now: number): Promise<string | undefined>;

  ratingsOf(game: string, people: readonly string[]): Promise<readonly RatingRow[]>;
  ratingsOfPerson(person: string): Promise<readonly (RatingRow & { readonly game: string })[]>;
  /** The best rated people of a game, with their names. */
  bestRated(game: string, limit: number): Promise<readonly (RatingRow & { readonly name: string })[]>;
  /** Stores the ratings after a game, with the time in ms since 1970; false: they were stored before. */
  rate(table: string, game: string, rows: readonly RatingRow[], at: number): Promise<boolean>;
}

/** An e-mail address that waits for its confirmation. */
export interface MailRequest {
  /** Id of the subscription it becomes. */
  readonly id: string;
  readonly person: string;
  /** Hash of the key that asked: the request ends with it. */
  readonly key: string;
  readonly address: string;
  readonly language: string;
}

/** E-mail: requests, and what was sent. */
export interface MailStorage {
  /** Stores a request and deletes earlier ones of the person for the address. False: the key had ended. */
  requestMail(request: MailRequest, hash: string, until: number): Promise<boolean>;
  /** Requests of a person that can still be confirmed. */
  mailRequests(person: string, now: number): Promise<readonly MailRequest[]>;
  /** Turns a request into a subscription; undefined: there is none, it is too old, or its key ended. */
  confirmMail(hash: string, now: number): Promise<MailRequest | undefined>;
  /** True: there was a request of this person's. */
  dropMailRequest(id: string, person: string): Promise<boolean>;
  /**
   * Counts a mail to an address (a keyed hash), unless `most` of its kind were sent there since a time; false: they were.
   * `kind`: a confirmation, or any other mail.
   */
  countMail(address: string, kind: 'confirm' | 'notice', now: number, since: number, most: number): Promise<boolean>;
  /** Ends a subscription by its id alone: the link that names it is signed. */
  endSubscription(id: string): Promise<void>;
}

/** That a person mutes or blocks another one. */
export interface BlockRow {
  readonly id: string;
  readonly person: string;
  readonly other: string;
  /** The other's name at that time. */
  readonly name: string;
  readonly how: 'mute' | 'block';
  readonly at: number;
}

/** A report of a person, for operators. */
export interface ComplaintRow {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  /** Keyed hash of the reporter's address. */
  readonly source: string;
  readonly subject: string;
  readonly subjectName: string;
  readonly table: string;
  readonly reason: string;
  readonly text: string;
  /** The table and the chat as they were, as JSON. */
  readonly context: string;
  readonly state: 'open' | 'done';
  /** What an operator wrote about it. */
  readonly note: string;
}

/** Mutes, blocks and reports of people. */
export interface MannersStorage {
  /** Mutes or blocks; replaces what was there. False: the person has `most` already. */
  addBlock(block: BlockRow, most: number): Promise<boolean>;
  /** Newest first. */
  blocksOf(person: string): Promise<readonly BlockRow[]>;
  /** True: there was one of this person's. */
  dropBlock(id: string, person: string): Promise<boolean>;
  /** The people who do not read this person's chat lines. */
  hidersOf(person: string): Promise<ReadonlySet<string>>;
  /** The people whose chat lines this person does not read. */
  hiddenFrom(person: string): Promise<ReadonlySet<string>>;
  /** The people who do not sit at one table with this person, no matter which of the two blocked the other. */
  apartFrom(person: string): Promise<ReadonlySet<string>>;
  /** Who of the people that wait to be paired has blocked whom. */
  blocksOfWaiting(): Promise<readonly { readonly person: string; readonly other: string }[]>;
  /** Stores a report, at most `most` in all: the sender with the most reports loses the oldest. */
  saveComplaint(complaint: ComplaintRow, most: number): Promise<void>;
}

/** A ban: who may not use the server, why and until when. */
export interface BanRow {
  readonly person: string;
  readonly reason: string;
  /** In ms since 1970; 0: without end. */
  readonly until: number;
  readonly at: number;
  readonly operator: string;
}

/** A person in the results of an operator's search. */
export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly login?: string;
  readonly created: number;
  readonly seen: number;
}

/** An action of an operator. */
export interface OperatorEntry {
  readonly id: string;
  readonly at: number;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  /** As JSON. */
  readonly detail: string;
}

/** Reports, bans, people and figures for operators. */
export interface OperatorStorage {
  /** Newest first, with the reporter's name. */
  readComplaints(
    state: 'open' | 'done',
    limit: number,
  ): Promise<readonly (ComplaintRow & { readonly reporterName: string })[]>;
  /** True: there was such a report. */
  decideComplaint(id: string, state: 'open' | 'done', note: string): Promise<boolean>;
  /** By a part of the name, by login or by id; the last seen first. */
  findPeople(text: string, limit: number): Promise<readonly FoundPerson[]>;
  personById(id: string): Promise<FoundPerson | undefined>;
  readBans(): Promise<readonly BanRow[]>;
  setBan(ban: BanRow): Promise<void>;
  /** True: there was one. */
  liftBan(person: string): Promise<boolean>;
  logAction(entry: OperatorEntry): Promise<void>;
  /** Newest first. */
  readOperatorLog(limit: number): Promise<readonly OperatorEntry[]>;
  /** How much the server is used; some figures count what happened since a time. */
  figures(since: number): Promise<readonly { readonly name: string; readonly value: number }[]>;
}

/** The free days of a week from a time on. */
export interface FreeDaysRow {
  /** In ms since 1970. */
  readonly from: number;
  /** Bit 0 is Monday. */
  readonly days: number;
  /** Name of a time zone. */
  readonly zone: string;
}

/** Vacations and free days, in which clocks over days pause. */
export interface PauseStorage {
  /** In order, with those of the past. */
  vacations(person: string): Promise<readonly Downtime[]>;
  /** False: it overlaps another one. */
  addVacation(person: string, vacation: Downtime): Promise<boolean>;
  /** Ends a vacation at a time; deletes it if that is not after its beginning. */
  endVacation(person: string, from: number, to: number): Promise<void>;
  /** In order; each holds until the next begins. */
  freeDays(person: string): Promise<readonly FreeDaysRow[]>;
  /** Adds free days and deletes those that have not begun by `now`. */
  setFreeDays(person: string, row: FreeDaysRow, now: number): Promise<void>;
}

/** Keys of people, and what grants or ends them. */
export interface KeyStorage {
  createPerson(id: string, name: string, key: NewKey): Promise<void>;
  /** A key with its holder's name; undefined: no such key, or it ended. */
  keyOf(hash: string): Promise<(KeyRow & { readonly name: string }) | undefined>;
  /** The keys of a person, the last used first. */
  keysOf(person: string): Promise<readonly KeyRow[]>;
  /** Which of these keys are valid. */
  storedKeys(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Stores the last use of a key. */
  touchKey(hash: string, now: number): Promise<void>;
  /** Stores that the holder of a key confirmed with a password or passkey. */
  confirmKey(hash: string, now: number): Promise<void>;
  /** Adds a key by a right; returns the person. Undefined: the right is gone. */
  addKey(key: NewKey, right: KeyRight): Promise<string | undefined>;
  /**
   * Ends keys of a person and what depends on them: device codes, challenges, notices, and reset links unless only one key ends.
   * May set a new password in the same transaction. Notifies other processes. Returns how many keys ended; undefined: none,
   * because the requesting key `by` had ended itself.
   */
  endKeys(
    person: string,
    ending: EndingKeys,
    more?: { readonly by?: string; readonly password?: string },
  ): Promise<number | undefined>;
  /** Stores a one-time code for another device and deletes earlier ones of the person. False: the key had ended. */
  writeCode(codeHash: string, key: HeldKey, until: number): Promise<boolean>;
  /** Stores a one-time right to set a new password and deletes earlier ones of the person. */
  writeReset(hash: string, person: string, until: number): Promise<void>;
  /** Sets the password by such a right, ends all keys and adds one; returns the person. Undefined: the right is gone. */
  resetPassword(hash: string, password: string, key: NewKey): Promise<string | undefined>;
}

/** The storage interface. It has two drivers and one suite of tests. */
export interface Storage
  extends PeopleStorage,
    KeyStorage,
    MatchStorage,
    PairingStorage,
    SeriesStorage,
    MailStorage,
    OwnDataStorage,
    RetentionStorage,
    MannersStorage,
    OperatorStorage,
    PauseStorage,
    StudyStorage {
  readonly kind: 'sqlite' | 'postgres';

  /** Stores a table, and in the same transaction the component values that it names. */
  createTable(row: TableRow, index: TableIndex, now: number, pack?: PackRow): Promise<void>;
  /** The component values of a hash, as JSON; undefined: none are stored. */
  readPack(hash: string): Promise<string | undefined>;
  readTable(id: string): Promise<TableRow | undefined>;
  /** Replaces the description if it is still at the revision before `row.revision`. */
  updateTable(row: TableRow, index: TableIndex): Promise<boolean>;
  /** Tables that this person opened since a time and that have not begun. */
  openTablesOf(host: string, since: number): Promise<number>;
  /** Seats of this person at tables of others that were opened since a time and have not begun. */
  openSeatsOf(person: string, since: number): Promise<number>;
  /** Newest first. */
  listTables(filter: TableFilter): Promise<readonly TableRow[]>;

  /** Resolves once the batch is committed and on disk. Appends of many tables share one transaction. */
  append(append: Append): Promise<AppendResult>;
  /** The batches from this version on, in order; at most `limit`. Those of an archived journal have no move and few digests. */
  readJournal(table: string, from: number, limit?: number): Promise<readonly Batch[]>;
  /** The version after the batch of a move, by its idempotency key; undefined: none. */
  moveAt(table: string, move: string): Promise<number | undefined>;
  /** Tables whose game is over and whose journal is not compressed, in the order of their ids after `after`. */
  unarchived(after: string, limit: number): Promise<readonly TableRow[]>;
  /** Compresses the journal of a table whose game is over; false: there was nothing to compress, or another process did. */
  archiveJournal(table: string): Promise<boolean>;

  /** Stores the position of each of these tables, unless a later one is stored. */
  keepPositions(rows: readonly PositionRow[]): Promise<void>;
  readPosition(table: string): Promise<PositionRow | undefined>;

  /** Sets when a table is due next, outside of an append. */
  setDue(table: string, at: number | undefined): Promise<void>;
  /** Takes due tables. Each goes to one caller, until `lease` ms have passed. */
  takeDue(now: number, lease: number, limit: number): Promise<readonly string[]>;

  renamePerson(id: string, name: string): Promise<void>;
  /** Stores when these people were last present. */
  markSeen(people: readonly string[], now: number): Promise<void>;
  /** When each of these people was last present, in ms since 1970. */
  seen(people: readonly string[]): Promise<ReadonlyMap<string, number>>;

  addChatLine(table: string, line: Omit<ChatRow, 'n'>): Promise<number>;
  readChat(table: string, room: string, after: number, limit: number): Promise<readonly ChatRow[]>;
  readLine(table: string, n: number): Promise<ChatRow | undefined>;
  /** Stores a report, once per person and line, and at most `most` in all; false: the person has reported this line before. */
  report(report: NewReport, most: number): Promise<boolean>;
  /** Newest first. */
  readReports(limit: number): Promise<readonly ReportRow[]>;
  /** Stores a bug report, at most `most` in all: the sender with the most reports loses the oldest. */
  saveBugReport(report: BugReportRow, most: number): Promise<void>;
  /** Newest first. */
  readBugReports(limit: number): Promise<readonly BugReportRow[]>;

  /** Writes a heartbeat of this process. */
  beat(process: string, now: number): Promise<void>;
  /** The last heartbeat of any process, in ms since 1970. */
  lastBeat(): Promise<number | undefined>;
  addDowntime(downtime: Downtime): Promise<void>;
  readDowntimes(): Promise<readonly Downtime[]>;

  /** Calls back with the notices of other processes: the id of a changed table, or `id:chat:n`, `id:here`, `id:gone`; `*`: some were missed. */
  listen(onNotice: (notice: string) => void): Promise<void>;
  /** Sends a notice to other processes. */
  notifyProcesses(notice: string): Promise<void>;
  /** True while notices of other processes arrive. */
  isListening(): boolean;
  /** Resolves once the database has written a small row. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
