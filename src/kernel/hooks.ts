import type { OptionCollector } from './option-collector.ts';
import type { Option } from './option.ts';
import type { EventSink } from './event-sink.ts';
import type { ChildFrame, Frame, GameTypes, StepResult } from './procedure.ts';
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
export interface ValueHook<T, A extends HookArgs> extends Hook<(value: T, ...args: A) => T> {
  apply(start: T, ...args: A): T;
}

/** Declares a hook through which others bend a value. */
export function valueHook<T, A extends HookArgs>(name: string): ValueHook<T, A> {
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
  return { ...hook, apply: apply as unknown as ValueHook<T, A>['apply'] };
}

/** More options for somebody's choice, with what they do. */
export interface OptionContribution<K extends GameTypes, F extends Frame> {
  readonly verbs: readonly K['option']['verb'][];
  options(s: K['state'], f: F, seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
  take(s: K['state'], f: F, o: K['option'], seat: Seat, out: EventSink<K['event']>): StepResult<K, F>;
}

/** A hook through which others add options to a choice. */
export interface OptionHook<K extends GameTypes, F extends Frame> extends Hook<OptionContribution<K, F>> {
  options(s: K['state'], f: F, seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
  /** Carries out an option that a contributor brought; undefined for any other. */
  take(s: K['state'], f: F, o: K['option'], seat: Seat, out: EventSink<K['event']>): StepResult<K, F> | undefined;
}

/** Declares a hook through which others add options to a choice. */
export function optionHook<K extends GameTypes, F extends Frame>(name: string): OptionHook<K, F> {
  const { hook, list } = contributors<OptionContribution<K, F>>(name, (offering, visit) => ({
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
      for (const c of list()) if (c.verbs.includes(o.verb)) return c.take(s, f, o, seat, out);
      return undefined;
    },
  };
}

/** A contributor that answers to a moment with one child frame, several or none. */
export type Reaction<K extends GameTypes, A extends HookArgs> = (
  ...args: A
) => ChildFrame<K> | readonly ChildFrame<K>[] | undefined;

/** What answers to a moment: contributors return child frames or nothing. */
export interface ReactionHook<K extends GameTypes, A extends HookArgs> extends Hook<Reaction<K, A>> {
  /** The frames that answer, in written order, appended to `into`. */
  gather(into: ChildFrame<K>[], ...args: A): ChildFrame<K>[];
}

const isOut = (arg: unknown): arg is EventSink =>
  typeof arg === 'object' && arg !== null && 'emit' in arg && 'on' in arg;

/** The same listener, which also says that something was told. */
const overhearing = (out: EventSink, heard: () => void): EventSink => ({
  on: true,
  emit(...event) {
    heard();
    if (out.on) out.emit(...event);
  },
  learned: (who) => out.learned(who),
  cite: (law) => out.cite(law),
});

/** Declares a hook through which others answer to a moment. */
export function reactionHook<K extends GameTypes, A extends HookArgs>(name: string): ReactionHook<K, A> {
  type Contribute = (a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => ReturnType<Reaction<K, A>>;
  const { hook, list } = contributors<Reaction<K, A>>(name, (contribute, visit) => (...args) => {
    let heard = false;
    const said = args.map((arg) => (isOut(arg) ? overhearing(arg, () => (heard = true)) : arg));
    const answer = contribute(...(said as unknown as A));
    if (heard || (Array.isArray(answer) ? answer.length > 0 : answer)) visit();
    return answer;
  });
  const gather = (
    into: ChildFrame<K>[],
    a?: unknown,
    b?: unknown,
    c?: unknown,
    d?: unknown,
    e?: unknown,
  ): ChildFrame<K>[] => {
    const all = list() as readonly unknown[] as readonly Contribute[];
    for (let i = 0; i < all.length; i++) {
      const answer = all[i]!(a, b, c, d, e);
      if (Array.isArray(answer)) into.push(...(answer as readonly ChildFrame<K>[]));
      else if (answer) into.push(answer as ChildFrame<K>);
    }
    return into;
  };
  return { ...hook, gather: gather as unknown as ReactionHook<K, A>['gather'] };
}
