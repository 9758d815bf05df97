import type { TSchema } from 'typebox';
import { CLIENT_MESSAGE_TEXTS, ERROR_TEXTS, PARAMETER_TEXTS, SERVER_MESSAGE_TEXTS, TAG_TEXTS } from './api-texts.ts';
import { exampleOf } from './example.ts';
import { CLIENT_MESSAGES, SERVER_MESSAGES } from './messages.ts';
import { ErrorSchema, Token } from './schemas.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { ERRORS, type ErrorCode, HTTP_STATUS, INVITE_HEADER, PROTOCOL } from './constants.ts';

/** HTTP status of the error codes that have none of their own. */
const CONFLICT = 409;

interface ObjectSchema {
  readonly properties: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

function parameters(schema: TSchema | undefined, where: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties, required = [] } = schema as unknown as ObjectSchema;
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    description: (each as { description?: string }).description ?? PARAMETER_TEXTS[name] ?? `The ${name}.`,
    required: required.includes(name),
    schema: each,
  }));
}

const json = (schema: TSchema): object => ({ 'application/json': { schema, example: exampleOf(schema) } });

/** The error codes with an HTTP status. */
const codesOf = (status: number): readonly ErrorCode[] =>
  ERRORS.filter((code) => (HTTP_STATUS[code] ?? CONFLICT) === status);

/** The error statuses that a route may answer with. */
function errorStatuses(r: Route): number[] {
  const statuses = new Set([429, 500, 503]);
  if (r.body || r.params || r.query) statuses.add(400);
  if (r.key !== 'none') statuses.add(401);
  if (r.body || r.params || r.key === 'needed') for (const each of [403, 404, CONFLICT]) statuses.add(each);
  if (r.body) for (const each of [413, 422]) statuses.add(each);
  return [...statuses].sort((a, b) => a - b);
}

const statusName = (status: number): string => `Error${status}`;

function operation(name: string, r: Route): object {
  const security = r.key === 'needed' ? [{ key: [] }] : r.key === 'welcome' ? [{ key: [] }, {}] : [];
  const errors: Record<number, object> = {};
  for (const status of errorStatuses(r)) errors[status] = { $ref: `#/components/responses/${statusName(status)}` };
  return {
    operationId: name,
    tags: [tagOf(r)],
    summary: r.about.split(/(?<=[.:]) /)[0]!.replace(/[.:]$/, ''),
    description: r.about,
    security,
    parameters: [
      ...parameters(r.params, 'path'),
      ...parameters(r.query, 'query'),
      ...(r.key === 'welcome' && r.params
        ? [
            {
              name: INVITE_HEADER,
              in: 'header',
              description: 'An invitation to a private table.',
              required: false,
              schema: Token,
            },
          ]
        : []),
    ],
    ...(r.body && { requestBody: { required: true, content: json(r.body) } }),
    responses: { 200: { description: 'Done.', content: json(r.gives) }, ...errors },
  };
}

/** The group of a route: the first word of its path after `/api/`. */
const tagOf = (r: Route): string => r.path.split('/')[2]!;

/** The answer with an error status: the codes it may have, and an example. */
function errorResponse(status: number): object {
  const codes = codesOf(status);
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_TEXTS[code] ?? code}`).join('\n\n'),
    ...(status === 429 && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(
          codes.map((code) => [code, { summary: ERROR_TEXTS[code] ?? code, value: { error: { code } } }]),
        ),
      },
    },
  };
}

/** The OpenAPI document of the HTTP API of a server below a base path (empty: at the root of its host). */
export function openApi(server: string, basePath = ''): object {
  const paths: Record<string, Record<string, object>> = {};
  const routes = Object.entries(ROUTES) as [string, Route][];
  for (const [name, r] of routes) {
    const path = r.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[r.method.toLowerCase()] = operation(name, r);
  }
  const statuses = [...new Set(routes.flatMap(([, r]) => errorStatuses(r)))];
  const tags = [...new Set(routes.map(([, r]) => tagOf(r)))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vatra',
      version: server,
      description: 'Tables, seats, acts and views. Messages of the socket are in `/api/asyncapi.json`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath === '' ? '/' : basePath, description: 'This server.' }],
    tags: tags.map((name) => ({ name, description: TAG_TEXTS[name] ?? `Routes below \`/api/${name}\`.` })),
    paths,
    components: {
      schemas: { Error: { type: 'object', required: ['error'], properties: { error: ErrorSchema } } },
      responses: Object.fromEntries(statuses.map((status) => [statusName(status), errorResponse(status)])),
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'The key of a visitor.' } },
    },
  };
}

/** The AsyncAPI document of the socket of a server below a base path. */
export function asyncApi(server: string, basePath = ''): object {
  const messages = <N extends string>(of: Readonly<Record<N, TSchema>>, texts: Readonly<Record<N, string>>): object =>
    Object.fromEntries(
      (Object.keys(of) as N[]).map((name) => [
        name,
        {
          name,
          title: name,
          summary: texts[name],
          contentType: 'application/json',
          payload: of[name],
          examples: [{ name, payload: exampleOf(of[name]) }],
        },
      ]),
    );
  const refs = (of: object, side: string): object[] =>
    Object.keys(of).map((name) => ({ $ref: `#/channels/${side}/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Vatra',
      version: server,
      description: `Messages of the socket, version ${PROTOCOL}. Errors have the codes of \`/api/openapi.json\`.`,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    defaultContentType: 'application/json',
    channels: {
      fromClient: {
        address: `${basePath}/socket`,
        description: 'What a client sends.',
        messages: messages(CLIENT_MESSAGES, CLIENT_MESSAGE_TEXTS),
      },
      fromServer: {
        address: `${basePath}/socket`,
        description: 'What the server sends.',
        messages: messages(SERVER_MESSAGES, SERVER_MESSAGE_TEXTS),
      },
    },
    operations: {
      hear: {
        action: 'receive',
        summary: 'The server hears a client.',
        channel: { $ref: '#/channels/fromClient' },
        messages: refs(CLIENT_MESSAGES, 'fromClient'),
      },
      tell: {
        action: 'send',
        summary: 'The server tells its clients.',
        channel: { $ref: '#/channels/fromServer' },
        messages: refs(SERVER_MESSAGES, 'fromServer'),
      },
    },
  };
}
