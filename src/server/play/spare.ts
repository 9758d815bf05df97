/** What spare time is told by and waits with; tests bring their own. */
export interface SpareClock {
  /** Milliseconds that never go back. */
  now(): number;
  wait(ms: number, done: () => void): void;
}

const REAL: SpareClock = {
  now: () => performance.now(),
  wait: (ms, done) => void setTimeout(done, ms).unref(),
};

/** Games of bots that nobody watches may use one part in ten of a core. */
const SHARE = 0.1;
/** A thought that took longer than this, in milliseconds, was waiting: for a thread to start, or for other tables. */
const LONGEST_MS = 500;
/** The shortest pause between two thoughts, in milliseconds. */
const LEAST_PAUSE_MS = 20;
/** So many tables play on unwatched; others wait until somebody looks. */
const MOST_TABLES = 100;

/**
 * Spare time, in which bots play on at tables where no person plays or watches: one thought at a time, table by table, and
 * after each a pause nine times as long as it took.
 */
export class SpareTime {
  readonly #clock: SpareClock;
  readonly #waiting = new Map<string, () => Promise<void>>();
  #running: string | undefined;
  #resting = false;
  #closed = false;
  /** How many thoughts there were. */
  count = 0;

  constructor(clock: SpareClock = REAL) {
    this.#clock = clock;
  }

  /** True when the table has its share of spare time. */
  has(table: string): boolean {
    return this.#running === table || this.#waiting.has(table);
  }

  /** A table wants one thought when there is time for it; false: too many tables do. */
  ask(table: string, think: () => Promise<void>): boolean {
    if (this.#closed || (!this.has(table) && this.#waiting.size >= MOST_TABLES)) return false;
    this.#waiting.set(table, think);
    this.#next();
    return true;
  }

  drop(table: string): void {
    this.#waiting.delete(table);
  }

  #next(): void {
    if (this.#running !== undefined || this.#resting || this.#closed) return;
    const [first] = this.#waiting;
    if (!first) return;
    const [table, think] = first;
    this.#waiting.delete(table);
    this.#running = table;
    const begun = this.#clock.now();
    const end = (): void => {
      this.count += 1;
      this.#running = undefined;
      this.#resting = true;
      const pause = Math.min(LONGEST_MS, this.#clock.now() - begun) * (1 / SHARE - 1);
      this.#clock.wait(Math.max(LEAST_PAUSE_MS, pause), () => {
        this.#resting = false;
        this.#next();
      });
    };
    think().then(end, end);
  }

  close(): void {
    this.#closed = true;
    this.#waiting.clear();
  }
}
