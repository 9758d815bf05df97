import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TablePush } from '../table/messages.ts';
import { connectServerTable } from './server-table.ts';

const body = (code: string): Response => Response.json({ error: { code } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a table is asked for again while the server is away or in trouble, and no more once it says that there is none', async () => {
  const answers = [
    () => Promise.reject(new TypeError('away')),
    ...['storage', 'closing', 'too-many', 'internal', 'no-table'].map((code) => () => Promise.resolve(body(code))),
  ];
  const fetch = vi.fn<() => Promise<Response>>(() => answers.shift()!());
  vi.stubGlobal('fetch', fetch);
  const pushes: TablePush[] = [];
  const connection = connectServerTable('t', (push) => pushes.push(push));
  const opened = connection.ask({ ask: 'open', id: 't' });
  for (let asked = 1; asked <= 6; asked++) {
    await vi.advanceTimersByTimeAsync(asked === 1 ? 0 : 2_000);
    expect(fetch).toHaveBeenCalledTimes(asked);
  }
  expect(await opened).toEqual({ ok: false, errorCode: 'no-table' });
  expect(pushes).toHaveLength(6);
  expect(pushes.at(-1)).toEqual({ openError: 'no-table' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(6);
  connection.close();
});

test('a line that was closed meanwhile does not ask again', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(body('storage')));
  vi.stubGlobal('fetch', fetch);
  const connection = connectServerTable('t', () => {});
  const opened = connection.ask({ ask: 'open', id: 't' });
  await vi.advanceTimersByTimeAsync(100);
  connection.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await opened).toEqual({ ok: false, errorCode: 'closed' });
  expect(fetch).toHaveBeenCalledTimes(1);
});
