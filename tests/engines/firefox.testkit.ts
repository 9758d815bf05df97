import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type Engine, ended, expression, started } from './engine.testkit.ts';

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Nothing that reaches out, and nothing that is written down for later. */
const PREFS: Readonly<Record<string, string | number | boolean>> = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'intl.accept_languages': 'en',
};

/** An answer of Firefox, or something that happened. */
type FirefoxMessage =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: 'event' };

/** What a script gave, in the words of WebDriver BiDi. */
type ScriptResult =
  | { readonly type: 'success'; readonly result: { readonly type: string; readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** A line to Firefox that speaks WebDriver BiDi: numbered commands and their answers. */
async function connected(
  address: string,
): Promise<{ ask<T>(method: string, params: object): Promise<T>; close(): void }> {
  const socket = new WebSocket(address);
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  const waiting = new Map<number, { done(result: unknown): void; fail(error: Error): void }>();
  socket.on('message', (data) => {
    const heard = JSON.parse((data as Buffer).toString()) as FirefoxMessage;
    if (heard.type === 'event') return;
    if (heard.type === 'success') waiting.get(heard.id)?.done(heard.result);
    else waiting.get(heard.id)?.fail(new Error(`${heard.error}: ${heard.message}`));
    waiting.delete(heard.id);
  });
  socket.on('close', () => {
    for (const one of waiting.values()) one.fail(new Error('Firefox has gone'));
  });
  let id = 0;
  return {
    ask: <T>(method: string, params: object) =>
      new Promise<T>((done, fail) => {
        id += 1;
        waiting.set(id, { done, fail });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.terminate(),
  };
}

/** Starts Firefox with a profile of its own and drives it by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'vatra-firefox-'));
  const lines = Object.entries(PREFS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const { child, found } = await started(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    /WebDriver BiDi listening on (ws:\S+)/,
    { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1366', MOZ_HEADLESS_HEIGHT: '768' },
  );
  const line = await connected(`${found[1]}/session`);
  const close = async (): Promise<void> => {
    line.close();
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await line.ask('session.new', { capabilities: {} });
    const tree = await line.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const { context } = tree.contexts[0]!;
    return {
      name: 'firefox',
      page: {
        resize: async (width, height) =>
          void (await line.ask('browsingContext.setViewport', { context, viewport: { width, height } })),
        async picture() {
          const { data } = await line.ask<{ data: string }>('browsingContext.captureScreenshot', { context });
          return Buffer.from(data, 'base64');
        },
        goto: async (url) => void (await line.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
        async evaluate<T>(script: string | ((arg: never) => unknown), arg?: unknown): Promise<T> {
          const code = `(async () => JSON.stringify([await (${expression(script, arg)})]))()`;
          const ran = await line.ask<ScriptResult>('script.evaluate', {
            expression: code,
            target: { context },
            awaitPromise: true,
          });
          if (ran.type === 'exception') throw new Error(ran.exceptionDetails.text);
          return (JSON.parse(ran.result.value!) as [T])[0];
        },
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
