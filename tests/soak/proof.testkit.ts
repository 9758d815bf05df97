import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect, promisify } from 'node:util';
import type { JournalEntry, Journal } from '../../src/kernel/referee/index.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import type { TableDoc } from '../../src/server/tables/doc.ts';
import { proofOf } from '../../src/server/tables/fairness.ts';
import type { Program } from '../chaos/program.testkit.ts';

const run = promisify(execFile);

/** Journals, written down and played again one after the other by the program that anybody can run. */
export class Proofs {
  proved = 0;
  entries = 0;
  readonly #program: Program;
  readonly #folder: string;
  readonly #wrong: (text: string) => void;
  #tail: Promise<void> = Promise.resolve();

  constructor(program: Program, folder: string, wrong: (text: string) => void) {
    this.#program = program;
    this.#folder = folder;
    this.#wrong = wrong;
    mkdirSync(folder, { recursive: true });
  }

  /** Proves a journal as soon as those before it are done. */
  add(table: string, read: () => Promise<Journal | undefined>): void {
    this.#tail = this.#tail.then(async () => {
      try {
        const journal = await read();
        if (journal) await this.#prove(table, journal);
      } catch (error) {
        this.#wrong(`${table}: ${inspect(error)}`);
      }
    });
  }

  async #prove(table: string, journal: Journal): Promise<void> {
    const file = join(this.#folder, `${table}.json`);
    writeFileSync(file, JSON.stringify(journal));
    const words = [this.#program.cli, 'replay', '--verify', '--json', file];
    const { stdout } = await run(process.execPath, words, { maxBuffer: 2 ** 26 });
    const { proved, played, discrepancies } = JSON.parse(stdout) as {
      proved: boolean;
      played: number;
      discrepancies: readonly unknown[];
    };
    if (!proved || discrepancies.length > 0 || played !== journal.entries.length)
      return this.#wrong(`${table}: ${stdout.slice(0, 2000)}`);
    this.proved += 1;
    this.entries += played;
    rmSync(file);
  }

  /** Resolves when everything that was added is proved. */
  async done(): Promise<void> {
    for (let tail: Promise<void> | undefined; tail !== this.#tail; ) await (tail = this.#tail);
  }
}

/** The journal of a table as it is stored, also while the game runs; undefined: it has not begun. */
export async function storedJournal(storage: Storage, table: string): Promise<Journal | undefined> {
  const row = await storage.readTable(table);
  const doc = row && (JSON.parse(row.doc) as TableDoc);
  if (doc?.status !== 'playing' && doc?.status !== 'over') return undefined;
  const batches = await storage.readJournal(table, 0);
  const entries: JournalEntry[] = batches.flatMap((batch) => batch.entries);
  const { game, rules, settings } = doc;
  return { format: 1, game, rules, settings, entries, fairness: proofOf(doc), digest: batches.at(-1)?.digest ?? '' };
}
