import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReconnectingSocket, type SocketCallbacks } from './reconnecting-socket.ts';

/** A socket whose other end is the test. */
class FakeWebSocket {
  static all: FakeWebSocket[] = [];
  readonly sent: string[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1005): void {
    this.onclose?.({ code });
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.receive({ type: 'welcome', protocol: 1, server: '1', now: Date.now() + 500 });
  }
  sentMessages(): { readonly type: string; readonly id?: number }[] {
    return this.sent.map((text) => JSON.parse(text) as { type: string; id?: number });
  }
}

const socket = (): FakeWebSocket => FakeWebSocket.all.at(-1)!;
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  FakeWebSocket.all = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null });
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin: 'https://vatra.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function callbacks(changes: Partial<SocketCallbacks> = {}): SocketCallbacks {
  return {
    key: 'secret-key',
    onWelcome: () => Promise.resolve(),
    onMessage: () => {},
    onStateChange: () => {},
    onRefused: () => {},
    ...changes,
  };
}

const move = { type: 'act', table: 't', act: { do: 'withdraw', seat: 0, move: 'm1' } } as const;

test('says who it is, and knows the server’s time', async () => {
  const connection = new ReconnectingSocket(callbacks());
  expect(socket().url).toBe('wss://vatra.example/socket');
  socket().welcome();
  expect(socket().sentMessages()).toEqual([{ type: 'hello', protocol: 1, key: 'secret-key' }]);
  expect([connection.state, connection.skew]).toEqual(['open', 500]);
  connection.close();
  await settle();
});

test('a move that was not acknowledged is sent again with the same name, after what is followed', async () => {
  const connection: ReconnectingSocket = new ReconnectingSocket(
    callbacks({
      async onWelcome() {
        await connection.ask({ type: 'ping' });
      },
    }),
  );
  socket().welcome();
  socket().receive({ type: 'pong', id: 1, now: 0 });
  const done = connection.ask(move, true);
  const [, , first] = socket().sent;
  socket().close();
  expect(connection.state).toBe('cut');
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeWebSocket.all.length).toBe(2);
  socket().welcome();
  await settle();
  expect(
    socket()
      .sentMessages()
      .map(({ type }) => type),
  ).toEqual(['hello', 'ping']);
  socket().receive({ type: 'pong', id: 3, now: 0 });
  await settle();
  expect(socket().sent.at(-1)).toBe(first);
  socket().receive({ type: 'ack', id: 2, version: 7 });
  await expect(done).resolves.toMatchObject({ version: 7 });
  connection.close();
});

test('talk is not sent twice: it fails when the connection is cut', async () => {
  const connection = new ReconnectingSocket(callbacks());
  socket().welcome();
  const failed = connection.ask({ type: 'ping' });
  socket().close();
  await expect(failed).rejects.toThrow('unreachable');
  await expect(connection.ask({ type: 'ping' })).rejects.toThrow('unreachable');
  connection.close();
});

test('waits longer after every failure, but comes back at once with the network', async () => {
  const connection = new ReconnectingSocket(callbacks());
  for (let k = 0; k < 6; k++) {
    socket().close();
    await vi.advanceTimersByTimeAsync(2_500);
  }
  const tried = FakeWebSocket.all.length;
  socket().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeWebSocket.all.length).toBe(tried);
  window.dispatchEvent(new Event('online'));
  expect(FakeWebSocket.all.length).toBe(tried + 1);
  connection.close();
});

test('tries seldom while nobody looks, and at once when somebody does', async () => {
  const connection = new ReconnectingSocket(callbacks());
  page.visibilityState = 'hidden';
  for (let k = 0; k < 9; k++) {
    const tries = FakeWebSocket.all.length;
    socket().close();
    while (FakeWebSocket.all.length === tries) await vi.advanceTimersByTimeAsync(500);
  }
  socket().close();
  const tried = FakeWebSocket.all.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeWebSocket.all.length).toBe(tried);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(FakeWebSocket.all.length).toBe(tried + 1);
  connection.close();
});

test('a server that no longer answers is left, though the socket still stands', async () => {
  const connection = new ReconnectingSocket(callbacks());
  socket().welcome();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(socket().sentMessages().at(-1)?.type).toBe('ping');
  await vi.advanceTimersByTimeAsync(4_100);
  expect(connection.state).not.toBe('open');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeWebSocket.all.length).toBe(2);
  connection.close();
});

test('a greeting that does not come is not waited for long', async () => {
  const connection = new ReconnectingSocket(callbacks());
  socket().onopen?.();
  await vi.advanceTimersByTimeAsync(6_400);
  expect(FakeWebSocket.all.length).toBe(2);
  socket().welcome();
  await vi.advanceTimersByTimeAsync(9_000);
  socket().receive({ type: 'pong', id: socket().sentMessages().at(-1)!.id, now: 0 });
  await vi.advanceTimersByTimeAsync(7_000);
  expect([connection.state, FakeWebSocket.all.length]).toEqual(['open', 2]);
  connection.close();
});

test('a key that the server does not know ends the trying', async () => {
  const codes: string[] = [];
  const connection = new ReconnectingSocket(callbacks({ onRefused: (code) => codes.push(code) }));
  socket().onopen?.();
  socket().receive({ type: 'error', error: { code: 'no-key' } });
  await vi.advanceTimersByTimeAsync(30_000);
  expect([codes, FakeWebSocket.all.length]).toEqual([['signed-out'], 1]);
  connection.close();
});

test('a key that ends while the connection is open ends the trying, also when only the close code arrives', async () => {
  for (const end of [
    () => socket().receive({ type: 'error', error: { code: 'signed-out' } }),
    () => socket().close(4401),
  ]) {
    FakeWebSocket.all = [];
    const codes: string[] = [];
    const connection = new ReconnectingSocket(callbacks({ onRefused: (code) => codes.push(code) }));
    socket().welcome();
    const asked = connection.ask({ type: 'ping' }).catch((error: Error) => error.message);
    end();
    expect(await asked).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([codes, FakeWebSocket.all.length]).toEqual([['signed-out'], 1]);
  }
});

test('a server whose database is away is greeted again a little later', async () => {
  const codes: string[] = [];
  const connection = new ReconnectingSocket(callbacks({ onRefused: (code) => codes.push(code) }));
  socket().onopen?.();
  socket().receive({ type: 'error', error: { code: 'storage' } });
  expect(connection.state).toBe('cut');
  await vi.advanceTimersByTimeAsync(400);
  socket().welcome();
  expect([codes, FakeWebSocket.all.length, connection.state]).toEqual([[], 2, 'open']);
  connection.close();
});
