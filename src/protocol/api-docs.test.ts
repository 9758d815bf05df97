import { expect, test } from 'vitest';
import { asyncApi, openApi } from './api-docs.ts';
import { ROUTES } from './routes.ts';
import { ERRORS, HTTP_STATUS } from './constants.ts';

test('every door is in the document, with what it takes and gives', () => {
  const { paths } = openApi('1') as {
    paths: Record<string, Record<string, { operationId: string; requestBody?: unknown }>>;
  };
  const found = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation.operationId),
  );
  expect(found.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  expect(paths['/api/tables/{id}/seats/{seat}']!['post']!.requestBody).toBeDefined();
  expect(JSON.parse(JSON.stringify(paths))).toEqual(paths);
});

test('every message of the socket is in the document', () => {
  const { channels } = asyncApi('1') as { channels: Record<string, { messages: Record<string, unknown> }> };
  const heard = ['hello', 'watch', 'unwatch', 'act', 'why', 'final', 'hint', 'ping'];
  expect(Object.keys(channels['fromClient']!.messages)).toEqual(heard);
  expect(Object.keys(channels['fromServer']!.messages)).toContain('update');
});

test('error codes are words, each once', () => {
  expect(new Set(ERRORS).size).toBe(ERRORS.length);
  expect(Object.keys(HTTP_STATUS).every((code) => (ERRORS as readonly string[]).includes(code))).toBe(true);
});
