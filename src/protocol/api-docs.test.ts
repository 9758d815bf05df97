import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { asyncApi, openApi } from './api-docs.ts';
import { CLIENT_MESSAGE_TEXTS, ERROR_TEXTS, SERVER_MESSAGE_TEXTS } from './api-texts.ts';
import { ROUTES } from './routes.ts';
import type { Route } from './route.ts';
import { ERRORS, HTTP_STATUS } from './constants.ts';
import { exampleOf } from './example.ts';
import { CLIENT_MESSAGES, SERVER_MESSAGES } from './messages.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly description?: string }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>;
}

interface OpenApi {
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, { readonly description: string }>> };
}

const document = openApi('1') as OpenApi;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('every route is in the document, with what it takes and gives', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  expect(document.paths['/api/tables/{id}/seats/{seat}']!['post']!.requestBody).toBeDefined();
  expect(JSON.parse(JSON.stringify(document.paths))).toEqual(document.paths);
});

test.for(operations)(
  '$operationId has a summary, a description, error answers, and parameters that are described',
  (o) => {
    expect(o.summary.length).toBeGreaterThan(3);
    expect(o.description).toMatch(/\.$/);
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...o.tags]));
    const refused = Object.keys(o.responses).filter((status) => status.startsWith('4'));
    expect(refused).not.toEqual([]);
    for (const [status, { $ref, description }] of Object.entries(o.responses))
      expect(description ?? document.components.responses[$ref!.split('/').at(-1)!]?.description, status).toBeTruthy();
    const silent = o.parameters.filter(({ description }) => !description).map(({ name }) => name);
    expect(silent, 'parameters without a text: give the schema a description, or add it to PARAMETER_TEXTS').toEqual(
      [],
    );
  },
);

test('every error code is explained where its status is', () => {
  const all = Object.values(document.components.responses)
    .map(({ description }) => description)
    .join('\n');
  for (const code of ERRORS) {
    expect(ERROR_TEXTS[code], code).toMatch(/^[A-Z].*\.$/);
    expect(all).toContain(`\`${code}\`: `);
  }
});

test('examples fit their schemas', () => {
  const schemas = [
    ...(Object.entries(ROUTES) as [string, Route][]).flatMap(([name, r]) => [
      { name: `${name} gives`, schema: r.gives },
      ...(r.body ? [{ name: `${name} takes`, schema: r.body }] : []),
    ]),
    ...Object.entries({ ...CLIENT_MESSAGES, ...SERVER_MESSAGES }).map(([name, schema]) => ({ name, schema })),
  ];
  const wrong = schemas.filter(({ schema }) => !Check(schema, exampleOf(schema))).map(({ name }) => name);
  expect(wrong, 'give the schema `examples`').toEqual([]);
});

test('the document names the base path of its server', () => {
  expect(document.servers).toMatchObject([{ url: '/' }]);
  expect((openApi('1', '/games/vatra') as OpenApi).servers).toMatchObject([{ url: '/games/vatra' }]);
});

test('every message of the socket is in the document, with a text', () => {
  const { channels } = asyncApi('1') as { channels: Record<string, { messages: Record<string, { summary: string }> }> };
  const heard = ['hello', 'watch', 'unwatch', 'act', 'why', 'final', 'hint', 'ping'];
  expect(Object.keys(channels['fromClient']!.messages)).toEqual(heard);
  expect(Object.keys(channels['fromServer']!.messages)).toContain('update');
  for (const text of [...Object.values(CLIENT_MESSAGE_TEXTS), ...Object.values(SERVER_MESSAGE_TEXTS)])
    expect(text).toMatch(/\.$/);
});

test('error codes are words, each once', () => {
  expect(new Set(ERRORS).size).toBe(ERRORS.length);
  expect(Object.keys(HTTP_STATUS).every((code) => (ERRORS as readonly string[]).includes(code))).toBe(true);
});
