import type { Problem } from './game.ts';
import type { GameTypes } from './procedure.ts';

/**
 * The label of an edit field. Names are words of the game (`piece cat`, `item boot`, `points`), which the screen translates.
 */
export interface FieldLabel<L extends string = string> {
  /** Unique in its edit place. */
  readonly name: string;
  /** The heading of its group, where several fields belong together. */
  readonly under?: string;
  /** The paragraph that limits its value. */
  readonly law: L;
}

/** A card or tile that can be moved to an edit place, and where it is now. */
export interface MovableThing {
  readonly name: string;
  readonly from?: string;
}

/** One value of a position that can be changed. `put` returns a changed copy of the position. */
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
    /** Cards or tiles, each of which is in one place. `put` adds one of `choices`, or removes one of `value`. */
    | {
        readonly kind: 'things';
        readonly value: readonly string[];
        readonly choices: readonly MovableThing[];
        put(name: string, isHere: boolean): S;
      }
  );

/** A group of edit fields: a place of the board, a seat, or the whole table. */
export interface EditPlace<S> {
  readonly id: string;
  readonly where: 'board' | 'seat' | 'table';
  /** Its name, in words of the game like those of fields. */
  readonly name: string;
  fields(): readonly EditField<S>[];
}

/** How the positions of a game are edited. `PositionFormat.read` decides whether a position is possible. */
export interface PositionEditing<K extends GameTypes> {
  /** True when the set-up is over. Earlier states cannot be edited. */
  isDealt(s: K['state']): boolean;
  places(s: K['state']): readonly EditPlace<K['state']>[];
  /** The paragraph that a problem breaks; undefined for a problem of the file format. */
  lawOf(problem: Problem): K['law'] | undefined;
  /** The id of the edit place that a problem belongs to; undefined when there is none. */
  placeOf(s: K['state'], problem: Problem): string | undefined;
}

/** Builds the fields of an edit place. Every change is made on a copy of the state. */
export class EditFieldBuilder<S, L extends string> {
  readonly list: EditField<S>[] = [];
  readonly #s: S;
  readonly #clone: (s: S) => S;

  constructor(s: S, clone: (s: S) => S) {
    this.#s = s;
    this.#clone = clone;
  }

  #changed(change: (copy: S) => void): S {
    const copy = this.#clone(this.#s);
    change(copy);
    return copy;
  }

  /** A number; `change` gets the difference to the old value. */
  count(label: FieldLabel<L>, value: number, least: number, most: number, change: (t: S, by: number) => void): void {
    const put = (to: number): S => this.#changed((t) => change(t, to - value));
    this.list.push({
      ...label,
      kind: 'count',
      value,
      least: Math.min(least, value),
      most: Math.max(most, value),
      put,
    });
  }

  /** A yes/no value. */
  flag(label: FieldLabel<L>, value: boolean, change: (t: S, on: boolean) => void): void {
    this.list.push({ ...label, kind: 'flag', value, put: (to) => this.#changed((t) => change(t, to)) });
  }

  /** One of several choices; `change` gets the index of the choice. */
  oneOf(label: FieldLabel<L>, value: number, choices: readonly string[], change: (t: S, choice: number) => void): void {
    const put = (to: string): S => this.#changed((t) => change(t, choices.indexOf(to)));
    this.list.push({ ...label, kind: 'one-of', value: choices[value] ?? '', choices, put });
  }

  /** Cards or tiles that are here, and those that could be. */
  things(
    label: FieldLabel<L>,
    value: readonly string[],
    choices: readonly MovableThing[],
    change: (t: S, name: string, isHere: boolean) => void,
  ): void {
    const put = (name: string, isHere: boolean): S => this.#changed((t) => change(t, name, isHere));
    this.list.push({ ...label, kind: 'things', value, choices, put });
  }
}
