interface CachedAnswer {
  readonly value: unknown;
  readonly bytes: number;
  used: number;
}

/** An answer larger than this fraction (1/4) of the cache is not cached. */
const LARGEST_SHARE = 4;

/** LRU cache of expensive answers, bounded in bytes. */
export class ResponseCache {
  readonly #most: number;
  readonly #answers = new Map<string, CachedAnswer>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#answers.size;
  }

  get(key: string, now: number): unknown {
    const found = this.#answers.get(key);
    if (!found) return undefined;
    found.used = now;
    this.#answers.delete(key);
    this.#answers.set(key, found);
    return found.value;
  }

  set(key: string, value: unknown, bytes: number, now: number): void {
    this.#drop(key);
    if (bytes > this.#most / LARGEST_SHARE) return;
    this.#answers.set(key, { value, bytes, used: now });
    this.#bytes += bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#answers.get(key)?.bytes ?? 0;
    this.#answers.delete(key);
  }

  /** Drops answers that were last used before a time. */
  sweep(before: number): void {
    for (const [key, found] of this.#answers) if (found.used < before) this.#drop(key);
  }
}
