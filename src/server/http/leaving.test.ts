import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Subscriber } from '../play/subscriber-group.ts';
import type { LiveTable } from '../play/table.ts';
import { createMetrics } from '../metrics.ts';
import { TokenBuckets } from './rate-limits.ts';
import { waitForSnapshot } from './polling.ts';
import { Connection, type SocketContext } from './socket.ts';

const ID = 'abcdefghijklmnop';

/** A table whose storage answers slowly: between a wish to watch and the watching there is time to leave. */
function slowTable(): { table: LiveTable; watching: Set<Subscriber> } {
  const watching = new Set<Subscriber>();
  const subscribers = {
    versionFor: () => pause(30).then(() => 0),
    watch: async (subscriber: Subscriber) => {
      await pause(30);
      watching.add(subscriber);
    },
    unwatch: (subscriber: Subscriber) => watching.delete(subscriber),
    delayedFeed: () => Promise.reject(new Error('the table has no delay')),
  };
  let tail = Promise.resolve();
  const table = {
    id: ID,
    doc: { delay: 0, seats: [] },
    subscribers,
    broadcastTable: () => Promise.resolve(),
    exclusive: (work: () => Promise<unknown>) => {
      const result = tail.then(work);
      tail = result.then(
        () => {},
        () => {},
      );
      return result;
    },
    confirm: () => Promise.resolve(),
    playing: () => ({}),
    noteLook: () => {},
    moment: () => ({ version: 3, over: false }),
  };
  return { table: table as unknown as LiveTable, watching };
}

class Socket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  readonly said: string[] = [];
  /** What it writes to: of every frame the text is kept. */
  readonly stream = new Writable({
    write: (frame: Buffer, _encoding, done) => {
      this.said.push(frame.subarray(frame.indexOf('{')).toString());
      done();
    },
  });
}

function connect(table: LiveTable): Socket {
  const socket = new Socket();
  const deps = {
    context: {
      metrics: createMetrics(),
      now: Date.now,
      storage: { notifyProcesses: () => Promise.resolve() },
      costs: { admit: () => {}, spend: () => {}, deliver: () => {}, follow: () => {}, unfollow: () => {} },
    },
    tableService: { find: () => Promise.resolve(table), load: () => Promise.resolve() },
    perPerson: new TokenBuckets(100, 100),
    perAddress: new TokenBuckets(100, 100),
    perSecond: 100,
    leaving: new Set(),
    closing: () => false,
  } as unknown as SocketContext;
  new Connection(socket as never, socket.stream, deps, '192.0.2.1');
  return socket;
}

const hear = (socket: Socket, message: object): boolean =>
  socket.emit('message', Buffer.from(JSON.stringify(message)), false);

test('who hangs up while the table is still being looked up is not kept', async () => {
  for (const moment of [0, 15, 45, 90]) {
    const { table, watching } = slowTable();
    const socket = connect(table);
    hear(socket, { type: 'hello', protocol: 1 });
    await pause(5);
    hear(socket, { type: 'watch', id: 1, table: ID });
    await pause(moment);
    socket.emit('close');
    await pause(120);
    expect(watching.size).toBe(0);
  }
});

test('who stays is kept until the end', async () => {
  const { table, watching } = slowTable();
  const socket = connect(table);
  hear(socket, { type: 'hello', protocol: 1 });
  await pause(5);
  hear(socket, { type: 'watch', id: 1, table: ID });
  await pause(120);
  expect(watching.size).toBe(1);
  expect(socket.said.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['welcome', 'ack']);
  socket.emit('close');
  expect(watching.size).toBe(0);
});

test('a request that waited in vain is not kept, also when its time was up before the watching began', async () => {
  const { table, watching } = slowTable();
  // Somebody else is busy with the table for longer than the request waits.
  const busy = table.exclusive(() => Promise.resolve());
  const moment = waitForSnapshot(table, { person: undefined }, 7, 3, 0.01);
  await busy;
  expect((await moment).version).toBe(3);
  await pause(120);
  expect(watching.size).toBe(0);
});
