import type { OptionCollector } from './option-collector.ts';
import type { Option } from './option.ts';
import type { EventSink } from './event-sink.ts';
import type { ChildFrame, Frame, GameTypes, StepResult } from './procedure.ts';
import type { Seat } from './seat.ts';

/** An extension point. The procedure that others change declares it; one file imports all contributors and orders them. */
export interface Hook<C> {
  readonly name: string;
  /** Sets the contributors in the order in which they apply. Called once per game. */
  order(...contributors: readonly C[]): void;
}

type Visit = (contributor: string) => void;

/** One function per declared hook: it reports the effects of the hook's contributors to `visit` and returns their names. */
const DECLARED: ((visit: Visit) => string[])[] = [];

/**
 * Calls `visit` from now on for every contributor that changes a value, has its option taken, or reacts. Returns the names
 * of all contributors. For coverage reports; hooks are slower once it was called.
 */
export function watchHooks(visit: Visit): string[] {
  return DECLARED.flatMap((watch) => watch(visit));
}

/** The name of a contributor in the file that orders the hooks. A bundler may have added a number to it. */
const nameOf = (contributor: unknown): string =>
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
    ordered = plain.map((each) => watched(each, () => visit(nameOf(each))));
    return plain.map(nameOf);
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

/** The arguments of a hook besides the value: at most five. */
export type HookArgs =
  | readonly []
  | readonly [unknown]
  | readonly [unknown, unknown]
  | readonly [unknown, unknown, unknown]
  | readonly [unknown, unknown, unknown, unknown]
  | readonly [unknown, unknown, unknown, unknown, unknown];

/** A hook whose contributors change a value, one after the other. */
export interface ValueHook<T, A extends HookArgs> extends Hook<(value: T, ...args: A) => T> {
  apply(start: T, ...args: A): T;
}

/** Declares a hook whose contributors change a value. */
export function valueHook<T, A extends HookArgs>(name: string): ValueHook<T, A> {
  type Contribute = (value: T, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => T;
  const { hook, list } = contributors<(value: T, ...args: A) => T>(name, (contribute, visit) => (value, ...args) => {
    const changed = contribute(value, ...args);
    if (changed !== value) visit();
    return changed;
  });
  // Hot path: named parameters, because a rest parameter would allocate an array on every call.
  const apply = (start: T, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown): T => {
    const all = list() as readonly unknown[] as readonly Contribute[];
    let value = start;
    for (let i = 0; i < all.length; i++) value = all[i]!(value, a, b, c, d, e);
    return value;
  };
  return { ...hook, apply: apply as unknown as ValueHook<T, A>['apply'] };
}

/** Options that a contributor adds to a choice, and what they do. */
export interface OptionContribution<K extends GameTypes, F extends Frame> {
  readonly verbs: readonly K['option']['verb'][];
  options(s: K['state'], f: F, seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
  take(s: K['state'], f: F, o: K['option'], seat: Seat, out: EventSink<K['event']>): StepResult<K, F>;
}

/** A hook whose contributors add options to a choice. */
export interface OptionHook<K extends GameTypes, F extends Frame> extends Hook<OptionContribution<K, F>> {
  options(s: K['state'], f: F, seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
  /** Applies an option of a contributor; undefined when the option is of none. */
  take(s: K['state'], f: F, o: K['option'], seat: Seat, out: EventSink<K['event']>): StepResult<K, F> | undefined;
}

/** Declares a hook whose contributors add options to a choice. */
export function optionHook<K extends GameTypes, F extends Frame>(name: string): OptionHook<K, F> {
  const { hook, list } = contributors<OptionContribution<K, F>>(name, (contribution, visit) => ({
    ...contribution,
    take(...args) {
      visit();
      return contribution.take(...args);
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

/** A contributor that reacts with one child frame, several or none. */
export type Reaction<K extends GameTypes, A extends HookArgs> = (
  ...args: A
) => ChildFrame<K> | readonly ChildFrame<K>[] | undefined;

/** A hook whose contributors react to something that happened, with child frames. */
export interface ReactionHook<K extends GameTypes, A extends HookArgs> extends Hook<Reaction<K, A>> {
  /** Appends the frames of all reactions to `into`, in the order of the contributors. */
  gather(into: ChildFrame<K>[], ...args: A): ChildFrame<K>[];
  /** True when any contributor reacts with a frame: for contributors that change and emit nothing themselves. */
  reacts(...args: A): boolean;
}

const isSink = (arg: unknown): arg is EventSink =>
  typeof arg === 'object' && arg !== null && 'emit' in arg && 'on' in arg;

/** A sink that forwards to `out`, and calls `emitted` for every event. */
const watchedSink = (out: EventSink, emitted: () => void): EventSink => ({
  on: true,
  emit(...event) {
    emitted();
    if (out.on) out.emit(...event);
  },
  learned: (who) => out.learned(who),
  cite: (law) => out.cite(law),
});

/** Declares a hook whose contributors react to something that happened. */
export function reactionHook<K extends GameTypes, A extends HookArgs>(name: string): ReactionHook<K, A> {
  type Contribute = (a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => ReturnType<Reaction<K, A>>;
  const { hook, list } = contributors<Reaction<K, A>>(name, (contribute, visit) => (...args) => {
    let hasEmitted = false;
    const watchedArgs = args.map((arg) => (isSink(arg) ? watchedSink(arg, () => (hasEmitted = true)) : arg));
    const frames = contribute(...(watchedArgs as unknown as A));
    if (hasEmitted || (Array.isArray(frames) ? frames.length > 0 : frames)) visit();
    return frames;
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
      const frames = all[i]!(a, b, c, d, e);
      if (Array.isArray(frames)) into.push(...(frames as readonly ChildFrame<K>[]));
      else if (frames) into.push(frames as ChildFrame<K>);
    }
    return into;
  };
  const reacts = (a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown): boolean => {
    const all = list() as readonly unknown[] as readonly Contribute[];
    for (let i = 0; i < all.length; i++) {
      const frames = all[i]!(a, b, c, d, e);
      if (frames !== undefined && !(Array.isArray(frames) && frames.length === 0)) return true;
    }
    return false;
  };
  return {
    ...hook,
    gather: gather as unknown as ReactionHook<K, A>['gather'],
    reacts: reacts as unknown as ReactionHook<K, A>['reacts'],
  };
}
