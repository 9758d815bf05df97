/** Longest stretch of work before the event loop gets its turn, in milliseconds. */
export const SLICE_MS = 6;

/** What a slicer tells the time and waits with; tests bring their own. */
export interface SlicerClock {
  /** Milliseconds that never go back. */
  now(): number;
  wait(ms: number, done: () => void): void;
}

const REAL: SlicerClock = {
  now: () => performance.now(),
  wait: (ms, done) => void setTimeout(done, ms),
};

/** The share of the main thread that one job has at a time. Ask `due` after every small step, and `rest` when it is true. */
export class Slice {
  /** Milliseconds of work so far. */
  spent = 0;
  readonly #slicer: Slicer;
  #begun = 0;
  #release: (() => void) | undefined;

  constructor(slicer: Slicer) {
    this.#slicer = slicer;
  }

  /** True when the work should make room for others. */
  get due(): boolean {
    return this.#slicer.clock.now() - this.#begun >= SLICE_MS;
  }

  /** Waits for the turn of this job. */
  async begin(): Promise<void> {
    this.#release = await this.#slicer.turn();
    this.#begun = this.#slicer.clock.now();
  }

  /** Ends the slice: the next one, of whatever job, begins after a pause as long as this slice was. */
  end(): void {
    const elapsed = this.#slicer.clock.now() - this.#begun;
    this.spent += elapsed;
    this.#slicer.note(elapsed);
    const release = this.#release;
    this.#release = undefined;
    if (release) this.#slicer.clock.wait(elapsed, release);
  }

  /** Lets everybody else go first. */
  async rest(): Promise<void> {
    this.end();
    await this.begin();
  }

  /** Waits for something that is not work of this thread, such as a database or another queue, without keeping the turn. */
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
 * Does long work in slices on the main thread. One slice runs at a time, whatever the number of jobs, and the thread is
 * left to others for as long as each slice took, so that sliced work never takes more than half of it.
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

  /** Waits until no other slice runs; the function it gives ends this turn. */
  async turn(): Promise<() => void> {
    const before = this.#tail;
    let release!: () => void;
    this.#tail = new Promise((done) => {
      release = done;
    });
    await before;
    return release;
  }

  /** Does a job in slices; `spent` is told how many milliseconds of work it was, also when it failed. */
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
