import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReconnectingSocket, type SocketCallbacks } from './reconnecting-socket.ts';

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  readonly sent: string[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1005): void {
    this.onclose?.({ code });
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.says({ type: 'welcome', protocol: 1, server: '1', now: Date.now() + 500 });
  }
  heard(): { readonly type: string; readonly id?: number }[] {
    return this.sent.map((text) => JSON.parse(text) as { type: string; id?: number });
  }
}

const wire = (): Wire => Wire.all.at(-1)!;
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin: 'https://vatra.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function purpose(changes: Partial<SocketCallbacks> = {}): SocketCallbacks {
  return {
    key: 'secret-key',
    greeted: () => Promise.resolve(),
    heard: () => {},
    changed: () => {},
    refused: () => {},
    ...changes,
  };
}

const move = { type: 'act', table: 't', act: { do: 'withdraw', seat: 0, move: 'm1' } } as const;

test('says who it is, and knows the server’s time', async () => {
  const link = new ReconnectingSocket(purpose());
  expect(wire().url).toBe('wss://vatra.example/socket');
  wire().welcome();
  expect(wire().heard()).toEqual([{ type: 'hello', protocol: 1, key: 'secret-key' }]);
  expect([link.state, link.skew]).toEqual(['open', 500]);
  link.close();
  await settle();
});

test('a move that was not acknowledged is sent again with the same name, after what is followed', async () => {
  const link: ReconnectingSocket = new ReconnectingSocket(
    purpose({
      async greeted() {
        await link.ask({ type: 'ping' });
      },
    }),
  );
  wire().welcome();
  wire().says({ type: 'pong', id: 1, now: 0 });
  const done = link.ask(move, true);
  const [, , first] = wire().sent;
  wire().close();
  expect(link.state).toBe('cut');
  await vi.advanceTimersByTimeAsync(400);
  expect(Wire.all.length).toBe(2);
  wire().welcome();
  await settle();
  expect(
    wire()
      .heard()
      .map(({ type }) => type),
  ).toEqual(['hello', 'ping']);
  wire().says({ type: 'pong', id: 3, now: 0 });
  await settle();
  expect(wire().sent.at(-1)).toBe(first);
  wire().says({ type: 'ack', id: 2, version: 7 });
  await expect(done).resolves.toMatchObject({ version: 7 });
  link.close();
});

test('talk is not sent twice: it fails when the connection is cut', async () => {
  const link = new ReconnectingSocket(purpose());
  wire().welcome();
  const failed = link.ask({ type: 'ping' });
  wire().close();
  await expect(failed).rejects.toThrow('unreachable');
  await expect(link.ask({ type: 'ping' })).rejects.toThrow('unreachable');
  link.close();
});

test('waits longer after every failure, but comes back at once with the network', async () => {
  const link = new ReconnectingSocket(purpose());
  for (let k = 0; k < 6; k++) {
    wire().close();
    await vi.advanceTimersByTimeAsync(2_500);
  }
  const tried = Wire.all.length;
  wire().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Wire.all.length).toBe(tried);
  window.dispatchEvent(new Event('online'));
  expect(Wire.all.length).toBe(tried + 1);
  link.close();
});

test('tries seldom while nobody looks, and at once when somebody does', async () => {
  const link = new ReconnectingSocket(purpose());
  page.visibilityState = 'hidden';
  for (let k = 0; k < 9; k++) {
    const tries = Wire.all.length;
    wire().close();
    while (Wire.all.length === tries) await vi.advanceTimersByTimeAsync(500);
  }
  wire().close();
  const tried = Wire.all.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Wire.all.length).toBe(tried);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(Wire.all.length).toBe(tried + 1);
  link.close();
});

test('a server that no longer answers is left, though the socket still stands', async () => {
  const link = new ReconnectingSocket(purpose());
  wire().welcome();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(wire().heard().at(-1)?.type).toBe('ping');
  await vi.advanceTimersByTimeAsync(4_100);
  expect(link.state).not.toBe('open');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Wire.all.length).toBe(2);
  link.close();
});

test('a greeting that does not come is not waited for long', async () => {
  const link = new ReconnectingSocket(purpose());
  wire().onopen?.();
  await vi.advanceTimersByTimeAsync(6_400);
  expect(Wire.all.length).toBe(2);
  wire().welcome();
  await vi.advanceTimersByTimeAsync(9_000);
  wire().says({ type: 'pong', id: wire().heard().at(-1)!.id, now: 0 });
  await vi.advanceTimersByTimeAsync(7_000);
  expect([link.state, Wire.all.length]).toEqual(['open', 2]);
  link.close();
});

test('a key that the server does not know ends the trying', async () => {
  const codes: string[] = [];
  const link = new ReconnectingSocket(purpose({ refused: (code) => codes.push(code) }));
  wire().onopen?.();
  wire().says({ type: 'error', error: { code: 'no-key' } });
  await vi.advanceTimersByTimeAsync(30_000);
  expect([codes, Wire.all.length]).toEqual([['signed-out'], 1]);
  link.close();
});

test('a key that ends while the connection is open ends the trying, also when only the close code arrives', async () => {
  for (const end of [() => wire().says({ type: 'error', error: { code: 'signed-out' } }), () => wire().close(4401)]) {
    Wire.all = [];
    const codes: string[] = [];
    const link = new ReconnectingSocket(purpose({ refused: (code) => codes.push(code) }));
    wire().welcome();
    const asked = link.ask({ type: 'ping' }).catch((error: Error) => error.message);
    end();
    expect(await asked).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([codes, Wire.all.length]).toEqual([['signed-out'], 1]);
  }
});

test('a server whose database is away is greeted again a little later', async () => {
  const codes: string[] = [];
  const link = new ReconnectingSocket(purpose({ refused: (code) => codes.push(code) }));
  wire().onopen?.();
  wire().says({ type: 'error', error: { code: 'storage' } });
  expect(link.state).toBe('cut');
  await vi.advanceTimersByTimeAsync(400);
  wire().welcome();
  expect([codes, Wire.all.length, link.state]).toEqual([[], 2, 'open']);
  link.close();
});
