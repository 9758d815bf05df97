import { type ChildProcess, spawn } from 'node:child_process';

/** The browsers that the app must work in, by their engines. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
/** A browser by its engine. */
export type EngineName = (typeof ENGINES)[number];

/** A page in some browser. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Makes the part of the window that shows the page so large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The page as it is seen, as PNG. */
  picture(): Promise<Buffer>;
  /** Runs an expression, or a function with an argument that is JSON, in the page, and waits for what it promises. */
  evaluate<T, A = undefined>(script: string | ((arg: A) => T | Promise<T>), arg?: A): Promise<T>;
}

/** A browser with a fresh profile and one page. */
export interface Engine {
  readonly name: EngineName;
  readonly page: EnginePage;
  close(): Promise<void>;
}

/** A function and its argument as one expression. */
export const expression = (script: string | ((arg: never) => unknown), arg: unknown): string =>
  typeof script === 'string' ? script : `(${script.toString()})(${arg === undefined ? '' : JSON.stringify(arg)})`;

/** How long a program may take to start, on a machine that others share. */
const START_MS = 60_000;
/** How long it may take to end before it is killed. */
const END_MS = 5_000;

/** A program that was started, and what it printed that was waited for. */
export interface StartedProgram {
  readonly child: ChildProcess;
  readonly found: RegExpExecArray;
}

/** Starts a program and waits until it has printed something that matches. It has a pipe more than usual, number 3. */
export function started(
  program: string,
  words: readonly string[],
  pattern: RegExp,
  env: NodeJS.ProcessEnv = process.env,
): Promise<StartedProgram> {
  return new Promise((done, fail) => {
    const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    let printed = '';
    const settle = (): void => {
      clearTimeout(timer);
      child.off('exit', leave);
      for (const pipe of child.stdio) pipe?.off('data', hear);
      // What is printed later must not fill the pipe.
      for (const pipe of [child.stdout, child.stderr]) pipe?.resume();
    };
    const giveUp = (why: string): void => {
      settle();
      child.kill('SIGKILL');
      fail(new Error(`${program} ${why}\n${printed.slice(-2000)}`));
    };
    const leave = (code: number | null): void => giveUp(`ended with ${code}`);
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = pattern.exec(printed);
      if (!found) return;
      settle();
      done({ child, found });
    };
    const timer = setTimeout(() => giveUp(`did not start within ${START_MS} ms`), START_MS);
    child.once('error', (error) => giveUp(error.message));
    child.once('exit', leave);
    for (const pipe of child.stdio) pipe?.on('data', hear);
  });
}

/** Ends a program, and waits until it is gone. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      done();
    });
    child.kill('SIGTERM');
  });
}
