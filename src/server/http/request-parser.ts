import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Route } from '../../protocol/index.ts';
import { ApiError } from '../api-error.ts';

type Raw = Readonly<Record<string, unknown>>;

interface ObjectSchema {
  readonly properties: Readonly<Record<string, { readonly type?: string }>>;
}

/** Addresses hold text only: what the schema calls a number is read as one. */
function numbered(schema: TSchema, raw: Raw): Raw {
  const { properties } = schema as unknown as ObjectSchema;
  const value: Record<string, unknown> = { ...raw };
  for (const key in value) {
    const text = value[key];
    const isNumber = Object.hasOwn(properties, key) && properties[key]!.type === 'integer';
    if (isNumber && typeof text === 'string' && /^\d{1,9}$/.test(text)) value[key] = Number(text);
  }
  return value;
}

/** The most levels of lists and objects in what is sent: far more than any game has, far fewer than a stack bears. */
export const MOST_LEVELS = 64;

/** True when lists and objects are nested deeper than so many levels. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const each of Object.values(value)) if (isDeeper(each, levels - 1)) return true;
  return false;
}

/** Checks one part of a request and names everything that is wrong with it. */
function part(schema: TSchema | undefined, where: string): (raw: unknown) => unknown {
  if (!schema) return () => undefined;
  const checker = Compile(schema);
  return (raw) => {
    // Whatever walks through a value later on relies on its depth.
    if (isDeeper(raw, MOST_LEVELS))
      throw new ApiError('bad-request', { problems: [{ path: where, code: 'too-deep' }] });
    if (checker.Check(raw)) return raw;
    const problems = [...checker.Errors(raw)]
      .slice(0, 10)
      .map(({ instancePath, keyword }) => ({ path: `${where}${instancePath.replaceAll('/', '.')}`, code: keyword }));
    throw new ApiError('bad-request', { problems });
  };
}

/** Reads a request at a door, by the schemas of that door. */
export function requestParser(
  route: Route,
): (request: FastifyRequest) => { params: unknown; query: unknown; body: unknown } {
  const params = part(route.params, 'params');
  const query = part(route.query, 'query');
  const body = part(route.body, 'body');
  return (request) => ({
    params: params(route.params && numbered(route.params, request.params as Raw)),
    query: query(route.query && numbered(route.query, request.query as Raw)),
    body: body(request.body),
  });
}
