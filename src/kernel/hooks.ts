import type { Ask } from './ask.ts';
import type { Option } from './option.ts';
import type { Out } from './out.ts';
import type { Child, Frame, Kinds, Next } from './procedure.ts';
import type { Seat } from './seat.ts';

/** A hook: declared by the procedure that is bent, its contributors put in order in one file that imports them all. */
export interface Hook<C> {
  readonly name: string;
  /** Writes down the contributors, in the order in which they apply. Once per game. */
  order(...contributors: readonly C[]): void;
}

function contributors<C>(name: string): { hook: Hook<C>; list(): readonly C[] } {
  let ordered: readonly C[] | undefined;
  return {
    hook: {
      name,
      order(...list) {
        if (ordered) throw new Error(`hook ${name} is ordered twice`);
        ordered = list;
      },
    },
    list() {
      if (!ordered) throw new Error(`hook ${name} has no order`);
      return ordered;
    },
  };
}

/** What a hook hands to its contributors besides the value: up to four things. */
export type HookArgs =
  | readonly []
  | readonly [unknown]
  | readonly [unknown, unknown]
  | readonly [unknown, unknown, unknown]
  | readonly [unknown, unknown, unknown, unknown];

/** Bends a number or a yes/no. */
export interface Adjust<T, A extends HookArgs> extends Hook<(value: T, ...args: A) => T> {
  apply(start: T, ...args: A): T;
}

/** Declares a hook through which others bend a value. */
export function adjust<T, A extends HookArgs>(name: string): Adjust<T, A> {
  type Contribute = (value: T, a: unknown, b: unknown, c: unknown, d: unknown) => T;
  const { hook, list } = contributors<(value: T, ...args: A) => T>(name);
  // Rules ask hooks at every turn: named places instead of a rest list, which would be built anew each time.
  const apply = (start: T, a?: unknown, b?: unknown, c?: unknown, d?: unknown): T => {
    const all = list() as readonly unknown[] as readonly Contribute[];
    let value = start;
    for (let i = 0; i < all.length; i++) value = all[i]!(value, a, b, c, d);
    return value;
  };
  return { ...hook, apply: apply as unknown as Adjust<T, A>['apply'] };
}

/** More options for somebody's choice, with what they do. */
export interface Offering<K extends Kinds, F extends Frame> {
  readonly verbs: readonly K['option']['do'][];
  options(s: K['state'], f: F, seat: Seat, ask: Ask<K['option'], K['law']>): void;
  take(s: K['state'], f: F, o: K['option'], seat: Seat, out: Out<K['event']>): Next<K, F>;
}

/** A hook through which others add options to a choice. */
export interface Offer<K extends Kinds, F extends Frame> extends Hook<Offering<K, F>> {
  options(s: K['state'], f: F, seat: Seat, ask: Ask<K['option'], K['law']>): void;
  /** Carries out an option that a contributor brought; undefined for any other. */
  take(s: K['state'], f: F, o: K['option'], seat: Seat, out: Out<K['event']>): Next<K, F> | undefined;
}

/** Declares a hook through which others add options to a choice. */
export function offer<K extends Kinds, F extends Frame>(name: string): Offer<K, F> {
  const { hook, list } = contributors<Offering<K, F>>(name);
  return {
    ...hook,
    options(s, f, seat, ask) {
      for (const c of list()) c.options(s, f, seat, ask);
    },
    take(s, f, o: Option, seat, out) {
      for (const c of list()) if (c.verbs.includes(o.do)) return c.take(s, f, o, seat, out);
      return undefined;
    },
  };
}

/** A contributor that answers to a moment with one child frame, several or none. */
export type Answering<K extends Kinds, A extends readonly unknown[]> = (
  ...args: A
) => Child<K> | readonly Child<K>[] | undefined;

/** What answers to a moment: contributors return child frames or nothing. */
export interface React<K extends Kinds, A extends readonly unknown[]> extends Hook<Answering<K, A>> {
  /** The frames that answer, in written order, appended to `into`. */
  gather(into: Child<K>[], ...args: A): Child<K>[];
}

/** Declares a hook through which others answer to a moment. */
export function react<K extends Kinds, A extends readonly unknown[]>(name: string): React<K, A> {
  const { hook, list } = contributors<Answering<K, A>>(name);
  return {
    ...hook,
    gather(into, ...args) {
      for (const contribute of list()) {
        const answer = contribute(...args);
        if (Array.isArray(answer)) into.push(...(answer as readonly Child<K>[]));
        else if (answer) into.push(answer as Child<K>);
      }
      return into;
    },
  };
}
