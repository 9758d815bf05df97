import type { State } from '../procedure.ts';
import { loadState, saveState } from './digest.ts';

const EVERY = 64;
/** The first and so many of the latest: who goes back further replays for longer. */
const MOST = 3;

interface Snapshot {
  readonly at: number;
  /** As text: a third of what the state itself takes. */
  readonly text: string;
}

/** Earlier states of a game, so that going back need not begin at the beginning. A cache: the journal says it all. */
export class StateCache<S extends State> {
  #list: Snapshot[] = [];

  /** Keeps the state before entry `at`, if it is time for one. */
  pass(at: number, state: S): void {
    if (at % EVERY === 0) this.#keep(at, state);
  }

  /** Forgets all others: nobody goes back beyond this state. */
  restart(at: number, state: S): void {
    this.#list = [];
    this.#keep(at, state);
  }

  #keep(at: number, state: S): void {
    if (this.#list.length === MOST) this.#list.splice(1, 1);
    this.#list.push({ at, text: JSON.stringify(saveState(state)) });
  }

  /** The nearest state at or before entry `to`; later ones are forgotten. */
  backTo(to: number, settings: S['settings']): { readonly at: number; readonly state: S } {
    this.cut(to + 1);
    const { at, text } = this.#list[this.#list.length - 1]!;
    return { at, state: loadState<S>(JSON.parse(text), settings) };
  }

  /** Forgets those from entry `length` on. */
  cut(length: number): void {
    while (this.#list.length > 0 && this.#list[this.#list.length - 1]!.at >= length) this.#list.pop();
  }
}
