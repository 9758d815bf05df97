import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage, Subscription } from '../../src/server/storage/port.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { MIGRATIONS } from '../../src/server/storage/schema.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatra-people-'));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function runSqlite(file: string, statements: readonly string[]): Promise<void> {
  const db = new DatabaseSync(file);
  for (const statement of statements) db.exec(statement);
  db.close();
  await Promise.resolve();
}

async function runPostgres(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const ADAPTERS = [
  {
    name: 'sqlite',
    place: () => Promise.resolve(join(folder, `${Math.random()}.db`)),
    open: (place: string): Promise<Storage> => openSqlite(place),
    run: runSqlite,
  },
  {
    name: 'postgres',
    place: () => postgres.database(),
    open: (place: string): Promise<Storage> => openPostgres(place),
    run: runPostgres,
  },
] as const;

const wish = (id: string, more: Partial<Subscription> = {}): Subscription => ({
  id,
  person: 'ann',
  table: '',
  everyone: false,
  kind: 'webhook',
  target: 'https://example.org/hook',
  language: 'uk',
  ...more,
});

const POSITION = { table: 't', version: 7, position: '{}', clocks: '[]' };

/** What databases of each layout may hold besides what those before it do, and how it must be found again. */
const HELD: readonly { readonly rows: readonly string[]; readonly found: (storage: Storage) => Promise<void> }[] = [
  {
    rows: [
      `insert into people (id, name, created, seen) values ('ann', 'Ann', 1, 1)`,
      `insert into keys (hash, person, created) values ('h', 'ann', 1)`,
      `insert into tables (id, revision, game, status, open, created, doc) values ('t', 3, 'root', 'playing', 1, 1, '{}')`,
      `insert into journal (table_id, version, at, move, entries, told, digest) values ('t', 0, 5, '0:m', '[]', '[]', 'd')`,
      `insert into chat (table_id, n, room, person, name, text, at) values ('t', 1, 'seats', 'ann', 'Ann', 'hello', 6)`,
    ],
    async found(storage) {
      expect(await storage.personOf('h')).toEqual({ id: 'ann', name: 'Ann' });
      expect(await storage.readTable('t')).toMatchObject({ revision: 3, doc: '{}' });
      expect(await storage.readJournal('t', 0)).toMatchObject([{ version: 0, at: 5, move: '0:m', digest: 'd' }]);
      expect(await storage.readLine('t', 1)).toMatchObject({ text: 'hello' });
    },
  },
  {
    rows: [
      `insert into accounts (login, person, password, created) values ('ann', 'ann', 'hash', 1)`,
      `insert into ratings (person, game, mean, spread, games) values ('ann', 'root', 30, 5, 2)`,
      `insert into subscriptions (id, person, table_id, everyone, kind, target, language, created)
        values ('s', 'ann', '', 0, 'webhook', 'https://example.org/hook', 'uk', 1)`,
    ],
    async found(storage) {
      expect(await storage.accountNamed('ann')).toEqual({ person: 'ann', password: 'hash' });
      expect(await storage.ratingsOf('root', ['ann'])).toEqual([{ person: 'ann', mean: 30, spread: 5, games: 2 }]);
      expect(await storage.subscriptions('ann')).toHaveLength(1);
    },
  },
  {
    rows: [`insert into positions (table_id, version, position, clocks) values ('t', 7, '{}', '[]')`],
    found: async (storage) => expect(await storage.readPosition('t')).toEqual(POSITION),
  },
  {
    rows: [
      `insert into mistakes (id, at, person, game, rules, text, position, journal)
        values ('m', 9, 'ann', 'root', '1', 'wrong', '{}', '')`,
    ],
    found: async (storage) => expect(await storage.readMistakes(5)).toMatchObject([{ id: 'm', text: 'wrong' }]),
  },
];

test('each layout has something that must be kept', () => {
  expect(HELD).toHaveLength(MIGRATIONS.length);
});

describe.each(ADAPTERS)('$name', ({ place, open, run }) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open(await place());
  });
  afterAll(() => storage.close());

  test.each(MIGRATIONS.map(({ version }) => version))(
    'a database of layout %i is brought up to date and keeps what it holds',
    async (version) => {
      const at = await place();
      const old = MIGRATIONS.filter((migration) => migration.version <= version);
      const held = HELD.slice(0, version);
      await run(at, [
        'create table layout (version integer primary key)',
        ...old.flatMap((migration) => [
          ...migration.statements,
          `insert into layout (version) values (${migration.version})`,
        ]),
        ...held.flatMap(({ rows }) => rows),
      ]);
      const newer = await open(at);
      for (const { found } of held) await found(newer);
      // Whatever came later is there, and empty.
      expect(await newer.readMistakes(5)).toHaveLength(version >= 4 ? 1 : 0);
      expect(await newer.readPosition('t')).toEqual(version >= 3 ? POSITION : undefined);
      expect(await newer.createAccount('bob', 'bob', undefined, 2)).toBe(true);
      await newer.close();
      const again = await open(at);
      for (const { found } of held) await found(again);
      await again.close();
    },
  );

  test('a keepsake is made once', async () => {
    expect(await storage.keepsake('k', () => 'first')).toBe('first');
    expect(await storage.keepsake('k', () => 'second')).toBe('first');
  });

  test('a turn is brought once to each who wanted to hear of it, and an older turn is forgotten', async () => {
    await storage.subscribe(wish('all'), 1);
    await storage.subscribe(wish('here', { table: 't' }), 2);
    await storage.subscribe(wish('elsewhere', { table: 'u' }), 3);
    await storage.subscribe(wish('channel', { person: 'bob', table: 't', everyone: true }), 4);
    await storage.callUp('t', 1, 'ann', 7, 100);
    await storage.callUp('t', 1, 'ann', 7, 100);
    const due = await storage.takeDeliveries(100, 50, 10);
    expect(due.map((each) => each.subscription).sort()).toEqual(['all', 'channel', 'here']);
    // Whoever took them has them for a while.
    expect(await storage.takeDeliveries(120, 50, 10)).toEqual([]);
    await storage.settle(due.find((each) => each.subscription === 'all')!, undefined);
    await storage.settle({ ...due.find((each) => each.subscription === 'here')!, tries: 1 }, 400);
    await storage.callUp('t', 1, 'ann', 7, 160);
    expect((await storage.takeDeliveries(160, 50, 10)).map((each) => each.subscription)).toEqual(['channel']);
    expect(await storage.takeDeliveries(400, 50, 1)).toMatchObject([{ tries: expect.any(Number) as number }]);
    await storage.callUp('t', 1, 'ann', 9, 500);
    const next = await storage.takeDeliveries(1000, 50, 10);
    expect(next.map((each) => each.question)).toEqual([9, 9, 9]);
  });

  test('only the person ends a subscription, and what was on its way ends with it', async () => {
    await storage.subscribe(wish('mine', { person: 'cid' }), 1);
    await storage.callUp('v', 0, 'cid', 1, 2000);
    expect(await storage.unsubscribe('mine', 'eve')).toBe(false);
    expect(await storage.subscriptions('cid')).toHaveLength(1);
    expect(await storage.unsubscribe('mine', 'cid')).toBe(true);
    const due = await storage.takeDeliveries(9000, 1, 50);
    expect(due.filter((each) => each.subscription === 'mine')).toEqual([]);
  });

  test('a login belongs to one person and a person has one login', async () => {
    expect(await storage.createAccount('ann', 'p1', 'hash', 1)).toBe(true);
    expect(await storage.createAccount('ann', 'p2', undefined, 1)).toBe(false);
    expect(await storage.createAccount('ann2', 'p1', undefined, 1)).toBe(false);
    expect(await storage.accountNamed('ann')).toEqual({ person: 'p1', password: 'hash' });
    expect(await storage.createAccount('keyonly', 'p3', undefined, 1)).toBe(true);
    expect(await storage.accountOf('p3')).toEqual({ login: 'keyonly' });
  });

  test('a passkey’s counter never goes back, unless the device does not count', async () => {
    await storage.addPasskey({ id: 'k1', person: 'p1', publicKey: 'x', counter: 5, transports: 'usb' }, 1);
    expect(await storage.usePasskey('k1', 5)).toBe(false);
    expect(await storage.usePasskey('k1', 6)).toBe(true);
    await storage.addPasskey({ id: 'k0', person: 'p1', publicKey: 'x', counter: 0, transports: '' }, 1);
    expect(await storage.usePasskey('k0', 0)).toBe(true);
    expect((await storage.passkey('k1'))?.counter).toBe(6);
  });

  test('a challenge is taken once and in time', async () => {
    await storage.challenge('c1', 'p1', 100);
    await storage.challenge('c2', 'p1', 100);
    expect(await storage.takeChallenge('c1', 50)).toBe('p1');
    expect(await storage.takeChallenge('c1', 50)).toBeUndefined();
    expect(await storage.takeChallenge('c2', 101)).toBeUndefined();
  });

  test('a table is rated once', async () => {
    await storage.createPerson('r1', 'Ann', 'hr1', 1);
    const row = { person: 'r1', mean: 30, spread: 5, games: 1 };
    expect(await storage.rate('t', 'root', [row])).toBe(true);
    expect(await storage.rate('t', 'root', [{ ...row, mean: 99 }])).toBe(false);
    expect(await storage.ratingsOf('root', ['r1', 'r2'])).toEqual([row]);
    expect(await storage.bestRated('root', 5)).toEqual([{ ...row, name: 'Ann' }]);
  });
});
