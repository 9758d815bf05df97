import type { Problem } from './game.ts';
import type { GameTypes } from './procedure.ts';

/**
 * What a field is called. Names are words of the game, `piece cat`, `item boot`, `points`: the screen says them in the
 * reader's language.
 */
export interface FieldLabel<L extends string = string> {
  /** Its own name, unique in its place. */
  readonly name: string;
  /** What it stands under, where several fields belong together. */
  readonly under?: string;
  /** The paragraph that says what may be there. */
  readonly law: L;
}

/** A thing that can be put somewhere, and where it lies now. */
export interface MovableThing {
  readonly name: string;
  readonly from?: string;
}

/** One thing of a position that can be changed. `put` gives the changed position and leaves the old one alone. */
export type EditField<S> = FieldLabel &
  (
    | {
        readonly kind: 'count';
        readonly value: number;
        readonly least: number;
        readonly most: number;
        put(to: number): S;
      }
    | { readonly kind: 'flag'; readonly value: boolean; put(to: boolean): S }
    | { readonly kind: 'one-of'; readonly value: string; readonly choices: readonly string[]; put(to: string): S }
    /** Single things, each of which is in one place: cards, tiles. `put` takes one of `choices` or gives one of `value` back. */
    | {
        readonly kind: 'things';
        readonly value: readonly string[];
        readonly choices: readonly MovableThing[];
        put(name: string, isHere: boolean): S;
      }
  );

/** Where things are changed: a place of the board, what is before a player, or the table as a whole. */
export interface EditPlace<S> {
  readonly id: string;
  readonly where: 'board' | 'seat' | 'table';
  /** Its name, as fields have them. */
  readonly name: string;
  fields(): readonly EditField<S>[];
}

/** How the positions of a game are changed by hand. Whether one is sound is for `Positions.read` to say. */
export interface PositionEditing<K extends GameTypes> {
  /** True once the set-up is over: nothing before it can be changed. */
  isDealt(s: K['state']): boolean;
  places(s: K['state']): readonly EditPlace<K['state']>[];
  /** The paragraph that a problem of a position breaks, if it is one of the rules and not of the file. */
  lawOf(problem: Problem): K['law'] | undefined;
  /** The place that a problem is about. */
  placeOf(s: K['state'], problem: Problem): string | undefined;
}

/** Gathers the fields of a place; every change is made on a copy. */
export class EditFieldBuilder<S, L extends string> {
  readonly list: EditField<S>[] = [];
  readonly #s: S;
  readonly #clone: (s: S) => S;

  constructor(s: S, clone: (s: S) => S) {
    this.#s = s;
    this.#clone = clone;
  }

  #after(change: (t: S) => void): S {
    const t = this.#clone(this.#s);
    change(t);
    return t;
  }

  /** A number; `change` is told by how much it grows. */
  count(naming: FieldLabel<L>, value: number, least: number, most: number, change: (t: S, by: number) => void): void {
    const put = (to: number): S => this.#after((t) => change(t, to - value));
    this.list.push({
      ...naming,
      kind: 'count',
      value,
      least: Math.min(least, value),
      most: Math.max(most, value),
      put,
    });
  }

  /** Something that is there or not. */
  flag(naming: FieldLabel<L>, value: boolean, change: (t: S, on: boolean) => void): void {
    this.list.push({ ...naming, kind: 'flag', value, put: (to) => this.#after((t) => change(t, to)) });
  }

  /** One of several; `change` is told the number of the choice. */
  oneOf(
    naming: FieldLabel<L>,
    value: number,
    choices: readonly string[],
    change: (t: S, choice: number) => void,
  ): void {
    const put = (to: string): S => this.#after((t) => change(t, choices.indexOf(to)));
    this.list.push({ ...naming, kind: 'one-of', value: choices[value] ?? '', choices, put });
  }

  /** Single things that lie here, and others that could. */
  things(
    naming: FieldLabel<L>,
    value: readonly string[],
    choices: readonly MovableThing[],
    change: (t: S, name: string, isHere: boolean) => void,
  ): void {
    const put = (name: string, isHere: boolean): S => this.#after((t) => change(t, name, isHere));
    this.list.push({ ...naming, kind: 'things', value, choices, put });
  }
}
