import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connectServerTable } from '../../src/client/net/server-table.ts';
import type { TableConnection } from '../../src/client/table/connection.ts';
import type { TablePush, SeatUpdate, TableUpdate } from '../../src/client/table/messages.ts';
import { fastRandom } from '../../src/kernel/index.ts';
import type { Journal } from '../../src/kernel/referee/index.ts';
import type { RouteResponse } from '../../src/protocol/index.ts';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import { layWire, type Wire } from '../e2e/wire.testkit.ts';
import { Visitor } from './client.testkit.ts';
import { TEST_GAMES } from './games.testkit.ts';
import { reordered, replaced } from './rules.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';

const place = scratch();
const SEATS = 2;
const CUT_EVERY = 60;
const LOOK_EVERY = 25;
let server: RunningServer;
let wire: Wire;

beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('nettable.db') }));
  wire = await layWire(server.url);
  const kept = new Map<string, string>();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: wire.address });
  vi.stubGlobal('WebSocket', WebSocket);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, wish: RequestInit) => fetch(new URL(path, server.url), wish));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await wire.close();
  await server.close();
  place.remove();
});

/** The page's side of a table: its line, the last news, and a way to wait for what one hopes to see. */
class Screen {
  readonly line: TableConnection;
  update: TableUpdate | undefined;
  readonly versions: number[] = [];
  #pushes = 0;
  #stir: () => void = () => {};

  constructor(id: string) {
    this.line = connectServerTable(id, (push: TablePush) => {
      if ('openError' in push) throw new Error(push.openError);
      this.update = push.table;
      this.versions.push(push.table.version);
      this.#pushes += 1;
      this.#stir();
    });
  }

  async seat(seat: number): Promise<SeatUpdate | undefined> {
    const reply = await this.line.ask({ ask: 'sit', seat });
    return reply.ok ? reply.seat : undefined;
  }

  async until<T>(hope: () => Promise<T | undefined>): Promise<T> {
    for (const patience = Date.now() + 60_000; Date.now() < patience; ) {
      const pushes = this.#pushes;
      const found = await hope();
      if (found !== undefined) return found;
      // What arrived meanwhile is looked at without waiting.
      if (this.#pushes === pushes)
        await new Promise<void>((done) => {
          const timer = setTimeout(done, 100);
          this.#stir = () => {
            clearTimeout(timer);
            done();
          };
        });
    }
    throw new Error('waited too long');
  }
}

test('the web app’s table follows a whole game of Root through cuts, and does every answer once', async () => {
  const me = await Visitor.arrive(server.url, 'Ann');
  localStorage.setItem('vatra.key', me.key!);
  const settings = { factions: ['eyrie', 'vagabond'] };
  const { id } = await me.table('POST', '', { game: 'root', settings });
  for (let seat = 0; seat < SEATS; seat++) await me.table('POST', `/${id}/seats/${seat}`, {});
  await me.table('POST', `/${id}/start`);

  const screen = new Screen(id);
  await screen.line.ask({ ask: 'open', id });
  await screen.until(async () => (await screen.seat(0)) && screen.update?.here.length === SEATS);
  const random = fastRandom(7);
  let answers = 0;
  let cuts = 0;
  const compared: string[] = [];
  for (;;) {
    const asked = await screen.until(async () => {
      if (screen.update?.info.over) return 'over' as const;
      for (const seat of screen.update?.asked ?? []) {
        const mine = await screen.seat(seat);
        if (mine && mine.question >= 0 && mine.offered.length > 0) return mine;
      }
      return undefined;
    });
    if (asked === 'over') break;
    const { seat, question, offered, version } = asked;
    const say = offered[random(offered.length)]!;
    const act = { do: 'answer' as const, seat, question, says: [say], move: `m${answers}` };
    const taken = screen.line.ask({ ask: 'act', act, now: 0 });
    if (answers % CUT_EVERY === 30) {
      // Before the answer is on its way, or after: both must end well.
      if (random(2) === 0) await new Promise((done) => setTimeout(done, 5));
      wire.cut();
      cuts += 1;
      setTimeout(() => wire.mend(), 50);
    }
    expect(await taken, say).toEqual({ ok: true });
    answers += 1;
    const now = await screen.until(async () => {
      const next = await screen.seat(seat);
      return next && next.version > version ? next : undefined;
    });
    if (answers % LOOK_EVERY === 0) {
      const { version: at, view } = await me.moment(id, seat);
      compared.push(at === now.version && isDeepStrictEqual(now.view, view) ? 'same' : `version ${at}`);
    }
  }
  expect(cuts).toBeGreaterThan(2);
  expect(new Set(compared)).toEqual(new Set(['same']));
  expect(screen.versions.every((version, i) => i === 0 || version >= screen.versions[i - 1]!)).toBe(true);

  const journal = await me.call<Journal>('GET', `/api/tables/${id}/journal`);
  const said = journal.entries.filter((entry) => 'say' in entry && entry.by === undefined);
  expect(said.length).toBe(answers);
  for (const seat of [0, 1]) {
    const end = (await screen.seat(seat))!;
    const numbers = end.log.map(({ n }) => n);
    expect(numbers).toEqual(journal.entries.map((_, n) => n).filter((n) => !('undo' in journal.entries[n]!)));
    const last = await screen.line.ask({ ask: 'past', seat, step: end.log.length });
    expect(last.ok && last.past?.view).toEqual(end.view);
    const first = await screen.line.ask({ ask: 'past', seat, step: 0 });
    expect(first.ok && first.past?.scores).toEqual([0, 0]);
  }
  screen.line.close();
}, 600_000);

test('a table of other rules: the web app says so, its reader agrees, and the game goes on with its whole log', async () => {
  const data = place.file('old.db');
  const first = await startTestServer(testConfig({ data }));
  const settings = { factions: ['marquise', 'eyrie'] };
  const ann = await Visitor.arrive(first.url, 'Ann');
  const { id } = await ann.table('POST', '', { game: 'root', settings });
  for (const seat of [0, 1]) await ann.table('POST', `/${id}/seats/${seat}`, {});
  await ann.table('POST', `/${id}/start`);
  for (let k = 0; k < 10; k++) {
    const moments = await Promise.all([0, 1].map((seat) => ann.moment(id, seat)));
    const seat = moments.findIndex(({ question }) => question >= 0);
    const { question, offered } = moments[seat]!;
    await ann.act(id, { do: 'answer', seat, question, says: [offered[0]!], move: `m${k}` });
  }
  const { told } = await ann.call<RouteResponse<'events'>>('GET', `/api/tables/${id}/events?seat=0`);
  await first.close();

  const second = await startServer(testConfig({ data }), {
    games: replaced(TEST_GAMES, 'root', (game) => reordered(game, '99')),
  });
  const between = [server, wire] as const;
  server = second;
  wire = await layWire(second.url);
  vi.stubGlobal('location', { origin: wire.address });
  localStorage.setItem('vatra.key', ann.key!);
  const screen = new Screen(id);
  await screen.line.ask({ ask: 'open', id });
  const carry = await screen.until(() => Promise.resolve(screen.update?.net?.table.carry));
  expect(screen.update!.net!.table.unreadable).toBe(true);
  const act = { do: 'carry' as const, seat: 0, rules: carry.rules, version: carry.version, yes: true };
  expect(await screen.line.ask({ ask: 'act', act, now: 0 })).toEqual({ ok: true });
  const mine = await screen.until(async () => {
    const seat = await screen.seat(0);
    return seat && seat.log.length > told.length ? seat : undefined;
  });
  expect(mine.log.slice(0, told.length).map(({ events }) => events)).toEqual(told.map(({ events }) => events));
  expect(screen.update!.net!.table).toMatchObject({ unreadable: false, rules: '99' });
  screen.line.close();
  await wire.close();
  await second.close();
  [server, wire] = between;
});
