import { EventTexts, type GameTypes, type Seat } from '../../kernel/index.ts';
import { ACCEPTED, type Referee, type Verdict } from '../../kernel/referee/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import { reportDamage } from '../damage.ts';
import type { ServerContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { type Append, type AppendResult, type Batch, DamagedRow, type PositionRow } from '../storage/storage.ts';
import { withoutClosing } from '../tables/closing.ts';
import { recordMatch } from '../matches/record.ts';
import { rateTable } from '../ratings/rate.ts';
import { indexRowOf, readDoc, type TableDoc } from '../tables/doc.ts';
import { TableScheduler } from './scheduler.ts';
import { hasTimedOrders, installOrders, withoutExpiredOrders } from './orders.ts';
import { type RulesMigration, migrationBatch, isAgreed, storedPosition, findMigration } from './rules-migration.ts';
import { finalPosition, type GameSession, openSession, resultOf, UnreadableJournal } from './session.ts';
import { TableSubscribers } from './subscribers.ts';
import { journalPages } from './journal-pages.ts';
import { snapshotFor } from './snapshot.ts';
import type { ActionResult, TableHost } from './table-host.ts';

/** Most attempts to write while other processes write first. More means that the storage is at fault. */
const MOST_TRIES = 50;

/** How long a person who read the table over plain HTTP counts as watching it, in ms. */
const READ_COUNTS_MS = 15_000;

/** A move of a seat under the client's idempotency key. */
interface Move {
  readonly seat: Seat;
  readonly move: string;
}

/** What a move is stored under. */
export const moveKey = ({ seat, move }: Move): string => `${seat}:${move}`;

/**
 * A table in memory: a copy of what the storage holds. All work on it runs in sequence (`exclusive`), and nothing is sent
 * before it is committed.
 */
export class LiveTable implements TableHost {
  readonly id: string;
  readonly context: ServerContext;
  readonly subscribers: TableSubscribers;
  readonly scheduler: TableScheduler;
  doc: TableDoc;
  /** When somebody last used the table, in ms since 1970. */
  used = Date.now();
  /** When somebody last read the table over plain HTTP, in ms since 1970. */
  #readAt = -Infinity;
  /** The stored journal does not play under today's rules. */
  unreadable = false;
  /** Work that replaying the journal took so far, in ms. */
  replayed = 0;
  /** How an unreadable game can go on under today's rules, if the seats agree; undefined: it cannot. */
  migration: RulesMigration | undefined;
  #revision: number;
  #session: GameSession | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  /** How many pieces of exclusive work run or wait. */
  #pending = 0;
  #refreshing = false;
  /** `doc` is at least as new as all entries before this version. */
  #confirmedTo = 0;
  /** The version of the last stored position; -1: none. */
  #positionAt = -1;
  /** Set when an append failed: the session must be rebuilt, and entries from this version on may be new to subscribers. */
  #uncertainFrom: number | undefined;

  private constructor(context: ServerContext, id: string, revision: number, doc: TableDoc) {
    this.context = context;
    this.id = id;
    this.#revision = revision;
    this.doc = doc;
    this.subscribers = new TableSubscribers(this);
    this.scheduler = new TableScheduler(this);
  }

  /** Loads a table; undefined: there is none with this id. */
  static async load(context: ServerContext, id: string): Promise<LiveTable | undefined> {
    const row = await context.storage.readTable(id);
    if (!row) return undefined;
    const doc = readDoc(row.doc);
    if (!doc) {
      reportDamage(context.log, 'table', id);
      throw new ApiError('unreadable');
    }
    const table = new LiveTable(context, id, row.revision, doc);
    await table.exclusive(() => table.#resume());
    return table;
  }

  /** Runs work when all earlier work of the table is done. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(() => (this.#uncertainFrom === undefined ? work() : this.#afterRecovery(work)));
    const finish = (): void => void this.#pending--;
    this.#pending++;
    this.#tail = result.then(finish, finish);
    return result;
  }

  /** As `exclusive`, but the work starts within this call if nothing else runs or waits: a move then waits for no promise. */
  exclusiveAtOnce<T>(work: () => Promise<T>): Promise<T> {
    if (this.#pending > 0 || this.#uncertainFrom !== undefined) return this.exclusive(work);
    this.#pending++;
    // Before the work begins: what it asks for itself must wait for its end.
    let finish = (): void => {};
    this.#tail = new Promise<void>((resolve) => {
      finish = () => {
        this.#pending--;
        resolve();
      };
    });
    const result = work();
    result.then(finish, finish);
    return result;
  }

  async #afterRecovery<T>(work: () => Promise<T>): Promise<T> {
    if (this.#uncertainFrom !== undefined) await this.#recover(this.#uncertainFrom);
    return await work();
  }

  /** The running game; undefined: it has not begun or cannot be replayed. */
  get session(): GameSession | undefined {
    return this.#session;
  }

  /** The running game. Throws the reason if there is none. */
  playing(): GameSession {
    if (this.unreadable) throw new ApiError('unreadable');
    if (!this.#session) throw new ApiError(this.doc.status === 'over' ? 'over' : 'not-begun');
    return this.#session;
  }

  /** What a viewer sees now. */
  snapshot(viewer: Seat): ViewerSnapshot {
    return snapshotFor(this.playing(), viewer, this.context.now());
  }

  /** Changes the description. `change` is called again when another process changed it first. */
  async amend(change: (doc: TableDoc) => TableDoc): Promise<void> {
    if (this.context.storage.kind === 'postgres') await this.#reread();
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const doc = change(this.doc);
      if (doc === this.doc) return;
      const row = { id: this.id, revision: this.#revision + 1, doc: JSON.stringify(doc) };
      if (await this.context.storage.updateTable(row, indexRowOf(doc))) {
        this.doc = doc;
        this.#revision = row.revision;
        this.context.costs.revision += 1;
        await this.#resume();
        return;
      }
      await this.#reread();
    }
    throw new ApiError('storage');
  }

  /**
   * Applies something to the referee and commits the entries it wrote. Repeats both when another process committed first.
   * The entries get the time `stamp`, in ms since 1970, where the present time would reveal something.
   */
  async write(act: (referee: Referee<GameTypes>) => Verdict, move?: string, stamp?: number): Promise<ActionResult> {
    if (!this.context.uptime.isCurrent) await this.context.uptime.ensureCurrent();
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const session = this.playing();
      // The other process may have committed this very move.
      const known = tries > 0 ? await this.versionOfMove(move) : session.versionOfRecentMove(move);
      if (known !== undefined) return { version: known, repeated: true };
      const verdict = session.attempt(act);
      if (!verdict.ok) {
        const before = await this.versionOfMove(move);
        if (before !== undefined) return { version: before, repeated: true };
        // This process may lag behind another one: catch up before rejecting the move.
        if (this.context.storage.kind === 'postgres' && (await this.catchUp())) continue;
        throw new ApiError(verdict.fault, verdict.because && { because: verdict.because });
      }
      const uncommitted = session.uncommitted();
      if (!uncommitted) return { version: session.version };
      const at = Math.max(stamp ?? this.context.now(), session.at);
      // Field by field: a spread takes ten times as long.
      const { entries, told, digest } = uncommitted;
      const { version } = session;
      const texts = new EventTexts(told);
      const batch: Batch =
        move === undefined
          ? { version, at, entries, told, texts, digest }
          : { version, at, move, entries, told, texts, digest };
      session.accept(batch);
      let appended: AppendResult;
      try {
        appended = await this.context.storage.append(this.#appendOf(batch));
      } catch (error) {
        throw this.#appendFailed(batch, error);
      }
      if (appended === 'done') this.#confirmedTo = batch.version + batch.entries.length;
      if (appended !== 'conflict') return { version: session.version, batch };
      this.context.metrics.conflicts.inc();
      await this.#rebuild(batch.version);
    }
    throw new ApiError('storage');
  }

  /** Writes a person's move. A move that was committed before is not written again, also after the end of the game. */
  writeMove(move: Move, act: (referee: Referee<GameTypes>) => Verdict): Promise<ActionResult> {
    const key = moveKey(move);
    return this.doc.status === 'over' ? this.#repeatedMove(key) : this.write(act, key);
  }

  /** The result of a move that was committed before the game ended. */
  async #repeatedMove(key: string): Promise<ActionResult> {
    const known = await this.versionOfMove(key);
    if (known === undefined) throw new ApiError('over');
    return { version: known, repeated: true };
  }

  /** The version after a committed move; undefined: it was never committed. */
  async versionOfMove(move: string | undefined): Promise<number | undefined> {
    return this.#session?.versionOfRecentMove(move) ?? (await this.context.storage.moveAt(this.id, move ?? ''));
  }

  #appendOf({ version, at, move, entries, told, texts, digest }: Batch): Append {
    const due = this.scheduler.toStore(at);
    return { table: this.id, version, at, move, entries, told, texts: texts!, digest, revision: this.#revision, due };
  }

  /** The batch may be committed or not: the session in memory must not be used any more. */
  #appendFailed({ version }: Batch, error: unknown): ApiError {
    this.context.log.error({ err: error, table: this.id }, 'journal append failed');
    this.#uncertainFrom = version;
    return new ApiError('storage');
  }

  /** Rebuilds the session after a failed append. Until the storage answers, the table takes no work. */
  async #recover(from: number): Promise<void> {
    try {
      await this.#rebuild(from);
      this.#uncertainFrom = undefined;
    } catch (error) {
      this.context.log.error({ err: error, table: this.id }, 'table rebuild after a failed append failed');
      throw new ApiError('storage');
    }
  }

  /** Sends committed batches to all subscribers, then handles the end of the game, expired orders and the next due time. */
  async publish(batches: readonly Batch[]): Promise<void> {
    await this.publishAtOnce(batches);
  }

  /** `publish` without a promise where nothing must be read or written, as after nearly every move. */
  publishAtOnce(batches: readonly Batch[]): Promise<void> | undefined {
    const last = batches.at(-1);
    if (!last) return undefined;
    const to = last.version + last.entries.length;
    // Permissions are decided by a description that is at least as new as these entries.
    if (to > this.#confirmedTo && this.context.storage.kind === 'postgres') return this.#rereadAndPublish(batches, to);
    this.#confirmedTo = to;
    this.subscribers.publish(batches);
    return this.#afterPublishing();
  }

  async #rereadAndPublish(batches: readonly Batch[], to: number): Promise<void> {
    const changed = await this.#reread();
    this.#confirmedTo = to;
    this.subscribers.publish(batches);
    if (changed) await this.broadcastTable();
    await this.#afterPublishing();
  }

  #afterPublishing(): Promise<void> | undefined {
    const { doc } = this;
    const isEnding = doc.status === 'playing' && this.#session?.referee.state.over;
    if (isEnding || hasTimedOrders(doc) || doc.closesAt !== undefined) return this.#amendAfterPublishing();
    this.scheduler.schedule();
    return undefined;
  }

  async #amendAfterPublishing(): Promise<void> {
    const result = this.#session && resultOf(this.#session);
    if (result && this.doc.status === 'playing') await this.#conclude(result);
    else if (hasTimedOrders(this.doc)) await this.#removeExpiredOrders();
    if (this.doc.closesAt !== undefined) await this.amend(withoutClosing);
    this.scheduler.schedule();
  }

  /** Sends the description to every subscriber whose copy differs. */
  async broadcastTable(): Promise<void> {
    await this.subscribers.broadcastTable();
  }

  /** Sets the timer for what the table must do next by itself. */
  schedule(): void {
    this.scheduler.schedule();
  }

  async #removeExpiredOrders(): Promise<void> {
    if (this.doc.status !== 'playing' || !this.#session) return;
    const { referee } = this.#session;
    if (withoutExpiredOrders(this.doc, referee) === this.doc) return;
    await this.amend((doc) => withoutExpiredOrders(doc, referee));
    await this.broadcastTable();
  }

  /** Stores the end of the game in the description, unless another process did. */
  async #conclude(result: NonNullable<ReturnType<typeof resultOf>>): Promise<void> {
    const ended = this.#session!.at;
    await this.amend((doc) => (doc.status === 'playing' ? { ...doc, status: 'over', result, ended } : doc));
    await this.rate();
    await this.broadcastTable();
  }

  /** Records and rates a game that is over. At a table with a spectator delay, sets when to do it instead. */
  async rate(): Promise<void> {
    await this.#settle();
    if (this.doc.delay > 0) await this.context.storage.setDue(this.id, this.scheduler.next(this.context.now()));
  }

  /** Records and rates a game that is over, if everybody may know its end. */
  async #settle(): Promise<void> {
    const { id, doc, context } = this;
    await recordMatch(context, { id, doc, final: this.#session && finalPosition(this.#session) });
    await rateTable(context, id, doc);
  }

  /** Reads what other processes committed; true: there was something. */
  async catchUp(): Promise<boolean> {
    await this.context.uptime.ensureCurrent();
    const changed = await this.#reread();
    const session = this.#session;
    if (!session) return changed;
    const batches = await this.context.storage.readJournal(this.id, session.version);
    if (batches.length > 0) this.scheduler.forgetStoredDue();
    try {
      for (const batch of batches) session.replay(batch);
    } catch (error) {
      if (!(error instanceof UnreadableJournal)) throw error;
      // A process with newer rules migrated the game: these rules may be able to replay it from there or not.
      await this.#rebuild();
    }
    await this.publish(batches);
    return changed || batches.length > 0;
  }

  /** Catches up after a notice of another process. Several notices that arrive together cause one read. */
  refresh(): void {
    if (this.#refreshing) return;
    this.#refreshing = true;
    this.exclusive(async () => {
      this.#refreshing = false;
      const { doc } = this;
      await this.catchUp();
      if (this.doc !== doc) await this.broadcastTable();
    }).catch((error: unknown) => this.context.log.error({ err: error, table: this.id }, 'table refresh failed'));
  }

  /** Makes sure that the description is no older than this call. Must run within `exclusive`. */
  async confirm(): Promise<void> {
    if (this.context.storage.kind !== 'postgres') return;
    if (await this.#reread()) await this.broadcastTable();
  }

  /** The description, no older than this call. */
  async current(): Promise<TableDoc> {
    if (this.context.storage.kind === 'postgres') await this.exclusive(() => this.confirm());
    return this.doc;
  }

  async #reread(): Promise<boolean> {
    const row = await this.context.storage.readTable(this.id);
    if (!row || row.revision === this.#revision) return false;
    const doc = readDoc(row.doc);
    if (!doc) {
      reportDamage(this.context.log, 'table', this.id);
      throw new ApiError('unreadable');
    }
    this.#revision = row.revision;
    this.context.costs.revision += 1;
    const { rules } = this.doc;
    this.doc = doc;
    // Another process migrated the game to its rules.
    if (this.doc.rules !== rules) this.unreadable = false;
    await this.#resume();
    return true;
  }

  /** Opens the session if the description says that the game has begun, and writes its first entries if nobody has. */
  async #resume(): Promise<void> {
    if (this.doc.status === 'opening') this.scheduler.schedule();
    if ((this.doc.status !== 'playing' && this.doc.status !== 'over') || this.doc.unbegun) return;
    if (this.unreadable) return await this.#migrate();
    if (!this.#session) {
      const { migration } = this;
      this.migration = undefined;
      await this.#rebuild(migration?.of);
      if (this.#session && this.doc.status === 'playing') {
        const start = await this.write((referee) => {
          if (referee.entries.length === 0) referee.advance();
          return ACCEPTED;
        });
        if (start.batch) await this.publish([start.batch]);
        await this.subscribers.begin();
      }
      // The process that ended the game may have died before it rated it.
      if (this.doc.status === 'over') await this.#settle();
    }
    const { rules = this.doc.rules } = this.#session ?? {};
    if (rules !== this.doc.rules) return await this.amend((doc) => ({ ...doc, rules }));
    if (this.#session) installOrders(this.#session, this.doc);
    this.scheduler.schedule();
  }

  /** Replays the stored journal from the start, and publishes the entries from `publishFrom` on; undefined: none. */
  async #rebuild(publishFrom?: number): Promise<void> {
    try {
      const session = await openSession(this.context, this.doc);
      const batches = await this.context.costs.slicer.run(
        async (slice) => {
          const journal = await journalPages(this.context.storage, this.id, Infinity, slice);
          await session.replayAllInSlices(journal, slice);
          return journal;
        },
        (ms) => {
          this.replayed += ms;
        },
      );
      this.scheduler.forgetStoredDue();
      this.#session = session;
      installOrders(session, this.doc);
      if (publishFrom !== undefined) await this.publish(batches.filter((batch) => batch.version >= publishFrom));
    } catch (error) {
      const damaged = error instanceof DamagedRow;
      if (!(error instanceof UnreadableJournal) && !damaged) throw error;
      if (damaged) reportDamage(this.context.log, 'journal', this.id);
      else this.context.log.error({ err: error, table: this.id }, 'journal replay failed');
      this.unreadable = true;
      this.#session = undefined;
      if (this.doc.status === 'playing' && !damaged)
        this.migration = await findMigration(this.context, this.id, this.doc);
    }
  }

  /**
   * Migrates the game to today's rules once all seats have agreed. If this process dies here, the next one to load the table
   * repeats the step.
   */
  async #migrate(): Promise<void> {
    const { migration } = this;
    if (!migration || !isAgreed(this.doc, migration)) return;
    await this.context.storage.append({
      ...(await migrationBatch(this.context, this.id, this.doc, migration)),
      table: this.id,
    });
    this.unreadable = false;
    await this.#resume();
    await this.context.storage.setDue(this.id, this.scheduler.next(this.context.now()));
  }

  /** The position, if more than `since` entries came after the last stored one: future rules may have to go on from it. */
  position(since: number): PositionRow | undefined {
    const session = this.#session;
    if (!session || this.doc.status !== 'playing' || session.version <= this.#positionAt + since) return undefined;
    this.#positionAt = session.version;
    return storedPosition(this.id, session);
  }

  /** True when nobody follows the table or used it for a while: it can leave memory. */
  isIdle(now: number): boolean {
    if (this.context.spare.has(this.id)) return false;
    return this.subscribers.size === 0 && now - this.used > this.context.delays.idle;
  }

  /** True when somebody follows the game, or read it over plain HTTP a moment ago. */
  isWatched(now: number): boolean {
    return this.subscribers.size > 0 || now - this.#readAt < READ_COUNTS_MS;
  }

  /** Somebody reads the table over plain HTTP: bots play at their usual pace for them. */
  noteRead(): void {
    this.#readAt = this.context.now();
    this.scheduler.schedule();
  }

  close(): void {
    this.context.spare.drop(this.id);
    this.scheduler.close();
    this.subscribers.close();
  }
}
