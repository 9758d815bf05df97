import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { ROOT } from './house.ts';
import { bundle } from './bundle.ts';
import { attempt, type TestCase, Tests } from './runner.ts';
import { type Numbered, weave } from './weave.ts';

/** What became of a change. */
export type Fate = 'killed' | 'survived' | 'timed out' | 'does not compile';

/** A change and what became of it; `by` is the test that noticed. */
export interface Outcome {
  readonly id: number;
  readonly fate: Fate;
  readonly by?: string;
  readonly tests: number;
}

/** How one test went with no change in force: its time, and the places it reached. */
export interface Measured {
  readonly file: string;
  /** Its place among the tests of its file. */
  readonly index: number;
  readonly name: string;
  readonly ms: number;
  readonly reached: readonly number[];
}

/** All tests that go well, and by file the places reached while it is loaded: a change there may concern all its tests. */
export interface Baseline {
  readonly tests: readonly Measured[];
  readonly atLoad: Readonly<Record<string, readonly number[]>>;
  readonly bad: readonly string[];
}

const LOAD_MS = 60_000;
const BASE_MS = 300_000;
/** A test may take so much longer than it does, and a little more: the machine may be busy. */
const SLOWER = 20;
const GRACE_MS = 3000;

/** The bundle of the tests with all changes woven in. */
export async function prepare(tests: readonly string[], changes: readonly Numbered[]): Promise<Script> {
  const texts = new Map<string, string>();
  for (const file of new Set(changes.map((change) => change.file))) {
    const own = changes.filter((change) => change.file === file);
    texts.set(file, weave(readFileSync(join(ROOT, file), 'utf8'), own));
  }
  return new Script(await bundle(tests, texts));
}

function take(reached: Uint8Array): number[] {
  const found: number[] = [];
  for (const [id, is] of reached.entries()) if (is === 1) found.push(id);
  reached.fill(0);
  return found;
}

/**
 * Runs everything with no change in force; says which file comes next. Each file is evaluated afresh with all it imports, so
 * that what one file made once and kept hides nothing from another.
 */
export async function measure(
  script: Script,
  files: readonly string[],
  places: number,
  heard: (file: string) => void,
): Promise<Baseline> {
  const reached = new Uint8Array(places);
  const measured: Measured[] = [];
  const atLoad: Record<string, readonly number[]> = {};
  const bad: string[] = [];
  for (const file of files) {
    heard(file);
    const loaded = await new Tests(script, reached, -1).load(file, LOAD_MS);
    atLoad[file] = take(reached);
    if (typeof loaded === 'string') {
      bad.push(`${file}: cannot be loaded`);
      continue;
    }
    for (const [index, { name, body }] of loaded.entries()) {
      const start = performance.now();
      const failure = await attempt(body, BASE_MS);
      const ms = performance.now() - start;
      if (failure === undefined) measured.push({ file, index, name, ms, reached: take(reached) });
      else bad.push(`${file}: ${name}`);
    }
  }
  return { tests: measured, atLoad, bad };
}

/**
 * The tests that may notice a change: first those that come by, the quickest first; then the others of their files, which
 * may look at what was made once and kept.
 */
export function concerned({ tests, atLoad }: Baseline, id: number): readonly Measured[] {
  const quickest = (list: readonly Measured[]): readonly Measured[] => [...list].sort((a, b) => a.ms - b.ms);
  const comesBy = (test: Measured): boolean => test.reached.includes(id) || atLoad[test.file]?.includes(id) === true;
  const first = tests.filter(comesBy);
  const files = new Set(first.map(({ file }) => file));
  return [...quickest(first), ...quickest(tests.filter((test) => files.has(test.file) && !comesBy(test)))];
}

/** Runs the tests concerned with one change in force until one of them fails. */
export async function judge(script: Script, baseline: Baseline, id: number, places: number): Promise<Outcome> {
  const tests = new Tests(script, new Uint8Array(places), id);
  let count = 0;
  for (const { file, index, name, ms } of concerned(baseline, id)) {
    const by = `${file}: ${name}`;
    count++;
    const loaded = await tests.load(file, LOAD_MS);
    if (typeof loaded === 'string') return { id, fate: loaded === 'late' ? 'timed out' : 'killed', by, tests: count };
    const found: TestCase | undefined = loaded[index];
    const failure = found === undefined ? 'failed' : await attempt(found.body, GRACE_MS + SLOWER * ms);
    if (failure !== undefined) return { id, fate: failure === 'late' ? 'timed out' : 'killed', by, tests: count };
  }
  return { id, fate: 'survived', tests: count };
}
