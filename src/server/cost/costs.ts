import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { ApiError } from '../api-error.ts';
import { Budgets } from './budget.ts';
import { ResponseCache } from './cache.ts';
import { WorkQueue } from './queue.ts';
import { type Slice, Slicer } from './slicer.ts';

/** Whose budgets pay for work: those of the address and of the person, if there is one. */
export interface Payer {
  readonly address: string;
  readonly person: string | undefined;
}

/** Limits of expensive work. */
export interface CostLimits {
  /** Milliseconds of work per minute for one address; half of it at once, and half of both for one person. */
  readonly workPerMinute: number;
  /** Tables that connections of one address may follow at once, counted once per connection and seat. */
  readonly followedPerAddress: number;
  /** Size of the cache of answers, in bytes. */
  readonly cacheBytes: number;
  /** Expensive work is refused while the event loop is later than this, in milliseconds (median of the last second). */
  readonly busyDelay: number;
}

/** A computed answer, and its size in memory in bytes. */
export interface ComputedResponse<T> {
  readonly value: T;
  readonly bytes: number;
}

const QUEUE = { running: 2, waiting: 50, perAddress: 10 } as const;
/** A cached answer is dropped when it was not used for this time, in ms. */
const CACHED_MS = 60_000;
const SWEEP_MS = 15_000;
/** How often the delay of the event loop is read, in ms. */
const DELAY_EVERY_MS = 1_000;
const DELAY_RESOLUTION_MS = 10;
/** Assumed cost of loading a table until it is known, in ms of work. */
const LOAD_MS = 20;
/** Bytes that can be sent in about 1 ms of the main thread. */
const BYTES_PER_MS = 200_000;

/** Limits expensive work by budgets, a queue, slices and a cache of answers. */
export class Costs {
  readonly slicer = new Slicer();
  readonly cache: ResponseCache;
  /** Incremented when the description of any table changes: cached lists are stale then. */
  revision = 0;
  /** How many answers were computed, not taken from the cache or shared with another request. */
  computed = 0;
  readonly #limits: CostLimits;
  readonly #perAddress: Budgets;
  readonly #perPerson: Budgets;
  readonly #queue = new WorkQueue(QUEUE);
  readonly #inProgress = new Map<string, Promise<unknown>>();
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
    this.cache = new ResponseCache(cacheBytes);
    this.#delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
    this.#delay.enable();
    this.#timers = [
      setInterval(() => this.#readDelay(), DELAY_EVERY_MS),
      setInterval(() => this.sweep(performance.now()), SWEEP_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** How many expensive jobs wait for their turn. */
  get waiting(): number {
    return this.#queue.length;
  }

  #readDelay(): void {
    this.delay = Math.max(0, this.#delay.percentile(50) / 1e6 - DELAY_RESOLUTION_MS);
    this.#delay.reset();
  }

  /** Drops unused cache entries and full budgets. */
  sweep(now: number): void {
    this.cache.sweep(now - CACHED_MS);
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

  /** Charges work to the budgets, in ms. */
  spend({ address, person }: Payer, ms: number): void {
    const now = performance.now();
    this.#perAddress.spend(address, ms, now);
    if (person !== undefined) this.#perPerson.spend(person, ms, now);
  }

  /** Counts a followed table of this address; throws when there are too many. */
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

  /** Charges the sending of an answer to the budgets. */
  deliver(payer: Payer, bytes: number): void {
    this.spend(payer, bytes / BYTES_PER_MS);
  }

  /** Runs short synchronous work and charges its time to the budgets. */
  measured<T>(payer: Payer, work: () => T): T {
    this.admit(payer);
    const startedAt = performance.now();
    try {
      return work();
    } finally {
      this.spend(payer, performance.now() - startedAt);
    }
  }

  /**
   * An expensive answer: from the cache while `fits` accepts it, or computed once for all who ask at the same time. The key must
   * name the viewer: everybody with the same key gets the same answer.
   */
  async answer<T>(
    payer: Payer,
    key: string,
    fits: (value: T) => boolean,
    make: (slice: Slice, before: T | undefined) => Promise<ComputedResponse<T>>,
  ): Promise<T> {
    this.admit(payer);
    for (;;) {
      const cached = this.cache.get(key, performance.now()) as T | undefined;
      if (cached !== undefined && fits(cached)) return cached;
      const inProgress = this.#inProgress.get(key) as Promise<T> | undefined;
      if (!inProgress) return await this.#begin(payer, key, make);
      const value = await inProgress;
      if (fits(value)) return value;
    }
  }

  #begin<T>(
    payer: Payer,
    key: string,
    make: (slice: Slice, before: T | undefined) => Promise<ComputedResponse<T>>,
  ): Promise<T> {
    const computing = this.work(payer, async (slice) => {
      const { value, bytes } = await make(slice, this.cache.get(key, performance.now()) as T | undefined);
      this.computed += 1;
      this.cache.set(key, value, bytes, performance.now());
      return value;
    }).finally(() => this.#inProgress.delete(key));
    this.#inProgress.set(key, computing);
    return computing;
  }

  /** Loads something expensive: charges an estimate first, and the difference when the cost is known. */
  async loaded<T>(payer: Payer, load: () => Promise<T>, cost: (loaded: T) => number): Promise<T> {
    this.admit(payer);
    this.spend(payer, LOAD_MS);
    const value = await load();
    this.spend(payer, cost(value) - LOAD_MS);
    return value;
  }

  /** Runs expensive work in slices, through the queue. Throws `busy` while the event loop is late. */
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
