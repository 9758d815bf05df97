import type { State } from '../procedure.ts';
import { loadState, saveState } from './digest.ts';

/** Number of entries between two cached states. */
const EVERY = 64;
/** Most cached states: the first and the two latest. A longer undo replays more entries. */
const MOST = 3;

interface CachedState {
  /** The number of the entry that follows the state. */
  readonly at: number;
  /** The state as JSON, which takes a third of the state's memory. */
  readonly text: string;
}

/** Earlier states of a game, so that undo need not replay the whole journal. */
export class StateCache<S extends State> {
  #list: CachedState[] = [];

  /** Caches the state before entry `at`, if `at` is a multiple of `EVERY`. */
  offer(at: number, state: S): void {
    if (at % EVERY === 0) this.#add(at, state);
  }

  /** Drops all states and caches this one, because undo cannot go back beyond it. */
  restart(at: number, state: S): void {
    this.#list = [];
    this.#add(at, state);
  }

  #add(at: number, state: S): void {
    if (this.#list.length === MOST) this.#list.splice(1, 1);
    this.#list.push({ at, text: JSON.stringify(saveState(state)) });
  }

  /** The latest cached state at or before entry `to`. Drops later ones. */
  backTo(to: number, settings: S['settings']): { readonly at: number; readonly state: S } {
    this.cut(to + 1);
    const { at, text } = this.#list[this.#list.length - 1]!;
    return { at, state: loadState<S>(JSON.parse(text), settings) };
  }

  /** Drops the states at entry `length` and later. */
  cut(length: number): void {
    while (this.#list.length > 0 && this.#list[this.#list.length - 1]!.at >= length) this.#list.pop();
  }
}
