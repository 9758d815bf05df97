import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import { ApiError } from '../api-error.ts';
import type { Batch } from '../storage/storage.ts';
import { SubscriberGroup, type Subscriber } from './subscriber-group.ts';
import { lastRebaseBatch, openSession, type GameSession } from './session.ts';
import { journalPages } from './journal-pages.ts';
import { snapshotsFor } from './snapshot.ts';
import type { TableHost } from './table-host.ts';
import { completeLog, emptyLogAt, logText, type ViewerLog, undoneSince } from './viewer-log.ts';

/** Pause before a retry when the storage fails, in ms. */
const RETRY_MS = 1_000;

/** The game as it was one spectator delay ago: a second session of the same journal. Nothing newer is reachable through it. */
export class DelayedFeed {
  readonly group: SubscriberGroup;
  readonly #table: TableHost;
  /** Checks the permissions of all subscribers of the table; called before anything is sent. */
  readonly #checkAccess: () => void;
  readonly #session: GameSession;
  #pending: Batch[];
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(table: TableHost, checkAccess: () => void, session: GameSession, pending: readonly Batch[]) {
    this.#table = table;
    this.#checkAccess = checkAccess;
    this.#session = session;
    this.#pending = pending.slice();
    this.group = new SubscriberGroup(table.id);
    this.#advance();
  }

  static async open(table: TableHost, checkAccess: () => void): Promise<DelayedFeed> {
    const { context, doc, id } = table;
    const session = await openSession(context, doc);
    return await context.costs.slicer.run(async (slice) => {
      const journal = await journalPages(context.storage, id, Infinity, slice);
      const then = context.now() - doc.delay * 1000;
      const due = journal.filter((batch) => batch.at <= then);
      // Entries before a rebase cannot be replayed, so nothing is shown until the rebase is due.
      if (due.length <= lastRebaseBatch(journal)) return new DelayedFeed(table, checkAccess, session, journal);
      await session.replayAllInSlices(due, slice);
      return new DelayedFeed(table, checkAccess, session, journal.slice(due.length));
    });
  }

  /** The time that the feed shows, in ms since 1970. */
  get #then(): number {
    return this.#table.context.now() - this.#table.doc.delay * 1000;
  }

  /** Queues batches that were just committed. */
  queue(batches: readonly Batch[]): void {
    const last = this.#pending.at(-1);
    const known = last ? last.version + last.entries.length : this.#session.version;
    // Batches of another process may have been read with the journal already.
    this.#pending.push(...batches.filter((batch) => batch.version >= known));
    this.#schedule();
  }

  /** The version that spectators may know of. */
  get version(): number {
    return this.#session.version;
  }

  /** What a spectator sees. */
  snapshot(): ViewerSnapshot {
    return this.#snapshotsAt([SPECTATOR], false)[0]!;
  }

  /** `aliased` snapshots must be read at once and not kept. Only spectators follow the feed. */
  #snapshotsAt(viewers: readonly Seat[], aliased: boolean): readonly ViewerSnapshot[] {
    if (this.#isBeforeRebase) throw new ApiError('unreadable');
    return snapshotsFor(this.#session, viewers, this.#then, aliased);
  }

  readonly #snapshots = (viewers: readonly Seat[]): readonly ViewerSnapshot[] => this.#snapshotsAt(viewers, true);

  /**
   * Adds a subscriber and sends it the snapshot and the entries from version `since` on; `log` is the spectators' delayed log.
   * A subscriber who saw the live game before (`sawLive`) is told to forget newer entries.
   */
  async subscribe(subscriber: Subscriber, since: number | undefined, sawLive = false, log?: ViewerLog): Promise<void> {
    if (this.#isBeforeRebase) return this.group.addWaiting(subscriber);
    const { version } = this.#session;
    const base = log && log.version <= version ? log : emptyLogAt(since ?? version);
    const full = await completeLog(this.#table, base, SPECTATOR, { version });
    const undone = sawLive ? this.version : undoneSince(full, since ?? version);
    this.group.add(subscriber, this.#snapshots, logText(full, since ?? version), undone);
  }

  /** True while a rebase is queued: entries before it cannot be replayed, so there is nothing to show until it is due. */
  get #isBeforeRebase(): boolean {
    return lastRebaseBatch(this.#pending) >= 0;
  }

  #advance(): void {
    let due = this.#pending.filter((batch) => batch.at <= this.#then);
    if (due.length <= lastRebaseBatch(this.#pending)) due = [];
    this.#pending = this.#pending.slice(due.length);
    if (this.#session.version === 0) this.#session.replayAll(due);
    else for (const batch of due) this.#session.replay(batch);
    if (due.length > 0) this.#checkAccess();
    if (due.length > 0) this.group.publish(due, this.#snapshots);
    if (due.length > 0 && this.#session.referee.state.over) {
      const { context, id } = this.#table;
      this.#table
        .broadcastTable()
        .catch((error: unknown) =>
          context.log.error({ err: error, table: id }, 'sending the table after a delayed end failed'),
        );
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

  /** Shows what is due. Permissions are decided by the description as it is now. */
  async #next(): Promise<void> {
    const table = this.#table;
    try {
      await table.exclusive(async () => {
        await table.confirm();
        if (!this.#closed) this.#advance();
      });
    } catch (error) {
      table.context.log.error({ err: error, table: table.id }, 'delayed feed failed to advance');
      this.#wait(RETRY_MS);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
