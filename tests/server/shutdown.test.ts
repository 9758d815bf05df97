import { createConnection, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { Client } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { seatedTable } from './table.testkit.ts';

const place = scratch();
const lines: Socket[] = [];
afterAll(() => {
  for (const line of lines) line.destroy();
  place.remove();
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A connection to the server before anything was sent. */
function line(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = createConnection({ host: hostname, port: Number(port), allowHalfOpen: true }, () => done(socket));
    socket.on('error', fail);
    lines.push(socket);
  });
}

const HANDSHAKE = [
  'GET /socket HTTP/1.1',
  'Host: vatra',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
].join('\r\n');

/** Longest time in which a server ends, whatever connections remain: two seconds for farewells, the rest for a busy machine. */
const MOST_MS = 10_000;

async function endsInTime(close: () => Promise<void>): Promise<boolean> {
  return await Promise.race([close().then(() => true), pause(MOST_MS).then(() => false)]);
}

test('a server ends although people cling to it: silent ones, half requests, handshakes at the last moment, no farewells', async () => {
  const server = await startTestServer(testConfig({ data: place.file('clinging.db') }));
  const { id, visitors } = await seatedTable(server.url);
  const deaf = await Client.connect(server.url, visitors[0]!.key);
  await deaf.watch(id, 0);
  // Never answers a farewell.
  deaf.pause();
  await line(server.url);
  (await line(server.url)).write('POST /api/visitors HTTP/1.1\r\nHost: vatra\r\nContent-Length: 100\r\n\r\n{');
  (await line(server.url)).write(HANDSHAKE);
  const ready = await Promise.all(Array.from({ length: 10 }, () => line(server.url)));
  const ending = endsInTime(() => server.close());
  // These are let in just while the server says goodbye to all others.
  for (const each of ready) {
    each.on('error', () => {});
    each.write(`${HANDSHAKE}\r\n\r\n`);
    await pause(2);
  }
  expect(await ending).toBe(true);
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed');
});

test('who asks a server to end while it ends hears when it has', async () => {
  const server = await startTestServer(testConfig({ data: place.file('twice.db') }));
  const [first, second] = [server.close(), server.close()];
  expect(await endsInTime(() => second)).toBe(true);
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed');
  await first;
});
