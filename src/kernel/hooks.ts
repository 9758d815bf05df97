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

type Visit = (contributor: string) => void;

/** For each hook that was declared: lets its contributors say when they have an effect, and gives their names. */
const DECLARED: ((visit: Visit) => string[])[] = [];

/**
 * From now on `visit` hears of every contributor of every hook that bends a value, is chosen or answers; returns the names
 * of all. For reports of what play reaches: until it is called, hooks cost what they cost.
 */
export function watchHooks(visit: Visit): string[] {
  return DECLARED.flatMap((watch) => watch(visit));
}

/** A contributor as it is called in the file of the hooks; a bundler may have put a number behind it. */
const calledBy = (contributor: unknown): string =>
  typeof contributor === 'function'
    ? contributor.name.replace(/\$\d+$/, '')
    : (contributor as { readonly verbs: readonly string[] }).verbs.join('/');

function contributors<C>(
  name: string,
  watched: (contributor: C, visit: () => void) => C,
): { hook: Hook<C>; list(): readonly C[] } {
  let ordered: readonly C[] | undefined;
  DECLARED.push((visit) => {
    const plain = ordered ?? [];
    ordered = plain.map((each) => watched(each, () => visit(calledBy(each))));
    return plain.map(calledBy);
  });
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

/** What a hook hands to its contributors besides the value: up to five things. */
export type HookArgs =
  | readonly []
  | readonly [unknown]
  | readonly [unknown, unknown]
  | readonly [unknown, unknown, unknown]
  | readonly [unknown, unknown, unknown, unknown]
  | readonly [unknown, unknown, unknown, unknown, unknown];

/** Bends a number or a yes/no. */
export interface Adjust<T, A extends HookArgs> extends Hook<(value: T, ...args: A) => T> {
  apply(start: T, ...args: A): T;
}

/** Declares a hook through which others bend a value. */
export function adjust<T, A extends HookArgs>(name: string): Adjust<T, A> {
  type Contribute = (value: T, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => T;
  const { hook, list } = contributors<(value: T, ...args: A) => T>(name, (contribute, visit) => (value, ...args) => {
    const bent = contribute(value, ...args);
    if (bent !== value) visit();
    return bent;
  });
  // Rules ask hooks at every turn: named places instead of a rest list, which would be built anew each time.
  const apply = (start: T, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown): T => {
    const all = list() as readonly unknown[] as readonly Contribute[];
    let value = start;
    for (let i = 0; i < all.length; i++) value = all[i]!(value, a, b, c, d, e);
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
  const { hook, list } = contributors<Offering<K, F>>(name, (offering, visit) => ({
    ...offering,
    take(...args) {
      visit();
      return offering.take(...args);
    },
  }));
  return {
    ...hook,
    options(s, f, seat, ask) {
      const all = list();
      for (let i = 0; i < all.length; i++) all[i]!.options(s, f, seat, ask);
    },
    take(s, f, o: Option, seat, out) {
      for (const c of list()) if (c.verbs.includes(o.do)) return c.take(s, f, o, seat, out);
      return undefined;
    },
  };
}

/** A contributor that answers to a moment with one child frame, several or none. */
export type Answering<K extends Kinds, A extends HookArgs> = (...args: A) => Child<K> | readonly Child<K>[] | undefined;

/** What answers to a moment: contributors return child frames or nothing. */
export interface React<K extends Kinds, A extends HookArgs> extends Hook<Answering<K, A>> {
  /** The frames that answer, in written order, appended to `into`. */
  gather(into: Child<K>[], ...args: A): Child<K>[];
}

const isOut = (arg: unknown): arg is Out => typeof arg === 'object' && arg !== null && 'tell' in arg && 'on' in arg;

/** The same listener, which also says that something was told. */
const overhearing = (out: Out, heard: () => void): Out => ({
  on: true,
  tell(...event) {
    heard();
    if (out.on) out.tell(...event);
  },
  learned: (who) => out.learned(who),
  cite: (law) => out.cite(law),
});

/** Declares a hook through which others answer to a moment. */
export function react<K extends Kinds, A extends HookArgs>(name: string): React<K, A> {
  type Contribute = (a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => ReturnType<Answering<K, A>>;
  const { hook, list } = contributors<Answering<K, A>>(name, (contribute, visit) => (...args) => {
    let heard = false;
    const said = args.map((arg) => (isOut(arg) ? overhearing(arg, () => (heard = true)) : arg));
    const answer = contribute(...(said as unknown as A));
    if (heard || (Array.isArray(answer) ? answer.length > 0 : answer)) visit();
    return answer;
  });
  const gather = (into: Child<K>[], a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown): Child<K>[] => {
    const all = list() as readonly unknown[] as readonly Contribute[];
    for (let i = 0; i < all.length; i++) {
      const answer = all[i]!(a, b, c, d, e);
      if (Array.isArray(answer)) into.push(...(answer as readonly Child<K>[]));
      else if (answer) into.push(answer as Child<K>);
    }
    return into;
  };
  return { ...hook, gather: gather as unknown as React<K, A>['gather'] };
}
