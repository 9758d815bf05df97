import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
  VATRA_BOT_THREADS: '1',
  VATRA_URL: 'http://vatra.example',
  VATRA_NOTICES: 'any',
};

/** What a server that has ended leaves. */
interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/** A server started from the built program. */
export interface BuiltServer {
  readonly url: string;
  /** A folder of its own, which is gone afterwards; the data lie in `vatra.db`. */
  readonly folder: string;
  /** Ends it as a supervisor does. */
  close(): Promise<Ended>;
}

/** Builds what is stale, once for all tests that want it. */
export function buildDist(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT });
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
  let printed = '';
  const url = new Promise<string>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`no server within ${START_MS} ms: ${printed}`)), START_MS);
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /Vatra is at (\S+)\/\n/.exec(printed);
      if (!found) return;
      clearTimeout(timer);
      done(found[1]!);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => fail(new Error(`the server ended: ${printed}`)));
  });
  let closed: Promise<Ended> | undefined;
  const close = async (): Promise<Ended> => {
    const code = await terminated(child);
    process.off('exit', abandon);
    rmSync(folder, { recursive: true, force: true });
    return { code, printed };
  };
  return { url: await url, folder, close: () => (closed ??= close()) };
}

function terminated(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => {
    child.once('close', done);
    child.kill('SIGTERM');
  });
}
