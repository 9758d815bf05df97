import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { StorageDown } from './storage.ts';
import { openPostgres } from './postgres.ts';

/** A message of PostgreSQL's protocol: a letter, the length of what follows, and that. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

test('a database that accepts and closes a connection at once counts as down', async () => {
  const welcome = [message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))];
  const farewell = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([...welcome, farewell])));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    await expect(openPostgres(`postgres://vatra@127.0.0.1:${port}/vatra`)).rejects.toBeInstanceOf(StorageDown);
  } finally {
    server.close();
  }
});
