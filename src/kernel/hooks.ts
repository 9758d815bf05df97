import type { OptionCollector } from './option-collector.ts';
import type { Option } from './option.ts';
import type { EventSink } from './event-sink.ts';
import type { ChildFrame, Frame, GameTypes, Settings, State, StepResult } from './procedure.ts';
import type { Seat } from './seat.ts';

/** An extension point. The procedure that others change declares it; one file imports all contributors and orders them. */
export interface Hook<C> {
  readonly name: string;
  /** Sets the contributors in the order in which they apply. Called once per game. */
  order(...contributors: readonly (C | AtSomeTables<C>)[]): void;
}

/** A contributor that can have an effect at some tables only: at others it is not even called. */
export class AtSomeTables<C> {
  readonly contributor: C;
  readonly isAt: (settings: Settings) => boolean;
  /** `isAt`: true for the settings of those tables. The state is the first argument of the hook. */
  constructor(contributor: C, isAt: (settings: Settings) => boolean) {
    this.contributor = contributor;
    this.isAt = isAt;
  }
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

interface Contributors<C> {
  readonly hook: Hook<C>;
  /** The contributors at a table; `s` is a state, if any contributor has an effect at some tables only. */
  at(s: unknown): readonly C[];
}

function contributors<C>(name: string, watched: (contributor: C, visit: () => void) => C): Contributors<C> {
  let ordered: readonly AtSomeTables<C>[] | undefined;
  let areEverywhere = false;
  // The contributors of the last table, and of all tables that were asked for.
  let lastSettings: Settings | undefined;
  let lastList: readonly C[] = [];
  let lists = new WeakMap<Settings, readonly C[]>();

  function setOrder(list: readonly AtSomeTables<C>[]): void {
    ordered = list;
    lists = new WeakMap();
    lastSettings = undefined;
    areEverywhere = list.every(({ isAt }) => isAt === everywhere);
    lastList = list.map(({ contributor }) => contributor);
  }
  function change(settings: Settings): readonly C[] {
    if (!ordered) throw new Error(`hook ${name} has no order`);
    const known = lists.get(settings);
    lastList = known ?? ordered.filter(({ isAt }) => isAt(settings)).map(({ contributor }) => contributor);
    if (!known) lists.set(settings, lastList);
    lastSettings = settings;
    return lastList;
  }

  DECLARED.push((visit) => {
    const plain = ordered ?? [];
    setOrder(
      plain.map(
        ({ contributor, isAt }) =>
          new AtSomeTables(
            watched(contributor, () => visit(nameOf(contributor))),
            isAt,
          ),
      ),
    );
    return plain.map(({ contributor }) => nameOf(contributor));
  });
  return {
    hook: {
      name,
      order(...list) {
        if (ordered) throw new Error(`hook ${name} is ordered twice`);
        setOrder(list.map((each) => (each instanceof AtSomeTables ? each : new AtSomeTables(each, everywhere))));
      },
    },
    at(s) {
      if (areEverywhere) return lastList;
      if (!ordered) throw new Error(`hook ${name} has no order`);
      const { settings } = s as State;
      return settings === lastSettings ? lastList : change(settings);
    },
  };
}

const everywhere = (): boolean => true;

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
  const { hook, at } = contributors<(value: T, ...args: A) => T>(name, (contribute, visit) => (value, ...args) => {
    const changed = contribute(value, ...args);
    if (changed !== value) visit();
    return changed;
  });
  // Hot path: named parameters, because a rest parameter would allocate an array on every call.
  const apply = (start: T, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown): T => {
    const all = at(a) as readonly unknown[] as readonly Contribute[];
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
  const { hook, at } = contributors<OptionContribution<K, F>>(name, (contribution, visit) => ({
    ...contribution,
    take(...args) {
      visit();
      return contribution.take(...args);
    },
  }));
  return {
    ...hook,
    options(s, f, seat, ask) {
      const all = at(s);
      for (let i = 0; i < all.length; i++) all[i]!.options(s, f, seat, ask);
    },
    take(s, f, o: Option, seat, out) {
      for (const c of at(s)) if (c.verbs.includes(o.verb)) return c.take(s, f, o, seat, out);
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
  const { hook, at } = contributors<Reaction<K, A>>(name, (contribute, visit) => (...args) => {
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
    const all = at(a) as readonly unknown[] as readonly Contribute[];
    for (let i = 0; i < all.length; i++) {
      const frames = all[i]!(a, b, c, d, e);
      if (Array.isArray(frames)) into.push(...(frames as readonly ChildFrame<K>[]));
      else if (frames) into.push(frames as ChildFrame<K>);
    }
    return into;
  };
  const reacts = (a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown): boolean => {
    const all = at(a) as readonly unknown[] as readonly Contribute[];
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
