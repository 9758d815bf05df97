import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import { expect } from 'vitest';
import { buildUnlessFresh, outsideBundle } from '../server/fresh.testkit.ts';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** What a program that has ended leaves. */
export interface ProgramResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command line, unless said otherwise the one with the games that only tests play, bundled once for all test files, and a folder for its files. */
export interface Cli {
  readonly folder: string;
  /** The bundled program. */
  readonly program: string;
  run(...words: string[]): ProgramResult;
  start(...words: string[]): ChildProcessWithoutNullStreams;
  file(name: string, content: unknown): string;
  close(): void;
}

const env = { ...process.env, NO_COLOR: '1' };

/** Runs a program to its end; no person may ever see a stack. */
export function runProgram(program: string, words: readonly string[], folder: string): ProgramResult {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 120_000,
  });
  expect(stderr).not.toMatch(/^ {4}at /m);
  return { code: status, out: stdout, err: stderr };
}

/** What the program consists of beside the sources that ship. */
const FILES = [
  'tests/cli/cli.testkit.ts',
  'tests/cli/program.testkit.ts',
  'tests/server/fresh.testkit.ts',
  'src/kernel/referee/pebbles.testkit.ts',
];

/** Bundles a program if it is stale, once for all test files, and gives its path. */
async function bundled(source: string): Promise<string> {
  const name = source.replaceAll(/\W+/g, '-');
  const dir = join(ROOT, '.build/cli-tests', name);
  const bundle = async (): Promise<void> => {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
    const build = await rolldown({
      cwd: ROOT,
      input: join(ROOT, source),
      platform: 'node',
      external: await outsideBundle(),
      logLevel: 'warn',
    });
    await build.write({ dir, format: 'esm', entryFileNames: 'vatra.mjs' });
    await build.close();
  };
  await buildUnlessFresh(`cli-${name}`, dir, bundle, FILES);
  return join(dir, 'vatra.mjs');
}

export async function openCli(source = 'tests/cli/program.testkit.ts'): Promise<Cli> {
  const program = await bundled(source);
  const folder = mkdtempSync(join(tmpdir(), 'vatra-cli-'));
  return {
    folder,
    program,
    run: (...words) => runProgram(process.execPath, [program, ...words], folder),
    start: (...words) => spawn(process.execPath, [program, ...words], { cwd: folder, env }),
    file(name, content) {
      const path = join(folder, name);
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      return path;
    },
    close() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The processor time that a running program has used, in ms; Linux counts it in hundredths of a second. */
function processorTime({ pid }: ChildProcessWithoutNullStreams): number {
  // The second field, the name of the program, stands in parentheses and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** Waits until a program has worked for so long, in ms of processor time: on a busy machine it starts late. */
export async function worked(child: ChildProcessWithoutNullStreams, ms: number): Promise<void> {
  if (!existsSync(`/proc/${child.pid}/stat`)) return await sleep(ms);
  while (child.exitCode === null && processorTime(child) < ms) await sleep(50);
}

/** Waits for a started program to end. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<ProgramResult> {
  return new Promise((done) => {
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('close', (code) => done({ code, out, err }));
  });
}

/** Waits until a started program has printed something that matches. */
export function printed(child: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((done, fail) => {
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const found = pattern.exec(out);
      if (found) done(found);
    });
    child.on('close', () => fail(new Error(`ended after printing: ${out}`)));
  });
}
