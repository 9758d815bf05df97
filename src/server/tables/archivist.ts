import { setTimeout as pause } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';
import { DamagedRow } from '../storage/storage.ts';
import { readDoc } from './doc.ts';

/** A journal is compressed this long after the end of its game, in ms: until then players look at it often. */
const AFTER_MS = 86_400_000;
/** Tables looked at in one read. */
const PAGE = 50;
/** Pause between two rounds over all tables, in ms. */
const ROUND_MS = 3_600_000;
/** After work the archivist rests this many times as long, so that it takes a tenth of the time at most. */
const REST = 9;
/** Shortest rest after a table, in ms. */
const LEAST_REST_MS = 20;

/**
 * Compresses the journals of finished games, one at a time, while the server runs. This also converts databases of earlier versions:
 * nothing waits for it, and a server that stops in between goes on later.
 */
export class Archivist {
  readonly #context: ServerContext;
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  start(): void {
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      try {
        await this.round();
      } catch (error) {
        this.#context.log.error({ err: error }, 'compressing journals failed');
      }
      await this.#rest(ROUND_MS);
    }
  }

  async #rest(ms: number): Promise<void> {
    await pause(ms, undefined, { ref: false, signal: this.#ending.signal }).catch(() => {});
  }

  /** Looks at all finished games once; returns how many journals it compressed. */
  async round(): Promise<number> {
    const { storage, log } = this.#context;
    let count = 0;
    for (let after = ''; !this.#ending.signal.aborted; ) {
      const page = await storage.unarchived(after, PAGE);
      for (const { id, doc: text } of page) {
        if (this.#ending.signal.aborted) return count;
        after = id;
        const doc = readDoc(text);
        if (!doc || this.#context.now() - (doc.ended ?? 0) < AFTER_MS) continue;
        const start = performance.now();
        try {
          if (await storage.archiveJournal(id)) count += 1;
        } catch (error) {
          if (!(error instanceof DamagedRow)) throw error;
          // A damaged journal stays as it is.
          log.error({ err: error, table: id }, 'journal cannot be compressed');
        }
        await this.#rest(Math.max(LEAST_REST_MS, REST * (performance.now() - start)));
      }
      if (page.length < PAGE) break;
    }
    return count;
  }

  /** Stops after the journal that is being compressed. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }
}
