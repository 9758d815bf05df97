import type { ErrorBody, ErrorCode, RouteResponse, RouteName } from '../../protocol/index.ts';
import { INVITE_HEADER } from '../../protocol/constants.ts';

/** Why something was not done: the server's reason, or that nobody answers. */
export type ApiCallErrorCode = ErrorCode | 'unreachable';

/** A refusal of the server, or silence. */
export class ApiCallError extends Error {
  readonly code: ApiCallErrorCode;
  readonly problems: NonNullable<ErrorBody['problems']>;
  /** Milliseconds after which the same may be asked again; undefined: the server did not say. */
  readonly retryAfter: number | undefined;
  constructor(code: ApiCallErrorCode, { problems = [], retryAfter }: Partial<ErrorBody> = {}) {
    super(code);
    this.code = code;
    this.problems = problems;
    this.retryAfter = retryAfter === undefined ? undefined : retryAfter * 1000;
  }
}

/** The code of anything that was thrown while talking to the server. */
export const codeOf = (error: unknown): ApiCallErrorCode =>
  error instanceof ApiCallError ? error.code : 'unreachable';

const KEY = 'vatra.key';

/** The key of this browser's visitor; the server knows its hash alone. */
export function savedKey(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined;
}

/** Keeps a key, or forgets it. */
export function keepKey(key: string | undefined): void {
  if (key === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, key);
}

/** A key does not count any more: it is forgotten, unless this browser has another one by now. */
export function forgetKey(key: string): void {
  if (savedKey() === key) keepKey(undefined);
}

interface ApiCallOptions {
  readonly body?: object;
  readonly invite?: string | undefined;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A server that is busy is asked again when it says so, for no longer than this in all, in milliseconds. */
const PATIENCE_MS = 8_000;

/** Waits as long as a refusal asks for, and up to a quarter longer: not everybody shall come back at once. */
export const waited = (ms: number): Promise<void> =>
  new Promise((done) => setTimeout(done, ms * (1 + Math.random() / 4)));

/** Calls an API route; comes back when the server is busy and says when. Throws the reason if it refuses. */
export async function callApi<N extends RouteName>(
  door: N,
  method: Method,
  path: string,
  wish: ApiCallOptions = {},
): Promise<RouteResponse<N>> {
  for (let patience = PATIENCE_MS; ; ) {
    try {
      return await call(door, method, path, wish);
    } catch (error) {
      const isPassing = error instanceof ApiCallError && (error.code === 'busy' || error.code === 'too-many');
      const pause = isPassing ? (error.retryAfter ?? Infinity) : Infinity;
      if (pause > patience) throw error;
      patience -= pause;
      await waited(pause);
    }
  }
}

async function call<N extends RouteName>(
  _door: N,
  method: Method,
  path: string,
  { body, invite }: ApiCallOptions,
): Promise<RouteResponse<N>> {
  if (!navigator.onLine) throw new ApiCallError('unreachable');
  const key = savedKey();
  let answer: RouteResponse<N> & { readonly error?: ErrorBody };
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(invite !== undefined && { [INVITE_HEADER]: invite }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    answer = (await response.json()) as typeof answer;
  } catch {
    throw new ApiCallError('unreachable');
  }
  if (answer.error?.code === 'no-key' && key !== undefined) {
    forgetKey(key);
    throw new ApiCallError('signed-out');
  }
  if (answer.error) throw new ApiCallError(answer.error.code, answer.error);
  return answer;
}

const NAME = 'vatra.known-as';

/** Becomes a visitor with this name; whoever is one already gets it as a new name. */
export async function ensureVisitor(name: string): Promise<void> {
  if (savedKey() === undefined) {
    const { key } = await callApi('newVisitor', 'POST', '/visitors', { body: { name } });
    keepKey(key);
  } else if (localStorage.getItem(NAME) !== name) await callApi('rename', 'PATCH', '/me', { body: { name } });
  localStorage.setItem(NAME, name);
}
