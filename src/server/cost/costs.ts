import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { ApiError } from '../api-error.ts';
import { Budgets } from './budget.ts';
import { AnswerCache } from './cache.ts';
import { WorkQueue } from './queue.ts';
import { type Slice, Slicer } from './slicer.ts';

/** Who asks for work: limits count for the address and, where there is one, for the person. */
export interface Payer {
  readonly address: string;
  readonly person: string | undefined;
}

/** How much expensive work a server does. */
export interface CostLimits {
  /** Milliseconds of work per minute for one address; half of it at once, and half of both for one person. */
  readonly workPerMinute: number;
  /** Tables that connections of one address may follow at once, counted once per connection and seat. */
  readonly followedPerAddress: number;
  /** Bytes of answers that are kept for the next who asks. */
  readonly cacheBytes: number;
  /** Expensive work is refused while the event loop is later than this, in milliseconds (median of the last second). */
  readonly busyDelay: number;
}

/** An answer that is expensive, and how many bytes of memory it takes. */
export interface Made<T> {
  readonly value: T;
  readonly bytes: number;
}

const QUEUE = { running: 2, waiting: 50, perAddress: 10 } as const;
/** An answer that nobody asks for again within this time is forgotten, in milliseconds. */
const KEPT_MS = 60_000;
const SWEEP_MS = 15_000;
/** How often the delay of the event loop is looked at, in milliseconds. */
const DELAY_EVERY_MS = 1_000;
const DELAY_RESOLUTION_MS = 10;
/** What loading a table is taken to cost before anybody knows, in milliseconds of work. */
const LOAD_MS = 20;
/** Handing out this many bytes costs about a millisecond of the main thread. */
const BYTES_PER_MS = 200_000;

/** Keeps expensive work within bounds: budgets, one queue, slices, and a cache of answers. */
export class Costs {
  readonly slicer = new Slicer();
  readonly cache: AnswerCache;
  /** Grows whenever the description of a table changes: lists made before are old. */
  revision = 0;
  /** How many answers were computed, not taken from the cache or shared with another request. */
  computed = 0;
  readonly #limits: CostLimits;
  readonly #perAddress: Budgets;
  readonly #perPerson: Budgets;
  readonly #queue = new WorkQueue(QUEUE);
  readonly #underway = new Map<string, Promise<unknown>>();
  readonly #followed = new Map<string, number>();
  readonly #delay: IntervalHistogram;
  readonly #timers: NodeJS.Timeout[];
  /** Median delay of the event loop during the last second, in milliseconds. */
  delay = 0;

  constructor(limits: CostLimits) {
    this.#limits = limits;
    const { workPerMinute, cacheBytes } = limits;
    this.#perAddress = new Budgets(workPerMinute / 2, workPerMinute);
    this.#perPerson = new Budgets(workPerMinute / 4, workPerMinute / 2);
    this.cache = new AnswerCache(cacheBytes);
    this.#delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
    this.#delay.enable();
    this.#timers = [
      setInterval(() => this.#look(), DELAY_EVERY_MS),
      setInterval(() => this.sweep(performance.now()), SWEEP_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** How many expensive jobs wait for their turn. */
  get waiting(): number {
    return this.#queue.length;
  }

  #look(): void {
    this.delay = Math.max(0, this.#delay.percentile(50) / 1e6 - DELAY_RESOLUTION_MS);
    this.#delay.reset();
  }

  /** Forgets what nobody needs any more. */
  sweep(now: number): void {
    this.cache.sweep(now - KEPT_MS);
    this.#perAddress.sweep(now);
    this.#perPerson.sweep(now);
  }

  /** Throws when the address or the person has used up its budget of work. */
  admit({ address, person }: Payer): void {
    const now = performance.now();
    const wait = Math.max(
      this.#perAddress.wait(address, now),
      person === undefined ? 0 : this.#perPerson.wait(person, now),
    );
    if (wait > 0) throw new ApiError('too-many', { retryAfter: wait });
  }

  /** Takes milliseconds of work off the budgets. */
  spend({ address, person }: Payer, ms: number): void {
    const now = performance.now();
    this.#perAddress.spend(address, ms, now);
    if (person !== undefined) this.#perPerson.spend(person, ms, now);
  }

  /** One more table is followed from this address; every change there will be sent to it. */
  follow({ address }: Payer): void {
    const count = this.#followed.get(address) ?? 0;
    if (count >= this.#limits.followedPerAddress) throw new ApiError('too-many');
    this.#followed.set(address, count + 1);
  }

  unfollow({ address }: Payer): void {
    const count = (this.#followed.get(address) ?? 0) - 1;
    if (count > 0) this.#followed.set(address, count);
    else this.#followed.delete(address);
  }

  /** Takes the handing out of an answer off the budgets. */
  deliver(payer: Payer, bytes: number): void {
    this.spend(payer, bytes / BYTES_PER_MS);
  }

  /** Does something small that is done at once, and takes the time off the budgets. */
  measured<T>(payer: Payer, work: () => T): T {
    this.admit(payer);
    const begun = performance.now();
    try {
      return work();
    } finally {
      this.spend(payer, performance.now() - begun);
    }
  }

  /**
   * An expensive answer: from the cache while `fits` says that it still holds, or computed once for all who ask at the same
   * time. The key must say who looks: whoever knows the key gets the answer.
   */
  async answer<T>(
    payer: Payer,
    key: string,
    fits: (value: T) => boolean,
    make: (slice: Slice, before: T | undefined) => Promise<Made<T>>,
  ): Promise<T> {
    this.admit(payer);
    for (;;) {
      const kept = this.cache.get(key, performance.now()) as T | undefined;
      if (kept !== undefined && fits(kept)) return kept;
      const underway = this.#underway.get(key) as Promise<T> | undefined;
      if (!underway) return await this.#begin(payer, key, make);
      const value = await underway;
      if (fits(value)) return value;
    }
  }

  #begin<T>(payer: Payer, key: string, make: (slice: Slice, before: T | undefined) => Promise<Made<T>>): Promise<T> {
    const begun = this.work(payer, async (slice) => {
      const { value, bytes } = await make(slice, this.cache.get(key, performance.now()) as T | undefined);
      this.computed += 1;
      this.cache.set(key, value, bytes, performance.now());
      return value;
    }).finally(() => this.#underway.delete(key));
    this.#underway.set(key, begun);
    return begun;
  }

  /** Loads something that takes time to load: paid for in advance by a guess, and exactly when it is known. */
  async loaded<T>(payer: Payer, load: () => Promise<T>, cost: (loaded: T) => number): Promise<T> {
    this.admit(payer);
    this.spend(payer, LOAD_MS);
    const value = await load();
    this.spend(payer, cost(value) - LOAD_MS);
    return value;
  }

  /** Does expensive work in slices when its turn in the queue comes. */
  async work<T>(payer: Payer, job: (slice: Slice) => Promise<T>): Promise<T> {
    this.admit(payer);
    if (this.delay > this.#limits.busyDelay) throw new ApiError('busy', { retryAfter: 2 });
    return await this.#queue.run(payer.address, () => this.slicer.run(job, (ms) => this.spend(payer, ms)));
  }

  close(): void {
    this.#delay.disable();
    for (const timer of this.#timers) clearInterval(timer);
  }
}
