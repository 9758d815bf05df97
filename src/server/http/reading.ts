import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Route } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';

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

/** Checks one part of a request and names everything that is wrong with it. */
function part(schema: TSchema | undefined, where: string): (raw: unknown) => unknown {
  if (!schema) return () => undefined;
  const checker = Compile(schema);
  return (raw) => {
    if (checker.Check(raw)) return raw;
    const problems = [...checker.Errors(raw)]
      .slice(0, 10)
      .map(({ instancePath, keyword }) => ({ path: `${where}${instancePath.replaceAll('/', '.')}`, code: keyword }));
    throw new Refused('bad-request', { problems });
  };
}

/** Reads a request at a door, by the schemas of that door. */
export function reader(route: Route): (request: FastifyRequest) => { params: unknown; query: unknown; body: unknown } {
  const params = part(route.params, 'params');
  const query = part(route.query, 'query');
  const body = part(route.body, 'body');
  return (request) => ({
    params: params(route.params && numbered(route.params, request.params as Raw)),
    query: query(route.query && numbered(route.query, request.query as Raw)),
    body: body(request.body),
  });
}
