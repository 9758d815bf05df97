import type { Append, AppendResult } from './storage.ts';

interface Waiting {
  readonly append: Append;
  resolve(appended: AppendResult): void;
  reject(error: unknown): void;
}

/** Most appends in one transaction. More would only delay all of them. */
const MOST = 500;

/**
 * Group commit: appends of many tables that arrive while the disk is busy share the next transaction and its fsync.
 */
export class GroupCommit {
  readonly #write: (appends: readonly Append[]) => Promise<readonly AppendResult[]>;
  readonly #written: (size: number) => void;
  #waiting: Waiting[] = [];
  #running = false;

  constructor(
    write: (appends: readonly Append[]) => Promise<readonly AppendResult[]>,
    written: (size: number) => void = () => {},
  ) {
    this.#write = write;
    this.#written = written;
  }

  append(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#running) return;
      this.#running = true;
      // Appends of the same turn of the event loop share a transaction.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST);
      try {
        const results = await this.#write(group.map((w) => w.append));
        this.#written(group.length);
        group.forEach((w, i) => w.resolve(results[i]!));
      } catch (error) {
        for (const w of group) w.reject(error);
      }
      // Let the acknowledgements go out and the next moves come in.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#running = false;
  }
}
