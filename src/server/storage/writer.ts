import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Statement, Value } from './driver.ts';

/** Statements of one transaction. If the first changes no row, the others of its step are left out. */
export type Step = readonly Statement[];

/** A statement whose text is one of a list. */
export type NumberedStatement = readonly [text: number, ...params: Value[]];

/**
 * What the thread is asked to do: a transaction of steps, or one statement that returns rows. Steps may name the texts of their
 * statements by their place in `texts`: a text that is sent with every row takes time in both threads.
 */
export type WriteJob =
  | { readonly steps: readonly Step[] }
  | { readonly texts: readonly string[]; readonly steps: readonly (readonly NumberedStatement[])[] }
  | { readonly query: Statement };

/** The rows that the statements of each step changed, or the rows that a query returned. */
export type WriteResult = readonly (readonly number[])[] | readonly Readonly<Record<string, unknown>>[];

type Reply =
  | { readonly result: WriteResult }
  | { readonly failed: { readonly message: string; readonly errcode?: number; readonly syscall?: string } };

interface Waiting {
  resolve(result: WriteResult): void;
  reject(error: Error): void;
}

/** Pages in the log after which the writer's own checkpoint lets it start over. `CheckpointThread` does most checkpoints. */
const LOG_PAGES = 10_000;

/**
 * The program of the thread, which has a connection of its own. As text it needs no file beside the bundle. Jobs that arrived
 * during an fsync run one after the other, each in its own transaction, and share the next fsync. An answer goes out only
 * after an fsync that began after its commit.
 */
const PROGRAM = `
const { parentPort, receiveMessageOnPort, workerData } = require('node:worker_threads');
const { closeSync, fdatasyncSync, openSync } = require('node:fs');
const { DatabaseSync } = require(workerData.sqlite);
const db = new DatabaseSync(workerData.file, { timeout: 5000 });
db.exec('pragma synchronous = normal');
db.exec('pragma wal_autocheckpoint = ${LOG_PAGES}');
const log = openSync(workerData.file + '-wal', 'r');
const prepared = new Map();
const prepare = (sql) => {
  let statement = prepared.get(sql);
  if (!statement) prepared.set(sql, (statement = db.prepare(sql)));
  return statement;
};
const perform = ({ steps, texts, query }) => {
  if (query) return prepare(query[0]).all(...query.slice(1));
  const named = texts && texts.map(prepare);
  const change = ([sql, ...params]) => Number((named ? named[sql] : prepare(sql)).run(...params).changes);
  const step = (statements) => {
    const changed = [change(statements[0])];
    if (changed[0] > 0) for (let i = 1; i < statements.length; i++) changed.push(change(statements[i]));
    return changed;
  };
  if (steps.length === 1 && steps[0].length === 1) return [step(steps[0])];
  prepare('begin immediate').run();
  try {
    const changed = steps.map(step);
    prepare('commit').run();
    return changed;
  } catch (error) {
    if (db.isTransaction) prepare('rollback').run();
    throw error;
  }
};
const failure = ({ message, errcode, syscall }) => ({ failed: { message, errcode, syscall } });
const attempt = (job) => {
  try {
    return { result: perform(job) };
  } catch (error) {
    return failure(error);
  }
};
parentPort.on('message', (first) => {
  let answers = [];
  let job = first;
  while (job !== undefined && job !== 'end') {
    answers.push(attempt(job));
    job = receiveMessageOnPort(parentPort)?.message;
  }
  if (answers.length > 0) {
    try {
      fdatasyncSync(log);
    } catch (error) {
      answers = answers.map(() => failure(error));
    }
    parentPort.postMessage(answers);
  }
  if (job !== 'end') return;
  closeSync(log);
  db.close();
  parentPort.close();
});`;

/** The file of the SQLite package; in an installed release the copy that the build made, which package.json names `#sqlite`. */
export function sqlitePath(): string {
  const { resolve } = createRequire(import.meta.url);
  try {
    return resolve('@photostructure/sqlite');
  } catch {
    return resolve('#sqlite');
  }
}

/**
 * Writes to the embedded database in a thread of its own: statements, commit and fsync take a tenth of the time of a move, and a
 * slow disk does not stop the main thread. A promise resolves when the change is on disk.
 */
export class WriterThread {
  readonly #file: string;
  #worker: Worker | undefined;
  /** Jobs without an answer, in the order in which they were posted. */
  #waiting: Waiting[] = [];

  /** The database must be open in this process, in the mode of a write-ahead log. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Performs a job. Rejects with an error that has the `errcode` of SQLite or the `syscall` that failed. */
  request(job: WriteJob): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start();
      if (this.#waiting.length === 0) this.#worker.ref();
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(job);
    });
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, { eval: true, workerData: { file: this.#file, sqlite: sqlitePath() } });
    worker.unref();
    worker.on('message', (answers: readonly Reply[]) => this.#settle(worker, answers));
    // The next request starts a new thread. What became of the jobs is not known, as after a failed disk.
    worker.on('error', (error) => this.#failAll(worker, error));
    worker.on('exit', () => this.#failAll(worker, new Error('the writer thread ended')));
    return worker;
  }

  #settle(worker: Worker, answers: readonly Reply[]): void {
    const served = this.#waiting.splice(0, answers.length);
    if (this.#waiting.length === 0) worker.unref();
    for (const [i, answer] of answers.entries()) {
      if ('result' in answer) served[i]!.resolve(answer.result);
      else served[i]!.reject(Object.assign(new Error(answer.failed.message), answer.failed));
    }
  }

  #failAll(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = this.#waiting;
    this.#waiting = [];
    for (const each of lost) each.reject(Object.assign(new Error(error.message), { syscall: 'writer thread' }));
  }

  /** Ends the thread after all jobs. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((done) => worker.once('exit', () => done()));
    worker.ref();
    worker.postMessage('end');
    await ended;
  }
}
