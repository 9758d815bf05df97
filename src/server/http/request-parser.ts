import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Route } from '../../protocol/index.ts';
import { ApiError } from '../api-error.ts';

type Raw = Readonly<Record<string, unknown>>;

interface ObjectSchema {
  readonly properties: Readonly<Record<string, { readonly type?: string }>>;
}

/** Converts the integers of an address, which holds text only, by its schema. */
function withIntegers(schema: TSchema, raw: Raw): Raw {
  const { properties } = schema as unknown as ObjectSchema;
  const value: Record<string, unknown> = { ...raw };
  for (const key in value) {
    const text = value[key];
    const isNumber = Object.hasOwn(properties, key) && properties[key]!.type === 'integer';
    if (isNumber && typeof text === 'string' && /^\d{1,9}$/.test(text)) value[key] = Number(text);
  }
  return value;
}

/** Most nested lists and objects in a request. Deeper ones could overflow the stack; no game needs nearly as many. */
export const MOST_LEVELS = 64;

/** True when lists and objects are nested deeper than `levels`. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  // Unlike `Object.values`, this makes no list: every message and every request is checked.
  for (const name in value) if (isDeeper((value as Readonly<Record<string, unknown>>)[name], levels - 1)) return true;
  return false;
}

/** A check of one part of a request. It throws with up to ten problems. */
function partChecker(schema: TSchema | undefined, where: string): (raw: unknown) => unknown {
  if (!schema) return () => undefined;
  const checker = Compile(schema);
  return (raw) => {
    // Recursive code relies on this limit.
    if (isDeeper(raw, MOST_LEVELS))
      throw new ApiError('bad-request', { problems: [{ path: where, code: 'too-deep' }] });
    if (checker.Check(raw)) return raw;
    const problems = [...checker.Errors(raw)]
      .slice(0, 10)
      .map(({ instancePath, keyword }) => ({ path: `${where}${instancePath.replaceAll('/', '.')}`, code: keyword }));
    throw new ApiError('bad-request', { problems });
  };
}

/** Parses and checks the requests of a route. */
export function requestParser(
  route: Route,
): (request: FastifyRequest) => { params: unknown; query: unknown; body: unknown } {
  const params = partChecker(route.params, 'params');
  const query = partChecker(route.query, 'query');
  const body = partChecker(route.body, 'body');
  return (request) => ({
    params: params(route.params && withIntegers(route.params, request.params as Raw)),
    query: query(route.query && withIntegers(route.query, request.query as Raw)),
    body: body(request.body),
  });
}
