import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, readConfig } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';

const BASE = '/games/vatra';
const PAGE = `<head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/main.js"></script>
  </head>`;

describe('a server below a base path', () => {
  const place = scratch();
  let server: RunningServer;
  beforeAll(async () => {
    const page = place.file('client/index.html');
    mkdirSync(place.file('client/assets'), { recursive: true });
    writeFileSync(page, PAGE);
    writeFileSync(place.file('client/assets/main.js'), 'export {};');
    server = await startTestServer(testConfig({ data: place.file('base.db'), basePath: BASE }), dirname(page));
  });
  afterAll(async () => {
    await server?.close();
    place.remove();
  });

  test.each([BASE, `${BASE}/`, `${BASE}/table/abc?x=1`, '/', '/new/root'])(
    'serves the page at %s, with addresses below the path',
    async (path) => {
      const response = await fetch(`${server.url}${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const page = await response.text();
      expect(page).toContain(`<meta name="vatra-base" content="${BASE}" />`);
      expect([...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
        `${BASE}/icon.svg`,
        `${BASE}/assets/main.js`,
      ]);
      const again = await fetch(`${server.url}${path}`, {
        headers: { 'if-none-match': response.headers.get('etag')! },
      });
      expect(again.status).toBe(304);
    },
  );

  test.each([BASE, ''])(
    'answers files, the API and sockets below "%s": proxies pass the path on or cut it off',
    async (base) => {
      const url = `${server.url}${base}`;
      const file = await fetch(`${url}/assets/main.js`);
      expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'max-age=31536000, immutable']);
      expect((await fetch(`${url}/ready`)).status).toBe(200);
      const visitor = await Visitor.arrive(url, 'Ann');
      const client = await Client.connect(url, visitor.key);
      client.close();
    },
  );

  test('does not answer paths that only begin like it', async () => {
    expect((await fetch(`${server.url}${BASE}ish/assets/main.js`)).status).toBe(404);
  });
});

describe('the settings of a base path', () => {
  const read = (path: string, url: string) => readConfig({ VATRA_BASE_PATH: path, VATRA_URL: url });

  test.each([
    ['', 'https://a.example/', ['', 'https://a.example']],
    ['/games/vatra', 'https://a.example', [BASE, `https://a.example${BASE}`]],
    ['/games/vatra/', 'https://a.example/games/vatra/', [BASE, `https://a.example${BASE}`]],
    ['/games/vatra', '', [BASE, '']],
  ])('%s with the address %s', (path, url, wanted) => {
    const reading = read(path, url);
    expect(reading.ok && [reading.value.basePath, reading.value.site]).toEqual(wanted);
  });

  test.each([
    ['games', '', 'VATRA_BASE_PATH: not-a-path'],
    ['/a b', '', 'VATRA_BASE_PATH: not-a-path'],
    ['/a"b', '', 'VATRA_BASE_PATH: not-a-path'],
    ['/a', 'https://a.example/b', 'VATRA_URL: not-a-site'],
    ['', 'https://a.example/b', 'VATRA_URL: not-a-site'],
    ['', 'a.example', 'VATRA_URL: not-a-site'],
  ])('%s with the address %s is refused', (path, url, problem) => {
    const reading = read(path, url);
    expect(!reading.ok && reading.problems.map((one) => `${one.path}: ${one.code}`)).toEqual([problem]);
  });
});
