/** Clock of spare time; tests use their own. */
export interface SpareClock {
  /** Monotonic time, in ms. */
  now(): number;
  wait(ms: number, done: () => void): void;
}

const REAL: SpareClock = {
  now: () => performance.now(),
  wait: (ms, done) => void setTimeout(done, ms).unref(),
};

/** Share of a core that unwatched games of bots may use. */
const SHARE = 0.1;
/** Most of an answer's duration that counts for the pause, in ms: the rest was waiting for a thread or other tables. */
const LONGEST_MS = 500;
/** Shortest pause between two answers, in ms. */
const LEAST_PAUSE_MS = 20;
/** Most tables that play unwatched; others wait until somebody watches. */
const MOST_TABLES = 100;

/**
 * Runs bots of tables where no person plays or watches: one answer at a time, table by table, each followed by a pause nine
 * times as long.
 */
export class SpareTime {
  readonly #clock: SpareClock;
  readonly #waiting = new Map<string, () => Promise<void>>();
  #running: string | undefined;
  #resting = false;
  #closed = false;
  /** Number of answers so far. */
  count = 0;

  constructor(clock: SpareClock = REAL) {
    this.#clock = clock;
  }

  /** True when the table waits for spare time or uses it. */
  has(table: string): boolean {
    return this.#running === table || this.#waiting.has(table);
  }

  /** Requests time for one answer of a table; false: too many tables wait. */
  request(table: string, think: () => Promise<void>): boolean {
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
    const startedAt = this.#clock.now();
    const end = (): void => {
      this.count += 1;
      this.#running = undefined;
      this.#resting = true;
      const pause = Math.min(LONGEST_MS, this.#clock.now() - startedAt) * (1 / SHARE - 1);
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
