import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './repository.ts';
import { Memory } from './memory.ts';
import type { Change } from './places.ts';
import type { MutantResult } from './trial.ts';
import { compiles, type NumberedChange } from './weave.ts';
import type { Word, Work } from './worker.ts';

/** A change with its outcome. */
export interface Mutant extends NumberedChange {
  readonly outcome: MutantResult;
}

/** The result of a campaign. */
export interface Campaign {
  readonly judged: readonly Mutant[];
  readonly bad: readonly string[];
  readonly tests: number;
  /** Number of changes that were not judged before the time was over. */
  readonly left: number;
}

/** Time without a message after which a process counts as hanging. */
const SILENCE_MS = 240_000;
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Judges the chosen changes one after another, until all are judged or the time is over. */
export async function campaign(
  tests: readonly string[],
  all: readonly Change[],
  chosen: readonly Change[],
  budgetMs: number,
  heard: (judged: Mutant, done: number) => void,
): Promise<Campaign> {
  const until = performance.now() + budgetMs;
  const numbered = all.map((change, id): NumberedChange => ({ ...change, id }));
  const isGood = (change: Change): boolean => compiles(readFileSync(join(ROOT, change.file), 'utf8'), change);
  const judged: Mutant[] = [];
  const note = (outcome: MutantResult): void => {
    const change = { ...numbered[outcome.id]!, outcome };
    judged.push(change);
    heard(change, judged.length);
  };
  const wanted = chosen.map((change) => all.indexOf(change));
  const broken = wanted.filter((id) => !isGood(all[id]!));
  for (const id of broken) note({ id, fate: 'does not compile', tests: 0 });
  const changes = numbered.filter(({ id }) => !broken.includes(id));
  const memory = new Memory(tests, all);
  let due = wanted.filter((id) => !broken.includes(id));
  while (due.length > 0 && performance.now() < until) {
    let current: number | undefined;
    const before = memory.files.length + judged.length;
    await runWorker({ tests, changes, due, known: memory.files }, until, (word) => {
      if (word.say === 'measured') memory.files.push(word.measured);
      else if (word.say === 'begins') current = word.id;
      else {
        note(word.outcome);
        current = undefined;
      }
    });
    memory.keep();
    if (performance.now() >= until) break;
    if (current !== undefined) note({ id: current, fate: 'timed out', tests: 0 });
    else if (memory.files.length + judged.length === before)
      throw new Error('The tests do not run without any change.');
    due = due.filter((id) => !judged.some((each) => each.id === id));
  }
  const { files } = memory;
  return {
    judged,
    bad: files.flatMap(({ bad }) => bad),
    tests: files.reduce((sum, file) => sum + file.tests.length, 0),
    left: wanted.length - judged.length,
  };
}

/** Runs one process until it is done, dies, sends nothing for `SILENCE_MS`, or the time is over. */
function runWorker(work: Work, until: number, onMessage: (word: Word) => void): Promise<void> {
  return new Promise((resolve) => {
    const child = fork(WORKER, [], { cwd: ROOT });
    const stop = (): void => void child.kill('SIGKILL');
    const over = setTimeout(stop, Math.min(LONGEST_MS, Math.max(0, until - performance.now())));
    let silence = setTimeout(stop, SILENCE_MS);
    child.on('message', (word: Word) => {
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE_MS);
      onMessage(word);
    });
    child.once('exit', () => {
      clearTimeout(over);
      clearTimeout(silence);
      resolve();
    });
    child.send(work);
  });
}
