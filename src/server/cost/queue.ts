import { ApiError } from '../api-error.ts';

/** Limits of a queue. */
export interface QueueLimits {
  /** Jobs that run at once. */
  readonly running: number;
  /** Jobs that wait, in all. */
  readonly waiting: number;
  /** Jobs that run or wait of one address. */
  readonly perAddress: number;
}

/** Typical duration of a job, in seconds, for the `retryAfter` of a refused one. */
const USUAL_S = 0.5;

/** A bounded queue of expensive jobs. Addresses take turns, so that one with many jobs does not keep others waiting. */
export class WorkQueue {
  readonly #limits: QueueLimits;
  /** Waiting jobs by address; the next address comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #counts = new Map<string, number>();
  #running = 0;
  #length = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** How many jobs wait. */
  get length(): number {
    return this.#length;
  }

  /** Runs a job when its turn comes; throws when too many wait. */
  async run<T>(address: string, job: () => Promise<T>): Promise<T> {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#limits.perAddress) throw new ApiError('too-many', { retryAfter: 1 });
    const { running, waiting } = this.#limits;
    if (this.#running >= running && this.#length >= waiting)
      throw new ApiError('busy', { retryAfter: Math.ceil((USUAL_S * waiting) / running) });
    this.#counts.set(address, count + 1);
    if (this.#running >= running) await this.#wait(address);
    else this.#running += 1;
    try {
      return await job();
    } finally {
      const left = this.#counts.get(address)! - 1;
      if (left > 0) this.#counts.set(address, left);
      else this.#counts.delete(address);
      this.#next();
    }
  }

  #wait(address: string): Promise<void> {
    this.#length += 1;
    return new Promise((start) => {
      const list = this.#waiting.get(address);
      if (list) list.push(start);
      else this.#waiting.set(address, [start]);
    });
  }

  /** Starts a job of the next address in place of a finished one. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#running -= 1;
      return;
    }
    const [address, list] = first;
    const start = list.shift()!;
    this.#length -= 1;
    this.#waiting.delete(address);
    if (list.length > 0) this.#waiting.set(address, list);
    start();
  }
}
