import type { ErrorBody, ErrorCode, RouteResponse, RouteName } from '../../protocol/index.ts';
import { INVITE_HEADER, OPERATOR_HEADER } from '../../protocol/constants.ts';
import { noteBan } from '../manners/ban-state.ts';
import { fileAddress, isStatic } from './address.ts';

/** Why a call failed: the server's error code, or no answer. */
export type ApiCallErrorCode = ErrorCode | 'unreachable';

/** A failed API call. */
export class ApiCallError extends Error {
  readonly code: ApiCallErrorCode;
  readonly problems: NonNullable<ErrorBody['problems']>;
  /** Delay before the next try, in ms; undefined when the server named none. */
  readonly retryAfter: number | undefined;
  constructor(code: ApiCallErrorCode, { problems = [], retryAfter }: Partial<ErrorBody> = {}) {
    super(code);
    this.code = code;
    this.problems = problems;
    this.retryAfter = retryAfter === undefined ? undefined : retryAfter * 1000;
  }
}

/** The code of an error thrown by an API call. */
export const codeOf = (error: unknown): ApiCallErrorCode =>
  error instanceof ApiCallError ? error.code : 'unreachable';

const KEY_ITEM = 'vatra.key';

/** The key of this browser's visitor. The server stores only its hash. */
export function savedKey(): string | undefined {
  return localStorage.getItem(KEY_ITEM) ?? undefined;
}

/** Saves the visitor's key; undefined deletes it. */
export function saveKey(key: string | undefined): void {
  if (key === undefined) localStorage.removeItem(KEY_ITEM);
  else localStorage.setItem(KEY_ITEM, key);
}

/** Deletes an invalid key, unless the browser has another one by now. */
export function forgetKey(key: string): void {
  if (savedKey() === key) saveKey(undefined);
}

interface ApiCallOptions {
  readonly body?: object;
  readonly invite?: string | undefined;
  /** The operators' token. */
  readonly operator?: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Longest total wait for a busy server, in ms. */
const MAX_RETRY_WAIT_MS = 8_000;

/** Waits `ms` plus up to a quarter more, so that clients do not retry at the same time. */
export const waitWithJitter = (ms: number): Promise<void> =>
  new Promise((done) => setTimeout(done, ms * (1 + Math.random() / 4)));

/** Calls an API route and retries while the server is busy. Throws `ApiCallError` if it refuses or cannot be reached. */
export async function callApi<N extends RouteName>(
  route: N,
  method: Method,
  path: string,
  options: ApiCallOptions = {},
): Promise<RouteResponse<N>> {
  for (let waitLeft = MAX_RETRY_WAIT_MS; ; ) {
    try {
      return await call(route, method, path, options);
    } catch (error) {
      const isTransient = error instanceof ApiCallError && (error.code === 'busy' || error.code === 'too-many');
      const delay = isTransient ? (error.retryAfter ?? Infinity) : Infinity;
      if (delay > waitLeft) throw error;
      waitLeft -= delay;
      await waitWithJitter(delay);
    }
  }
}

async function call<N extends RouteName>(
  _route: N,
  method: Method,
  path: string,
  { body, invite, operator }: ApiCallOptions,
): Promise<RouteResponse<N>> {
  if (!navigator.onLine || isStatic()) throw new ApiCallError('unreachable');
  const key = savedKey();
  let answer: RouteResponse<N> & { readonly error?: ErrorBody };
  try {
    const response = await fetch(fileAddress(`/api${path}`), {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(invite !== undefined && { [INVITE_HEADER]: invite }),
        ...(operator !== undefined && { [OPERATOR_HEADER]: operator }),
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
  if (answer.error?.code === 'banned') noteBan(answer.error.reason ?? '', answer.error.until);
  if (answer.error) throw new ApiCallError(answer.error.code, answer.error);
  return answer;
}

const NAME_ITEM = 'vatra.known-as';

/** Creates a visitor with this name, or renames the visitor that exists. */
export async function ensureVisitor(name: string): Promise<void> {
  if (savedKey() === undefined) {
    const { key } = await callApi('newVisitor', 'POST', '/visitors', { body: { name } });
    saveKey(key);
  } else if (localStorage.getItem(NAME_ITEM) !== name) await callApi('rename', 'PATCH', '/me', { body: { name } });
  localStorage.setItem(NAME_ITEM, name);
}
