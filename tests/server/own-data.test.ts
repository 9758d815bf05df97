import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchView, TableView } from '../../src/protocol/index.ts';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import { Client, Visitor } from './client.testkit.ts';
import { TEST_GAMES } from './games.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';
import { playSeat } from './table.testkit.ts';

const PASSWORD = 'a long enough one';

const place = scratch();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  place.remove();
});

describe.each(['sqlite', 'postgres'] as const)('own data in %s', (kind) => {
  let server: RunningServer;
  const data = place.file(`own-${kind}.db`);
  beforeAll(async () => {
    const database = kind === 'postgres' ? await postgres.database() : undefined;
    server = await startTestServer(testConfig({ data, database }));
  });
  afterAll(() => server.close());

  let accounts = 0;
  async function account(name: string): Promise<Visitor> {
    const login = `${name}.${accounts++}`;
    const visitor = await Visitor.arrive(server.url, name);
    await visitor.call('POST', '/api/me/account', { login, password: PASSWORD });
    return visitor;
  }

  async function begun(people: readonly Visitor[], wish: object = {}): Promise<string> {
    const [host] = people;
    const { id } = await host!.table('POST', '', { game: 'embers', settings: { seats: people.length }, ...wish });
    for (const [seat, person] of people.entries()) {
      await person.table('POST', `/${id}/seats/${seat}`, {});
      await person.act(id, { do: 'chat', room: 'seats', text: `words of ${seat}` });
    }
    await host!.table('POST', `/${id}/start`);
    return id;
  }

  async function played(people: readonly Visitor[], id: string): Promise<void> {
    const clients = await Promise.all(people.map((person) => Client.connect(server.url, person.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, 5 + seat)));
    for (const client of clients) client.close();
    await expect.poll(async () => (await people[0]!.table('GET', `/${id}`)).status).toBe('over');
  }

  test('an export has all that is stored about a person, and nothing of others', async () => {
    const [ann, bob] = [await account(`export.ann.${kind}`), await account(`export.bob.${kind}`)];
    const id = await begun([ann, bob]);
    await played([ann, bob], id);
    await expect
      .poll(async () => (await ann.call<{ matches: object[] }>('GET', '/api/me/matches')).matches.length)
      .toBe(1);
    const mine = await ann.call<Record<string, unknown>>('GET', '/api/me/export');
    expect(mine).toMatchObject({
      person: [{ name: `export.ann.${kind}` }],
      account: [{ created: expect.any(Number) as number }],
      chat: [{ table: id, text: 'words of 0' }],
      seats: [{ table: id, seat: 0 }],
      profile: [{ viewers: 'public' }],
    });
    const text = JSON.stringify(mine);
    expect(text).not.toContain('bob');
    expect(text).not.toContain('argon2');
    expect(text).not.toContain(ann.key);
    for (let n = 0; n < 4; n++) await ann.call('GET', '/api/me/export').catch(() => {});
    await expect(ann.call('GET', '/api/me/export')).rejects.toEqual(refusal('too-many'));
  });

  test('a stolen key exports and deletes nothing without the password', async () => {
    const ann = await account(`stolen.${kind}`);
    const { code } = await ann.call<{ code: string }>('POST', '/api/me/code');
    const claimed = await new Visitor(server.url).call<{ key: string }>('POST', '/api/visitors/claim', { code });
    const thief = new Visitor(server.url, claimed.key);
    await expect(thief.call('GET', '/api/me/export')).rejects.toEqual(refusal('confirm-first'));
    await expect(thief.call('DELETE', '/api/me', { sure: true })).rejects.toEqual(refusal('confirm-first'));
    await expect(ann.call('DELETE', '/api/me', { sure: false })).rejects.toEqual(refusal('bad-request'));
    expect(await ann.call('GET', '/api/me')).toMatchObject({ name: `stolen.${kind}` });
  });

  test('a deleted account is gone, and the tables of others stay whole and playable', async () => {
    const [ann, bob] = [await account(`gone.ann.${kind}`), await account(`gone.bob.${kind}`)];
    const over = await begun([ann, bob]);
    await played([ann, bob], over);
    const journal = await bob.call('GET', `/api/tables/${over}/journal`);
    const running = await begun([ann, bob]);
    const lobby = (await ann.table('POST', '', { game: 'embers', settings: { seats: 2 } })).id;
    await bob.table('POST', `/${lobby}/seats/1`, {});
    const alone = (await ann.table('POST', '', { game: 'embers', settings: { seats: 2 } })).id;
    const socket = await Client.connect(server.url, ann.key);
    await socket.watch(running, 0);
    const { login } = await ann.call<{ login: string }>('GET', '/api/me');
    const { id: profile } = (await ann.call<{ profile: { id: string } }>('GET', '/api/me/profile')).profile;
    await expect
      .poll(async () => (await bob.call<{ matches: object[] }>('GET', '/api/me/matches')).matches.length)
      .toBe(1);

    await ann.call('DELETE', '/api/me', { sure: true });

    // The person is gone: keys, sockets, login, profile.
    expect(await socket.closed).toBe(4401);
    await expect(ann.call('GET', '/api/me')).rejects.toEqual(refusal('no-key'));
    await expect(new Visitor(server.url).call('POST', '/api/login', { login, password: PASSWORD })).rejects.toEqual(
      refusal('bad-login'),
    );
    await expect(bob.call('GET', `/api/profiles/${profile}`)).rejects.toEqual(refusal('no-profile'));
    // What others share stays, without the name.
    const { matches } = await bob.call<{ matches: MatchView[] }>('GET', '/api/me/matches');
    expect(matches[0]!.seats.map(({ name, bot }) => [name, bot])).toEqual([
      [undefined, undefined],
      [`gone.bob.${kind}`, undefined],
    ]);
    expect(await bob.call('GET', `/api/tables/${over}/journal`)).toEqual(journal);
    const table = async (id: string): Promise<TableView> => await bob.table('GET', `/${id}`);
    expect((await table(over)).seats.map(({ name, taken }) => [name, taken])).toEqual([
      ['—', true],
      [`gone.bob.${kind}`, true],
    ]);
    const { lines } = await bob.call<{ lines: { text: string }[] }>('GET', `/api/tables/${running}/chat?room=seats`);
    expect(lines.map(({ text }) => text)).toEqual(['words of 1']);
    expect((await table(running)).seats[0]).toMatchObject({ bot: true, name: '—' });
    expect(await table(running)).toMatchObject({ yours: true });
    expect((await table(lobby)).seats.map(({ taken }) => taken)).toEqual([false, true]);
    await expect(table(alone)).rejects.toEqual(refusal('no-table'));
    // The bot plays on in the seat, and Bob needs nobody's consent to go back.
    const client = await Client.connect(server.url, bob.key);
    await client.watch(running, 1);
    await playSeat(client, running, 1, 9);
    client.close();
    await expect.poll(async () => (await table(running)).status).toBe('over');
    await expect
      .poll(async () => (await bob.call<{ matches: object[] }>('GET', '/api/me/matches')).matches.length)
      .toBe(2);
    const { ranks } = await bob.call<{ ranks: { name: string }[] }>('GET', '/api/leaderboards/embers');
    expect(ranks.map(({ name }) => name)).not.toContain(`gone.ann.${kind}`);
  });
});

test('a deletion that a process began is ended by the next', async () => {
  const data = place.file('resumed.db');
  const start = (): Promise<RunningServer> => startServer(testConfig({ data }), { games: TEST_GAMES });
  const first = await start();
  const ann = await Visitor.arrive(first.url, 'Resumed');
  await ann.call('POST', '/api/me/account', { login: 'resumed', password: PASSWORD });
  const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 } });
  await ann.table('POST', `/${id}/seats/0`, {});
  await first.close();
  const storage = await openSqlite(data);
  const { person } = (await storage.accountNamed('resumed'))!;
  await storage.beginErasure(person);
  expect(await storage.accountNamed('resumed')).toBeUndefined();
  await storage.close();
  const second = await start();
  const again = new Visitor(second.url, ann.key);
  const code = async (): Promise<string> =>
    await again.call('GET', '/api/me').then(
      () => 'here',
      (error: { body: { code: string } }) => error.body.code,
    );
  await expect.poll(code).toBe('no-key');
  await expect
    .poll(() =>
      new Visitor(second.url).table('GET', `/${id}`).then(
        () => 'here',
        () => 'gone',
      ),
    )
    .toBe('gone');
  await second.close();
});
