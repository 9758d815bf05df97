import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server/port.testkit.ts';
import { type Engine, ended, expression, started } from './engine.testkit.ts';

const DRIVER = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';
const START_MS = 60_000;
/** How long a script may take in the page. */
const SCRIPT_MS = 300_000;

/** The folders in a folder whose names match. */
const folders = (folder: string, name: RegExp): string[] =>
  readdirSync(folder)
    .filter((each) => name.test(each))
    .sort()
    .map((each) => join(folder, each));

/** The small browser that comes with WebKitGTK's libraries, in the newest version there is. */
function miniBrowser(): string {
  const program = folders(LIBRARIES, /-linux-gnu/)
    .flatMap((folder) => folders(folder, /^webkit2?gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast((file) => existsSync(file));
  if (program === undefined) throw new Error('there is no MiniBrowser of WebKitGTK');
  return program;
}

/** Asks a WebDriver by HTTP, as the W3C writes it down. */
async function ask<T>(address: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

/** Waits until the driver answers. */
async function ready(address: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < START_MS; await sleep(50)) {
    const { ready: isReady } = await ask<{ ready: boolean }>(address, 'GET', '/status').catch(() => ({ ready: false }));
    if (isReady) return;
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** Starts WebKitGTK's small browser on a screen that nobody sees, and drives it by its WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'vatra-webkit-'));
  const programs: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    for (const program of programs.reverse()) await ended(program);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    // It writes the number of the display that it found free to its pipe number 3.
    const screen = await started(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      /^(\d+)\n/m,
    );
    programs.push(screen.child);
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${screen.found[1]}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      NO_AT_BRIDGE: '1',
    };
    programs.push(spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
    const address = `http://127.0.0.1:${port}`;
    await ready(address);
    const { sessionId } = await ask<{ sessionId: string }>(address, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
          timeouts: { script: SCRIPT_MS },
        },
      },
    });
    const session = `/session/${sessionId}`;
    /** Sets the size of the window, which is larger than the page in it. */
    const setWindow = (width: number, height: number): Promise<unknown> =>
      ask(address, 'POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
    const pageSize = async (): Promise<readonly [number, number]> =>
      (await ask(address, 'POST', `${session}/execute/sync`, {
        script: 'return [innerWidth, innerHeight]',
        args: [],
      })) as readonly [number, number];
    return {
      name: 'webkit',
      page: {
        async resize(width, height) {
          await setWindow(width, height);
          for (let n = 0; n < 20; n++) {
            const [w, h] = await pageSize();
            if (w === width && h === height) return;
            await setWindow(2 * width - w, 2 * height - h);
            await sleep(100);
          }
        },
        picture: async () => Buffer.from(await ask<string>(address, 'GET', `${session}/screenshot`), 'base64'),
        goto: async (url) => void (await ask(address, 'POST', `${session}/url`, { url })),
        async evaluate<T>(script: string | ((arg: never) => unknown), arg?: unknown): Promise<T> {
          const code = `const done = arguments[arguments.length - 1];
            (async () => [await (${expression(script, arg)})])().then(
              (value) => done(JSON.stringify({ value })),
              (error) => done(JSON.stringify({ error: String(error) })),
            );`;
          const text = await ask<string>(address, 'POST', `${session}/execute/async`, { script: code, args: [] });
          const ran = JSON.parse(text) as { readonly value: [T] } | { readonly error: string };
          if ('error' in ran) throw new Error(ran.error);
          return ran.value[0];
        },
      },
      async close() {
        await ask(address, 'DELETE', session).catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
