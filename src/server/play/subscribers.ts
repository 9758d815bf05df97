import { createHash } from 'node:crypto';
import type { Seat } from '../../kernel/index.ts';
import type { ViewerSnapshot, TableView } from '../../protocol/index.ts';
import { admit, isDelayed, isSight, type Sight, sightOf } from '../access.ts';
import type { Batch } from '../storage/storage.ts';
import { describeTable } from '../tables/describe.ts';
import type { TableDoc } from '../tables/doc.ts';
import { SubscriberGroup, type Subscriber } from './subscriber-group.ts';
import { DelayedFeed } from './delayed-feed.ts';
import { snapshotsFor, viewMarkOf } from './snapshot.ts';
import type { TableHost } from './table-host.ts';
import { completeLog, emptyLogAt, logText, type ViewerLog, undoneSince } from './viewer-log.ts';

/** All subscribers of a table: of the live game, of the delayed feed, and those who wait to be let in. */
export class TableSubscribers {
  readonly #table: TableHost;
  /** Subscribers of the live game. */
  readonly #live: SubscriberGroup;
  #delayed: DelayedFeed | undefined;
  /** Subscribers who wait: for the game to begin, or while they move between the live game and the delayed feed. */
  readonly #waiting = new Set<Subscriber>();
  /** What each subscriber was last allowed to see. */
  readonly #sights = new WeakMap<Subscriber, Sight>();
  /** The description for which `#sights` was decided. */
  #decidedFor: TableDoc | undefined;
  /** Hash of the description that each subscriber was sent last. */
  readonly #sentHash = new WeakMap<Subscriber, string>();

  constructor(table: TableHost) {
    this.#table = table;
    this.#live = new SubscriberGroup(table.id);
  }

  /** What some viewers see now. It may alias the state: it is read at once and never kept. */
  readonly #snapshots = (viewers: readonly Seat[], since?: object): readonly ViewerSnapshot[] => {
    const { context } = this.#table;
    return snapshotsFor(this.#table.playing(), viewers, context.now(), true, since);
  };

  /** Number of subscribers. */
  get size(): number {
    return this.#live.size + this.#waiting.size + (this.#delayed?.group.size ?? 0);
  }

  *[Symbol.iterator](): Generator<Subscriber> {
    yield* this.#live;
    yield* this.#waiting;
    if (this.#delayed) yield* this.#delayed.group;
  }

  /** The description as one person may see it. */
  async description(person: string | undefined): Promise<TableView> {
    return this.#describe(person, await this.#present());
  }

  /** Sends the description to every subscriber whose copy differs, so that nobody learns of hidden changes. */
  async broadcastTable(): Promise<void> {
    if (this.size === 0) return;
    const present = await this.#present();
    this.checkAccess();
    // Made once per person: all spectators without a key share one, and so do the devices of a person.
    const messages = new Map<string | undefined, { readonly text: string; readonly hash: string }>();
    const messageFor = (person: string | undefined): { readonly text: string; readonly hash: string } => {
      const text = JSON.stringify({ type: 'table', table: this.#describe(person, present) });
      return { text, hash: createHash('sha256').update(text).digest('base64') };
    };
    for (const subscriber of this) {
      const { person } = subscriber;
      if (!messages.has(person)) messages.set(person, messageFor(person));
      const { text, hash } = messages.get(person)!;
      if (this.#sentHash.get(subscriber) === hash) continue;
      this.#sentHash.set(subscriber, hash);
      subscriber.send(text);
    }
  }

  /** The people of the table who are connected. */
  async #present(): Promise<ReadonlySet<string>> {
    const { doc, context } = this.#table;
    if (doc.clock.kind === 'days')
      for (const { person } of doc.seats) if (person !== undefined) await context.pauses.of(person);
    return await context.presence(doc.seats.flatMap((seat) => seat.person ?? []));
  }

  #describe(person: string | undefined, present: ReadonlySet<string>): TableView {
    const { id, doc, context, unreadable, session, migration } = this.#table;
    return describeTable({
      id,
      doc,
      person,
      present: (who) => present.has(who),
      now: context.now(),
      pauseOf: (who) => context.pauses.next(who, context.now()),
      unreadable,
      migration,
      ...(session && { version: session.version }),
    });
  }

  /**
   * Adds a subscriber and sends it the snapshot and the entries from version `since` on. `log` is this viewer's log, nearly to
   * the end; for a long history it is built beforehand, so that the table does not wait for it.
   */
  async subscribe(subscriber: Subscriber, since: number | undefined, log?: ViewerLog): Promise<void> {
    await this.#add(subscriber, since, log);
    // Bots that nobody watched play at their usual pace again.
    this.#table.schedule();
  }

  async #add(subscriber: Subscriber, since: number | undefined, log?: ViewerLog): Promise<void> {
    const { session, doc } = this.#table;
    const sight = admit(doc, subscriber, subscriber.viewer);
    const before = this.#sights.get(subscriber);
    this.#sights.set(subscriber, sight);
    if (sight === 'delayed' && !session) return void this.#waiting.add(subscriber);
    if (sight === 'delayed')
      return await (await this.delayedFeed()).subscribe(subscriber, since, before === 'now', log);
    if (!session) return this.#live.addWaiting(subscriber);
    if (since === undefined) return this.#live.add(subscriber, this.#snapshots, '[]');
    // Entries that another process committed later are sent when this one catches up.
    const { version } = session;
    const base = log && log.version <= version ? log : emptyLogAt(since);
    const full = await completeLog(this.#table, base, subscriber.viewer, { version });
    this.#live.add(subscriber, this.#snapshots, logText(full, since), undoneSince(full, since));
  }

  /**
   * Checks the permission of every subscriber (access.ts) if the description has changed; called before anything is sent. One
   * who may not follow any longer is told so and removed; one who may see something else is moved.
   */
  checkAccess(): void {
    const { doc } = this.#table;
    if (doc === this.#decidedFor) return;
    this.#decidedFor = doc;
    const subscribers = [...this];
    for (const subscriber of subscribers) {
      const found = sightOf(doc, subscriber, subscriber.viewer);
      if (!isSight(found)) {
        this.unsubscribe(subscriber);
        subscriber.end(found);
      } else if (found !== this.#sights.get(subscriber)) this.#move(subscriber, found);
    }
  }

  /** Removes a spectator from the live game or the delayed feed at once, and adds them to the other as soon as possible. */
  #move(subscriber: Subscriber, sight: Sight): void {
    const { session, context, id } = this.#table;
    const since = sight === 'now' ? this.#delayed?.version : undefined;
    this.unsubscribe(subscriber);
    this.#waiting.add(subscriber);
    if (!session && sight === 'delayed') this.#sights.set(subscriber, sight);
    else
      this.#table
        .exclusive(() => this.#addWaiting(subscriber, since))
        .catch((error: unknown) => {
          context.log.error({ err: error, table: id }, 'moving a subscriber between live game and delayed feed failed');
          this.unsubscribe(subscriber);
          subscriber.end('no-table');
        });
  }

  async #addWaiting(subscriber: Subscriber, since: number | undefined): Promise<void> {
    // The subscriber may have left or lost the permission meanwhile.
    this.checkAccess();
    if (this.#waiting.delete(subscriber)) await this.subscribe(subscriber, since);
  }

  /** The version that this person may know of: the number alone reveals when somebody moved. */
  async versionFor(person: string | undefined): Promise<number> {
    const { session } = this.#table;
    if (!session) return 0;
    return isDelayed(this.#table.doc, person) ? (await this.delayedFeed()).version : session.version;
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#table.used = this.#table.context.now();
    this.#live.remove(subscriber);
    this.#waiting.delete(subscriber);
    this.#delayed?.group.remove(subscriber);
    if (this.#delayed?.group.size === 0) this.close();
  }

  /** The feed of spectators at a table with a spectator delay; opened when it is first needed. */
  async delayedFeed(): Promise<DelayedFeed> {
    return (this.#delayed ??= await DelayedFeed.open(this.#table, () => this.checkAccess()));
  }

  /** The game has begun: sends the snapshot to all who waited for it. */
  async begin(): Promise<void> {
    this.checkAccess();
    this.#live.begin(this.#snapshots);
    const waiting = [...this.#waiting];
    for (const subscriber of waiting) await this.#addWaiting(subscriber, undefined);
  }

  /** Sends committed batches to everybody who may see them now; the delayed feed gets them for later. */
  publish(batches: readonly Batch[]): void {
    this.checkAccess();
    this.#live.publish(batches, this.#snapshots, this.#table.session && viewMarkOf(this.#table.session));
    this.#delayed?.queue(batches);
  }

  close(): void {
    this.#delayed?.close();
    this.#delayed = undefined;
  }
}
