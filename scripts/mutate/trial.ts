import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { ROOT } from './repository.ts';
import { bundle } from './bundle.ts';
import { attempt, type TestCase, Tests } from './runner.ts';
import { type NumberedChange, weave } from './weave.ts';

/** The outcomes of a change. */
export type Fate = 'killed' | 'survived' | 'timed out' | 'does not compile';

/** The outcome of a change; `by` is the test that noticed it. */
export interface MutantResult {
  readonly id: number;
  readonly fate: Fate;
  readonly by?: string;
  readonly tests: number;
}

/** A measurement of one test without any change: its time, and the places it reached. */
export interface Measurement {
  readonly file: string;
  /** Its index among the tests of its file. */
  readonly index: number;
  readonly name: string;
  readonly ms: number;
  readonly reached: readonly number[];
}

/**
 * A test file without any change: the tests that pass, those that fail, and the places reached while it is loaded. A change
 * of such a place may affect all its tests.
 */
export interface MeasuredFile {
  readonly file: string;
  readonly tests: readonly Measurement[];
  readonly bad: readonly string[];
  readonly atLoad: readonly number[];
}

const LOAD_MS = 60_000;
const BASE_MS = 300_000;
/** A test may take its measured time this many times, plus `GRACE_MS`, because the machine may be busy. */
const SLOWER = 20;
const GRACE_MS = 3000;

/** The bundle of the tests with all changes, each behind a switch. */
export async function prepare(tests: readonly string[], changes: readonly NumberedChange[]): Promise<Script> {
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
 * Runs the tests of a file without any change. The file and its imports are evaluated again, so that caches filled by another
 * file hide nothing.
 */
export async function measure(script: Script, file: string, places: number): Promise<MeasuredFile> {
  const reached = new Uint8Array(places);
  const loaded = await new Tests(script, reached, -1).load(file, LOAD_MS);
  const atLoad = take(reached);
  const tests: Measurement[] = [];
  const bad: string[] = [];
  if (typeof loaded === 'string') return { file, tests, bad: [`${file}: cannot be loaded`], atLoad };
  for (const [index, { name, body }] of loaded.entries()) {
    const start = performance.now();
    const failure = await attempt(body, BASE_MS);
    const ms = Math.round(performance.now() - start);
    if (failure === undefined) tests.push({ file, index, name, ms, reached: take(reached) });
    else bad.push(`${file}: ${name}`);
  }
  return { file, tests, bad, atLoad };
}

/**
 * The tests that may notice a change: first those that reach it, the fastest first; then the others of their files, which may
 * use cached results.
 */
export function concerned(files: readonly MeasuredFile[], id: number): readonly Measurement[] {
  const quickest = (list: readonly Measurement[]): readonly Measurement[] => [...list].sort((a, b) => a.ms - b.ms);
  const first: Measurement[] = [];
  const others: Measurement[] = [];
  for (const { tests, atLoad } of files) {
    const all = atLoad.includes(id);
    const found = tests.filter((test) => all || test.reached.includes(id));
    first.push(...found);
    if (found.length > 0) others.push(...tests.filter((test) => !found.includes(test)));
  }
  return [...quickest(first), ...quickest(others)];
}

/** Runs the tests that may notice a change, with the change active, until one of them fails. */
export async function judge(
  script: Script,
  files: readonly MeasuredFile[],
  id: number,
  places: number,
): Promise<MutantResult> {
  const tests = new Tests(script, new Uint8Array(places), id);
  let count = 0;
  for (const { file, index, name, ms } of concerned(files, id)) {
    const by = `${file}: ${name}`;
    count++;
    const loaded = await tests.load(file, LOAD_MS);
    if (typeof loaded === 'string') return { id, fate: loaded === 'late' ? 'timed out' : 'killed', by, tests: count };
    const found: TestCase | undefined = loaded[index];
    const failure = found?.name !== name ? 'failed' : await attempt(found.body, GRACE_MS + SLOWER * ms);
    if (failure !== undefined) return { id, fate: failure === 'late' ? 'timed out' : 'killed', by, tests: count };
  }
  return { id, fate: 'survived', tests: count };
}
