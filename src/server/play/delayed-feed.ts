import { SPECTATOR } from '../../kernel/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import { ApiError } from '../api-error.ts';
import type { Batch } from '../storage/storage.ts';
import { SubscriberGroup, type Subscriber } from './subscriber-group.ts';
import { lastRebaseBatch, openSession, type GameSession } from './session.ts';
import { journalPages } from './journal-pages.ts';
import { snapshotFor } from './snapshot.ts';
import type { TableHost } from './table-host.ts';
import { completed, logFrom, textFrom, type ToldLog, undoneFrom } from './told-log.ts';

/** Pause before another try when the storage did not answer, in ms. */
const RETRY_MS = 1_000;

/** A table as it was some time ago: the same journal, fed later. Nothing newer can be reached through it. */
export class DelayedFeed {
  readonly audience: SubscriberGroup;
  readonly #table: TableHost;
  /** Decides again who may follow the table; called before anything is sent. */
  readonly #review: () => void;
  readonly #course: GameSession;
  #pending: Batch[];
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(table: TableHost, review: () => void, course: GameSession, pending: readonly Batch[]) {
    this.#table = table;
    this.#review = review;
    this.#course = course;
    this.#pending = pending.slice();
    this.audience = new SubscriberGroup(table.id);
    this.#advance();
  }

  static async open(table: TableHost, review: () => void): Promise<DelayedFeed> {
    const { context, doc, id } = table;
    const course = await openSession(context, doc);
    return await context.costs.slicer.run(async (slice) => {
      const journal = await journalPages(context.storage, id, Infinity, slice);
      const then = context.now() - doc.delay * 1000;
      const due = journal.filter((batch) => batch.at <= then);
      // What lies before a new base that is not due yet cannot be played.
      if (due.length <= lastRebaseBatch(journal)) return new DelayedFeed(table, review, course, journal);
      await course.takeInSlices(due, slice);
      return new DelayedFeed(table, review, course, journal.slice(due.length));
    });
  }

  get #then(): number {
    return this.#table.context.now() - this.#table.doc.delay * 1000;
  }

  /** These were just written: they will be shown when their time has come. */
  take(batches: readonly Batch[]): void {
    const last = this.#pending.at(-1);
    const known = last ? last.version + last.entries.length : this.#course.version;
    // What another process wrote may have been read with the journal already.
    this.#pending.push(...batches.filter((batch) => batch.version >= known));
    this.#schedule();
  }

  /** The version that may be known by now. */
  get version(): number {
    return this.#course.version;
  }

  moment(glance = false): ViewerSnapshot {
    if (this.#waits) throw new ApiError('unreadable');
    return snapshotFor(this.#course, SPECTATOR, this.#then, glance);
  }

  /**
   * Lets somebody follow it, with the events since a version; `log` is what spectators who lag behind were told so far. Whoever
   * saw the game as it is until now forgets what is newer than this.
   */
  async watch(watcher: Subscriber, since: number | undefined, sawMore = false, log?: ToldLog): Promise<void> {
    if (this.#waits) return this.audience.await(watcher);
    const { version } = this.#course;
    const base = log && log.version <= version ? log : logFrom(since ?? version);
    const whole = await completed(this.#table, base, SPECTATOR, { version });
    const undone = sawMore ? this.version : undoneFrom(whole, since ?? version);
    this.audience.add(watcher, () => this.moment(true), textFrom(whole, since ?? version), undone);
  }

  /** What lies before a new base cannot be played any more: until the base itself is due there is nothing to show. */
  get #waits(): boolean {
    return lastRebaseBatch(this.#pending) >= 0;
  }

  #advance(): void {
    let due = this.#pending.filter((batch) => batch.at <= this.#then);
    if (due.length <= lastRebaseBatch(this.#pending)) due = [];
    this.#pending = this.#pending.slice(due.length);
    if (this.#course.version === 0) this.#course.take(due);
    else for (const batch of due) this.#course.feed(batch);
    if (due.length > 0) this.#review();
    if (due.length > 0) this.audience.publish(due, () => this.moment(true));
    if (due.length > 0 && this.#course.referee.state.over) {
      const { context, id } = this.#table;
      this.#table
        .broadcastTable()
        .catch((error: unknown) => context.log.error({ err: error, table: id }, 'announcing failed'));
    }
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const first = this.#pending[Math.max(0, lastRebaseBatch(this.#pending))];
    if (first) this.#wait(first.at - this.#then);
  }

  #wait(ms: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#next(), Math.max(1, ms));
    this.#timer.unref();
  }

  /** Something is due: who may see it is decided by the description as it is now. */
  async #next(): Promise<void> {
    const table = this.#table;
    try {
      await table.exclusive(async () => {
        await table.confirm();
        if (!this.#closed) this.#advance();
      });
    } catch (error) {
      table.context.log.error({ err: error, table: table.id }, 'the delayed game failed to advance');
      this.#wait(RETRY_MS);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
