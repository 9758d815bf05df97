import { createHash } from 'node:crypto';
import type { Seat } from '../../kernel/index.ts';
import type { ViewerSnapshot, TableView } from '../../protocol/index.ts';
import { admit, isDelayed, isSight, type Sight, sightOf } from '../access.ts';
import type { Batch } from '../storage/storage.ts';
import { describeTable } from '../tables/describe.ts';
import type { TableDoc } from '../tables/doc.ts';
import { SubscriberGroup, type Subscriber } from './subscriber-group.ts';
import { DelayedFeed } from './delayed-feed.ts';
import { snapshotFor } from './snapshot.ts';
import type { TableHost } from './table-host.ts';
import { completed, logFrom, textFrom, type ToldLog, undoneFrom } from './told-log.ts';

/** All who look at a table: seats and spectators, those who lag behind, and those who wait for the beginning. */
export class TableSubscribers {
  readonly #table: TableHost;
  readonly #audience: SubscriberGroup;
  #delayed: DelayedFeed | undefined;
  /** Those who wait to be let in: until the game begins, or between the game as it is and as it was. */
  readonly #early = new Set<Subscriber>();
  /** What each was found to be allowed to see. */
  readonly #sights = new WeakMap<Subscriber, Sight>();
  /** The description for which that was decided. */
  #decidedFor: TableDoc | undefined;
  /** Marks of the table as each was sent it last. */
  readonly #seen = new WeakMap<Subscriber, string>();

  constructor(table: TableHost) {
    this.#table = table;
    this.#audience = new SubscriberGroup(table.id);
  }

  /** What a viewer sees now. It may alias the state: it is read at once and never kept. */
  readonly #snapshot = (viewer: Seat): ViewerSnapshot => {
    const { context } = this.#table;
    return snapshotFor(this.#table.playing(), viewer, context.now(), true);
  };

  get size(): number {
    return this.#audience.size + this.#early.size + (this.#delayed?.audience.size ?? 0);
  }

  *[Symbol.iterator](): Generator<Subscriber> {
    yield* this.#audience;
    yield* this.#early;
    if (this.#delayed) yield* this.#delayed.audience;
  }

  /** The table as one person sees it. */
  async description(person: string | undefined): Promise<TableView> {
    return this.#describe(person, await this.#here());
  }

  /** Sends the table anew to all for whom it has changed: that something has which they do not see is none of their business. */
  async broadcastTable(): Promise<void> {
    if (this.size === 0) return;
    const here = await this.#here();
    this.review();
    // A table may have many spectators: all without a key see the same, and so does a person on several devices.
    const made = new Map<string | undefined, { readonly text: string; readonly mark: string }>();
    const describedTo = (person: string | undefined): { readonly text: string; readonly mark: string } => {
      const text = JSON.stringify({ type: 'table', table: this.#describe(person, here) });
      return { text, mark: createHash('sha256').update(text).digest('base64') };
    };
    for (const watcher of this) {
      const { person } = watcher;
      if (!made.has(person)) made.set(person, describedTo(person));
      const { text, mark } = made.get(person)!;
      if (this.#seen.get(watcher) === mark) continue;
      this.#seen.set(watcher, mark);
      watcher.send(text);
    }
  }

  #here(): Promise<ReadonlySet<string>> {
    const { doc, context } = this.#table;
    return context.presence(doc.seats.flatMap((seat) => seat.person ?? []));
  }

  #describe(person: string | undefined, here: ReadonlySet<string>): TableView {
    const { id, doc, context, unreadable, session, migration } = this.#table;
    return describeTable({
      id,
      doc,
      person,
      present: (who) => here.has(who),
      now: context.now(),
      unreadable,
      carry: migration,
      ...(session && { version: session.version }),
    });
  }

  /**
   * Lets somebody follow the table, with the events since a version. `log` is what this viewer was told, nearly to the end:
   * whoever follows many events has it made before, so that the table does not wait for it.
   */
  async watch(watcher: Subscriber, since: number | undefined, log?: ToldLog): Promise<void> {
    await this.#follow(watcher, since, log);
    // Bots that nobody watched play at their usual pace again.
    this.#table.schedule();
  }

  async #follow(watcher: Subscriber, since: number | undefined, log?: ToldLog): Promise<void> {
    const { session, doc } = this.#table;
    const sight = admit(doc, watcher, watcher.viewer);
    const before = this.#sights.get(watcher);
    this.#sights.set(watcher, sight);
    if (sight === 'delayed' && !session) return void this.#early.add(watcher);
    if (sight === 'delayed') return await (await this.delayedFeed()).watch(watcher, since, before === 'now', log);
    if (!session) return this.#audience.await(watcher);
    if (since === undefined) return this.#audience.add(watcher, this.#snapshot, '[]');
    // Another process may have written more than is known here; that comes when it is taken up.
    const { version } = session;
    const base = log && log.version <= version ? log : logFrom(since);
    const whole = await completed(this.#table, base, watcher.viewer, { version });
    this.#audience.add(watcher, this.#snapshot, textFrom(whole, since), undoneFrom(whole, since));
  }

  /**
   * Decides again who may follow the table, if its description has changed: nothing is sent before. Whoever may not any longer is
   * told so and removed; whoever may see something else is let in there.
   */
  review(): void {
    const { doc } = this.#table;
    if (doc === this.#decidedFor) return;
    this.#decidedFor = doc;
    const watchers = [...this];
    for (const watcher of watchers) {
      const found = sightOf(doc, watcher, watcher.viewer);
      if (!isSight(found)) {
        this.unwatch(watcher);
        watcher.end(found);
      } else if (found !== this.#sights.get(watcher)) this.#move(watcher, found);
    }
  }

  /** Takes a spectator out of the game as it is or as it was, at once, and lets them into the other as soon as possible. */
  #move(watcher: Subscriber, sight: Sight): void {
    const { session, context, id } = this.#table;
    const since = sight === 'now' ? this.#delayed?.version : undefined;
    this.unwatch(watcher);
    this.#early.add(watcher);
    if (!session && sight === 'delayed') this.#sights.set(watcher, sight);
    else
      this.#table
        .exclusive(() => this.#letIn(watcher, since))
        .catch((error: unknown) => {
          context.log.error({ err: error, table: id }, 'moving a watcher failed');
          this.unwatch(watcher);
          watcher.end('no-table');
        });
  }

  async #letIn(watcher: Subscriber, since: number | undefined): Promise<void> {
    // They may have left meanwhile, or lost the right.
    this.review();
    if (this.#early.delete(watcher)) await this.watch(watcher, since);
  }

  /** The version that this person may know of: even the number would tell when somebody moved. */
  async versionFor(person: string | undefined): Promise<number> {
    const { session } = this.#table;
    if (!session) return 0;
    return isDelayed(this.#table.doc, person) ? (await this.delayedFeed()).version : session.version;
  }

  unwatch(watcher: Subscriber): void {
    this.#table.used = this.#table.context.now();
    this.#audience.remove(watcher);
    this.#early.delete(watcher);
    this.#delayed?.audience.remove(watcher);
    if (this.#delayed?.audience.size === 0) this.close();
  }

  /** The table as spectators see it who lag behind. */
  async delayedFeed(): Promise<DelayedFeed> {
    return (this.#delayed ??= await DelayedFeed.open(this.#table, () => this.review()));
  }

  /** The game has begun: whoever waited for it begins to follow it. */
  async begin(): Promise<void> {
    this.review();
    this.#audience.begin(this.#snapshot);
    const early = [...this.#early];
    for (const watcher of early) await this.#letIn(watcher, undefined);
  }

  /** Shows everybody what was written. */
  publish(batches: readonly Batch[]): void {
    this.review();
    this.#audience.publish(batches, this.#snapshot);
    this.#delayed?.take(batches);
  }

  close(): void {
    this.#delayed?.close();
    this.#delayed = undefined;
  }
}
