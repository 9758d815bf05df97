import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiCallError, callApi } from './api.ts';

const refusal = (code: string, retryAfter?: number): (() => Promise<Response>) => {
  return () => Promise.resolve(Response.json({ error: { code, ...(retryAfter !== undefined && { retryAfter }) } }));
};

function answering(...answers: (() => Promise<Response>)[]) {
  const fetch = vi.fn<() => Promise<Response>>(() => answers.shift()!());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that is busy is asked again when it says so, not earlier', async () => {
  const fetch = answering(refusal('busy', 2), refusal('too-many', 1), () =>
    Promise.resolve(Response.json({ tables: [] })),
  );
  const asked = callApi('tables', 'GET', '/tables');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(501);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_251);
  expect(await asked).toEqual({ tables: [] });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('what lasts longer than anybody waits is said, with the time it takes', async () => {
  const long = answering(refusal('too-many', 30));
  await expect(callApi('tables', 'GET', '/tables')).rejects.toMatchObject({ code: 'too-many', retryAfter: 30_000 });
  expect(long).toHaveBeenCalledTimes(1);
  const again = answering(...Array.from({ length: 9 }, () => refusal('busy', 3)));
  const asked = callApi('tables', 'GET', '/tables').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBeInstanceOf(ApiCallError);
  expect(again).toHaveBeenCalledTimes(3);
});

test('a cap is not waited for: it is said at once', async () => {
  const fetch = answering(refusal('too-many-tables', 1));
  await expect(callApi('newTable', 'POST', '/tables', { body: {} })).rejects.toMatchObject({ code: 'too-many-tables' });
  expect(fetch).toHaveBeenCalledTimes(1);
});
