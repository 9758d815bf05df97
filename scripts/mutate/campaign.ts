import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './house.ts';
import type { Change } from './places.ts';
import type { Baseline, Outcome } from './trial.ts';
import { compiles, type Numbered } from './weave.ts';
import type { Word, Work } from './worker.ts';

/** A change with what became of it. */
export interface Judged extends Numbered {
  readonly outcome: Outcome;
}

/** What came of all changes. */
export interface Campaign {
  readonly judged: readonly Judged[];
  readonly bad: readonly string[];
  readonly tests: number;
  /** Changes there was no time for. */
  readonly left: number;
}

/** Nothing is heard for so long: the process hangs. */
const SILENCE_MS = 240_000;
/** The longest time a timer can be set to. */
const LONGEST_MS = 2 ** 31 - 1;
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Judges changes one after another, until all are judged or the time is over. */
export async function campaign(
  tests: readonly string[],
  wanted: readonly Change[],
  budgetMs: number,
  heard: (judged: Judged, done: number) => void,
): Promise<Campaign> {
  const until = performance.now() + budgetMs;
  const changes: Numbered[] = [];
  const judged: Judged[] = [];
  const note = (outcome: Outcome): void => {
    const change = { ...(changes[outcome.id] ?? broken.get(outcome.id)!), outcome };
    judged.push(change);
    heard(change, judged.length);
  };
  const broken = new Map<number, Numbered>();
  for (const [id, change] of wanted.entries()) {
    const isGood = compiles(readFileSync(join(ROOT, change.file), 'utf8'), change);
    if (isGood) changes[id] = { ...change, id };
    else broken.set(id, { ...change, id });
  }
  for (const id of broken.keys()) note({ id, fate: 'does not compile', tests: 0 });
  let baseline: Baseline | undefined;
  let due = Object.keys(changes).map(Number);
  while (due.length > 0 && performance.now() < until) {
    const work: Work = { tests, changes: changes.filter((each) => each !== undefined), due, baseline };
    let current: number | undefined;
    await listen(work, until, (word) => {
      if (word.say === 'baseline') baseline = word.baseline;
      else if (word.say === 'begins') current = word.id;
      else if (word.say === 'outcome') {
        note(word.outcome);
        current = undefined;
      }
    });
    if (current !== undefined && performance.now() < until) note({ id: current, fate: 'timed out', tests: 0 });
    else if (baseline === undefined && performance.now() < until)
      throw new Error('The tests do not run even with no change in force.');
    due = due.filter((id) => !judged.some((each) => each.id === id));
  }
  return { judged, bad: baseline?.bad ?? [], tests: baseline?.tests.length ?? 0, left: due.length };
}

/** Runs one process until it is done, dies, is silent too long, or the time is over. */
function listen(work: Work, until: number, heard: (word: Word) => void): Promise<void> {
  return new Promise((resolve) => {
    const child = fork(WORKER, [], { cwd: ROOT });
    const stop = (): void => void child.kill('SIGKILL');
    const over = setTimeout(stop, Math.min(LONGEST_MS, Math.max(0, until - performance.now())));
    let silence = setTimeout(stop, SILENCE_MS);
    child.on('message', (word: Word) => {
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE_MS);
      heard(word);
    });
    child.once('exit', () => {
      clearTimeout(over);
      clearTimeout(silence);
      resolve();
    });
    child.send(work);
  });
}
