import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal, type ConnectedTable, connectedTable } from './connected-table.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

/** Time that bots wait for the answer to a request, in ms. */
const CONSENT = 4_000;

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('fairplay.db'), consentTime: CONSENT }));
  // The bots' thread takes its time to start: from here on it is at work.
  const { host, id } = await withBot();
  while ((await host.moment(id, 0)).window!.asked.includes(2)) await pause(50);
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ann and Bob at a table with a bot in seat 2; the game has begun. */
async function withBot(): Promise<{ host: Visitor; friend: Visitor; id: string }> {
  const host = await Visitor.arrive(server.url, 'Ann');
  const friend = await Visitor.arrive(server.url, 'Bob');
  const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 3 } });
  await host.table('POST', `/${id}/seats/0`, {});
  await friend.table('POST', `/${id}/seats/1`, {});
  await host.table('POST', `/${id}/seats/2`, { bot: true });
  await host.table('POST', `/${id}/start`);
  return { host, friend, id };
}

/** Ann has laid two cards before the bot answers, and asks to take them back. */
async function asking(): Promise<{ host: Visitor; friend: Visitor; id: string; to: number; version: number }> {
  const table = await withBot();
  const { host, id } = table;
  const { question, offered } = await host.moment(id, 0);
  const { version } = await host.act(id, { do: 'answer', seat: 0, question, says: offered.slice(0, 2), move: 'a' });
  const to = version - 2;
  expect(await host.act(id, { do: 'undo', seat: 0, to, move: 'u' })).toMatchObject({ waiting: true });
  return { ...table, to, version };
}

const versionOf = async (visitor: Visitor, id: string): Promise<number> => (await visitor.moment(id, 0)).version;

describe('undo', () => {
  test('needs the consent of those for whom a bot plays just now', async () => {
    const table = await connectedTable(server.url, {}, { seats: 2, target: 50, rounds: 20 });
    const [ann, bob] = table.clients as [Client, Client];
    await bob.act(table.id, { do: 'bot', seat: 1, on: true });
    await playSeat(ann, table.id, 0, 5, () => table.at(0).version >= 30);
    const { version } = table.at(0);
    expect(version).toBeGreaterThanOrEqual(30);
    const asked = await ann.act(table.id, { do: 'undo', seat: 0, to: 4, move: 'u' });
    expect(asked).toMatchObject({ waiting: true });
    await bob.until(() => bob.tables.get(table.id)?.undo !== undefined);
    expect(bob.tables.get(table.id)!.undo).toMatchObject({ seat: 0, to: 4, agreed: [], asked: [1] });
    // Nothing was taken back.
    const { told } = await table.visitors[1]!.call<{ told: { n: number }[] }>(
      'GET',
      `/api/tables/${table.id}/events?seat=1`,
    );
    expect(told.map(({ n }) => n)).toEqual(expect.arrayContaining([4, 5, 6]));
    expect(await bob.act(table.id, { do: 'consent', seat: 1, to: 4, yes: true, move: 'c' })).not.toHaveProperty(
      'waiting',
    );
    await ann.until(() => ann.at(table.id, 0).told.every(({ n }) => n < 4 || n >= version));
    table.close();
  });

  test('one person among bots with seats of their own goes back freely', async () => {
    const host = await Visitor.arrive(server.url, 'Solo');
    const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    await host.table('POST', `/${id}/seats/0`, {});
    await host.table('POST', `/${id}/seats/1`, { bot: true });
    await host.table('POST', `/${id}/start`);
    const { question, offered } = await host.moment(id, 0);
    const { version } = await host.act(id, { do: 'answer', seat: 0, question, says: offered.slice(0, 2), move: 'a' });
    expect(await host.act(id, { do: 'undo', seat: 0, to: version - 2, move: 'u' })).not.toHaveProperty('waiting');
  });

  test('a no lets the bots go on at once, and the same is not asked again before one’s next answer', async () => {
    const { host, friend, id, to, version } = await asking();
    await pause(CONSENT / 4);
    expect(await versionOf(host, id)).toBe(version);
    await friend.act(id, { do: 'consent', seat: 1, to, yes: false, move: 'c' });
    await expect(host.act(id, { do: 'undo', seat: 0, to, move: 'u2' })).rejects.toEqual(refusal('undo-asked'));
    await expect.poll(() => versionOf(host, id), { timeout: CONSENT / 2 }).toBeGreaterThan(version);
    await expect(host.act(id, { do: 'undo', seat: 0, to, move: 'u3' })).rejects.toEqual(refusal('undo-asked'));
  });

  test('asking over and over does not make the bots wait longer', async () => {
    const { host, friend, id, to, version } = await asking();
    const begun = Date.now();
    let refused = 0;
    for (let k = 0; Date.now() - begun < 3 * CONSENT && (await versionOf(host, id)) === version; k++) {
      const other = k % 2 === 0 ? to : to + 1;
      await host.act(id, { do: 'undo', seat: 0, to: other, move: `again ${k}` }).catch(() => refused++);
      await pause(100);
    }
    expect(await versionOf(host, id)).toBeGreaterThan(version);
    expect(Date.now() - begun).toBeLessThan(2 * CONSENT);
    expect(refused).toBeGreaterThan(5);
    expect((await friend.table('GET', `/${id}`)).undo).toBeUndefined();
  });

  test('there is one request at a time', async () => {
    const { host, friend, id, version } = await asking();
    const { question, offered } = await friend.moment(id, 1);
    expect(question).toBeGreaterThanOrEqual(0);
    await expect(friend.act(id, { do: 'undo', seat: 1, to: 0, move: 'u' })).rejects.toEqual(refusal('undo-open'));
    // Any move makes it void.
    await friend.act(id, { do: 'answer', seat: 1, question, says: offered.slice(0, 1), move: 'a' });
    expect(await versionOf(host, id)).toBeGreaterThan(version);
    expect((await friend.table('GET', `/${id}`)).undo).toBeUndefined();
  });

  test('at most three requests of one person in a turn', async () => {
    const table: ConnectedTable = await connectedTable(server.url, {}, { seats: 2, target: 50, rounds: 20 });
    const [ann, bob] = table.clients as [Client, Client];
    /** One card is an answer; taking back what both were dealt needs consent. */
    const ask = async (k: number): Promise<unknown> => {
      await ann.answer(table.id, 0, [table.at(0).offered[0]!]);
      await ann.until(() => table.at(0).withdraw);
      return await ann.act(table.id, { do: 'undo', seat: 0, to: 0, move: `u${k}` });
    };
    for (let k = 0; k < 3; k++) {
      await ask(k);
      await bob.act(table.id, { do: 'consent', seat: 1, to: 0, yes: false, move: `c${k}` });
      await ann.act(table.id, { do: 'withdraw', seat: 0, move: `w${k}` });
      await ann.until(() => table.at(0).question >= 0 && !table.at(0).withdraw);
    }
    await expect(ask(3)).rejects.toEqual(refusal('undo-asked'));
    table.close();
  });
});

describe('ratings', () => {
  const account = (visitor: Visitor, login: string) =>
    visitor.call('POST', '/api/me/account', { login, password: 'a long secret' });
  const ratingsOf = async (visitor: Visitor) =>
    (await visitor.call<{ ratings: { rating: number; games: number }[] }>('GET', '/api/me')).ratings;

  /** A table of two people with accounts. */
  async function ratedTable(name: string, wish: object = {}): Promise<{ id: string; visitors: Visitor[] }> {
    const visitors = await Promise.all([0, 1].map((seat) => Visitor.arrive(server.url, `Guest ${seat}`)));
    for (const [seat, visitor] of visitors.entries()) await account(visitor, `${name}.${seat}`);
    const { id } = await visitors[0]!.table('POST', '', {
      game: 'embers',
      settings: { seats: 2, rounds: 2 },
      ...wish,
    });
    for (const [seat, visitor] of visitors.entries()) await visitor.table('POST', `/${id}/seats/${seat}`, {});
    const table = await visitors[0]!.table('POST', `/${id}/start`);
    expect(table.rated).toBe(true);
    expect(table.seats.map(({ rated }) => rated)).toEqual([true, true]);
    return { id, visitors };
  }

  test('a person who hands the seat to a bot and does not take it back counts as last', async () => {
    for (let luck = 1; ; luck++) {
      const { id, visitors } = await ratedTable(`gave-up-${luck}`);
      await visitors[1]!.act(id, { do: 'bot', seat: 1, on: true });
      const client = await Client.connect(server.url, visitors[0]!.key);
      await client.watch(id, 0);
      await playSeat(client, id, 0, luck);
      client.close();
      await expect.poll(async () => (await visitors[0]!.table('GET', `/${id}`)).status).toBe('over');
      // A victory of all tells nothing.
      if ((await visitors[0]!.table('GET', `/${id}`)).result!.ranking.length < 2) continue;
      await expect.poll(async () => (await ratingsOf(visitors[1]!)).length).toBe(1);
      const [stayed, left] = await Promise.all(visitors.map(ratingsOf));
      expect(stayed![0]!.rating).toBeGreaterThan(left![0]!.rating);
      return;
    }
  });

  test('a game with a delay is rated when spectators may know its end, not before', async () => {
    const delay = 6;
    for (let luck = 1; ; luck++) {
      const { id, visitors } = await ratedTable(`delayed-${luck}`, { delay });
      await visitors[1]!.act(id, { do: 'bot', seat: 1, on: true });
      const client = await Client.connect(server.url, visitors[0]!.key);
      await client.watch(id, 0);
      await playSeat(client, id, 0, luck);
      const over = Date.now();
      client.close();
      await expect.poll(async () => (await visitors[0]!.table('GET', `/${id}`)).status).toBe('over');
      const { result } = await visitors[0]!.table('GET', `/${id}`);
      if (result!.ranking.length < 2) continue;
      // A busy machine may take seconds for these questions.
      while (Date.now() < over + delay * 1000 - 3000) {
        expect(await ratingsOf(visitors[0]!)).toEqual([]);
        await pause(200);
      }
      await expect.poll(async () => (await ratingsOf(visitors[0]!)).length).toBe(1);
      return;
    }
  });

  test('a bot that answered for somebody is noted, also when the seat is taken back', async () => {
    const { id, visitors } = await ratedTable('helped');
    await visitors[1]!.act(id, { do: 'bot', seat: 1, on: true });
    await visitors[1]!.act(id, { do: 'bot', seat: 1, on: false });
    expect((await visitors[0]!.table('GET', `/${id}`)).seats.map(({ helped }) => helped)).toEqual([
      undefined,
      undefined,
    ]);
    await visitors[1]!.act(id, { do: 'bot', seat: 1, on: true });
    await expect.poll(async () => (await visitors[0]!.moment(id, 0)).window!.asked).toEqual([0]);
    await visitors[1]!.act(id, { do: 'bot', seat: 1, on: false });
    expect((await visitors[0]!.table('GET', `/${id}`)).seats.map(({ helped }) => helped)).toEqual([undefined, true]);
  });

  test('a person who lets the time run out where that ends the game has lost it', async () => {
    const { id, visitors } = await ratedTable('late', {
      clock: { kind: 'live', bank: 10, increment: 0 },
      timeout: 'end',
    });
    // Both are asked to lay cards; only one does.
    const { question, offered } = await visitors[0]!.moment(id, 0);
    await visitors[0]!.act(id, { do: 'answer', seat: 0, question, says: offered.slice(0, 2), move: 'a' });
    await expect
      .poll(async () => (await visitors[0]!.table('GET', `/${id}`)).result)
      .toMatchObject({
        why: 'time',
        seat: 1,
      });
    await expect.poll(async () => (await ratingsOf(visitors[1]!)).length).toBe(1);
    const [here, late] = await Promise.all(visitors.map(ratingsOf));
    expect(here![0]!.rating).toBeGreaterThan(late![0]!.rating);
  });

  test('an account made after the start does not count', async () => {
    const { id, visitors } = await seatedTable(server.url, {}, { seats: 2, rounds: 1 });
    for (const [seat, visitor] of visitors.entries()) await account(visitor, `afterwards.${seat}`);
    const table = await visitors[0]!.table('GET', `/${id}`);
    expect(table.rated).toBe(false);
    expect(table.seats.map(({ rated }) => rated)).toEqual([undefined, undefined]);
  });
});

describe('a rematch', () => {
  /** A finished game of two. */
  async function finished(wish: object = {}): Promise<{ id: string; visitors: readonly Visitor[] }> {
    const { id, visitors } = await seatedTable(server.url, wish, { seats: 2, rounds: 1 });
    const clients = await Promise.all(visitors.map((visitor) => Client.connect(server.url, visitor.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat)));
    for (const client of clients) client.close();
    return { id, visitors };
  }

  test('seats nobody who has not said yes', async () => {
    const { id, visitors } = await finished();
    const [ann, bob] = visitors as [Visitor, Visitor];
    const next = await ann.table('POST', `/${id}/rematch`);
    expect(next.seats.map(({ taken, name }) => ({ taken, name }))).toEqual([
      { taken: true, name: 'Guest 0' },
      { taken: false, name: undefined },
    ]);
    expect(next.seats[1]!.invited).toEqual({ name: 'Guest 1', by: 'Guest 0', yours: false });
    await expect(ann.table('POST', `/${next.id}/start`)).rejects.toEqual(refusal('seats-free'));
    const stranger = await Visitor.arrive(server.url, 'Eve');
    await expect(stranger.table('POST', `/${next.id}/seats/1`, {})).rejects.toEqual(refusal('seat-kept'));
    await expect(ann.table('POST', `/${next.id}/seats/1`, {})).rejects.toEqual(refusal('seat-kept'));
    // The one who is asked finds the table, at the old one and among their own.
    const old = await bob.table('GET', `/${id}`);
    expect(old).toMatchObject({ rematch: next.id, rematchBy: 'Guest 0' });
    const { tables } = await bob.call<{ tables: { id: string }[] }>('GET', '/api/me/tables');
    expect(tables.map((table) => table.id)).toContain(next.id);
    expect((await bob.table('GET', `/${next.id}`)).seats[1]!.invited!.yours).toBe(true);
    await bob.table('POST', `/${next.id}/seats/1`, {});
    expect((await ann.table('POST', `/${next.id}/start`)).status).toBe('playing');
  });

  test('who is asked may decline, and the host may free the seat', async () => {
    const { id, visitors } = await finished();
    const [ann, bob] = visitors as [Visitor, Visitor];
    const next = await ann.table('POST', `/${id}/rematch`);
    const stranger = await Visitor.arrive(server.url, 'Eve');
    await expect(stranger.table('DELETE', `/${next.id}/seats/1`)).rejects.toEqual(refusal('not-yours'));
    const declined = await bob.table('DELETE', `/${next.id}/seats/1`);
    expect(declined.seats[1]).toMatchObject({ taken: false });
    expect(declined.seats[1]!.invited).toBeUndefined();
    await stranger.table('POST', `/${next.id}/seats/1`, {});
    expect((await ann.table('POST', `/${next.id}/start`)).status).toBe('playing');

    const again = await finished();
    const third = await again.visitors[1]!.table('POST', `/${again.id}/rematch`);
    expect(third.yours).toBe(true);
    await again.visitors[1]!.table('DELETE', `/${third.id}/seats/0`);
    await again.visitors[1]!.table('POST', `/${third.id}/seats/0`, { bot: true });
    expect((await again.visitors[1]!.table('POST', `/${third.id}/start`)).status).toBe('playing');
  });

  test('of a private table lets in those who are asked, and nobody else', async () => {
    const host = await Visitor.arrive(server.url, 'Ann');
    const friend = await Visitor.arrive(server.url, 'Bob');
    const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 2, rounds: 1 }, private: true });
    const { invite } = await host.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
    await host.table('POST', `/${id}/seats/0`, {});
    await friend.table('POST', `/${id}/seats/1`, { invite });
    await host.table('POST', `/${id}/start`);
    const clients = await Promise.all([host, friend].map((visitor) => Client.connect(server.url, visitor.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat)));
    for (const client of clients) client.close();
    const next = await host.table('POST', `/${id}/rematch`);
    expect((await friend.table('GET', `/${next.id}`)).seats[1]!.invited!.yours).toBe(true);
    await expect((await Visitor.arrive(server.url, 'Eve')).table('GET', `/${next.id}`)).rejects.toEqual(
      refusal('no-table'),
    );
    expect((await friend.table('POST', `/${next.id}/seats/1`, {})).seats[1]!.yours).toBe(true);
  });

  test('that both ask for is one table, and both sit', async () => {
    const { id, visitors } = await finished();
    const [one, two] = await Promise.all(visitors.map((visitor) => visitor.table('POST', `/${id}/rematch`)));
    expect(one!.id).toBe(two!.id);
    const table = await visitors[0]!.table('GET', `/${one!.id}`);
    expect(table.seats.map(({ name }) => name)).toEqual(['Guest 0', 'Guest 1']);
  });
});
