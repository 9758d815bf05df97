import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import { Visitor } from './client.testkit.ts';
import { TEST_GAMES } from './games.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { seatedTable } from './table.testkit.ts';

const place = scratch();
const lines: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  server = await startServer(testConfig({ data: place.file('hardening.db') }), {
    games: TEST_GAMES,
    log: pino({ level: 'trace' }, stream),
  });
});
afterAll(async () => {
  await server.close();
  place.remove();
});
afterEach(() => void vi.restoreAllMocks());

/** Sends a request byte by byte as it is written, and gives the first line of the answer. */
function statusOf(url: string, path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const line = connect(Number(port), hostname);
    let text = '';
    line.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.includes('\r\n')) return;
      line.destroy();
      resolve(text.slice(0, text.indexOf('\r\n')));
    });
    line.on('error', reject);
    line.on('close', () => resolve(text));
    const all = Object.entries({ Host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
    line.write(`GET ${path} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n`);
  });
}

const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

describe('limits', () => {
  test('go on when the clock of the machine is set back by an hour', async () => {
    const strict = await startTestServer(testConfig({ data: place.file('clock.db'), perMinute: 60 }));
    expect((await fetch(`${strict.url}/health`)).status).toBe(200);
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    for (let i = 0; i < 5; i++) expect((await fetch(`${strict.url}/health`)).status).toBe(200);
    vi.restoreAllMocks();
    await strict.close();
  });

  test('wrong passwords for a login that reads like an address cost that address nothing', async () => {
    const nobody = new Visitor(server.url);
    const guess = (login: string): Promise<string> =>
      nobody.call('POST', '/api/login', { login, password: 'a wrong guess' }).then(
        () => 'in',
        (error: Error) => error.message,
      );
    const first = await Promise.all(Array.from({ length: 12 }, () => guess('127.0.0.1')));
    expect(first.filter((answer) => answer === 'too-many')).toHaveLength(4);
  });
});

describe('what is nested too deep', () => {
  const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const send = (path: string, body: string, key?: string): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body,
    });

  test.each([65, 60_000])('a position of %i levels is refused with a reason', async (levels) => {
    const body = `{"game":"root","rules":"1","text":"deep","position":${nested(levels)}}`;
    const response = await send('/api/reports', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { code: 'bad-request', problems: [{ path: 'body', code: 'too-deep' }] },
    });
  });

  test('a position of 60 levels is taken, settings of 7,000 are not', async () => {
    const body = `{"game":"root","rules":"1","text":"not so deep","position":${nested(60)}}`;
    expect((await send('/api/reports', body)).status).toBe(200);
    const { key } = await Visitor.arrive(server.url, 'Ann');
    expect((await send('/api/tables', `{"game":"embers","settings":${nested(7000)}}`, key)).status).toBe(400);
  });
});

describe('sockets', () => {
  test.each(['/', '/health', '/api/tables', '/nowhere', '/table/abc', '/socket/x', '/socket%2f', '/assets/x.js'])(
    'an upgrade of %s gets 404 and no 101',
    async (path) => {
      expect(await statusOf(server.url, path, UPGRADE)).toBe('HTTP/1.1 404 Not Found');
      expect(await statusOf(server.url, path, { ...UPGRADE, Origin: 'https://evil.example' })).toMatch(/ 404 /);
    },
  );

  test('the origin is looked at before the upgrade, and nothing raw gets into the log', async () => {
    expect(await statusOf(server.url, '/socket', UPGRADE)).toBe('HTTP/1.1 101 Switching Protocols');
    expect(await statusOf(server.url, '/socket', { ...UPGRADE, Origin: 'https://evil.example' })).toMatch(/ 403 /);
    expect(await statusOf(server.url, '/socket', { ...UPGRADE, Origin: 'null' })).toMatch(/ 403 /);
    await statusOf(server.url, '/health?key=raw-secret', UPGRADE);
    await statusOf(server.url, '/raw-secret', { ...UPGRADE, Origin: 'https://raw-secret.example' });
    await statusOf(server.url, '/socket?key=raw-secret', { ...UPGRADE, Origin: 'https://evil.example' });
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('')).not.toContain('raw-secret');
  });

  test('control pings count as messages: a flood of them ends the connection', async () => {
    const strict = await startTestServer(testConfig({ data: place.file('pings.db'), messagesPerSecond: 30 }));
    const socket = new WebSocket(`${strict.url.replace('http', 'ws')}/socket`);
    let answered = 0;
    socket.on('error', () => {});
    socket.on('pong', () => answered++);
    const gone = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.ping('hello');
    await expect.poll(() => answered).toBe(1);
    for (let i = 0; i < 20_000 && socket.readyState === WebSocket.OPEN; i++) socket.ping();
    await gone;
    expect(answered).toBeLessThan(200);
    await strict.close();
  });
});

describe('what operators look at', () => {
  test('metrics are for the machine itself, and not for whom a proxy asks', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
      expect((await fetch(`${server.url}/metrics`, { headers: { [name]: '127.0.0.1' } })).status).toBe(401);
    expect((await fetch(`${server.url}/reports`)).status).toBe(401);
  });

  test('where a proxy is expected, or a token is set, only the token opens them', async () => {
    const proxied = await startTestServer(testConfig({ data: place.file('proxied.db'), trustProxy: true }));
    expect((await fetch(`${proxied.url}/metrics`)).status).toBe(401);
    await proxied.close();
    const closed = await startTestServer(testConfig({ data: place.file('token.db'), metricsToken: 'operator' }));
    expect((await fetch(`${closed.url}/metrics`)).status).toBe(401);
    const authorization = 'Bearer operator';
    expect((await fetch(`${closed.url}/metrics`, { headers: { authorization } })).status).toBe(200);
    await closed.close();
  });
});

describe('headers', () => {
  test.each(['/', '/health', '/api/tables', '/nowhere', '/%zz', '/api/tables/%zz'])(
    'the answer of %s is hardened',
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  test('a site with TLS says so for a year', async () => {
    const site = 'https://vatra.example';
    const safe = await startTestServer(testConfig({ data: place.file('tls.db'), site }));
    const { headers } = await fetch(`${safe.url}/health`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await safe.close();
  });
});

describe('names, titles and lines', () => {
  const RLO = '\u202E';

  test('that nobody can see are refused, or are none', async () => {
    const nobody = new Visitor(server.url);
    for (const name of ['\u3164', '\u2800\u2800', '\u115F \uFFA0', '\u0301', `${RLO}\u0007`])
      await expect(nobody.call('POST', '/api/visitors', { name })).rejects.toThrow('bad-request');
    const ann = await Visitor.arrive(server.url, `A${RLO}nn\u3164`);
    expect(await ann.call('GET', '/api/me')).toMatchObject({ name: 'A nn' });
    await expect(ann.call('PATCH', '/api/me', { name: '\u3164' })).rejects.toThrow('bad-request');
    await expect(
      ann.call('POST', '/api/me/account', { login: '\u3164\u3164\u3164', password: 'a long secret' }),
    ).rejects.toThrow('bad-request');
    const table = (title: string): Promise<{ title: string }> =>
      ann.table('POST', '', { game: 'embers', settings: { seats: 2 }, title });
    expect(await table(`safe${RLO}gnp.exe\u0007\n`)).toMatchObject({ title: 'safe gnp.exe' });
    expect(await table('\u3164\u200B')).toMatchObject({ title: '' });
    expect(await table('e\u0301te\u0301')).toMatchObject({ title: 'été' });
  });

  test('lines of chat keep their words and lose what hides', async () => {
    const { id } = await seatedTable(server.url);
    const guest = await Visitor.arrive(server.url, 'Guest');
    await guest.act(id, { do: 'chat', room: 'spectators', text: `look ${RLO}here\u0007\n❤️` });
    await expect(guest.act(id, { do: 'chat', room: 'spectators', text: '\u3164' })).rejects.toThrow('bad-request');
    const { lines: said } = await guest.call<{ lines: { text: string }[] }>(
      'GET',
      `/api/tables/${id}/chat?room=spectators`,
    );
    expect(said.map(({ text }) => text)).toEqual(['look  here \n❤️']);
  });
});
