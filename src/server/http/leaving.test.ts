import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Subscriber } from '../play/subscriber-group.ts';
import type { TableSubscribers } from '../play/subscribers.ts';
import type { LiveTable } from '../play/table.ts';
import { createMetrics } from '../metrics.ts';
import { TokenBuckets } from './rate-limits.ts';
import { waitForSnapshot } from './polling.ts';
import { Connection, type SocketContext } from './socket.ts';

const ID = 'abcdefghijklmnop';

/** A table whose storage answers slowly: a connection can close between a `watch` and the subscription. */
function slowTable(): { table: LiveTable; subscribed: Set<Subscriber> } {
  const subscribed = new Set<Subscriber>();
  const subscribers: Partial<TableSubscribers> = {
    versionFor: () => pause(30).then(() => 0),
    subscribe: async (subscriber: Subscriber) => {
      await pause(30);
      subscribed.add(subscriber);
    },
    unsubscribe: (subscriber: Subscriber) => subscribed.delete(subscriber),
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
    noteRead: () => {},
    snapshot: () => ({ version: 3, over: false }),
  };
  return { table: table as unknown as LiveTable, subscribed };
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
      bans: { check: () => {} },
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

const receive = (socket: Socket, message: object): boolean =>
  socket.emit('message', Buffer.from(JSON.stringify(message)), false);

test('a connection that closes while its table is loading leaves no subscriber', async () => {
  for (const ms of [0, 15, 45, 90]) {
    const { table, subscribed } = slowTable();
    const socket = connect(table);
    receive(socket, { type: 'hello', protocol: 1 });
    await pause(5);
    receive(socket, { type: 'watch', id: 1, table: ID });
    await pause(ms);
    socket.emit('close');
    await pause(120);
    expect(subscribed.size).toBe(0);
  }
});

test('a connection that stays is subscribed until it closes', async () => {
  const { table, subscribed } = slowTable();
  const socket = connect(table);
  receive(socket, { type: 'hello', protocol: 1 });
  await pause(5);
  receive(socket, { type: 'watch', id: 1, table: ID });
  await pause(120);
  expect(subscribed.size).toBe(1);
  expect(socket.said.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['welcome', 'ack']);
  socket.emit('close');
  expect(subscribed.size).toBe(0);
});

test('a long poll leaves no subscriber, also when its time is up before the subscription began', async () => {
  const { table, subscribed } = slowTable();
  // Other work keeps the table busy for longer than the request waits.
  const busy = table.exclusive(() => Promise.resolve());
  const polled = waitForSnapshot(table, { person: undefined }, 7, 3, 0.01);
  await busy;
  expect((await polled).version).toBe(3);
  await pause(120);
  expect(subscribed.size).toBe(0);
});
