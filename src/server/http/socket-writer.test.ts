import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { SocketWriter } from './socket-writer.ts';

/** The server's end of a connection. */
interface TestSocket {
  readonly writer: SocketWriter;
  readonly socket: WebSocket;
}

let server: Server;
let serverEnd: TestSocket;
const packets: number[] = [];

beforeAll(async () => {
  server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket, request) => {
    serverEnd = { socket, writer: new SocketWriter(socket, request.socket) };
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterAll(() => void server.close());

/** Connects, lets the server write, and returns what arrived. */
async function receivedTexts(write: (socket: TestSocket) => void, count: number): Promise<string[]> {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const texts: string[] = [];
  const all = new Promise<void>((done, fail) => {
    client.on('error', fail);
    client.on('message', (data, binary) => {
      expect(binary).toBe(false);
      if (texts.push((data as Buffer).toString()) === count) done();
    });
  });
  await new Promise((done) => client.once('open', done));
  (client as unknown as { _socket: Socket })._socket.on('data', (data: Buffer) => packets.push(data.length));
  write(serverEnd);
  await all;
  const ended = new Promise((done) => client.once('close', done));
  serverEnd.socket.close();
  await ended;
  return texts;
}

test('texts of every length arrive whole, in any script and in order', async () => {
  const lengths = [0, 1, 125, 126, 127, 128, 255, 256, 33_000, 65_535, 65_536, 70_000];
  const texts = lengths.flatMap((length) => ['x'.repeat(length), 'і'.repeat(length), `${'x'.repeat(length)}é`]);
  expect(await receivedTexts(({ writer }) => texts.forEach((text) => writer.write(text)), texts.length)).toEqual(texts);
});

test('corked texts go out in one write, in order with texts that are not ASCII', async () => {
  packets.length = 0;
  const plain = await receivedTexts(({ writer }) => {
    const release = writer.cork();
    writer.write('{"type":"ack"}');
    writer.write('{"type":"update"}');
    release();
  }, 2);
  expect(plain).toEqual(['{"type":"ack"}', '{"type":"update"}']);
  expect(packets[0]).toBe(2 + 14 + 2 + 17);
  const mixed = await receivedTexts(({ writer }) => {
    const release = writer.cork();
    for (const text of ['a', 'ґ', 'b']) writer.write(text);
    release();
    writer.write('c');
  }, 4);
  expect(mixed).toEqual(['a', 'ґ', 'b', 'c']);
});

test('nothing is written after the close frame', async () => {
  const texts = await receivedTexts(({ writer, socket }) => {
    writer.write('last');
    socket.close();
    writer.write('too late');
    writer.write('запізно');
  }, 1);
  expect(texts).toEqual(['last']);
});

test('texts of one turn of the event loop go out in one write', async () => {
  packets.length = 0;
  const texts = await receivedTexts(({ writer }) => {
    writer.write('{"type":"ack"}');
    writer.write('{"type":"update"}');
  }, 2);
  expect(texts).toEqual(['{"type":"ack"}', '{"type":"update"}']);
  expect(packets[0]).toBe(2 + 14 + 2 + 17);
});

test('the texts of many connections in one turn all go out', async () => {
  const writes = Array.from({ length: 200 }, (_, i) => `text ${i}`);
  const streams = writes.map(() => new PassThrough());
  const got = streams.map((stream) => new Promise<string>((done) => stream.once('data', (data) => done(String(data)))));
  const open = { readyState: 1, OPEN: 1 } as WebSocket;
  for (const [i, text] of writes.entries()) new SocketWriter(open, streams[i]!).write(text);
  expect((await Promise.all(got)).map((frame) => frame.slice(2))).toEqual(writes);
});
