// Runs in a process of its own, because a change may exhaust memory or never return.

import { judge, measure, type MeasuredFile, type MutantResult, prepare } from './trial.ts';
import type { NumberedChange } from './weave.ts';

/** The task of the process: measure the test files that are not known yet, then judge the changes that are due. */
export interface Work {
  readonly tests: readonly string[];
  readonly changes: readonly NumberedChange[];
  readonly due: readonly number[];
  readonly known: readonly MeasuredFile[];
}

/** The messages that it sends. */
export type Word =
  | { readonly say: 'measured'; readonly measured: MeasuredFile }
  | { readonly say: 'begins'; readonly id: number }
  | { readonly say: 'outcome'; readonly outcome: MutantResult };

const say = (word: Word): void => void process.send!(word);

async function measureRest({ tests, changes, known }: Work, places: number): Promise<readonly MeasuredFile[]> {
  const rest = tests.filter((test) => !known.some(({ file }) => file === test));
  if (rest.length === 0) return known;
  const script = await prepare(tests, changes);
  const found = [...known];
  for (const file of rest) {
    const measured = await measure(script, file, places);
    say({ say: 'measured', measured });
    found.push(measured);
  }
  return found;
}

async function work(task: Work): Promise<void> {
  const places = Math.max(0, ...task.changes.map(({ id }) => id)) + 1;
  const files = await measureRest(task, places);
  const due = task.changes.filter(({ id }) => task.due.includes(id));
  const script = await prepare(task.tests, due);
  for (const { id } of due) {
    say({ say: 'begins', id });
    say({ say: 'outcome', outcome: await judge(script, files, id, places) });
  }
  process.disconnect();
}

process.once('message', (message: Work) => void work(message));
