import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { QUICK } from '../server/server.testkit.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The program as it ships. */
export const PROGRAM = join(ROOT, 'dist/vatra.mjs');

/** The token of the operator at servers that tests start. */
export const OPERATOR = 'operator-of-the-tests';

/** How long a server may take to start, on a machine that others share. */
const START_MS = 60_000;

const SETTINGS = {
  ...QUICK,
  VATRA_LOG: 'error',
  VATRA_METRICS_TOKEN: OPERATOR,
  VATRA_OPERATOR_TOKEN: OPERATOR,
  VATRA_BOT_THREADS: '1',
  VATRA_URL: 'http://vatra.example',
  VATRA_NOTICES: 'any',
  // Nobody listens there: what is sent fails at once.
  VATRA_SMTP_URL: 'smtp://127.0.0.1:1',
  VATRA_MAIL_FROM: 'vatra@vatra.example',
};

/** What a server that has ended leaves. */
interface ServerResult {
  readonly code: number | null;
  readonly printed: string;
}

/** A server started from the built program. */
export interface BuiltServer {
  readonly url: string;
  /** A folder of its own, which is gone afterwards; the data lie in `vatra.db`. */
  readonly folder: string;
  /** Ends it as a supervisor does. */
  close(): Promise<ServerResult>;
}

let isBuilt = false;

/** Builds what is stale, once for all tests that want it. */
export function buildDist(): void {
  if (!isBuilt) execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT });
  isBuilt = true;
}

/** What a server prints, and the address that it says; rejected when it ends or says none within `ms`. */
export function listen(
  child: ChildProcessByStdio<Writable | null, Readable, Readable>,
  ms: number,
): { readonly url: Promise<string>; readonly printed: () => string } {
  let text = '';
  const url = new Promise<string>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`no server within ${ms} ms: ${text}`)), ms);
    const hear = (chunk: Buffer): void => {
      text += chunk.toString();
      const found = /Vatra is running at (\S+)\/ /.exec(text);
      if (!found) return;
      clearTimeout(timer);
      done(found[1]!);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`the server ended: ${text}`)));
  });
  return { url, printed: () => text };
}

/** Starts the built program's server on a free port, with the built web app. */
export async function startBuilt(): Promise<BuiltServer> {
  buildDist();
  const folder = mkdtempSync(join(tmpdir(), 'vatra-built-'));
  const words = [PROGRAM, 'serve', '--port', '0', '--data', join(folder, 'vatra.db')];
  const child = spawn(process.execPath, words, { cwd: folder, env: { ...process.env, ...SETTINGS } });
  // A test run that is cut short leaves no server behind.
  const abandon = (): boolean => child.kill('SIGKILL');
  process.once('exit', abandon);
  const { url, printed } = listen(child, START_MS);
  let closed: Promise<ServerResult> | undefined;
  const close = async (): Promise<ServerResult> => {
    const code = await terminated(child);
    process.off('exit', abandon);
    rmSync(folder, { recursive: true, force: true });
    return { code, printed: printed() };
  };
  return { url: await url, folder, close: () => (closed ??= close()) };
}

function terminated(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => {
    child.once('close', done);
    child.kill('SIGTERM');
  });
}
