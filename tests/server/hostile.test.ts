import { createConnection } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { playSeat, type SeatedTable, seatedTable } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
let table: SeatedTable;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('hostile.db'), socketsPerAddress: 400 }));
  table = await seatedTable(server.url, {}, { seats: 2 });
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const refusal = (code: string): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code }) as unknown });
const version = async (): Promise<number> => (await table.visitors[0]!.moment(table.id, 0)).version;

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** A socket without manners; keeps what it is told. */
async function rawSocket(
  headers: Record<string, string> = {},
  url = server.url,
): Promise<{ socket: WebSocket; said: ServerMessage[]; gone: Promise<number> }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
  const said: ServerMessage[] = [];
  socket.on('message', (data) => said.push(JSON.parse((data as Buffer).toString()) as ServerMessage));
  socket.on('error', () => {});
  const gone = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { socket, said, gone };
}

describe('messages that make no sense', () => {
  test('are answered with a code, change nothing, and too many of them end the connection', async () => {
    const before = await version();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string(), fc.json(), act()), { minLength: 1, maxLength: 30 }),
        async (texts) => {
          const { socket, said } = await rawSocket();
          socket.send(JSON.stringify({ type: 'hello', protocol: 1, key: table.visitors[1]!.key }));
          for (const text of texts) socket.send(text);
          socket.send(JSON.stringify({ type: 'ping', id: 77 }));
          await expect
            .poll(() => said.length > 0 && (socket.readyState === WebSocket.CLOSED || said.length >= texts.length))
            .toBe(true);
          expect(said.every((message) => message.type !== 'state' && message.type !== 'update')).toBe(true);
          socket.terminate();
        },
      ),
      { numRuns: 25 },
    );
    expect(await version()).toBe(before);
    const { socket, gone } = await rawSocket();
    for (let i = 0; i < 40; i++) socket.send('{"type":"dance","id":1}');
    await gone;
  });

  /** Acts of somebody else's seat, in every shape. */
  function act(): fc.Arbitrary<string> {
    const field = fc.oneof(fc.constant(0), fc.constant(-1), fc.string(), fc.constant(null), fc.integer());
    return fc
      .record({
        do: fc.constantFrom('answer', 'undo', 'withdraw', 'aside', 'orders', 'bot', '__proto__'),
        seat: fc.constantFrom(0, 6, 99),
        question: field,
        says: fc.array(field),
        move: field,
        to: field,
        on: field,
        orders: field,
      })
      .map((body) => JSON.stringify({ type: 'act', id: 5, table: table.id, act: body }));
  }

  test('too big a message ends the connection; too big a request is refused', async () => {
    const { socket, gone } = await rawSocket();
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, key: 'x'.repeat(40_000) }));
    expect(await gone).toBe(1009);
    const [ann] = table.visitors;
    const big = ann!.call('POST', `/api/tables/${table.id}/seats/0`, { entropy: 'x'.repeat(40_000) });
    await expect(big).rejects.toEqual(refusal('too-large'));
    // A new table may bring the values of a box, which are larger, but not anything.
    const bigger = ann!.call('POST', '/api/tables', { game: 'embers', settings: 'x'.repeat(300_000) });
    await expect(bigger).rejects.toEqual(refusal('too-large'));
    const long = ann!.call('POST', '/api/tables', { game: 'embers', settings: 'x'.repeat(40_000) });
    await expect(long).rejects.toEqual(refusal('settings'));
  });

  test('binary, another protocol, no hello and a foreign page are refused', async () => {
    const first = await rawSocket();
    first.socket.send(Buffer.from([1, 2, 3]));
    await expect.poll(() => first.said[0]).toMatchObject({ type: 'error', error: { code: 'bad-request' } });
    first.socket.send(JSON.stringify({ type: 'watch', id: 3, table: table.id }));
    await expect.poll(() => first.said[1]).toMatchObject({ id: 3, error: { code: 'no-key' } });
    first.socket.send(JSON.stringify({ type: 'hello', protocol: 99 }));
    await expect.poll(() => first.said[2]).toMatchObject({ error: { code: 'wrong-protocol' } });
    first.socket.terminate();
    await expect(rawSocket({ origin: 'https://evil.example' })).rejects.toThrow('403');
    const own = await rawSocket({ origin: server.url });
    own.socket.terminate();
  });

  test('keys that are void, codes that are guessed and paths that lead nowhere', async () => {
    await expect(Client.connect(server.url, 'A'.repeat(43))).rejects.toEqual(refusal('no-key'));
    const nobody = new Visitor(server.url);
    await expect(nobody.call('POST', '/api/visitors/claim', { code: 'aaaaaaaaaaaa' })).rejects.toEqual(
      refusal('bad-code'),
    );
    await expect(nobody.call('GET', '/api/tables/../../etc/passwd')).rejects.toBeInstanceOf(Error);
    await expect(nobody.call('GET', `/api/tables/${'x'.repeat(16)}`)).rejects.toEqual(refusal('no-table'));
    await expect(nobody.call('GET', "/api/tables/'%20or%20'1'='1")).rejects.toEqual(refusal('bad-request'));
    const response = await fetch(`${server.url}/api/visitors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":',
    });
    expect(response.status).toBe(400);
  });
});

describe('people who want what is not theirs', () => {
  test('a stranger sees no seat, moves no seat, and is told no more than a spectator', async () => {
    const stranger = await Visitor.arrive(server.url, 'Stranger');
    const client = await Client.connect(server.url, stranger.key);
    await expect(client.watch(table.id, 0)).rejects.toEqual(refusal('not-yours'));
    await expect(stranger.moment(table.id, 0)).rejects.toEqual(refusal('not-yours'));
    await expect(stranger.call('GET', `/api/tables/${table.id}/events?seat=1`)).rejects.toEqual(refusal('not-yours'));
    await expect(stranger.call('GET', `/api/tables/${table.id}/seats/0/refusals`)).rejects.toEqual(
      refusal('not-yours'),
    );
    await expect(stranger.call('GET', `/api/tables/${table.id}/chat?room=seats`)).rejects.toEqual(
      refusal('not-allowed'),
    );
    await expect(stranger.call('GET', `/api/tables/${table.id}/journal`)).rejects.toEqual(refusal('not-ended'));
    await client.watch(table.id);
    const { moment } = client.at(table.id);
    expect(moment).toMatchObject({ offered: [], asides: [], question: -1, undo: [] });
    expect((moment!.view as { hand: unknown[] }).hand).toEqual([]);
    client.close();
  });

  test('replayed and reused move ids do nothing twice', async () => {
    const { visitors, id } = await seatedTable(server.url, {}, { seats: 2 });
    const [ann, bob] = visitors as [Visitor, Visitor];
    const moment = await ann.moment(id, 0);
    const act = { do: 'answer' as const, seat: 0, question: moment.question, says: [moment.offered[0]!], move: 'same' };
    const acks = await Promise.all(Array.from({ length: 10 }, () => ann.act(id, act)));
    expect(acks.filter((ack) => ack.repeated !== true)).toHaveLength(1);
    expect(new Set(acks.map((ack) => ack.version)).size).toBe(1);
    // The same name of a move from another seat is another move.
    const other = await bob.moment(id, 1);
    const own = await bob.act(id, { ...act, seat: 1, question: other.question, says: [other.offered[0]!] });
    expect(own.repeated).toBeUndefined();
    await expect(bob.act(id, act)).rejects.toEqual(refusal('not-yours'));
  });
});

describe('floods', () => {
  test('more messages than anybody can play are refused and then cut off', async () => {
    const strict = await startTestServer(testConfig({ data: place.file('flood.db'), messagesPerSecond: 30 }));
    const { socket, said, gone } = await rawSocket({}, strict.url);
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    for (let i = 0; i < 2000; i++) socket.send(`{"type":"ping","id":${i}}`);
    expect(await gone).toBe(1008);
    expect(said.some((message) => message.type === 'error' && message.error.code === 'too-many')).toBe(true);
    expect(said.length).toBeLessThan(200);
    await strict.close();
  });

  test('requests of one address are limited', async () => {
    const strict = await startTestServer(
      testConfig({ data: place.file('strict.db'), perMinute: 60, socketsPerAddress: 3 }),
    );
    const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(`${strict.url}/health`)));
    expect(answers.some((answer) => answer.status === 429)).toBe(true);
    await strict.close();
  });

  test('the files of the app have a limit of their own, wide enough for several people behind one address', async () => {
    const strict = await startTestServer(testConfig({ data: place.file('files.db'), perMinute: 60 }));
    const fetchAll = async (count: number): Promise<number[]> => {
      const answers = await Promise.all(Array.from({ length: count }, () => fetch(`${strict.url}/assets/none.js`)));
      return answers.map((answer) => answer.status);
    };
    expect(await fetchAll(600)).not.toContain(429);
    expect(await fetchAll(900)).toContain(429);
    await strict.close();
  });

  test('sockets of one address are limited', async () => {
    const strict = await startTestServer(testConfig({ data: place.file('few.db'), socketsPerAddress: 3 }));
    const clients = await Promise.all([1, 2, 3].map(() => Client.connect(strict.url)));
    await expect(Client.connect(strict.url)).rejects.toThrow('429');
    clients[0]!.close();
    await expect
      .poll(async () =>
        Client.connect(strict.url).then(
          (client) => client.open,
          () => false,
        ),
      )
      .toBe(true);
    await strict.close();
  });

  test('a reader that never reads is dropped before it fills the memory', async () => {
    const dropped = (): Promise<number> => metric('vatra_sockets_dropped_total{why="slow"}');
    const before = await dropped();
    const slow = await Client.connect(server.url);
    await slow.watch(table.id);
    slow.pause();
    // Every line asks for the whole view again; nobody reads it.
    for (let i = 0; i < 20_000; i++) slow.send({ type: 'watch', id: i, table: table.id });
    await expect.poll(dropped, { timeout: 30_000 }).toBe(before + 1);
    slow.close();
  });

  test('half-open connections hold up nobody', async () => {
    const { id, visitors } = await seatedTable(server.url);
    const halfOpen = Array.from({ length: 50 }, () => createConnection(Number(new URL(server.url).port), '127.0.0.1'));
    for (const socket of halfOpen) {
      socket.on('error', () => {});
      socket.write('GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n');
    }
    const clients = await Promise.all(visitors.map((visitor) => Client.connect(server.url, visitor.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat + 9)));
    expect(clients[0]!.at(id, 0).moment!.over).toBe(true);
    // Some stay open: the server must be able to stop nevertheless.
    for (const client of clients) client.close();
  });
});

test('after all this the table plays on, and every answer carries a strict policy', async () => {
  const clients = await Promise.all(table.visitors.map((visitor) => Client.connect(server.url, visitor.key)));
  await Promise.all(clients.map((client, seat) => client.watch(table.id, seat)));
  await Promise.all(clients.map((client, seat) => playSeat(client, table.id, seat, seat)));
  for (const client of clients) client.close();
  const response = await fetch(`${server.url}/`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { openapi: string };
  expect(document.openapi).toBe('3.1.0');
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
});
