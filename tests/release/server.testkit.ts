import { spawn } from 'node:child_process';
import { listen } from '../built/program.testkit.ts';

/** A server as somebody starts it who hosts it. */
export interface HostedServer {
  readonly url: string;
  /** What it printed up to now. */
  printed(): string;
  /** Ends it as a supervisor does, and gives its exit code. */
  close(): Promise<number | null>;
}

/** An install and a build at the first start, on a machine that others share. */
const START_MS = 1_800_000;

/** Starts a command that serves Vatra, and waits until it says where. */
export async function startHosted(
  program: string,
  words: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<HostedServer> {
  const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const abandon = (): boolean => child.kill('SIGKILL');
  process.once('exit', abandon);
  const { url: said, printed } = listen(child, START_MS);
  const url = await said;
  return {
    url,
    printed,
    close: () =>
      new Promise((done) => {
        process.off('exit', abandon);
        if (child.exitCode !== null) return done(child.exitCode);
        child.once('close', done);
        child.kill('SIGTERM');
      }),
  };
}
