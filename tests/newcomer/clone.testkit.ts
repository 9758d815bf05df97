import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdirSync } from 'node:fs';

/** Where packages come from may have to be said on this machine: a newcomer here would have said it too. */
const SAID =
  /^(?:https?_proxy|no_proxy|npm_config_(?:registry|cafile|proxy|https_proxy)|ssl_cert_file|node_extra_ca_certs)$/i;
const USUAL_PORT = 3000;

/** The environment of somebody who has Node, git and nothing else: an empty home, no settings. */
export function cleanEnvironment(home: string, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  mkdirSync(home, { recursive: true });
  const said = Object.entries(process.env).filter(([name]) => SAID.test(name));
  return { PATH: process.env['PATH'], HOME: home, LANG: 'C.UTF-8', TERM: 'dumb', ...Object.fromEntries(said), ...more };
}

/** A fresh clone of what is committed. */
export function freshClone(from: string, into: string, env: NodeJS.ProcessEnv): void {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', from, into], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The usual port, or where somebody else has it, any free one. */
export async function freePort(): Promise<number | undefined> {
  const server = createServer();
  const isFree = await new Promise<boolean>((answer) => {
    server.once('error', () => answer(false));
    server.listen(USUAL_PORT, () => answer(true));
  });
  server.close();
  if (isFree) return undefined;
  const other = createServer();
  other.listen(0);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  other.close();
  return port;
}

/** A command of the README that runs until it is stopped. */
export interface Running {
  /** What it has printed so far. */
  text(): string;
  /** Waits until it prints something like this, and gives what was found. */
  says(what: RegExp, patience: number): Promise<RegExpExecArray>;
  /** Ends it as Ctrl-C does, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Runs a command in a folder as a shell does. */
export function start(command: string, cwd: string, env: NodeJS.ProcessEnv): Running {
  const child: ChildProcess = spawn('sh', ['-c', `exec ${command}`], { cwd, env, detached: true });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const closed = once(child, 'close') as Promise<[number | null]>;
  let isOver = false;
  void closed.then(() => (isOver = true));
  return {
    text: () => printed,
    async says(what, patience) {
      for (const end = Date.now() + patience; Date.now() < end; ) {
        const found = what.exec(printed);
        if (found) return found;
        if (isOver) break;
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error(`"${command}" ${isOver ? 'ended' : 'went on'} without saying ${what}:\n${printed}`);
    },
    async stop() {
      // Ctrl-C reaches everything that was started by the command.
      if (!isOver && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      return (await closed)[0];
    },
  };
}

/** Runs a command to its end, and gives what it printed; a failure is an error with its words. */
export function runOnce(command: string, cwd: string, env: NodeJS.ProcessEnv): string {
  return execFileSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' });
}
