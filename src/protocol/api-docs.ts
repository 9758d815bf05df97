import type { TSchema } from 'typebox';
import { CLIENT_MESSAGES, SERVER_MESSAGES } from './messages.ts';
import { ErrorSchema, Token } from './schemas.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { INVITE_HEADER, PROTOCOL } from './constants.ts';

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
    required: required.includes(name),
    schema: each,
  }));
}

const json = (schema: TSchema): object => ({ 'application/json': { schema } });

function operation(name: string, r: Route): object {
  const security = r.key === 'needed' ? [{ key: [] }] : r.key === 'welcome' ? [{ key: [] }, {}] : [];
  return {
    operationId: name,
    summary: r.about,
    security,
    parameters: [
      ...parameters(r.params, 'path'),
      ...parameters(r.query, 'query'),
      ...(r.key === 'welcome' && r.params
        ? [{ name: INVITE_HEADER, in: 'header', required: false, schema: Token }]
        : []),
    ],
    ...(r.body && { requestBody: { required: true, content: json(r.body) } }),
    responses: {
      200: { description: 'Done.', content: json(r.gives) },
      default: {
        description: 'Not done.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** The OpenAPI document of the HTTP API. */
export function openApi(server: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, r] of Object.entries(ROUTES) as [string, Route][]) {
    const path = r.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[r.method.toLowerCase()] = operation(name, r);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vatra', version: server, description: 'Tables, seats, acts and views.' },
    paths,
    components: {
      schemas: { Error: { type: 'object', required: ['error'], properties: { error: ErrorSchema } } },
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'The key of a visitor.' } },
    },
  };
}

/** The AsyncAPI document of the socket. */
export function asyncApi(server: string): object {
  const messages = (of: Readonly<Record<string, TSchema>>): object =>
    Object.fromEntries(Object.entries(of).map(([name, payload]) => [name, { name, payload }]));
  const refs = (of: object, side: string): object[] =>
    Object.keys(of).map((name) => ({ $ref: `#/channels/${side}/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: { title: 'Vatra', version: server, description: `Messages of the socket, version ${PROTOCOL}.` },
    channels: {
      fromClient: { address: '/socket', messages: messages(CLIENT_MESSAGES) },
      fromServer: { address: '/socket', messages: messages(SERVER_MESSAGES) },
    },
    operations: {
      hear: {
        action: 'receive',
        channel: { $ref: '#/channels/fromClient' },
        messages: refs(CLIENT_MESSAGES, 'fromClient'),
      },
      tell: {
        action: 'send',
        channel: { $ref: '#/channels/fromServer' },
        messages: refs(SERVER_MESSAGES, 'fromServer'),
      },
    },
  };
}
