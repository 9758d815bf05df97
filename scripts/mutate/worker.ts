// A process of its own for changes that break more than a rule: it may run out of memory or never come back.

import { type Baseline, judge, measure, type Outcome, prepare } from './trial.ts';
import type { Numbered } from './weave.ts';

/** What the process is to do. */
export interface Work {
  readonly tests: readonly string[];
  readonly changes: readonly Numbered[];
  /** Those still to be judged, by number. */
  readonly due: readonly number[];
  readonly baseline: Baseline | undefined;
}

/** What it says while it works. */
export type Word =
  | { readonly say: 'measures'; readonly file: string }
  | { readonly say: 'baseline'; readonly baseline: Baseline }
  | { readonly say: 'begins'; readonly id: number }
  | { readonly say: 'outcome'; readonly outcome: Outcome };

const say = (word: Word): void => void process.send!(word);

async function work({ tests, changes, due, baseline: known }: Work): Promise<void> {
  const places = Math.max(0, ...changes.map(({ id }) => id)) + 1;
  const script = await prepare(tests, changes);
  const baseline = known ?? (await measure(script, tests, places, (file) => say({ say: 'measures', file })));
  if (known === undefined) say({ say: 'baseline', baseline });
  for (const id of due) {
    say({ say: 'begins', id });
    say({ say: 'outcome', outcome: await judge(script, baseline, id, places) });
  }
  process.disconnect();
}

process.once('message', (message: Work) => void work(message));
