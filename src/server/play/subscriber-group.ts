import type { Seat } from '../../kernel/index.ts';
import { SPECTATOR } from '../../kernel/index.ts';
import { DiffTracker, type ViewerSnapshot, type ServerMessage, type EntryForViewer } from '../../protocol/index.ts';
import type { Denial } from '../access.ts';
import type { Batch } from '../storage/storage.ts';
import { entriesForViewer } from './session.ts';

/** Somebody who follows a table over a connection, in a seat or as a spectator. */
export interface Subscriber {
  readonly viewer: Seat;
  readonly person: string | undefined;
  /** The hash of the invitation that was presented, at a private table. */
  readonly invite?: string | undefined;
  /** What it is reached through: one connection may follow several seats. */
  readonly connection: object;
  send(text: string): void;
  /** It may not follow any longer, and nothing more is sent. */
  end(why: Denial): void;
}

const seatOf = (viewer: Seat): { seat?: Seat } => (viewer === SPECTATOR ? {} : { seat: viewer });

/** What all watchers in one seat see at this version. */
interface Sight {
  version: number;
  readonly mirror: DiffTracker<ViewerSnapshot>;
}

/** The moment of a viewer at a glance: it is read at once and never kept. */
type Present = (viewer: Seat) => ViewerSnapshot;

/** Those who follow a table. All watchers in one seat are always at the same moment, so a change is written once. */
export class SubscriberGroup {
  readonly #table: string;
  readonly #watchers = new Map<Seat, Set<Subscriber>>();
  readonly #sights = new Map<Seat, Sight>();
  /** Those who were sent no moment yet. */
  readonly #waiting = new Set<Subscriber>();

  constructor(table: string) {
    this.#table = table;
  }

  get size(): number {
    let size = 0;
    for (const watchers of this.#watchers.values()) size += watchers.size;
    return size;
  }

  /** Everybody, for what is the same for all. */
  *[Symbol.iterator](): Generator<Subscriber> {
    for (const watchers of this.#watchers.values()) yield* watchers;
  }

  /** Lets a watcher in who waits for the game to begin. */
  await(watcher: Subscriber): void {
    this.#join(watcher);
    this.#waiting.add(watcher);
  }

  /** The game has begun: those who waited for it are sent the whole moment. */
  begin(present: Present): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const watcher of waiting) this.add(watcher, present, '[]');
  }

  #join(watcher: Subscriber): void {
    let watchers = this.#watchers.get(watcher.viewer);
    if (!watchers) this.#watchers.set(watcher.viewer, (watchers = new Set()));
    watchers.add(watcher);
  }

  /** Lets a watcher in with the whole moment and the events it lacks, as JSON of a list. */
  add(watcher: Subscriber, present: Present, told: string, undone?: number): void {
    const { viewer } = watcher;
    // Whoever comes first begins at now; later ones join at the moment the others are at, which is the same version.
    const sight = this.#sights.get(viewer);
    this.#join(watcher);
    watcher.send(
      sight ? this.#state(viewer, sight.mirror.value, told, undone) : this.#anew(viewer, present(viewer), told, undone),
    );
  }

  remove(watcher: Subscriber): void {
    const watchers = this.#watchers.get(watcher.viewer);
    this.#waiting.delete(watcher);
    watchers?.delete(watcher);
    if (watchers?.size !== 0) return;
    this.#watchers.delete(watcher.viewer);
    this.#sights.delete(watcher.viewer);
  }

  /** Tells every seat and the spectators what the batches brought; after an undo everything anew. */
  publish(batches: readonly Batch[], present: Present): void {
    // Another process may have begun the game, and somebody may follow it already: a change alone says nothing to the others.
    const late = [...this.#waiting];
    this.#waiting.clear();
    const undone = firstUndone(batches);
    for (const [viewer, watchers] of this.#watchers) {
      const sight = this.#sights.get(viewer);
      const told = entriesForViewer(batches, viewer, 0);
      const text =
        sight === undefined || undone !== undefined
          ? this.#anew(viewer, present(viewer), JSON.stringify(told), undone)
          : this.#update(viewer, sight, present(viewer), told);
      for (const watcher of watchers)
        watcher.send(late.includes(watcher) ? this.#whole(viewer, JSON.stringify(told)) : text);
    }
  }

  #whole(viewer: Seat, told: string): string {
    return this.#state(viewer, this.#sights.get(viewer)!.mirror.value, told, undefined);
  }

  #anew(viewer: Seat, moment: ViewerSnapshot, told: string, undone: number | undefined): string {
    this.#sights.set(viewer, { version: moment.version, mirror: new DiffTracker(moment) });
    return this.#state(viewer, moment, told, undone);
  }

  /** Says the same to everybody. */
  tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const watcher of this) watcher.send(text);
  }

  /** The whole moment as a message; the events come as JSON, for they may be many and are put together once for all. */
  #state(viewer: Seat, moment: ViewerSnapshot, told: string, undone: number | undefined): string {
    const message: Omit<Extract<ServerMessage, { type: 'state' }>, 'told'> = {
      type: 'state',
      table: this.#table,
      ...seatOf(viewer),
      moment,
      ...(undone !== undefined && { undone }),
    };
    return `${JSON.stringify(message).slice(0, -1)},"told":${told}}`;
  }

  #update(viewer: Seat, sight: Sight, moment: ViewerSnapshot, told: readonly EntryForViewer[]): string {
    const { version } = moment;
    const from = sight.version;
    sight.version = version;
    const patch = sight.mirror.update(moment);
    return JSON.stringify({ type: 'update', table: this.#table, ...seatOf(viewer), from, version, patch, told });
  }
}

/** The earliest entry that some undo among these took back, or that new rules made void. */
export function firstUndone(batches: readonly Batch[]): number | undefined {
  let first: number | undefined;
  for (const { entries, version } of batches)
    entries.forEach((entry, k) => {
      if ('undo' in entry) first = Math.min(first ?? Infinity, entry.undo);
      else if ('base' in entry) first = Math.min(first ?? Infinity, version + k);
    });
  return first;
}
