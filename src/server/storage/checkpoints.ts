import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** How often what the log holds is written back. */
const EVERY_MS = 250;

/** The thread has a connection of its own. It is given as text, so that it needs no file beside the bundled program. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = require(workerData.sqlite);
const db = new DatabaseSync(workerData.file, { timeout: 1000 });
db.exec('pragma synchronous = normal');
parentPort.on('message', (word) => {
  if (word === 'write back') return db.exec('pragma wal_checkpoint(passive)');
  db.close();
  parentPort.close();
});`;

/**
 * Writes the log back into the database, beside the main thread and a little at a time: there it would hold everybody up
 * whenever the log has become long, for two forced writes and a thousand pages. It never waits for writers nor they for it.
 * What came while it wrote is left to the database's own checkpoint, which has hardly anything to do then, and does
 * everything if this thread is not there.
 */
export class CheckpointThread {
  readonly #file: string;
  readonly #timer: NodeJS.Timeout;
  #worker: Worker | undefined;
  #due = false;

  constructor(file: string) {
    this.#file = file;
    this.#timer = setInterval(() => this.#writeBack(), EVERY_MS);
    this.#timer.unref();
  }

  /** Something was written. */
  noted(): void {
    this.#due = true;
  }

  #writeBack(): void {
    if (!this.#due) return;
    this.#due = false;
    this.#worker ??= this.#start();
    this.#worker.postMessage('write back');
  }

  #start(): Worker {
    const sqlite = createRequire(import.meta.url).resolve('@photostructure/sqlite');
    const worker = new Worker(PROGRAM, { eval: true, workerData: { file: this.#file, sqlite } });
    worker.unref();
    // Without it the database does all by itself, as it did before.
    worker.on('error', () => clearInterval(this.#timer));
    return worker;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((done) => worker.once('exit', () => done()));
    worker.ref();
    worker.postMessage('end');
    await (worker.threadId < 0 ? undefined : ended);
  }
}
