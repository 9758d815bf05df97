import type { Option } from './option.ts';

/** Why something may not be done: the paragraph and a reason id. Numbers that belong to it go beside it. */
export interface Refusal<L extends string = string> {
  readonly law: L;
  readonly why: string;
}

/** Where a choice puts what it allows and what it forbids. */
export interface OptionCollector<O extends Option, L extends string = string> {
  /** False: refusals are dropped, so do not even build them. */
  readonly wantsRefusals: boolean;
  /** True: a probe has its answer, a long list may stop. */
  readonly isSatisfied: boolean;
  offer(o: O): void;
  refuse(o: O, refusal: Refusal<L>, a?: number, b?: number): void;
}

/** A refused option with its reason and the numbers of that reason. */
export interface RefusedOption<O extends Option> {
  readonly option: O;
  readonly refusal: Refusal;
  readonly a: number;
  readonly b: number;
}

/** Declares the reasons of a game; `all` lists them, so that a report can name those never given. */
export function defineRefusals<L extends string>(): ((law: L, why: string) => Refusal<L>) & {
  readonly all: readonly Refusal<L>[];
} {
  const all: Refusal<L>[] = [];
  const declare = (law: L, why: string): Refusal<L> => {
    const refusal = Object.freeze({ law, why });
    all.push(refusal);
    return refusal;
  };
  return Object.assign(declare, { all });
}

/** Keeps the offers and drops the refusals: for bots, walks and benchmarks. */
export class OfferList<O extends Option> implements OptionCollector<O> {
  readonly wantsRefusals = false;
  readonly isSatisfied = false;
  readonly list: O[] = [];
  offer(o: O): void {
    this.list.push(o);
  }
  refuse(): void {}
  /** Forgets the last list, so that one collector serves many choices. */
  clear(): this {
    this.list.length = 0;
    return this;
  }
}

/** Keeps the offers in a store that it never gives back: for loops that ask millions of times. */
export class OfferBuffer<O extends Option> implements OptionCollector<O> {
  readonly wantsRefusals = false;
  readonly isSatisfied = false;
  count = 0;
  readonly store: O[] = [];
  offer(o: O): void {
    this.store[this.count++] = o;
  }
  refuse(): void {}
  /** The offer of that number. */
  at(n: number): O {
    return this.store[n]!;
  }
  /** Forgets the last list. */
  clear(): this {
    this.count = 0;
    return this;
  }
}

/** Keeps offers and refusals: for the table. */
export class OfferRefusalList<O extends Option> implements OptionCollector<O> {
  readonly wantsRefusals = true;
  readonly isSatisfied = false;
  readonly list: O[] = [];
  readonly refused: RefusedOption<O>[] = [];
  offer(o: O): void {
    this.list.push(o);
  }
  refuse(option: O, refusal: Refusal, a = 0, b = 0): void {
    this.refused.push({ option, refusal, a, b });
  }
}

/** Only wants to know whether anything is offered. */
export class OfferProbe<O extends Option> implements OptionCollector<O> {
  readonly wantsRefusals = false;
  isSatisfied = false;
  offer(): void {
    this.isSatisfied = true;
  }
  refuse(): void {}
}

/** Whether a list has anything to offer: for a rule that must know before it asks. */
export function offersAny<O extends Option>(list: (ask: OptionCollector<O>) => void): boolean {
  const probe = new OfferProbe<O>();
  list(probe);
  return probe.isSatisfied;
}

/**
 * Offers the first half of a choice if its second half, listed by `sub`, has anything to offer. Otherwise refuses it
 * with the reason that all parts share, or with `nothing`.
 */
export function offerIf<O extends Option, L extends string>(
  ask: OptionCollector<O, L>,
  o: O,
  nothing: Refusal<L>,
  sub: (ask: OptionCollector<O, L>) => void,
): void {
  if (!ask.wantsRefusals) {
    if (offersAny(sub)) ask.offer(o);
    return;
  }
  const reasons = new OfferRefusalList<O>();
  sub(reasons);
  if (reasons.list.length > 0) return ask.offer(o);
  const one = reasons.refused[0];
  const shared = one !== undefined && reasons.refused.every((r) => r.refusal === one.refusal);
  if (shared) ask.refuse(o, one.refusal as Refusal<L>, one.a, one.b);
  else ask.refuse(o, nothing);
}

/** Offers the option, or refuses it with this reason; `undefined`: nothing speaks against it. */
export function offerUnless<O extends Option, L extends string>(
  ask: OptionCollector<O, L>,
  o: O,
  refusal: Refusal<L> | undefined,
  a = 0,
  b = 0,
): void {
  if (refusal === undefined) ask.offer(o);
  else if (ask.wantsRefusals) ask.refuse(o, refusal, a, b);
}

/** Passes on what is offered and remembers whether anything was. */
class Passing<O extends Option, L extends string> implements OptionCollector<O, L> {
  any = false;
  constructor(readonly to: OptionCollector<O, L>) {}
  get wantsRefusals(): boolean {
    return this.to.wantsRefusals;
  }
  get isSatisfied(): boolean {
    return this.to.isSatisfied;
  }
  offer(o: O): void {
    this.any = true;
    this.to.offer(o);
  }
  refuse(o: O, refusal: Refusal<L>, a?: number, b?: number): void {
    this.to.refuse(o, refusal, a, b);
  }
}

/** Lists options, and `pass` after them if there are any: with nothing to decline, the choice's `none` follows. */
export function orPass<O extends Option, L extends string>(
  ask: OptionCollector<O, L>,
  pass: O,
  list: (ask: OptionCollector<O, L>) => void,
): void {
  const passing = new Passing(ask);
  list(passing);
  if (passing.any) ask.offer(pass);
}
