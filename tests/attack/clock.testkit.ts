/** Milliseconds between two rounds of the clock. */
const ROUND_MS = 10;

/**
 * Milliseconds since 1970, counted by the rounds of a timer. A machine that keeps this process waiting keeps the servers and
 * their database waiting, too: such a wait counts as two rounds at most, however long it was.
 */
export class PatientClock {
  #ms = Date.now();
  #last = performance.now();
  readonly #timer = setInterval(() => {
    const now = performance.now();
    this.#ms += Math.min(now - this.#last, 2 * ROUND_MS);
    this.#last = now;
  }, ROUND_MS);

  readonly now = (): number => Math.round(this.#ms);

  stop(): void {
    clearInterval(this.#timer);
  }
}
