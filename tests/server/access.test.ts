import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerMessage } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import type { TableDoc } from '../../src/server/tables/doc.ts';
import { Client, Refusal, Visitor } from './client.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';
import { playSeat } from './table.testkit.ts';

const place = scratch();
const DELAY_S = 3600;
/** How long a test waits to see that something is not sent, in ms. */
const SILENCE_MS = 300;
const silence = (ms = SILENCE_MS): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The messages a client got for one viewer of a table, or about the table at all. */
const sentTo = (client: Client, id: string, seat?: number): ServerMessage[] =>
  client.messages.filter(
    (message) =>
      (message.type === 'state' || message.type === 'update') && message.table === id && message.seat === seat,
  );

/** All that a client was told of games. */
const gameNews = (client: Client): ServerMessage[] =>
  client.messages.filter(({ type }) => type === 'state' || type === 'update');

interface Party {
  readonly id: string;
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly eve: Visitor;
}

/** A table of two that Ann has opened; nobody sits yet. */
async function party(url: string, wish: object = {}): Promise<Party> {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Visitor.arrive(url, name)));
  const { id } = await ann!.table('POST', '', {
    game: 'embers',
    settings: { seats: 2, target: 4, rounds: 3 },
    ...wish,
  });
  return { id, ann: ann!, bob: bob!, eve: eve! };
}

async function listening(visitor: Visitor, keep = true): Promise<Client> {
  const client = await Client.connect(visitor.url, visitor.key);
  client.keep = keep;
  return client;
}

/** Ann and Bob play to the end over sockets of their own, from seats 0 and 1 or the other way round. */
async function playOut(id: string, players: readonly Visitor[]): Promise<void> {
  const clients = await Promise.all(players.map((player) => listening(player, false)));
  await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
  await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat + 1)));
  for (const client of clients) client.close();
}

/** The whole moment as bytes, without what differs by time. */
const dealt = (client: Client, id: string, seat: number): unknown => client.at(id, seat).moment!.view;

describe('one process', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer(testConfig({ data: place.file('access.db') }));
  });
  afterAll(async () => {
    await server.close();
  });

  test.each([0, DELAY_S])(
    'B1: a person who stood up receives nothing of the seat any more (delay %i)',
    async (delay) => {
      const { id, ann, bob, eve } = await party(server.url, { delay });
      await eve.table('POST', `/${id}/seats/1`, {});
      const old = await listening(eve);
      await old.watch(id, 1);
      await eve.table('DELETE', `/${id}/seats/1`);
      await old.until(() => old.ended.length > 0);
      expect(old.ended).toEqual([{ type: 'ended', table: id, seat: 1, error: { code: 'not-yours' } }]);
      await bob.table('POST', `/${id}/seats/1`, {});
      await eve.table('POST', `/${id}/seats/0`, {});
      await ann.table('POST', `/${id}/start`);
      const bobs = await listening(bob);
      await bobs.watch(id, 1);
      expect(dealt(bobs, id, 1)).toMatchObject({ hand: expect.any(Array) as unknown });
      await playOut(id, [eve, bob]);
      await silence();
      expect(sentTo(old, id, 1)).toEqual([]);
      expect(sentTo(old, id)).toEqual([]);
      await expect(old.watch(id, 1)).rejects.toEqual(refusal('not-yours'));
      for (const ask of [{ type: 'why' }, { type: 'final', say: 'x' }, { type: 'hint' }])
        await expect(old.ask({ ...ask, table: id, seat: 1 })).rejects.toEqual(refusal('not-yours'));
      old.close();
      bobs.close();
    },
  );

  test('a person who stood up at a table with a delay sees as a spectator only what is old enough', async () => {
    const { id, ann, bob, eve } = await party(server.url, { delay: DELAY_S });
    await eve.table('POST', `/${id}/seats/1`, {});
    const old = await listening(eve);
    // Without a seat: while she sits there, she sees as much as a spectator sees, at once.
    await old.watch(id);
    await eve.table('DELETE', `/${id}/seats/1`);
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, {});
    await ann.table('POST', `/${id}/start`);
    await playOut(id, [ann, bob]);
    await silence();
    for (const message of sentTo(old, id)) expect(message).toMatchObject({ moment: { version: 0 }, told: [] });
    expect(old.tables.get(id)).toMatchObject({ status: 'playing' });
    old.close();
  });

  test('a spectator who sits down at a table with a delay sees the game at once', async () => {
    const { id, ann, bob } = await party(server.url, { delay: DELAY_S });
    const client = await listening(bob);
    await client.watch(id);
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, {});
    await ann.table('POST', `/${id}/start`);
    await playOut(id, [ann, bob]);
    await client.until(() => client.following.get(`${id} 7`)?.moment?.over === true);
    expect(client.at(id).faults).toEqual([]);
    client.close();
  });

  test('a person who was sent away stays away until the host lets them back', async () => {
    const { id, ann, bob, eve } = await party(server.url);
    await ann.table('POST', `/${id}/seats/0`, {});
    await eve.table('POST', `/${id}/seats/1`, {});
    const client = await listening(eve);
    await client.watch(id, 1);
    expect((await ann.table('DELETE', `/${id}/seats/1`)).away).toMatchObject([{ name: 'Eve' }]);
    await client.until(() => client.ended.length > 0);
    await expect(eve.table('POST', `/${id}/seats/1`, {})).rejects.toEqual(refusal('sent-away'));
    await expect(eve.act(id, { do: 'chat', room: 'spectators', text: 'Hey' })).rejects.toEqual(refusal('sent-away'));
    // A public table is there for everybody to look at.
    const seen = await eve.table('GET', `/${id}`);
    expect(seen).toMatchObject({ sentAway: true });
    expect(seen.away).toBeUndefined();
    expect((await bob.table('GET', `/${id}`)).away).toBeUndefined();
    await client.watch(id);
    const [{ who } = { who: '' }] = (await ann.table('GET', `/${id}`)).away ?? [];
    await expect(eve.act(id, { do: 'readmit', who })).rejects.toEqual(refusal('not-host'));
    await ann.act(id, { do: 'readmit', who });
    await client.until(() => client.tables.get(id)?.sentAway === undefined);
    expect((await eve.table('POST', `/${id}/seats/1`, {})).seats[1]).toMatchObject({ yours: true });
    expect((await ann.table('GET', `/${id}`)).away).toBeUndefined();
    client.close();
  });

  test('a person who is sent away leaves all of their seats', async () => {
    const { id, ann, eve } = await party(server.url);
    await eve.table('POST', `/${id}/seats/0`, {});
    await eve.table('POST', `/${id}/seats/1`, {});
    const { seats } = await ann.table('DELETE', `/${id}/seats/1`);
    expect(seats.map(({ taken }) => taken)).toEqual([false, false]);
  });

  test('B6: at a private table the one who was sent away sees, hears and says nothing any more', async () => {
    const { id, ann, bob, eve } = await party(server.url, { private: true });
    const { invite } = await ann.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
    await ann.table('POST', `/${id}/seats/0`, { invite });
    await eve.table('POST', `/${id}/seats/1`, { invite });
    const client = await listening(eve);
    await client.watch(id, 1);
    await client.ask({ type: 'watch', table: id, invite });
    await ann.table('DELETE', `/${id}/seats/1`);
    await client.until(() => client.ended.length > 1);
    expect(client.ended.map(({ error }) => error.code)).toEqual(['sent-away', 'sent-away']);
    const before = client.messages.length;
    await ann.act(id, { do: 'chat', room: 'seats', text: 'She is gone' });
    await bob.table('POST', `/${id}/seats/1`, { invite });
    await ann.table('POST', `/${id}/start`);
    await playOut(id, [ann, bob]);
    await silence();
    expect(client.messages.slice(before)).toEqual([]);
    const with_ = { 'vatra-invite': invite };
    const away = refusal('sent-away');
    for (const path of ['', '/moment', '/events', '/replay', '/journal', '/record', '/chat?room=spectators'])
      await expect(eve.call('GET', `/api/tables/${id}${path}`, undefined, with_), path).rejects.toEqual(away);
    await expect(client.ask({ type: 'watch', table: id, invite })).rejects.toEqual(away);
    for (const room of ['seats', 'spectators'] as const) {
      await expect(client.act(id, { do: 'chat', room, text: 'Me again' })).rejects.toEqual(away);
      const line = { do: 'chat', room, text: 'Me again' };
      await expect(eve.call('POST', `/api/tables/${id}/acts`, line, with_)).rejects.toEqual(away);
    }
    await expect(eve.table('POST', `/${id}/seats/1`, { invite })).rejects.toEqual(away);
    client.close();
  });

  test.each([0, 1])(
    'a renewed invitation ends what the old one allowed: socket, talk, requests (delay %i)',
    async (delay) => {
      const { id, ann, bob, eve } = await party(server.url, { private: true, delay });
      const invite = async (): Promise<string> =>
        (await ann.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {})).invite;
      const old = await invite();
      await ann.table('POST', `/${id}/seats/0`, {});
      await bob.table('POST', `/${id}/seats/1`, { invite: old });
      await ann.table('POST', `/${id}/start`);
      const client = await listening(eve);
      await client.ask({ type: 'watch', table: id, invite: old });
      await client.act(id, { do: 'chat', room: 'spectators', text: 'Hello' });
      const { version } = client.at(id).moment!;
      const polled = eve.call('GET', `/api/tables/${id}/moment?after=${version}&wait=20`, undefined, {
        'vatra-invite': old,
      });
      const outcome = polled.then(
        () => 'answered',
        (error: unknown) => error,
      );
      await silence();
      const begun = Date.now();
      const next = await invite();
      expect(await outcome).toEqual(refusal('no-table'));
      expect(Date.now() - begun).toBeLessThan(5000);
      await client.until(() => client.ended.length > 0);
      expect(client.ended).toEqual([{ type: 'ended', table: id, error: { code: 'no-table' } }]);
      const before = client.messages.length;
      await playOut(id, [ann, bob]);
      await silence(delay * 1000 + SILENCE_MS);
      expect(client.messages.slice(before)).toEqual([]);
      await expect(client.act(id, { do: 'chat', room: 'spectators', text: 'Me' })).rejects.toEqual(refusal('no-table'));
      await client.ask({ type: 'watch', table: id, invite: next });
      client.close();
    },
  );

  test('a request that waits is not answered with a key that has become void meanwhile', async () => {
    const { id, ann, bob } = await party(server.url);
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, {});
    await ann.table('POST', `/${id}/start`);
    const { code } = await bob.call<{ code: string }>('POST', '/api/me/code');
    const { key } = await bob.call<{ key: string }>('POST', '/api/visitors/claim', { code });
    const stolen = new Visitor(server.url, key);
    const { version } = await stolen.moment(id, 1);
    const polled = stolen.call('GET', `/api/tables/${id}/moment?seat=1&after=${version}&wait=20`).then(
      () => 'answered',
      (error: unknown) => error,
    );
    await silence();
    await bob.call('POST', '/api/me/revoke');
    expect(await polled).toEqual(refusal('no-key'));
  });
});

describe('notices', () => {
  let outside: Server;
  let server: RunningServer;
  const called: string[] = [];
  beforeAll(async () => {
    outside = createServer((request, response) => {
      called.push(request.url ?? '');
      request.resume();
      response.writeHead(204).end();
    });
    await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
    const config = { data: place.file('notices.db'), reach: 'any' as const, noticeDelay: 200 };
    server = await startTestServer(testConfig(config));
  });
  afterAll(async () => {
    await server.close();
    outside.close();
  });

  test('B6: a webhook for everybody’s turns says nothing once its owner was sent away or stood up', async () => {
    const { id, ann, bob, eve } = await party(server.url, { delay: 86_400 });
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const hook = (visitor: Visitor, path: string): Promise<unknown> => {
      const body = { kind: 'webhook', url: `${url}${path}`, language: 'en', table: id, everyone: true };
      return visitor.call('POST', '/api/me/notices', body);
    };
    await eve.table('POST', `/${id}/seats/1`, {});
    await hook(eve, '/eve');
    await ann.table('DELETE', `/${id}/seats/1`);
    await ann.table('POST', `/${id}/seats/1`, {});
    await hook(ann, '/ann');
    await ann.table('DELETE', `/${id}/seats/1`);
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, {});
    await hook(bob, '/bob');
    await ann.table('POST', `/${id}/start`);
    // Both seats are asked at once: the person at both seats is told of both.
    await expect.poll(() => called.filter((path) => path === '/ann').length).toBe(2);
    await expect.poll(() => called.filter((path) => path === '/bob').length).toBe(2);
    await silence(2000);
    expect(called).not.toContain('/eve');
    const { notices } = await eve.call<{ notices: unknown[] }>('GET', '/api/me/notices');
    expect(notices).toEqual([]);
  });
});

describe('two processes', () => {
  let postgres: Postgres;
  let database = '';
  let here: RunningServer;
  let there: RunningServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.database();
    [here, there] = await Promise.all([
      startTestServer(testConfig({ database })),
      startTestServer(testConfig({ database })),
    ]);
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await postgres.stop();
    place.remove();
  });

  /** Changes a table behind the back of all processes: as another one does whose notice is still on its way. */
  async function changeUnseen(id: string, change: (doc: TableDoc) => TableDoc): Promise<TableDoc> {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query<{ doc: string }>('select doc from tables where id = $1', [id]);
    const before = JSON.parse(rows[0]!.doc) as TableDoc;
    const doc = JSON.stringify(change(before));
    await client.query('update tables set doc = $1, revision = revision + 1 where id = $2', [doc, id]);
    await client.end();
    return before;
  }

  /** Gives a seat to somebody else. */
  const handOver =
    (from: number) =>
    (doc: TableDoc): TableDoc => ({
      ...doc,
      seats: doc.seats.map((seat, i) => (i === from ? { ...seat, person: 'somebody-else---', name: 'Tom' } : seat)),
    });

  /** A private table that is played: Ann in 0, Bob in 1, and Eve who has the invitation. */
  async function privateTable(wish: object = {}): Promise<Party & { readonly invite: string }> {
    const guests = await party(here.url, { private: true, ...wish });
    const { id, ann, bob } = guests;
    const { invite } = await ann.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, { invite });
    await ann.table('POST', `/${id}/start`);
    return { ...guests, invite };
  }

  /** A move of the asked seat, at one of the processes; looking for it reads the table, making it does not. */
  async function nextMove(id: string, visitors: readonly Visitor[]): Promise<() => Promise<number>> {
    for (const [seat, visitor] of visitors.entries()) {
      const { question, offered } = await visitor.moment(id, seat);
      if (question < 0) continue;
      const says = offered.slice(0, 1);
      return async () => (await visitor.act(id, { do: 'answer', seat, question, says, move: randomUUID() })).version;
    }
    throw new Error('nobody is asked');
  }

  test('B1: a seat left at one process receives nothing at the other', async () => {
    const { id, ann, bob, eve } = await party(here.url);
    await eve.table('POST', `/${id}/seats/1`, {});
    const old = await listening(eve.at(there.url));
    await old.watch(id, 1);
    await eve.table('DELETE', `/${id}/seats/1`);
    await bob.table('POST', `/${id}/seats/1`, {});
    await eve.table('POST', `/${id}/seats/0`, {});
    await ann.table('POST', `/${id}/start`);
    await playOut(id, [eve, bob]);
    await old.until(() => old.ended.length > 0);
    await silence();
    expect(sentTo(old, id, 1)).toEqual([]);
    old.close();
  });

  test('a move is not sent to a person who lost the right before it was made, though no notice of that came', async () => {
    const { id, ann, bob, eve, invite } = await privateTable();
    const client = await listening(eve.at(there.url));
    await client.ask({ type: 'watch', table: id, invite });
    const before = gameNews(client).length;
    // Made at the very process that Eve is connected to, and that knows of nothing.
    const players = [ann, bob].map((each) => each.at(there.url));
    const move = await nextMove(id, players);
    await changeUnseen(id, ({ invite: _, ...doc }) => doc);
    await move();
    await client.until(() => client.ended.length > 0);
    await silence();
    expect(gameNews(client)).toHaveLength(before);
    client.close();
  });

  test('nor if it was made at another process', async () => {
    const { id, ann, bob, eve, invite } = await privateTable();
    const client = await listening(eve.at(there.url));
    await client.ask({ type: 'watch', table: id, invite });
    const before = gameNews(client).length;
    const move = await nextMove(id, [ann, bob]);
    await changeUnseen(id, ({ invite: _, ...doc }) => doc);
    await move();
    await client.until(() => client.ended.length > 0);
    await silence();
    expect(gameNews(client)).toHaveLength(before);
    client.close();
  });

  test('a line is not sent to a person who left the room before it was said', async () => {
    const { id, ann, bob, eve } = await party(here.url, { private: true });
    const { invite } = await ann.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, { invite });
    const eves = await listening(eve.at(there.url));
    const bobs = await listening(bob.at(there.url));
    await eves.ask({ type: 'watch', table: id, invite });
    await bobs.watch(id, 1);
    await changeUnseen(id, (doc) => ({ ...handOver(1)(doc), invite: 'none' }));
    await ann.act(id, { do: 'chat', room: 'seats', text: 'Only we two' });
    await Promise.all([bobs, eves].map((each) => each.until(() => each.ended.length > 0)));
    await silence();
    expect(bobs.chat).toEqual([]);
    expect(bobs.ended).toHaveLength(1);
    expect(eves.ended).toHaveLength(1);
    await expect(eves.act(id, { do: 'chat', room: 'spectators', text: 'Hey' })).rejects.toEqual(refusal('no-table'));
    eves.close();
    bobs.close();
  });

  test.each(['moment', 'events', 'replay', 'chat?room=spectators', 'chat?room=seats', ''])(
    'what is read over HTTP is given only if the reader may still have it: %s',
    async (path) => {
      const { id, bob, eve, invite } = await privateTable();
      const isSeat = path.endsWith('room=seats');
      const [reader, headers] = isSeat ? [bob, {}] : [eve, { 'vatra-invite': invite }];
      const read = (): Promise<unknown> =>
        reader.at(there.url).call('GET', `/api/tables/${id}/${path}`.replace(/\/$/, ''), undefined, headers);
      await read();
      await changeUnseen(id, (doc) => ({ ...handOver(1)(doc), invite: 'none' }));
      await expect(read()).rejects.toEqual(refusal('no-table'));
    },
  );

  test('seat requests that were on their way when the seat went to somebody else are not answered', async () => {
    const { id, ann, bob } = await privateTable({ game: 'root', settings: { seats: 2 }, hints: true });
    const visitors = [ann, bob].map((each) => each.at(there.url));
    const clients = await Promise.all(visitors.map((each) => listening(each)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    const seat = clients.findIndex((client, s) => client.at(id, s).moment!.question >= 0);
    const [say = ''] = clients[seat]!.at(id, seat).moment!.offered;
    const asking = clients[seat]!.ask({ type: 'hint', table: id, seat });
    await changeUnseen(id, handOver(seat));
    // Whichever of these looks at the table first finds the seat gone.
    for (const ask of [{ type: 'why' }, { type: 'final', say }])
      await expect(clients[seat]!.ask({ ...ask, table: id, seat })).rejects.toBeInstanceOf(Refusal);
    await expect(asking).rejects.toEqual(refusal(seat === 0 ? 'not-yours' : 'no-table'));
    expect(clients[seat]!.messages.some(({ type }) => type === 'hint')).toBe(false);
    for (const client of clients) client.close();
  });

  test('a person who loses a seat in a running game with a delay falls back to what spectators may see', async () => {
    const { id, ann, bob } = await party(here.url, { delay: DELAY_S });
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, {});
    await ann.table('POST', `/${id}/start`);
    const client = await listening(bob.at(there.url));
    await client.watch(id);
    await client.watch(id, 1);
    const version = await (await nextMove(id, [ann]))();
    await client.until(() => [7, 1].every((viewer) => client.at(id, viewer).moment!.version >= version));
    const before = client.messages.length;
    const move = await nextMove(id, [ann.at(there.url)]);
    const { seats } = await changeUnseen(id, handOver(1));
    await move();
    await client.until(() => client.ended.length > 0);
    await client.until(() => client.at(id).moment!.version === 0);
    await silence();
    const after = client.messages.slice(before);
    expect(sentTo(client, id, 1).every((message) => !after.includes(message))).toBe(true);
    for (const message of gameNews(client).filter((each) => after.includes(each)))
      expect(message).toMatchObject({ type: 'state', moment: { version: 0 }, told: [], undone: 0 });
    expect(client.at(id).told).toEqual([]);
    // And back: what was missed is told, once.
    await changeUnseen(id, (doc) => ({ ...doc, seats }));
    const last = await (
      await nextMove(
        id,
        [ann, bob].map((each) => each.at(there.url)),
      )
    )();
    await client.until(() => client.at(id).moment!.version >= last);
    const numbers = (told: readonly { n: number }[]): number[] => told.map(({ n }) => n);
    // At the process that the move was made at: the other one may not have heard of it yet.
    const { told } = await bob.at(there.url).call<{ told: { n: number }[] }>('GET', `/api/tables/${id}/events`);
    expect(numbers(client.at(id).told)).toEqual(numbers(told));
    client.close();
  });

  test('a person who has come to sit at a table with a delay reads all of it, though no notice of that came', async () => {
    const { id, ann, bob } = await party(here.url, { delay: DELAY_S });
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, {});
    await ann.table('POST', `/${id}/start`);
    const read = (): Promise<{ readonly told: readonly unknown[] }> =>
      bob.at(there.url).call('GET', `/api/tables/${id}/events`);
    const all = await read();
    expect(all.told).not.toEqual([]);
    const { seats } = await changeUnseen(id, handOver(1));
    await expect(read()).rejects.toEqual(refusal('not-yours'));
    expect((await read()).told).toEqual([]);
    await changeUnseen(id, (doc) => ({ ...doc, seats }));
    expect(await read()).toEqual(all);
  });
});
