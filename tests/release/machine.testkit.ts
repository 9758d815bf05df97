import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** What a program printed, on both streams, and how it ended. */
export interface ProgramResult {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs a program to its end. */
export function ran(
  program: string,
  words: readonly string[],
  { cwd, env = process.env }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<ProgramResult> {
  return new Promise((done, fail) => {
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const hear = (chunk: Buffer): void => void (printed += chunk.toString());
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', fail);
    child.once('close', (code) => done({ code, printed }));
  });
}

/** A folder that is gone after the test. */
export interface Scratch {
  readonly folder: string;
  remove(): void;
}

export function scratchFolder(name: string): Scratch {
  const folder = mkdtempSync(join(tmpdir(), `vatra-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Copies the files that git has or would take into a folder, as a fresh clone has them. */
export function copyCheckout(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
}

/**
 * What npm warned of in its output. Settings of the machine that this npm does not know are left out: they are not the
 * project's.
 */
export const warnings = (printed: string): readonly string[] =>
  printed
    .split('\n')
    .filter((line) => /^npm (?:warn|WARN)/.test(line) && !/Unknown (?:user|env|global|cli)/.test(line));

/** The environment of a program that must not see the test runner's. `bin` comes first on the path. */
export function plainEnvironment(bin?: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(process.env))
    if (!/^(?:npm_(?!config_registry)|VITEST|NODE_ENV|NODE_OPTIONS|VATRA_|DATABASE_URL)/i.test(name)) env[name] = value;
  if (bin !== undefined) env['PATH'] = `${bin}:${env['PATH'] ?? ''}`;
  return env;
}
