import {
  type Game,
  type GameTypes,
  type EntryEvents,
  entryEventsFor,
  MUTE,
  type Seat,
  EventRecorder,
} from '../../kernel/index.ts';
import { type JournalEntry, applyEntry, liveEntries } from '../../kernel/referee/index.ts';
import type { PastView, LogLine } from './messages.ts';

/** A journal entry that was not undone, with the window before it and its events. */
export interface HistoryEntry {
  readonly number: number;
  readonly entry: JournalEntry;
  readonly window: string | undefined;
  readonly part: boolean;
  readonly events: EntryEvents;
  readonly scores: readonly number[];
}

/** Entries between two kept states. */
const SNAPSHOT_EVERY = 32;

/** Replayed journal of a game: its live entries, and the table before any of them as a seat saw it. */
export class GameHistory<K extends GameTypes> {
  readonly entries: HistoryEntry[] = [];
  readonly #game: Game<K>;
  /** Snapshot k is the state before entry `k * SNAPSHOT_EVERY` of `entries`. */
  readonly #snapshots: K['state'][];
  #state: K['state'];

  /** `start` is the state the journal starts from; undefined means the set-up. */
  constructor(game: Game<K>, settings: K['settings'], start?: K['state']) {
    this.#game = game;
    this.#state = start ? game.clone(start) : game.begin(settings);
    this.#snapshots = [game.clone(this.#state)];
  }

  /** Replays the journal to its end and drops undone entries. */
  follow(entries: readonly JournalEntry[]): void {
    const live = liveEntries(entries);
    let same = 0;
    while (same < this.entries.length && this.entries[same]!.number === live[same]) same++;
    if (same < this.entries.length) {
      this.#state = this.#stateAt(same);
      this.entries.length = same;
      this.#snapshots.length = Math.floor(same / SNAPSHOT_EVERY) + 1;
    }
    for (const number of live.slice(same)) this.#apply(number, entries[number]!);
  }

  #apply(number: number, entry: JournalEntry): void {
    const step = this.entries.length;
    if (step % SNAPSHOT_EVERY === 0) this.#snapshots[step / SNAPSHOT_EVERY] = this.#game.clone(this.#state);
    const window = this.#game.window(this.#state);
    const recorder = new EventRecorder();
    this.#state = applyEntry(this.#game, this.#state, entry, recorder);
    this.entries.push({
      number,
      entry,
      window: window?.name,
      part: window?.part ?? false,
      events: { law: recorder.law, tellings: recorder.tellings },
      scores: this.#game.scores(this.#state).slice(),
    });
  }

  /** The state before entry `step`. */
  #stateAt(step: number): K['state'] {
    const from = Math.min(Math.floor(step / SNAPSHOT_EVERY), this.#snapshots.length - 1);
    let state = this.#game.clone(this.#snapshots[from]!);
    for (let k = from * SNAPSHOT_EVERY; k < step; k++)
      state = applyEntry(this.#game, state, this.entries[k]!.entry, MUTE);
    return state;
  }

  /** The table before entry `step`, as the seat saw it then. */
  past(seat: Seat, step: number): PastView {
    const at = Math.max(0, Math.min(step, this.entries.length));
    const state = this.#stateAt(at);
    return {
      seat,
      step: at,
      view: this.#game.view(state, seat),
      window: this.#game.window(state)?.name,
      scores: this.#game.scores(state).slice(),
    };
  }

  /** The log of a seat. It omits the texts of others' answers, which may name hidden things. */
  log(viewer: Seat): LogLine[] {
    return this.entries.map(({ number, entry, events, scores }) => {
      const answer = 'say' in entry ? entry : undefined;
      return {
        n: number,
        ...('seat' in entry && { seat: entry.seat }),
        ...(answer?.seat === viewer && { say: answer.say }),
        ...(answer?.by && { by: answer.by }),
        ...entryEventsFor(events, viewer, answer?.seat === viewer),
        scores,
      };
    });
  }
}
