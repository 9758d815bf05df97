import { expect, test } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

test('an empty environment gives the usual server', () => {
  const reading = readConfig({});
  expect(reading).toMatchObject({ ok: true, value: { host: '127.0.0.1', port: 3000, data: 'data/vatra.db' } });
  expect(reading.ok && reading.value.database).toBeUndefined();
});

test('everything wrong is listed by the name of its variable', () => {
  const reading = readConfig({ VATRA_PORT: 'x', VATRA_LOG: 'loud', DATABASE_URL: 'mysql://x', VATRA_IDLE_MS: '-1' });
  expect(reading.ok).toBe(false);
  const paths = reading.ok ? [] : reading.problems.map((problem) => problem.path);
  expect(paths).toEqual(['DATABASE_URL', 'VATRA_PORT', 'VATRA_LOG', 'VATRA_IDLE_MS']);
});

test('every variable is explained once', () => {
  expect(new Set(VARIABLES.map(({ name }) => name)).size).toBe(VARIABLES.length);
  expect(VARIABLES.every(({ about }) => about !== '')).toBe(true);
});
