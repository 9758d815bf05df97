import type { Append, Appended } from './storage.ts';

interface Waiting {
  readonly append: Append;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}

/** More than this in one transaction only makes everybody wait. */
const MOST = 500;

/**
 * Gathers what many tables append while the disk is busy and writes it in one transaction, so that a forced write to
 * disk is shared by all of them.
 */
export class GroupCommit {
  readonly #write: (appends: readonly Append[]) => Promise<readonly Appended[]>;
  readonly #written: (size: number) => void;
  #waiting: Waiting[] = [];
  #running = false;

  constructor(
    write: (appends: readonly Append[]) => Promise<readonly Appended[]>,
    written: (size: number) => void = () => {},
  ) {
    this.#write = write;
    this.#written = written;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#running) return;
      this.#running = true;
      // What arrives in the same turn of the event loop goes into the same transaction.
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
      // Lets what was just acknowledged go out, and what it provokes come in.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#running = false;
  }
}
