import type { GameTypes, Seat } from '../../kernel/index.ts';
import { ACCEPTED, type Referee, type Verdict } from '../../kernel/referee/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import { reportDamage } from '../damage.ts';
import type { ServerContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { type Append, type Batch, DamagedRow, type PositionRow } from '../storage/storage.ts';
import { rateTable } from '../ratings/rate.ts';
import { indexRowOf, readDoc, type TableDoc } from '../tables/doc.ts';
import { TableScheduler } from './scheduler.ts';
import { installOrders, withoutExpiredOrders } from './orders.ts';
import { type RulesMigration, migrationBatch, isAgreed, storedPosition, findMigration } from './rules-migration.ts';
import { type GameSession, openSession, resultOf, UnreadableJournal } from './session.ts';
import { TableSubscribers } from './subscribers.ts';
import { journalPages } from './journal-pages.ts';
import { snapshotFor } from './snapshot.ts';
import type { ActionResult, TableHost } from './table-host.ts';

/** After so many lost races something is wrong with the storage. */
const MOST_TRIES = 50;

/** Who looked over plain HTTP counts as somebody who watches for so many milliseconds. */
const LOOK_MS = 15_000;

/** A move of a seat under the client's idempotency key. */
interface Move {
  readonly seat: Seat;
  readonly move: string;
}

/** What a move is stored under. */
export const moveKey = ({ seat, move }: Move): string => `${seat}:${move}`;

/**
 * A table in memory: a copy of what is stored, never the truth itself. Everything happens one after the other, and
 * nothing is shown before it is safe.
 */
export class LiveTable implements TableHost {
  readonly id: string;
  readonly context: ServerContext;
  readonly subscribers: TableSubscribers;
  readonly scheduler: TableScheduler;
  doc: TableDoc;
  /** When somebody last needed it. */
  used = Date.now();
  /** When somebody last looked at it over plain HTTP, in milliseconds since 1970. */
  #looked = -Infinity;
  /** The stored journal does not play under today's rules. */
  unreadable = false;
  /** Milliseconds of work that replaying its journal took so far. */
  replayed = 0;
  /** How it could go on all the same, if the seats agree. */
  migration: RulesMigration | undefined;
  #revision: number;
  #course: GameSession | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #refreshing = false;
  /** The description is at least as new as all entries before this version. */
  #confirmedTo = 0;
  /** The version at which its position was last kept. */
  #keptAt = -1;
  /** The version that is sure, when what is in memory is not: the storage failed while writing. */
  #lost: number | undefined;

  private constructor(house: ServerContext, id: string, revision: number, doc: TableDoc) {
    this.context = house;
    this.id = id;
    this.#revision = revision;
    this.doc = doc;
    this.subscribers = new TableSubscribers(this);
    this.scheduler = new TableScheduler(this);
  }

  /** Reads a table from storage; undefined: there is none. */
  static async load(house: ServerContext, id: string): Promise<LiveTable | undefined> {
    const row = await house.storage.readTable(id);
    if (!row) return undefined;
    const doc = readDoc(row.doc);
    if (!doc) {
      reportDamage(house.log, 'table', id);
      throw new ApiError('unreadable');
    }
    const table = new LiveTable(house, id, row.revision, doc);
    await table.exclusive(() => table.#resume());
    return table;
  }

  /** Does one thing after the other. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(async () => {
      if (this.#lost !== undefined) await this.#recover(this.#lost);
      return await work();
    });
    this.#tail = result.catch(() => {});
    return result;
  }

  /** The game, once it has begun. */
  get session(): GameSession | undefined {
    return this.#course;
  }

  /** The game, or the reason why there is none. */
  playing(): GameSession {
    if (this.unreadable) throw new ApiError('unreadable');
    if (!this.#course) throw new ApiError(this.doc.status === 'over' ? 'over' : 'not-begun');
    return this.#course;
  }

  moment(viewer: Seat, glance = false): ViewerSnapshot {
    return snapshotFor(this.playing(), viewer, this.context.now(), glance);
  }

  /** Changes the description; `change` may be asked again when another process was faster. */
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
   * Tries something and makes it safe; looks and tries again when somebody else was faster. It bears the time `stamp`
   * instead of the present one where that would tell something.
   */
  async write(act: (referee: Referee<GameTypes>) => Verdict, move?: string, stamp?: number): Promise<ActionResult> {
    if (!this.context.uptime.isCurrent) await this.context.uptime.ensureCurrent();
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const course = this.playing();
      // Somebody else was faster: it may have been the same move, by another way.
      const known = tries > 0 ? await this.taken(move) : course.lately(move);
      if (known !== undefined) return { version: known, repeated: true };
      const verdict = course.attempt(act);
      if (!verdict.ok) {
        const before = await this.taken(move);
        if (before !== undefined) return { version: before, repeated: true };
        // Another process may know more than this one: look before saying no.
        if (this.context.storage.kind === 'postgres' && (await this.catchUp())) continue;
        throw new ApiError(verdict.fault, verdict.because && { because: verdict.because });
      }
      const draft = course.draft();
      if (!draft) return { version: course.version };
      const at = Math.max(stamp ?? this.context.now(), course.at);
      const batch: Batch = { version: course.version, at, ...(move !== undefined && { move }), ...draft };
      course.keep(batch);
      if (!(await this.#append(batch))) continue;
      return { version: course.version, batch };
    }
    throw new ApiError('storage');
  }

  /** Writes a person's move. A move that was committed before is not written again, also after the end of the game. */
  async writeMove(move: Move, act: (referee: Referee<GameTypes>) => Verdict): Promise<ActionResult> {
    const key = moveKey(move);
    if (this.doc.status !== 'over') return await this.write(act, key);
    const known = await this.taken(key);
    if (known === undefined) throw new ApiError('over');
    return { version: known, repeated: true };
  }

  /** The version after a move that was taken before, however long ago; undefined: it never was. */
  async taken(move: string | undefined): Promise<number | undefined> {
    return this.#course?.lately(move) ?? (await this.context.storage.moveAt(this.id, move ?? ''));
  }

  async #append(batch: Batch): Promise<boolean> {
    const attention = this.scheduler.toStore(batch.at);
    const append: Append = {
      ...batch,
      table: this.id,
      revision: this.#revision,
      ...(attention !== undefined && { attention }),
    };
    try {
      const appended = await this.context.storage.append(append);
      if (appended === 'done') this.#confirmedTo = batch.version + batch.entries.length;
      if (appended !== 'conflict') return true;
    } catch (error) {
      // It may be safe or not: only the storage knows, so what is in memory is worth nothing.
      this.context.log.error({ err: error, table: this.id }, 'append failed');
      this.#lost = batch.version;
      throw new ApiError('storage');
    }
    this.context.metrics.conflicts.inc();
    await this.#rebuild(batch.version);
    return false;
  }

  /** Reads again what is true; until the storage answers, nothing can be done here. */
  async #recover(before: number): Promise<void> {
    try {
      await this.#rebuild(before);
      this.#lost = undefined;
    } catch (error) {
      this.context.log.error({ err: error, table: this.id }, 'the storage does not answer');
      throw new ApiError('storage');
    }
  }

  /** Shows everybody what was written, then looks after what follows from it. */
  async publish(batches: readonly Batch[]): Promise<void> {
    const last = batches.at(-1);
    if (!last) return;
    const to = last.version + last.entries.length;
    // Who may see this is decided by a description that is at least as new.
    const changed = to > this.#confirmedTo && this.context.storage.kind === 'postgres' && (await this.#reread());
    this.#confirmedTo = to;
    this.subscribers.publish(batches);
    if (changed) await this.broadcastTable();
    const result = this.#course && resultOf(this.#course);
    if (result && this.doc.status === 'playing') await this.#conclude(result);
    else await this.#removeExpiredOrders();
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
    if (this.doc.status !== 'playing' || !this.#course) return;
    const { referee } = this.#course;
    if (withoutExpiredOrders(this.doc, referee) === this.doc) return;
    await this.amend((doc) => withoutExpiredOrders(doc, referee));
    await this.broadcastTable();
  }

  /** Notes the end of the game in the description; whoever sees it first does. */
  async #conclude(result: NonNullable<ReturnType<typeof resultOf>>): Promise<void> {
    const ended = this.#course!.at;
    await this.amend((doc) => (doc.status === 'playing' ? { ...doc, status: 'over', result, ended } : doc));
    await this.rate();
    await this.broadcastTable();
  }

  /** Rates a game that has just ended, or notes when its end may be known and it is to be rated. */
  async rate(): Promise<void> {
    await rateTable(this.context, this.id, this.doc);
    if (this.doc.delay > 0) await this.context.storage.setDue(this.id, this.scheduler.next(this.context.now()));
  }

  /** Reads what other processes wrote; true: there was something. */
  async catchUp(): Promise<boolean> {
    await this.context.uptime.ensureCurrent();
    const changed = await this.#reread();
    const course = this.#course;
    if (!course) return changed;
    const batches = await this.context.storage.readJournal(this.id, course.version);
    if (batches.length > 0) this.scheduler.forgetStoredDue();
    try {
      for (const batch of batches) course.feed(batch);
    } catch (error) {
      if (!(error instanceof UnreadableJournal)) throw error;
      // A process with newer rules carried the game over: from there on it may be played here or not.
      await this.#rebuild();
    }
    await this.publish(batches);
    return changed || batches.length > 0;
  }

  /** Another process changed the table: read it soon, once for many notices. */
  refresh(): void {
    if (this.#refreshing) return;
    this.#refreshing = true;
    this.exclusive(async () => {
      this.#refreshing = false;
      const { doc } = this;
      await this.catchUp();
      if (this.doc !== doc) await this.broadcastTable();
    }).catch((error: unknown) => this.context.log.error({ err: error, table: this.id }, 'refresh failed'));
  }

  /** Makes sure that the description is no older than this call: another process may have changed it. Within `exclusive`. */
  async confirm(): Promise<void> {
    if (this.context.storage.kind !== 'postgres') return;
    if (await this.#reread()) await this.broadcastTable();
  }

  /** The description as it is now, whoever changed it. */
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
    // Another process carried it over.
    if (this.doc.rules !== rules) this.unreadable = false;
    await this.#resume();
    return true;
  }

  /** Builds the game if the description says that it has begun, and sees to it that it has come to rest. */
  async #resume(): Promise<void> {
    if (this.doc.status === 'opening') this.scheduler.schedule();
    if (this.doc.status !== 'playing' && this.doc.status !== 'over') return;
    if (this.unreadable) return await this.#carryOver();
    if (!this.#course) {
      const { migration } = this;
      this.migration = undefined;
      await this.#rebuild(migration?.of);
      if (this.#course && this.doc.status === 'playing') {
        const start = await this.write((referee) => {
          if (referee.entries.length === 0) referee.advance();
          return ACCEPTED;
        });
        if (start.batch) await this.publish([start.batch]);
        await this.subscribers.begin();
      }
      // Whoever ended it may have died before rating it.
      if (this.doc.status === 'over') await rateTable(this.context, this.id, this.doc);
    }
    const { rules = this.doc.rules } = this.#course ?? {};
    if (rules !== this.doc.rules) return await this.amend((doc) => ({ ...doc, rules }));
    if (this.#course) installOrders(this.#course, this.doc);
    this.scheduler.schedule();
  }

  /** Plays the stored journal again from the start; what was not shown yet, from `before` on, is shown. */
  async #rebuild(before?: number): Promise<void> {
    try {
      const course = await openSession(this.context, this.doc);
      const batches = await this.context.costs.slicer.run(
        async (slice) => {
          const journal = await journalPages(this.context.storage, this.id, Infinity, slice);
          await course.takeInSlices(journal, slice);
          return journal;
        },
        (ms) => {
          this.replayed += ms;
        },
      );
      this.scheduler.forgetStoredDue();
      this.#course = course;
      installOrders(course, this.doc);
      if (before !== undefined) await this.publish(batches.filter((batch) => batch.version >= before));
    } catch (error) {
      const damaged = error instanceof DamagedRow;
      if (!(error instanceof UnreadableJournal) && !damaged) throw error;
      if (damaged) reportDamage(this.context.log, 'journal', this.id);
      else this.context.log.error({ err: error, table: this.id }, 'the journal cannot be replayed');
      this.unreadable = true;
      this.#course = undefined;
      if (this.doc.status === 'playing' && !damaged)
        this.migration = await findMigration(this.context, this.id, this.doc);
    }
  }

  /** All have agreed: the game goes on from the position that was found. Whoever dies meanwhile leaves it to the next. */
  async #carryOver(): Promise<void> {
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

  /** Where the game stands, if nobody has written that down yet: rules to come may have to go on from it. */
  position(since: number): PositionRow | undefined {
    const course = this.#course;
    if (!course || this.doc.status !== 'playing' || course.version <= this.#keptAt + since) return undefined;
    this.#keptAt = course.version;
    return storedPosition(this.id, course);
  }

  /** True when nobody would miss it in memory. */
  idle(now: number): boolean {
    if (this.context.spare.has(this.id)) return false;
    return this.subscribers.size === 0 && now - this.used > this.context.delays.idle;
  }

  /** True when somebody follows the game, or looked at it a moment ago. */
  isWatched(now: number): boolean {
    return this.subscribers.size > 0 || now - this.#looked < LOOK_MS;
  }

  /** Somebody looks at it over plain HTTP: bots play for them. */
  noteLook(): void {
    this.#looked = this.context.now();
    this.scheduler.schedule();
  }

  close(): void {
    this.context.spare.drop(this.id);
    this.scheduler.close();
    this.subscribers.close();
  }
}
