import { Worker } from 'node:worker_threads';
import { sqlitePath } from './writer.ts';

/** Time between two checkpoints, in ms. */
const EVERY_MS = 250;

/** The program of the thread, which has a connection of its own. As text it needs no file beside the bundle. */
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
 * Checkpoints the write-ahead log in a thread of its own, a little at a time. On the main thread a checkpoint of a long log would
 * delay all moves by two fsyncs and a thousand pages. A passive checkpoint never waits for writers nor they for it. SQLite's
 * own checkpoint does the rest, and everything if this thread fails.
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

  /** Something was written: a checkpoint is due. */
  markDirty(): void {
    this.#due = true;
  }

  #writeBack(): void {
    if (!this.#due) return;
    this.#due = false;
    this.#worker ??= this.#start();
    this.#worker.postMessage('write back');
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, { eval: true, workerData: { file: this.#file, sqlite: sqlitePath() } });
    worker.unref();
    // Without the thread SQLite's own checkpoint does all the work.
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
