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

/** One entry that counts, with what was asked before it and what it brought. */
export interface HistoryEntry {
  readonly number: number;
  readonly entry: JournalEntry;
  readonly window: string | undefined;
  readonly part: boolean;
  readonly heard: EntryEvents;
  readonly scores: readonly number[];
}

const SNAPSHOT_EVERY = 32;

/** Retells a journal: every moment that counts, and the table at any of them as a seat saw it. */
export class GameHistory<K extends GameTypes> {
  readonly moments: HistoryEntry[] = [];
  readonly #game: Game<K>;
  /** Snapshot k is the state before moment `k * SNAPSHOT_EVERY`. */
  readonly #snapshots: K['state'][];
  #state: K['state'];

  /** `start`: the position the journal begins with, if not with the set-up. */
  constructor(game: Game<K>, settings: K['settings'], start?: K['state']) {
    this.#game = game;
    this.#state = start ? game.clone(start) : game.begin(settings);
    this.#snapshots = [game.clone(this.#state)];
  }

  /** Follows the journal to its end; what was undone is forgotten. */
  follow(entries: readonly JournalEntry[]): void {
    const live = liveEntries(entries);
    let same = 0;
    while (same < this.moments.length && this.moments[same]!.number === live[same]) same++;
    if (same < this.moments.length) {
      this.#state = this.#stateAt(same);
      this.moments.length = same;
      this.#snapshots.length = Math.floor(same / SNAPSHOT_EVERY) + 1;
    }
    for (const number of live.slice(same)) this.#go(number, entries[number]!);
  }

  #go(number: number, entry: JournalEntry): void {
    const step = this.moments.length;
    if (step % SNAPSHOT_EVERY === 0) this.#snapshots[step / SNAPSHOT_EVERY] = this.#game.clone(this.#state);
    const window = this.#game.window(this.#state);
    const told = new EventRecorder();
    this.#state = applyEntry(this.#game, this.#state, entry, told);
    this.moments.push({
      number,
      entry,
      window: window?.name,
      part: window?.part ?? false,
      heard: { law: told.law, tellings: told.tellings },
      scores: this.#game.scores(this.#state).slice(),
    });
  }

  /** The state before moment `step`. */
  #stateAt(step: number): K['state'] {
    const from = Math.min(Math.floor(step / SNAPSHOT_EVERY), this.#snapshots.length - 1);
    let state = this.#game.clone(this.#snapshots[from]!);
    for (let k = from * SNAPSHOT_EVERY; k < step; k++)
      state = applyEntry(this.#game, state, this.moments[k]!.entry, MUTE);
    return state;
  }

  /** The table before moment `step`, as the seat saw it then. */
  past(seat: Seat, step: number): PastView {
    const at = Math.max(0, Math.min(step, this.moments.length));
    const state = this.#stateAt(at);
    return {
      seat,
      step: at,
      view: this.#game.view(state, seat),
      window: this.#game.window(state)?.name,
      scores: this.#game.scores(state).slice(),
    };
  }

  /** The story so far as the seat was told it; the words of others may name what only they know. */
  log(viewer: Seat): LogLine[] {
    return this.moments.map(({ number, entry, heard, scores }) => {
      const answer = 'say' in entry ? entry : undefined;
      return {
        n: number,
        ...('seat' in entry && { seat: entry.seat }),
        ...(answer?.seat === viewer && { say: answer.say }),
        ...(answer?.by && { by: answer.by }),
        ...entryEventsFor(heard, viewer, answer?.seat === viewer),
        scores,
      };
    });
  }
}
