/** Longest stretch of work before the event loop gets its turn, in milliseconds. */
export const SLICE_MS = 6;

/** Clock of a slicer; tests use their own. */
export interface SlicerClock {
  /** Monotonic time, in ms. */
  now(): number;
  wait(ms: number, done: () => void): void;
}

const REAL: SlicerClock = {
  now: () => performance.now(),
  wait: (ms, done) => void setTimeout(done, ms),
};

/** One job's turns on the main thread. Check `due` after every small step, and call `rest` when it is true. */
export class Slice {
  /** Milliseconds of work so far. */
  spent = 0;
  readonly #slicer: Slicer;
  #startedAt = 0;
  #release: (() => void) | undefined;

  constructor(slicer: Slicer) {
    this.#slicer = slicer;
  }

  /** True when the job should pause for others. */
  get due(): boolean {
    return this.#slicer.clock.now() - this.#startedAt >= SLICE_MS;
  }

  /** Waits for the turn of this job. */
  async begin(): Promise<void> {
    this.#release = await this.#slicer.turn();
    this.#startedAt = this.#slicer.clock.now();
  }

  /** Ends the slice. The next one, of any job, begins after a pause as long as this slice. */
  end(): void {
    const elapsed = this.#slicer.clock.now() - this.#startedAt;
    this.spent += elapsed;
    this.#slicer.note(elapsed);
    const release = this.#release;
    this.#release = undefined;
    if (release) this.#slicer.clock.wait(elapsed, release);
  }

  /** Pauses for others, then continues. */
  async rest(): Promise<void> {
    this.end();
    await this.begin();
  }

  /** Waits for a database or another queue without holding the turn. */
  async outside<T>(work: () => Promise<T>): Promise<T> {
    const waiting = work();
    this.end();
    try {
      return await waiting;
    } finally {
      await this.begin();
    }
  }
}

/**
 * Runs long work in slices on the main thread. Only one slice runs at a time, followed by a pause of the same length, so sliced
 * work takes at most half of the thread.
 */
export class Slicer {
  readonly clock: SlicerClock;
  /** The longest slice so far, in milliseconds. */
  longest = 0;
  /** How many slices there were. */
  count = 0;
  #tail: Promise<void> = Promise.resolve();

  constructor(clock: SlicerClock = REAL) {
    this.clock = clock;
  }

  note(elapsed: number): void {
    this.count += 1;
    this.longest = Math.max(this.longest, elapsed);
  }

  /** Waits until no other slice runs; the returned function ends this turn. */
  async turn(): Promise<() => void> {
    const before = this.#tail;
    let release!: () => void;
    this.#tail = new Promise((done) => {
      release = done;
    });
    await before;
    return release;
  }

  /** Runs a job in slices; `spent` gets its work in ms, also when it failed. */
  async run<T>(job: (slice: Slice) => Promise<T>, spent?: (ms: number) => void): Promise<T> {
    const slice = new Slice(this);
    await slice.begin();
    try {
      return await job(slice);
    } finally {
      slice.end();
      spent?.(slice.spent);
    }
  }
}
