import type { Option } from './option.ts';

/** Why an option is not offered: the paragraph and a reason id. Numbers of the reason are passed separately. */
export interface Refusal<L extends string = string> {
  readonly law: L;
  readonly why: string;
}

/** Receives the offered and the refused options of a choice. */
export interface OptionCollector<O extends Option, L extends string = string> {
  /** False: refusals are dropped, so do not build them. */
  readonly wantsRefusals: boolean;
  /** True when no more offers are needed, so that a long listing may stop. */
  readonly isSatisfied: boolean;
  offer(o: O): void;
  refuse(o: O, refusal: Refusal<L>, a?: number, b?: number): void;
}

/** A refused option with its refusal and the numbers of the reason. */
export interface RefusedOption<O extends Option> {
  readonly option: O;
  readonly refusal: Refusal;
  readonly a: number;
  readonly b: number;
}

/** Returns a function that declares a game's refusals; its `all` lists them, so that reports can name those never given. */
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

/** Keeps offers and drops refusals: for bots, walks and benchmarks. */
export class OfferList<O extends Option> implements OptionCollector<O> {
  readonly wantsRefusals = false;
  readonly isSatisfied = false;
  readonly list: O[] = [];
  offer(o: O): void {
    this.list.push(o);
  }
  refuse(): void {}
  /** Empties the list, so that one collector serves many choices. */
  clear(): this {
    this.list.length = 0;
    return this;
  }
}

/** Keeps offers in an array that never shrinks, and drops refusals: for loops that list options millions of times. */
export class OfferBuffer<O extends Option> implements OptionCollector<O> {
  readonly wantsRefusals = false;
  readonly isSatisfied = false;
  count = 0;
  readonly store: O[] = [];
  offer(o: O): void {
    this.store[this.count++] = o;
  }
  refuse(): void {}
  /** Offer number `n`, from 0. */
  at(n: number): O {
    return this.store[n]!;
  }
  /** Empties the buffer. */
  clear(): this {
    this.count = 0;
    return this;
  }
}

/** Keeps offers and refusals: for people. */
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

/** Finds out whether anything is offered. */
export class OfferProbe<O extends Option> implements OptionCollector<O> {
  readonly wantsRefusals = false;
  isSatisfied = false;
  offer(): void {
    this.isSatisfied = true;
  }
  refuse(): void {}
}

/** True when `list` offers anything: for a rule that must know before it asks. */
export function offersAny<O extends Option>(list: (ask: OptionCollector<O>) => void): boolean {
  const probe = new OfferProbe<O>();
  list(probe);
  return probe.isSatisfied;
}

/**
 * Offers the first part of a choice if its second part, listed by `sub`, offers anything. Otherwise refuses the first part
 * with the refusal that all second parts share, or with `nothing`.
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

/** Refuses the option with this refusal; offers it when the refusal is undefined. */
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

/** Forwards everything to another collector, and records whether anything was offered. */
class ForwardingCollector<O extends Option, L extends string> implements OptionCollector<O, L> {
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

/** Lists options, then offers `pass` if there are any. Without options the choice's `none` runs instead. */
export function orPass<O extends Option, L extends string>(
  ask: OptionCollector<O, L>,
  pass: O,
  list: (ask: OptionCollector<O, L>) => void,
): void {
  // What is offered answers a probe, with or without the pass.
  if (ask instanceof OfferProbe) return list(ask);
  if (ask instanceof OfferBuffer) {
    const before = ask.count;
    list(ask);
    if (ask.count > before) ask.offer(pass);
    return;
  }
  const forwarding = new ForwardingCollector(ask);
  list(forwarding);
  if (forwarding.any) ask.offer(pass);
}
