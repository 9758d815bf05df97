/** A bucket that fills at a steady rate: short bursts pass, floods do not. */
export class Bucket {
  readonly #most: number;
  readonly #perMs: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perMs = perSecond / 1000;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one, if one is left. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** True when it has not been used for so long that a new one would be the same. */
  full(now: number): boolean {
    return this.#left + (now - this.#at) * this.#perMs >= this.#most;
  }
}

/** A bucket per name: per address, or per person. */
export class Buckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  take(name: string, now: number): boolean {
    let bucket = this.#buckets.get(name);
    if (!bucket) this.#buckets.set(name, (bucket = new Bucket(this.#most, this.#perSecond, now)));
    return bucket.take(now);
  }

  /** Forgets buckets that are full again, so that memory stays bounded. */
  sweep(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.full(now)) this.#buckets.delete(name);
  }
}
