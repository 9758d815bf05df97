import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildUnlessFresh, outsideBundle } from '../server/fresh.testkit.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The test server bundled into a folder below the repository, so that it finds its packages with native code. */
export interface Program {
  readonly file: string;
  /** The command line with the same games. */
  readonly cli: string;
  remove(): void;
}

/** What the program consists of beside the sources that ship. */
const FILES = [
  'bench/main.ts',
  'bench/start.ts',
  'bench/peers.ts',
  'src/registry/sample-table.testkit.ts',
  'tests/chaos/program.testkit.ts',
  'tests/chaos/server.main.ts',
  'tests/chaos/server.start.ts',
  'tests/server/embers-worker.testkit.ts',
  'tests/server/fresh.testkit.ts',
  'tests/server/games.testkit.ts',
];

/** Bundles the program into a new folder of its own: for long runs, during which sources may change. */
export async function buildProgram(): Promise<Program> {
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.build', 'server-'));
  await bundle(folder);
  return { ...programIn(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The program bundled if it is stale, once for all test files: the bundle takes seconds of processor time. */
export async function sharedProgram(): Promise<Program> {
  const folder = join(ROOT, '.build/test-server');
  const build = async (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true });
    await bundle(folder);
  };
  await buildUnlessFresh('test-server', folder, build, FILES);
  return { ...programIn(folder), remove: () => {} };
}

const programIn = (folder: string): Pick<Program, 'file' | 'cli'> => ({
  file: join(folder, 'server.mjs'),
  cli: join(folder, 'vatra.mjs'),
});

async function bundle(folder: string): Promise<void> {
  // A dynamic import: a load driver that was bundled for another machine has no bundler.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: ROOT,
    input: {
      server: join(import.meta.dirname, 'server.main.ts'),
      bots: join(ROOT, 'tests/server/embers-worker.testkit.ts'),
      vatra: join(ROOT, 'bench/main.ts'),
    },
    platform: 'node',
    // What chunks share with an entry lies in a chunk of its own: nothing imports an entry, as in the shipped program.
    preserveEntrySignatures: 'strict',
    external: await outsideBundle(),
    logLevel: 'warn',
  });
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
}

/** A server process of its own. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;

  private constructor(url: string, child: ChildProcess, ended: Promise<void>) {
    this.url = url;
    this.#child = child;
    this.#ended = ended;
  }

  /** Starts the program with these variables and waits until it listens; `onOutput` gets what it prints, Node gets `nodeArgs`. */
  static async start(
    program: Program,
    env: Record<string, string>,
    onOutput?: (text: string) => void,
    nodeArgs: readonly string[] = [],
  ): Promise<ServerProcess> {
    const child = fork(program.file, [], {
      env: { ...process.env, NODE_OPTIONS: '', VATRA_LOG: 'error', ...env },
      // As `./vatra` is started.
      execArgv: ['--expose-gc', '--max-semi-space-size=32', ...nodeArgs],
      stdio: ['ignore', ...(onOutput ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)), 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    const url = await new Promise<string>((done, fail) => {
      child.once('message', (message: { url: string }) => done(message.url));
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    });
    return new ServerProcess(url, child, ended);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** Ends it without warning. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** Asks it to end. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }
}
