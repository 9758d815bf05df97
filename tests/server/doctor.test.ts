import { type AddressInfo, connect } from 'node:net';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine, type RunningServer } from '../../src/server/index.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('doctor.db'), trustProxy: true }));
});
afterAll(async () => {
  await server?.close();
  place.remove();
});

/** A reverse proxy that sends what `change` makes of the headers of a visitor. `pages` answers a path in place of the server. */
async function startProxy(
  change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders,
  pages: Readonly<Record<string, object>> = {},
): Promise<{ readonly url: string; close(): void }> {
  const { hostname, port } = new URL(server.url);
  const proxy = createServer((asked, answer) => {
    const page = pages[asked.url!];
    if (page !== undefined) {
      answer.end(JSON.stringify(page));
      return;
    }
    const words = { hostname, port, path: asked.url!, method: asked.method!, headers: change(asked.headers) };
    asked.pipe(
      request(words, (given) => {
        answer.writeHead(given.statusCode!, given.headers);
        given.pipe(answer);
      }),
    );
  });
  proxy.on('upgrade', (asked, visitor) => {
    const behind = connect(Number(port), hostname);
    const lines = Object.entries(change(asked.headers)).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    behind.write(`GET ${asked.url!} HTTP/1.1\r\n${lines.join('')}\r\n`);
    visitor.pipe(behind).pipe(visitor);
    for (const socket of [visitor, behind]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** What doctor says of the site behind a proxy: verdict and text. */
async function saidOf(...words: Parameters<typeof startProxy>): Promise<readonly string[]> {
  const proxy = await startProxy(...words);
  try {
    const findings = await examine(testConfig({ data: place.file('doctor.db'), trustProxy: true, site: proxy.url }));
    return findings.map(({ verdict, text }) => `${verdict}: ${text}`);
  } finally {
    proxy.close();
  }
}

const without = (headers: IncomingHttpHeaders, name: string): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
const SOCKETS = 'good: sockets pass the proxy';

test('a proxy that replaces X-Forwarded-For is good', async () => {
  const said = await saidOf((headers) => ({ ...headers, 'x-forwarded-for': '127.0.0.1' }));
  expect(said).toEqual(expect.arrayContaining([SOCKETS, 'good: the proxy replaces X-Forwarded-For']));
  expect(said.filter((line) => line.startsWith('bad'))).toEqual([]);
});

test('a proxy that leaves X-Forwarded-For out is bad', async () => {
  const said = await saidOf((headers) => without(headers, 'x-forwarded-for'));
  expect(said).toEqual(expect.arrayContaining([SOCKETS, 'bad: the proxy does not send X-Forwarded-For']));
});

test('a proxy that passes a forged X-Forwarded-For on, or only adds to it, is bad', async () => {
  const told = 'bad: the proxy passes on the X-Forwarded-For that a visitor sends';
  expect(await saidOf((headers) => headers)).toContain(told);
  const add = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
    ...headers,
    'x-forwarded-for': [headers['x-forwarded-for'], '127.0.0.1'].filter(Boolean).join(', '),
  });
  expect(await saidOf(add)).toContain(told);
});

test('a proxy that replaces the name of the host keeps sockets of pages away, which is bad', async () => {
  const said = await saidOf((headers) => ({ ...headers, host: 'backend', 'x-forwarded-for': '127.0.0.1' }));
  expect(said).toContainEqual(expect.stringMatching(/^bad: sockets do not pass the proxy: .*403/));
});

test('a site with another version is told', async () => {
  const said = await saidOf((headers) => headers, { '/health': { status: 'ok', version: '0.9.0' } });
  expect(said).toContainEqual(expect.stringMatching(/^warning: http.* runs Vatra 0\.9\.0, this program is Vatra \d/));
});

test('what /health says of a visitor is kept by no cache', async () => {
  const answer = await fetch(`${server.url}/health`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
  expect(await answer.json()).toMatchObject({ forwardedFor: '198.51.100.7' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
