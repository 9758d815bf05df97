import { EventTexts, type Seat, SPECTATOR } from '../../kernel/index.ts';
import { type Patch, SharedTracker, type ViewerSnapshot, type ServerMessage } from '../../protocol/index.ts';
import type { Denial } from '../access.ts';
import type { Batch } from '../storage/storage.ts';
import { entriesForViewer, speakerOf } from './session.ts';

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

/**
 * Gives the snapshots of some viewers at one moment. They may alias the state: they are read at once and never kept. With the mark of
 * an earlier moment, fields of their views may be `UNCHANGED`.
 */
type SnapshotSource = (viewers: readonly Seat[], since?: object) => readonly ViewerSnapshot[];

/** Subscribers that are all at the same version. Those of one viewer get the same text, so each update is made once. */
export class SubscriberGroup {
  readonly #table: string;
  /** The id of the table as JSON. */
  readonly #tableText: string;
  readonly #subscribers = new Map<Seat, Set<Subscriber>>();
  /** The viewers that have subscribers. */
  #viewers: readonly Seat[] = [];
  /** What the subscribers of each viewer were sent last. */
  readonly #sent = new SharedTracker<Seat, ViewerSnapshot>('view');
  /** The version of what was sent last, by viewer. */
  readonly #versions: number[] = [];
  /** Marks the moment of what was sent last; undefined: a viewer came later. */
  #mark: object | undefined;
  /** Subscribers that were sent no snapshot yet. */
  readonly #waiting = new Set<Subscriber>();

  constructor(table: string) {
    this.#table = table;
    this.#tableText = JSON.stringify(table);
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
    if (!subscribers) {
      this.#subscribers.set(subscriber.viewer, (subscribers = new Set()));
      this.#viewers = [...this.#subscribers.keys()];
      this.#mark = undefined;
    }
    subscribers.add(subscriber);
  }

  /** Adds a subscriber and sends it the snapshot and the entries it lacks; `told` is their list as JSON. */
  add(subscriber: Subscriber, snapshotOf: SnapshotSource, told: string, undone?: number): void {
    const { viewer } = subscriber;
    this.#join(subscriber);
    // All subscribers of a viewer share the snapshot that was sent last.
    subscriber.send(
      this.#sent.has(viewer)
        ? this.#stateText(viewer, this.#sent.value(viewer), told, undone)
        : this.#firstStateText(viewer, snapshotOf([viewer])[0]!, told, undone),
    );
  }

  remove(subscriber: Subscriber): void {
    const subscribers = this.#subscribers.get(subscriber.viewer);
    this.#waiting.delete(subscriber);
    subscribers?.delete(subscriber);
    if (subscribers?.size !== 0) return;
    this.#subscribers.delete(subscriber.viewer);
    this.#viewers = [...this.#subscribers.keys()];
    this.#sent.remove(subscriber.viewer);
  }

  /** Sends the patch that the batches caused to every viewer; after an undo the whole snapshot. `mark` marks this moment. */
  publish(batches: readonly Batch[], snapshotOf: SnapshotSource, mark?: object): void {
    // A subscriber without a snapshot cannot use a patch: another process may have begun the game meanwhile.
    const waiting = this.#waiting.size > 0 ? [...this.#waiting] : [];
    this.#waiting.clear();
    const undone = firstUndone(batches);
    const viewers = this.#viewers;
    const snapshots = viewers.length > 0 ? snapshotOf(viewers, undone === undefined ? this.#mark : undefined) : [];
    const texts = this.#texts(batches, viewers, snapshots, undone);
    this.#mark = mark;
    for (let i = 0; i < viewers.length; i++) {
      const viewer = viewers[i]!;
      for (const subscriber of this.#subscribers.get(viewer) ?? [])
        subscriber.send(
          waiting.length > 0 && waiting.includes(subscriber) ? this.#sentStateText(viewer, batches) : texts[i]!,
        );
    }
  }

  /** The messages of some batches, by viewer: an update for those who have the snapshot before, else the whole snapshot. */
  #texts(
    batches: readonly Batch[],
    viewers: readonly Seat[],
    snapshots: readonly ViewerSnapshot[],
    undone: number | undefined,
  ): string[] {
    if (undone !== undefined) for (const viewer of viewers) this.#sent.remove(viewer);
    // Nearly always all viewers have a snapshot.
    const known = this.#sent.size === viewers.length ? viewers : viewers.filter((viewer) => this.#sent.has(viewer));
    const values = known === viewers ? snapshots : snapshots.filter((_, i) => known.includes(viewers[i]!));
    const patches = this.#sent.update(known, values);
    // The part of the patch that all viewers share is serialised once.
    let shared: Patch | undefined;
    let sharedText = '';
    const log = new EntryTexts(batches);
    const texts: string[] = [];
    for (let i = 0; i < viewers.length; i++) {
      const viewer = viewers[i]!;
      const told = log.text(viewer);
      const snapshot = snapshots[i]!;
      const patch = patches[known === viewers ? i : known.indexOf(viewer)];
      if (!patch) {
        texts.push(this.#firstStateText(viewer, snapshot, told, undone));
        continue;
      }
      if (shared !== patch.shared) {
        shared = patch.shared;
        sharedText = JSON.stringify(shared);
      }
      texts.push(this.#updateText(viewer, snapshot.version, joined(sharedText, JSON.stringify(patch.own)), told));
    }
    return texts;
  }

  #sentStateText(viewer: Seat, batches: readonly Batch[]): string {
    return this.#stateText(viewer, this.#sent.value(viewer), new EntryTexts(batches).text(viewer), undefined);
  }

  /** Starts to track what the viewer was sent. */
  #firstStateText(viewer: Seat, snapshot: ViewerSnapshot, told: string, undone: number | undefined): string {
    this.#sent.add(viewer, snapshot);
    this.#versions[viewer] = snapshot.version;
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

  /** An `update` message: the patch from the snapshot that was sent last, and the entries since, both as JSON already. */
  #updateText(viewer: Seat, version: number, patch: string, told: string): string {
    const seat = viewer === SPECTATOR ? '' : `,"seat":${viewer}`;
    const from = this.#versions[viewer]!;
    this.#versions[viewer] = version;
    return `{"type":"update","table":${this.#tableText}${seat},"from":${from},"version":${version},"patch":${patch},"told":${told}}`;
  }
}

/** The fields of the speaker as JSON, with a comma before each. Most are a seat alone. */
function speakerText({ seat, say, by }: ReturnType<typeof speakerOf>): string {
  if (seat === undefined) return '';
  if (say === undefined) return `,"seat":${seat}`;
  const said = `,"seat":${seat},"say":${JSON.stringify(say)}`;
  return by === undefined ? said : `${said},"by":${JSON.stringify(by)}`;
}

/** What each viewer is told of some batches, as JSON. */
class EntryTexts {
  readonly #batches: readonly Batch[];
  /** The events of each batch. */
  readonly #texts: readonly EventTexts[];

  constructor(batches: readonly Batch[]) {
    this.#batches = batches;
    this.#texts = batches.map(({ texts, told }) => texts ?? new EventTexts(told));
  }

  /** The text of `entriesForViewer`. */
  text(viewer: Seat): string {
    let text = '';
    for (let i = 0; i < this.#batches.length; i++) {
      const { version, at, entries, told } = this.#batches[i]!;
      for (let k = 0; k < entries.length; k++) {
        const entry = entries[k]!;
        // An undo removes entries before it.
        if ('undo' in entry) return JSON.stringify(entriesForViewer(this.#batches, viewer, 0));
        const { law, events } = this.#texts[i]!.forViewer(k, viewer);
        const speaker = speakerOf(entry, viewer);
        const cited = law ?? (speaker.say === undefined ? undefined : told[k]?.law);
        const lawText = cited === undefined || cited === '' ? '' : `,"law":${JSON.stringify(cited)}`;
        text += `${text === '' ? '' : ','}{"n":${version + k},"at":${at}${lawText},"events":${events}${speakerText(speaker)}}`;
      }
    }
    return `[${text}]`;
  }
}

/** Two lists as JSON, one after the other. */
function joined(first: string, second: string): string {
  if (first === '[]') return second;
  return second === '[]' ? first : `${first.slice(0, -1)},${second.slice(1)}`;
}

/** The earliest entry that an undo or a rebase in these batches made void; undefined: none. */
export function firstUndone(batches: readonly Batch[]): number | undefined {
  let first = Infinity;
  for (const { entries, version } of batches)
    for (let k = 0; k < entries.length; k++) {
      const entry = entries[k]!;
      // Nearly all entries are answers.
      if ('say' in entry) continue;
      if ('undo' in entry) first = Math.min(first, entry.undo);
      else if ('base' in entry) first = Math.min(first, version + k);
    }
  return first === Infinity ? undefined : first;
}
