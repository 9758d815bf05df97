import { type FileHandle, open } from 'node:fs/promises';

interface Waiting {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Runs fsync off the main thread. Requests that come while the disk is busy share the next fsync: each resolves after one that
 * began later than the request.
 */
export class FsyncThread {
  readonly #file: Pick<FileHandle, 'datasync' | 'close'>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(file: Pick<FileHandle, 'datasync' | 'close'>) {
    this.#file = file;
  }

  static async of(path: string): Promise<FsyncThread> {
    return new FsyncThread(await open(path, 'r'));
  }

  request(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const served = this.#waiting;
      this.#waiting = [];
      try {
        await this.#file.datasync();
        for (const each of served) each.resolve();
      } catch (error) {
        for (const each of served) each.reject(error);
      }
    }
    this.#running = undefined;
  }

  async close(): Promise<void> {
    await this.#running;
    await this.#file.close();
  }
}
