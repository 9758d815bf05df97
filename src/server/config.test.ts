import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, ENV_VARIABLES } from './config.ts';
import { VERSION } from './version.ts';

test('an empty environment gives the default server', () => {
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

const root = new URL('../../', import.meta.url);

test('the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
  expect(VERSION).toBe(version);
});

test('docs/hosting.md explains every variable once, with its default', () => {
  const page = readFileSync(new URL('docs/hosting.md', root), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| .+ \| ?(.*?) ?\|$/gm)].map(
    ([, name, value]) => `${name}=${value}`,
  );
  const variables = ENV_VARIABLES.map(({ name, fallback }) => `${name}=${fallback}`);
  expect(rows.toSorted()).toEqual(variables.toSorted());
});
