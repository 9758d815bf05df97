interface Kept {
  readonly value: unknown;
  readonly bytes: number;
  used: number;
}

/** Nothing may take more than this part of the whole cache. */
const LARGEST_SHARE = 4;

/** Answers that were expensive, within a bound of bytes; what was not used for the longest time goes first. */
export class AnswerCache {
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: string, now: number): unknown {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    kept.used = now;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  set(key: string, value: unknown, bytes: number, now: number): void {
    this.#drop(key);
    if (bytes > this.#most / LARGEST_SHARE) return;
    this.#kept.set(key, { value, bytes, used: now });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  /** Forgets what nobody has asked for since a time. */
  sweep(before: number): void {
    for (const [key, kept] of this.#kept) if (kept.used < before) this.#drop(key);
  }
}
