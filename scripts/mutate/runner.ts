import { createRequire } from 'node:module';
import { format } from 'node:util';
import { Script } from 'node:vm';
import { expect } from 'vitest';
import { ROOT } from './repository.ts';

/** A test as its file declares it. */
export interface TestCase {
  readonly file: string;
  readonly name: string;
  readonly body: () => unknown;
}

type Body = (...values: unknown[]) => unknown;

let collected: TestCase[] = [];
let currentFile = '';
let titles: readonly string[] = [];

/** Replaces `%s` and its kind, `%#` and `$field` in a title by values of the row. */
function titleOf(title: string, row: unknown, index: number, isSpread: boolean): string {
  const values = isSpread && Array.isArray(row) ? (row as unknown[]) : [row];
  const wanted = (title.match(/%[sdifjoO]/g) ?? []).length;
  const filled = format(title.replaceAll('%#', String(index)), ...values.slice(0, wanted));
  if (typeof row !== 'object' || row === null) return filled;
  return filled.replace(/\$(\w+)/g, (all, field: string) =>
    field in row ? String((row as Record<string, unknown>)[field]) : all,
  );
}

function addTest(name: string, body: () => unknown): void {
  collected.push({ file: currentFile, name: [...titles, name].join(' > '), body });
}

function inGroup(name: string, body: () => unknown): void {
  const outer = titles;
  titles = [...outer, name];
  body();
  titles = outer;
}

/** `test(title, body)` with `each` and `for`: the part of vitest's interface that the tests of the games use. */
function declarer(add: (name: string, body: () => unknown) => void) {
  const body = (words: readonly unknown[]): Body => words.find((each): each is Body => typeof each === 'function')!;
  const rows =
    (isSpread: boolean) =>
    (table: readonly unknown[]) =>
    (title: string, ...words: readonly unknown[]) => {
      for (const [i, row] of table.entries()) {
        const values = isSpread && Array.isArray(row) ? (row as unknown[]) : [row];
        add(titleOf(title, row, i, isSpread), () => body(words)(...values));
      }
    };
  const declare = (title: string, ...words: readonly unknown[]): void => add(title, () => body(words)());
  const skip = (): void => undefined;
  const either = (wanted: boolean) => (wanted ? skip : declare);
  return Object.assign(declare, {
    each: rows(true),
    for: rows(false),
    skip,
    todo: skip,
    skipIf: either,
    runIf: (wanted: boolean) => either(!wanted),
  });
}

const test = declarer(addTest);
const runner = { expect, test, it: test, describe: declarer(inGroup), vi: {} };

/** Why a test failed: an error, or a timeout. */
export type Failure = 'failed' | 'late';

const CALL = '__call';
const call = new Script(`globalThis.${CALL}()`);
const shared = globalThis as unknown as Record<string, unknown>;

/** Calls a function that may never return; returns its failure, undefined when it succeeds. */
export async function attempt(body: () => unknown, milliseconds: number): Promise<Failure | undefined> {
  shared[CALL] = body;
  try {
    await (call.runInThisContext({ timeout: Math.ceil(milliseconds) }) as unknown);
    return undefined;
  } catch (error) {
    return (error as { code?: string } | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'late' : 'failed';
  }
}

/** The tests of a bundle in a fresh evaluation, with one active change (-1: none). */
export class Tests {
  readonly #files: Readonly<Record<string, () => unknown>>;
  readonly #loaded = new Map<string, readonly TestCase[] | Failure>();

  constructor(script: Script, reached: Uint8Array, active: number) {
    shared['__runner'] = runner;
    const module = { exports: {} as { files: Readonly<Record<string, () => unknown>> } };
    const evaluate = script.runInThisContext() as (...words: unknown[]) => void;
    evaluate(createRequire(`${ROOT}/package.json`), module, module.exports, reached, active);
    this.#files = module.exports.files;
  }

  /** The tests of a file, loaded on the first call; or why it could not be loaded. */
  async load(file: string, milliseconds: number): Promise<readonly TestCase[] | Failure> {
    const before = this.#loaded.get(file);
    if (before !== undefined) return before;
    collected = [];
    currentFile = file;
    titles = [];
    const failure = await attempt(() => this.#files[file]!(), milliseconds);
    const loaded = failure ?? collected;
    this.#loaded.set(file, loaded);
    return loaded;
  }
}
