import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, Refusal, Visitor } from '../server/client.testkit.ts';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { oldFields, replayed } from './program.testkit.ts';
import { FIXTURE_GAMES, FIXTURES, fixtureBytes, hashOf } from './pure.testkit.ts';

/** What a seat saw when the database was made. */
interface SeatMoment {
  readonly seat: number;
  readonly version: number;
  readonly window?: object;
  readonly question: number;
  readonly scores: readonly number[];
  readonly over: boolean;
  readonly view: string;
  readonly offered: string;
  readonly asides: string;
  readonly told: number;
}

interface StoredTable {
  readonly id: string;
  readonly game: string;
  /** By seat: the name of a person, `bot LEVEL`, or nobody. */
  readonly sitters: readonly (string | null)[];
  readonly status: string;
  readonly unreadable: boolean;
  readonly result?: object;
  readonly carry?: { readonly rules: string; readonly version: number; readonly agreed: readonly number[] };
  readonly undo?: object;
  readonly moments?: readonly SeatMoment[];
  /** The seat that has answered a window of several. */
  readonly answered?: number;
  /** The entry to which somebody asks to go back. */
  readonly to?: number;
  /** The seat with standing orders. */
  readonly orderer?: number;
}

/** A database that the server at 41a6819 wrote, with the keys of its people. */
interface OldDatabase {
  readonly people: Readonly<Record<string, string>>;
  readonly invites: Readonly<Record<string, string>>;
  readonly entropy: Readonly<Record<string, string>>;
  readonly ratings: Readonly<Record<string, readonly object[]>>;
  readonly tables: Readonly<Record<string, StoredTable>>;
}

const { people, invites, entropy, ratings, tables } = JSON.parse(
  readFileSync(join(FIXTURES, 'server.json'), 'utf8'),
) as OldDatabase;
const TOKEN = 'operator';

/** Tables that go on by themselves as soon as a server runs. */
const isMoving = (name: string): boolean => /opening|bots|time/.test(name);

const place = scratch();
let url = '';
let stop: () => Promise<void>;
beforeAll(async () => {
  const data = place.file('server.db');
  writeFileSync(data, fixtureBytes('server.db'));
  const server = await startTestServer(testConfig({ data, metricsToken: TOKEN }));
  url = server.url;
  stop = () => server.close();
});
afterAll(async () => {
  await stop();
  place.remove();
});

const visitor = (name: string): Visitor => new Visitor(url, people[name]);
const sitter = (table: StoredTable, seat: number): Visitor => visitor(table.sitters[seat]!);
const tableOf = (name: string): StoredTable => tables[name]!;
const isPerson = (table: StoredTable, seat: number): boolean => people[table.sitters[seat] ?? ''] !== undefined;

/** One of those who are asked answers; waits for bots. Gives the version afterwards. */
async function answerOnce(table: StoredTable): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    for (const seat of table.sitters.keys()) {
      if (!isPerson(table, seat)) continue;
      const { question, offered, version } = await sitter(table, seat).moment(table.id, seat);
      if (question < 0) continue;
      const act = { do: 'answer' as const, seat, question, says: [offered[0]!], move: randomUUID() };
      const done = await sitter(table, seat).act(table.id, act);
      expect(done.version).toBeGreaterThan(version);
      return done.version;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nobody is asked');
}

const code = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.body.code;
    throw error;
  }
};

/** What a test did to a table is done: a second try would meet another table. */
const ONCE = { retry: 0 };

describe('a database of 41a6819', ONCE, () => {
  test('has every table in its state, in the list of those who sit there', async () => {
    for (const [name, table] of Object.entries(tables)) {
      const { status, unreadable, result, carry, undo } = await sitter(table, 0).table('GET', `/${table.id}`);
      // Who is asked was not told then.
      const asked = undo && { seat: undo.seat, to: undo.to, agreed: undo.agreed };
      const seen = { name, unreadable, result, carry, undo: asked };
      expect(seen).toEqual({
        name,
        unreadable: table.unreadable,
        result: table.result,
        carry: table.carry,
        undo: table.undo,
      });
      expect({ name, status: isMoving(name) ? table.status : status }).toEqual({ name, status: table.status });
    }
    const mine = await visitor('Ann').call<{ tables: { id: string }[] }>('GET', '/api/me/tables');
    const stored = Object.values(tables).filter(({ sitters }) => sitters.includes('Ann'));
    expect(mine.tables.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
    const statuses = new Set(Object.values(tables).map(({ status }) => status));
    expect(statuses).toEqual(new Set(['open', 'opening', 'playing', 'over']));
  });

  test('shows every seat what it saw', async () => {
    let seen = 0;
    for (const [name, table] of Object.entries(tables)) {
      if (isMoving(name)) continue;
      for (const { told, view, offered, asides, ...plain } of table.moments ?? []) {
        const { seat } = plain;
        const now = await sitter(table, seat).moment(table.id, seat);
        const { version, window, question, scores, over } = now;
        expect({ name, seat, version, question, scores, over }).toEqual({ name, ...plain, window: undefined });
        // A question may carry more public facts than it did; what it had is still there.
        expect(window).toMatchObject(plain.window ?? {});
        const seenNow = oldFields(table.game, now.view as object);
        const hashes = { view: hashOf(seenNow), offered: hashOf(now.offered), asides: hashOf(now.asides) };
        expect({ name, ...hashes }).toEqual({ name, view, offered, asides });
        const events = await sitter(table, seat).call<{ told: { events: object[] }[] }>(
          'GET',
          `/api/tables/${table.id}/events?seat=${seat}`,
        );
        expect({ name, told: events.told.length }).toEqual({ name, told });
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(40);
  });

  test('lets spectators follow public tables over a socket', async () => {
    const client = await Client.connect(url);
    for (const game of FIXTURE_GAMES) {
      const { id, moments } = tableOf(`${game} secret`);
      await client.watch(id);
      await client.until(() => client.at(id).moment !== undefined);
      expect(client.at(id).moment!.version).toBe(moments![0]!.version);
    }
    client.close();
  });

  test('knows its people: keys, passwords, ratings, notices, reports', async () => {
    const login = { login: 'ann', password: 'correct horse' };
    const { key } = await new Visitor(url).call<{ key: string }>('POST', '/api/login', login);
    expect(await new Visitor(url, key).call('GET', '/api/me')).toMatchObject({ name: 'Ann', login: 'ann' });
    expect(await code(new Visitor(url).call('POST', '/api/login', { ...login, login: 'bob' }))).toBe('bad-login');
    for (const game of FIXTURE_GAMES)
      expect(await new Visitor(url).call('GET', `/api/ratings/${game}`)).toEqual({ best: ratings[game] });
    expect(ratings['scythia']).toHaveLength(2);
    const notices = async (name: string): Promise<object[]> =>
      (await visitor(name).call<{ notices: object[] }>('GET', '/api/me/notices')).notices;
    expect(await notices('Ann')).toMatchObject([{ kind: 'webhook', host: 'hooks.invalid', language: 'uk' }]);
    expect(await notices('Bob')).toMatchObject([
      { kind: 'push', host: 'push.invalid', table: tableOf('root talk').id },
    ]);
    const response = await fetch(`${url}/reports`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const { reports, mistakes } = (await response.json()) as { reports: object[]; mistakes: object[] };
    expect([reports.length, mistakes.length]).toEqual([3, 3]);
  });
});

test('finished matches of the database of 41a6819 are recorded, with factions, and so are the ratings after them', async () => {
  type Match = { id: string; game: string; seats: { name?: string; faction: string; won: boolean; score: number }[] };
  const matches = async (): Promise<Match[]> =>
    (await visitor('Ann').call<{ matches: Match[] }>('GET', '/api/me/matches')).matches;
  const over = Object.values(tables).filter(({ status, sitters }) => status === 'over' && sitters.includes('Ann'));
  await expect
    .poll(async () => (await matches()).map(({ id }) => id), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(over.map(({ id }) => id)));
  for (const game of FIXTURE_GAMES) {
    const table = tableOf(`${game} over`);
    const { winners, scores } = table.result as { winners: number[]; scores: number[] };
    const match = (await matches()).find(({ id }) => id === table.id)!;
    expect(match.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(winners);
    expect(match.seats.map(({ score }) => score)).toEqual(scores);
    expect(match.seats.every(({ faction }) => faction !== '')).toBe(true);
  }
  const { profile } = await visitor('Ann').call<{
    profile: { games: { game: string; rating?: { rating: number }; history: { rating: number }[] }[] };
  }>('GET', '/api/me/profile');
  const scythia = profile.games.find(({ game }) => game === 'scythia')!;
  const stored = ratings['scythia'] as { name: string; rating: number }[];
  expect(scythia.rating!.rating).toBe(stored.find(({ name }) => name === 'Ann')!.rating);
  await expect
    .poll(async () => {
      const mine = await visitor('Ann').call<{ profile: typeof profile }>('GET', '/api/me/profile');
      return mine.profile.games.find(({ game }) => game === 'scythia')!.history.at(-1)?.rating;
    })
    .toBe(scythia.rating!.rating);
});

describe.each(FIXTURE_GAMES)('a table of %s in the database of 41a6819', ONCE, (game) => {
  test('that waits in the lobby is filled and begun', async () => {
    const lobby = tableOf(`${game} lobby`);
    await visitor('Bob').table('POST', `/${lobby.id}/seats/1`, {});
    await visitor('Ann').table('POST', `/${lobby.id}/start`);
    const opened = { entropy: entropy[`${game} lobby`] };
    expect(await visitor('Ann').table('POST', `/${lobby.id}/seats/0/open`, opened)).toMatchObject({
      status: 'playing',
    });
    await answerOnce({ ...lobby, sitters: ['Ann', 'Bob'] });
    const closed = tableOf(`${game} private lobby`);
    const invite = { invite: invites[`${game} private lobby`] };
    expect(await code(visitor('Cy').table('POST', `/${closed.id}/seats/2`, {}))).not.toBe('done');
    await visitor('Cy').table('POST', `/${closed.id}/seats/2`, invite);
    expect(await visitor('Ann').table('POST', `/${closed.id}/start`)).toMatchObject({ status: 'playing' });
  });

  test('that was being opened is played', async () => {
    const table = tableOf(`${game} opening`);
    // Its time to open is over unless the fixture is minutes old; then the server opens what is missing by itself.
    await code(visitor('Bob').table('POST', `/${table.id}/seats/1/open`, { entropy: entropy[`${game} opening`] }));
    const status = async () => (await visitor('Ann').table('GET', `/${table.id}`)).status;
    await expect.poll(status, { timeout: 20_000 }).toBe('playing');
    await answerOnce(table);
  });

  test('in the middle of a secret window, or of one for several, takes answers and withdrawals', async () => {
    const secret = tableOf(`${game} secret`);
    expect(secret.moments![0]!.window).toMatchObject({ secret: true });
    await answerOnce(secret);
    const each = tables[`${game} together`];
    if (!each) return;
    const seat = each.answered!;
    expect((await sitter(each, seat).moment(each.id, seat)).withdraw).toBe(true);
    await sitter(each, seat).act(each.id, { do: 'withdraw', seat, move: randomUUID() });
    expect((await sitter(each, seat).moment(each.id, seat)).question).toBeGreaterThanOrEqual(0);
    await answerOnce(each);
  });

  test('where somebody asks to go back goes back when the other agrees', async () => {
    const table = tableOf(`${game} undo`);
    const consent = { do: 'consent' as const, seat: 0, to: table.to!, yes: true, move: randomUUID() };
    const { version } = await visitor('Ann').act(table.id, consent);
    expect(version).toBeGreaterThan(table.moments![0]!.version);
    expect((await visitor('Ann').table('GET', `/${table.id}`)).undo).toBeUndefined();
    await answerOnce(table);
  });

  test('with talk, orders and a seat that is not heard keeps them', async () => {
    const table = tableOf(`${game} talk`);
    const { lines } = await visitor('Bob').call<{ lines: { text: string }[] }>(
      'GET',
      `/api/tables/${table.id}/chat?room=seats`,
    );
    expect(lines.map(({ text }) => text)).toEqual(['Hello', 'Привіт', 'Привет', 'rude']);
    const say = (name: string) => visitor(name).act(table.id, { do: 'chat', room: 'seats', text: 'And now?' });
    expect(await code(say('Dee'))).toBe('muted');
    expect(await code(say('Cy'))).toBe('done');
    const { seats } = await sitter(table, table.orderer!).table('GET', `/${table.id}`);
    expect(seats[table.orderer!]!.orders).toMatchObject([{ until: 'own-turn', when: [{ is: 999 }, { fact: 'turn' }] }]);
    expect(await code(new Visitor(url).table('GET', `/${table.id}`))).toBe('no-table');
    const invited = { 'vatra-invite': invites[`${game} talk`]! };
    expect(await new Visitor(url).call('GET', `/api/tables/${table.id}`, undefined, invited)).toMatchObject({
      table: { private: true, delay: 3600 },
    });
    await answerOnce(table);
  });

  test('with bots goes on with them', async () => {
    const table = tableOf(`${game} bots`);
    const before = await answerOnce(table);
    const goesOn = async (): Promise<boolean> => {
      const { version, question, over } = await visitor('Ann').moment(table.id, 0);
      return version > before || question >= 0 || over;
    };
    await expect.poll(goesOn, { timeout: 50_000 }).toBe(true);
  });

  test('that is over gives its journal with the proof, and a rematch', async () => {
    const table = tableOf(`${game} over`);
    const journal = await visitor('Ann').call<object>('GET', `/api/tables/${table.id}/journal`);
    const { wrong, portrait } = await replayed(journal, 1);
    expect(wrong).toEqual([]);
    const { law, winners, ranking, scores } = table.result as Record<string, unknown>;
    expect(portrait).toMatchObject({ over: { law, winners, ranking }, scores });
    const record = await code(visitor('Ann').call('GET', `/api/tables/${table.id}/record`));
    expect(record).toBe(game === 'root' ? 'done' : 'unreadable');
    const steps = await visitor('Bob').call<{ steps: object[] }>('GET', `/api/tables/${table.id}/replay?seat=1`);
    expect(steps.steps.length).toBeGreaterThan(10);
    const rematch = tableOf(`${game} rematch`);
    await visitor('Ann').table('POST', `/${rematch.id}/start`);
    await answerOnce(rematch);
  });

  test('that these rules cannot read is carried over when all agree', async () => {
    const table = tableOf(`${game} unreadable`);
    const { rules, version, agreed } = table.carry!;
    expect(agreed).toEqual([0]);
    await visitor('Bob').act(table.id, { do: 'carry', seat: 1, rules, version, yes: true });
    expect(await visitor('Ann').table('GET', `/${table.id}`)).toMatchObject({ unreadable: false, status: 'playing' });
    await answerOnce(table);
    await answerOnce(tableOf(`${game} carried`));
  });

  test('that nobody can read, or of a game that is gone, keeps its events', async () => {
    for (const kind of ['lost', 'foreign']) {
      const { id } = tableOf(`${game} ${kind}`);
      expect(await code(visitor('Ann').moment(id, 0))).toBe('unreadable');
      const { told } = await visitor('Ann').call<{ told: object[] }>('GET', `/api/tables/${id}/events?seat=0`);
      expect(told.length).toBeGreaterThan(5);
    }
  });
});

test('tables where the time was up: one is over, a bot plays at the other', async () => {
  expect(tableOf('time end').result).toMatchObject({ why: 'time' });
  const { seats } = await visitor('Ann').table('GET', `/${tableOf('time bot').id}`);
  expect(seats.some(({ bot }) => bot)).toBe(true);
});
