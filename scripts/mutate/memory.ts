import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, ROOT } from './repository.ts';
import type { Change } from './places.ts';
import type { MeasuredFile } from './trial.ts';

/** Folders that tests depend on. */
const SOURCES = ['src', 'tests/playthroughs', 'docs/exam'];

/** Measurements without any change, cached in `.build` while sources, tests and places stay the same. */
export class Memory {
  readonly files: MeasuredFile[];
  readonly #path: string;

  constructor(tests: readonly string[], all: readonly Change[]) {
    const hash = createHash('sha256');
    for (const file of SOURCES.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
    hash.update(JSON.stringify([tests, all]));
    this.#path = join(ROOT, '.build/mutate', `${hash.digest('hex').slice(0, 16)}.json`);
    this.files = readList(this.#path);
  }

  /** Saves the measurements. */
  keep(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.files));
  }
}

function readList(path: string): MeasuredFile[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as MeasuredFile[];
  } catch {
    return [];
  }
}
