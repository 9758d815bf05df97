import type { Seat } from '../../kernel/index.ts';
import { SPECTATOR } from '../../kernel/index.ts';
import { DiffTracker, type ViewerSnapshot, type ServerMessage, type EntryForViewer } from '../../protocol/index.ts';
import type { Denial } from '../access.ts';
import type { Batch } from '../storage/storage.ts';
import { entriesForViewer } from './session.ts';

/** A connection that follows a table, in a seat or as a spectator. */
export interface Subscriber {
  readonly viewer: Seat;
  readonly person: string | undefined;
  /** The hash of the invitation that was presented, at a private table. */
  readonly invite?: string | undefined;
  /** Identity of the connection: one may follow several seats. */
  readonly connection: object;
  send(text: string): void;
  /** The subscriber may not follow any longer; nothing more is sent. */
  end(why: Denial): void;
}

const seatOf = (viewer: Seat): { seat?: Seat } => (viewer === SPECTATOR ? {} : { seat: viewer });

/** What all subscribers of one viewer were sent last. */
interface SentSnapshot {
  version: number;
  readonly tracker: DiffTracker<ViewerSnapshot>;
}

/** Gives the snapshot of a viewer. It may alias the state: it is read at once and never kept. */
type SnapshotSource = (viewer: Seat) => ViewerSnapshot;

/** Subscribers that are all at the same version. Those of one viewer get the same text, so each update is made once. */
export class SubscriberGroup {
  readonly #table: string;
  readonly #subscribers = new Map<Seat, Set<Subscriber>>();
  readonly #sent = new Map<Seat, SentSnapshot>();
  /** Subscribers that were sent no snapshot yet. */
  readonly #waiting = new Set<Subscriber>();

  constructor(table: string) {
    this.#table = table;
  }

  get size(): number {
    let size = 0;
    for (const subscribers of this.#subscribers.values()) size += subscribers.size;
    return size;
  }

  *[Symbol.iterator](): Generator<Subscriber> {
    for (const subscribers of this.#subscribers.values()) yield* subscribers;
  }

  /** Adds a subscriber that waits for the game to begin. */
  addWaiting(subscriber: Subscriber): void {
    this.#join(subscriber);
    this.#waiting.add(subscriber);
  }

  /** The game has begun: sends the snapshot to those who waited for it. */
  begin(snapshotOf: SnapshotSource): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const subscriber of waiting) this.add(subscriber, snapshotOf, '[]');
  }

  #join(subscriber: Subscriber): void {
    let subscribers = this.#subscribers.get(subscriber.viewer);
    if (!subscribers) this.#subscribers.set(subscriber.viewer, (subscribers = new Set()));
    subscribers.add(subscriber);
  }

  /** Adds a subscriber and sends it the snapshot and the entries it lacks; `told` is their list as JSON. */
  add(subscriber: Subscriber, snapshotOf: SnapshotSource, told: string, undone?: number): void {
    const { viewer } = subscriber;
    // All subscribers of a viewer share the snapshot that was sent last.
    const sent = this.#sent.get(viewer);
    this.#join(subscriber);
    subscriber.send(
      sent
        ? this.#stateText(viewer, sent.tracker.value, told, undone)
        : this.#firstStateText(viewer, snapshotOf(viewer), told, undone),
    );
  }

  remove(subscriber: Subscriber): void {
    const subscribers = this.#subscribers.get(subscriber.viewer);
    this.#waiting.delete(subscriber);
    subscribers?.delete(subscriber);
    if (subscribers?.size !== 0) return;
    this.#subscribers.delete(subscriber.viewer);
    this.#sent.delete(subscriber.viewer);
  }

  /** Sends the patch that the batches caused to every viewer; after an undo the whole snapshot. */
  publish(batches: readonly Batch[], snapshotOf: SnapshotSource): void {
    // A subscriber without a snapshot cannot use a patch: another process may have begun the game meanwhile.
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    const undone = firstUndone(batches);
    for (const [viewer, subscribers] of this.#subscribers) {
      const sent = this.#sent.get(viewer);
      const told = entriesForViewer(batches, viewer, 0);
      const text =
        sent === undefined || undone !== undefined
          ? this.#firstStateText(viewer, snapshotOf(viewer), JSON.stringify(told), undone)
          : this.#updateText(viewer, sent, snapshotOf(viewer), told);
      for (const subscriber of subscribers)
        subscriber.send(waiting.includes(subscriber) ? this.#sentStateText(viewer, JSON.stringify(told)) : text);
    }
  }

  #sentStateText(viewer: Seat, told: string): string {
    return this.#stateText(viewer, this.#sent.get(viewer)!.tracker.value, told, undefined);
  }

  /** Starts to track what the viewer was sent. */
  #firstStateText(viewer: Seat, snapshot: ViewerSnapshot, told: string, undone: number | undefined): string {
    this.#sent.set(viewer, { version: snapshot.version, tracker: new DiffTracker(snapshot) });
    return this.#stateText(viewer, snapshot, told, undone);
  }

  /** Sends one message to all. */
  sendAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const subscriber of this) subscriber.send(text);
  }

  /** A `state` message. `told` is JSON already: a long log is serialised once for all. */
  #stateText(viewer: Seat, snapshot: ViewerSnapshot, told: string, undone: number | undefined): string {
    const message: Omit<Extract<ServerMessage, { type: 'state' }>, 'told'> = {
      type: 'state',
      table: this.#table,
      ...seatOf(viewer),
      moment: snapshot,
      ...(undone !== undefined && { undone }),
    };
    return `${JSON.stringify(message).slice(0, -1)},"told":${told}}`;
  }

  /** An `update` message: the patch from the snapshot that was sent last. */
  #updateText(viewer: Seat, sent: SentSnapshot, snapshot: ViewerSnapshot, told: readonly EntryForViewer[]): string {
    const { version } = snapshot;
    const from = sent.version;
    sent.version = version;
    const patch = sent.tracker.update(snapshot);
    return JSON.stringify({ type: 'update', table: this.#table, ...seatOf(viewer), from, version, patch, told });
  }
}

/** The earliest entry that an undo or a rebase in these batches made void; undefined: none. */
export function firstUndone(batches: readonly Batch[]): number | undefined {
  let first: number | undefined;
  for (const { entries, version } of batches)
    entries.forEach((entry, k) => {
      if ('undo' in entry) first = Math.min(first ?? Infinity, entry.undo);
      else if ('base' in entry) first = Math.min(first ?? Infinity, version + k);
    });
  return first;
}
