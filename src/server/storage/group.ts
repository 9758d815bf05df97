import type { Append, AppendResult } from './storage.ts';

interface Waiting {
  readonly append: Append;
  resolve(appended: AppendResult): void;
  reject(error: unknown): void;
}

/** Most appends in one transaction. More would only delay all of them. */
const MOST = 500;

/**
 * Group commit: appends of many tables that arrive while the disk is busy share the next transaction and its fsync. With a `full`
 * number of appends a group is written at once, also while others are being written: the database then works while the next
 * moves are computed.
 */
export class GroupCommit {
  readonly #write: (appends: readonly Append[]) => Promise<readonly AppendResult[]>;
  readonly #written: (size: number) => void;
  readonly #full: number;
  #waiting: Waiting[] = [];
  /** How many groups are being written. */
  #writing = 0;
  /** True when a group will be written at the end of this turn of the event loop. */
  #planned = false;

  constructor(
    write: (appends: readonly Append[]) => Promise<readonly AppendResult[]>,
    written: (size: number) => void = () => {},
    full = Infinity,
  ) {
    this.#write = write;
    this.#written = written;
    this.#full = full;
  }

  append(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#waiting.length >= this.#full) void this.#writeGroup();
      else this.#plan();
    });
  }

  /** Writes what waits at the end of this turn, unless other groups are being written: appends of one turn share a transaction. */
  #plan(): void {
    if (this.#planned || this.#writing > 0) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      if (this.#writing === 0 && this.#waiting.length > 0) void this.#writeGroup();
    });
  }

  async #writeGroup(): Promise<void> {
    const group = this.#waiting.splice(0, MOST);
    this.#writing++;
    try {
      const results = await this.#write(group.map((w) => w.append));
      this.#written(group.length);
      group.forEach((w, i) => w.resolve(results[i]!));
    } catch (error) {
      for (const w of group) w.reject(error);
    }
    this.#writing--;
    // Not at once: the acknowledgements go out first, and the next moves come in.
    if (this.#waiting.length > 0) this.#plan();
  }
}
