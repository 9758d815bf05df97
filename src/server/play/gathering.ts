import { createHash } from 'node:crypto';
import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import type { TableView } from '../../protocol/index.ts';
import type { Batch } from '../storage/port.ts';
import { describe, isSeated } from '../tables/doc.ts';
import { Audience, firstUndone, type Watcher } from './audience.ts';
import { toldFrom } from './course.ts';
import { Delayed } from './delayed.ts';
import type { LiveTable } from './table.ts';

/** All who look at a table: seats and spectators, those who lag behind, and those who wait for the beginning. */
export class Gathering {
  readonly #table: LiveTable;
  readonly #audience: Audience;
  #delayed: Delayed | undefined;
  /** Spectators who lag behind and wait for the game to begin. */
  readonly #early = new Set<Watcher>();
  /** Marks of the table as each was sent it last. */
  readonly #seen = new WeakMap<Watcher, string>();

  constructor(table: LiveTable) {
    this.#table = table;
    this.#audience = new Audience(table.id);
  }

  get size(): number {
    return this.#audience.size + this.#early.size + (this.#delayed?.audience.size ?? 0);
  }

  *[Symbol.iterator](): Generator<Watcher> {
    yield* this.#audience;
    yield* this.#early;
    if (this.#delayed) yield* this.#delayed.audience;
  }

  /** The table as one person sees it. */
  async description(person: string | undefined): Promise<TableView> {
    return this.#describe(person, await this.#here());
  }

  /** Sends the table anew to all for whom it has changed: that something has which they do not see is none of their business. */
  async announce(): Promise<void> {
    if (this.size === 0) return;
    const here = await this.#here();
    for (const watcher of this) {
      const text = JSON.stringify({ type: 'table', table: this.#describe(watcher.person, here) });
      const mark = createHash('sha256').update(text).digest('base64');
      if (this.#seen.get(watcher) === mark) continue;
      this.#seen.set(watcher, mark);
      watcher.send(text);
    }
  }

  #here(): Promise<ReadonlySet<string>> {
    const { doc, house } = this.#table;
    return house.presence(doc.seats.flatMap((seat) => seat.person ?? []));
  }

  #describe(person: string | undefined, here: ReadonlySet<string>): TableView {
    const { id, doc, house, unreadable, course, carry } = this.#table;
    return describe({
      id,
      doc,
      person,
      present: (who) => here.has(who),
      now: house.now(),
      unreadable,
      carry,
      ...(course && { version: course.version }),
    });
  }

  /** Lets somebody follow the table, with the events since a version. */
  async watch(watcher: Watcher, since: number | undefined): Promise<void> {
    const { course, id, house } = this.#table;
    const late = watcher.viewer === SPECTATOR && this.#isLate(watcher.person);
    if (late && !course) return void this.#early.add(watcher);
    if (late) return await (await this.lagging()).watch(watcher, since);
    if (!course) return this.#audience.await(watcher);
    const batches = since === undefined ? [] : await house.storage.readJournal(id, since);
    const told = toldFrom(batches, watcher.viewer, since ?? 0);
    this.#audience.add(watcher, (viewer: Seat) => this.#table.moment(viewer, true), told, firstUndone(batches));
  }

  #isLate(person: string | undefined): boolean {
    const { doc } = this.#table;
    return doc.delay > 0 && !isSeated(doc, person);
  }

  /** The version that this person may know of: even the number would tell when somebody moved. */
  async versionFor(person: string | undefined): Promise<number> {
    const { course } = this.#table;
    if (!course) return 0;
    return this.#isLate(person) ? (await this.lagging()).version : course.version;
  }

  unwatch(watcher: Watcher): void {
    this.#table.used = this.#table.house.now();
    this.#audience.remove(watcher);
    this.#early.delete(watcher);
    this.#delayed?.audience.remove(watcher);
    if (this.#delayed?.audience.size === 0) this.close();
  }

  /** The table as spectators see it who lag behind. */
  async lagging(): Promise<Delayed> {
    return (this.#delayed ??= await Delayed.open(this.#table));
  }

  /** The game has begun: who lags behind begins to follow it. */
  async begin(): Promise<void> {
    for (const watcher of this.#early) await (await this.lagging()).watch(watcher, undefined);
    this.#early.clear();
  }

  /** Shows everybody what was written. */
  publish(batches: readonly Batch[]): void {
    this.#audience.publish(batches, (viewer) => this.#table.moment(viewer, true));
    this.#delayed?.take(batches);
  }

  close(): void {
    this.#delayed?.close();
    this.#delayed = undefined;
  }
}
