import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HeldKey, Storage, Subscription } from '../../src/server/storage/storage.ts';
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
  key: '',
  ...more,
});

/** A person with a key named after them. */
async function arrive(storage: Storage, person: string): Promise<HeldKey> {
  await storage.createPerson(person, person, { hash: `key of ${person}`, device: '', at: 1 });
  return { person, hash: `key of ${person}` };
}

const POSITION = { table: 't', version: 7, position: '{}', clocks: '[]' };

/** What databases of each layout may hold besides what those before it do, and how it must be found again. */
const HELD: readonly {
  /** The layout, where not every earlier one is listed. */
  readonly layout?: number;
  readonly rows: readonly string[];
  readonly found: (storage: Storage) => Promise<void>;
}[] = [
  {
    rows: [
      `insert into people (id, name, created, seen) values ('ann', 'Ann', 1, 1)`,
      `insert into keys (hash, person, created) values ('h', 'ann', 1)`,
      `insert into tables (id, revision, game, status, open, created, doc) values ('t', 3, 'root', 'playing', 1, 1, '{}')`,
      `insert into journal (table_id, version, at, move, entries, told, digest) values ('t', 0, 5, '0:m', '[]', '[]', 'd')`,
      `insert into chat (table_id, n, room, person, name, text, at) values ('t', 1, 'seats', 'ann', 'Ann', 'hello', 6)`,
    ],
    async found(storage) {
      expect(await storage.keyOf('h')).toMatchObject({ person: 'ann', name: 'Ann', device: '', created: 1 });
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
      expect(await storage.subscription('s')).toMatchObject({ person: 'ann', key: '' });
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
    found: async (storage) => expect(await storage.readBugReports(5)).toMatchObject([{ id: 'm', text: 'wrong' }]),
  },
  {
    rows: [
      `insert into keys (hash, person, created, device, used, confirmed) values ('k', 'ann', 2, 'Firefox, Linux', 3, 4)`,
      `insert into passkeys (id, person, public_key, counter, transports, created, name, used)
        values ('p', 'ann', 'x', 0, '', 2, 'Phone', 5)`,
      `insert into subscriptions (id, person, table_id, everyone, kind, target, language, created, key_hash)
        values ('s2', 'ann', '', 0, 'webhook', 'https://example.org/hook', 'uk', 2, 'k')`,
      `insert into resets (hash, person, until) values ('r', 'ann', 100)`,
    ],
    async found(storage) {
      expect(await storage.keyOf('k')).toMatchObject({ device: 'Firefox, Linux', used: 3, confirmed: 4 });
      expect(await storage.passkeysOf('ann')).toMatchObject([{ id: 'p', name: 'Phone', used: 5 }]);
      expect(await storage.subscription('s2')).toMatchObject({ key: 'k' });
    },
  },
  {
    rows: [`insert into packs (hash, data) values ('values', '{"pack":1}')`],
    found: async (storage) => expect(await storage.readPack('values')).toBe('{"pack":1}'),
  },
  {
    layout: 7,
    rows: [
      `insert into waits (person, pace, pool, wish, rating, bots, since, seen, front, pairing, agreed, promise, table_id)
        values ('ann', 'days', 'p', '{}', 1000, 1, 3, 4, 0, 'pair', 1, '', '')`,
      `insert into pairings (id, pool, state, created, until, table_id, people, members)
        values ('pair', 'p', 'asked', 5, 9, '', 1, '[]')`,
    ],
    async found(storage) {
      expect(await storage.waitsOf('ann')).toMatchObject([{ pace: 'days', bots: true, pairing: 'pair', agreed: true }]);
      expect(await storage.askedPairings()).toEqual([{ id: 'pair', until: 9, people: 1, agreed: 1 }]);
    },
  },
  {
    layout: 8,
    rows: [
      `insert into series (id, revision, status, listed, game, created, due, summary, doc)
        values ('league', 2, 'open', 1, 'root', 7, null, '{"title":"L"}', '{}')`,
      `insert into series_people (series_id, person) values ('league', 'ann')`,
      `insert into series_tables (table_id, series_id, match_no, done) values ('t', 'league', 3, 0)`,
      `insert into series_log (series_id, n, at, entry) values ('league', 1, 8, '{}')`,
    ],
    async found(storage) {
      expect(await storage.readSeries('league')).toEqual({ id: 'league', revision: 2, doc: '{}' });
      const listed = [{ id: 'league', created: 7, summary: '{"title":"L"}' }];
      expect(await storage.listSeries({ person: 'ann', limit: 9 })).toEqual(listed);
      expect(await storage.seriesOfTable('t')).toEqual({ series: 'league', match: 3 });
      expect(await storage.readSeriesLog('league', 0, 9)).toEqual([{ n: 1, at: 8, entry: '{}' }]);
    },
  },
  {
    layout: 9,
    rows: [
      `insert into matches (id, game, rules, map, deck, why, own_values, rated, private, entries, begun, ended, told)
        values ('m', 'root', '1', 'autumn', 'base', 'rules', 0, 1, 0, 9, 1, 2, 3)`,
      `insert into match_seats (match_id, seat, person, name, bot, faction, play_order, score, place, won, gave_up, game, seats,
        people, private, told) values ('m', 0, 'ann', 'Ann', '', 'eyrie', 0, 30, 0, 1, 0, 'root', 1, 1, 0, 3)`,
      `insert into rating_history (table_id, person, game, at, mean, spread) values ('m', 'ann', 'root', 3, 26, 8)`,
      `insert into profiles (id, person, viewers, replays) values ('profile', 'ann', 'opponents', 0)`,
    ],
    async found(storage) {
      const [match] = await storage.listMatches({ person: 'ann', withPrivate: true, limit: 5 });
      expect(match).toMatchObject({ id: 'm', seats: [{ person: 'ann', faction: 'eyrie', won: true }] });
      expect(await storage.ratingHistory('ann', 5)).toMatchObject([{ at: 3, mean: 26 }]);
      expect(await storage.profileNamed('profile')).toMatchObject({ viewers: 'opponents', replays: false });
    },
  },
  {
    layout: 10,
    rows: [
      `insert into studies (id, person, title, game, source, listed, created, changed, revision, bytes, doc)
        values ('study', 'ann', 'A study', 'root', '', 1, 4, 5, 2, 2, '{}')`,
      `insert into closings (table_id, warned, due) values ('t', 6, 7)`,
    ],
    async found(storage) {
      const study = { id: 'study', title: 'A study', name: 'Ann', listed: true, revision: 2 };
      expect(await storage.readStudy('study')).toMatchObject({ ...study, doc: '{}' });
      expect(await storage.listedStudies(undefined, 5)).toMatchObject([study]);
      expect(await storage.dueClosings(7, 5)).toEqual([{ table: 't', warned: 6, due: 7 }]);
    },
  },
  {
    layout: 11,
    rows: [
      `insert into mail_requests (hash, id, person, key_hash, address, language, until)
        values ('mail', 'wish', 'ann', 'h', 'ann@example.org', 'uk', 1000)`,
      `insert into mails_sent (address, kind, at) values ('hashed', 'notice', 9)`,
    ],
    async found(storage) {
      expect(await storage.mailRequests('ann', 10)).toMatchObject([{ id: 'wish', address: 'ann@example.org' }]);
      expect(await storage.countMail('hashed', 'notice', 10, 5, 1)).toBe(false);
    },
  },
  {
    layout: 12,
    rows: [
      `insert into blocks (id, person, other, name, how, at) values ('block', 'ann', 'eve', 'Eve', 'mute', 8)`,
      `insert into complaints (id, at, reporter, source, subject, subject_name, table_id, reason, text, context, state, note)
        values ('c', 9, 'ann', '', 'eve', 'Eve', 't', 'abuse', 'words', '{}', 'open', '')`,
      `insert into bans (person, reason, until, at, operator) values ('eve', 'abuse', 0, 9, 'token')`,
      `insert into operator_log (id, at, operator, action, subject, detail) values ('o', 9, 'token', 'ban', 'eve', '{}')`,
      `insert into vacations (person, from_at, to_at) values ('ann', 100, 200)`,
      `insert into free_days (person, from_at, days, zone) values ('ann', 50, 3, 'Europe/Kyiv')`,
    ],
    async found(storage) {
      expect(await storage.blocksOf('ann')).toMatchObject([{ other: 'eve', how: 'mute' }]);
      expect(await storage.readComplaints('open', 5)).toMatchObject([{ id: 'c', reporterName: 'Ann', text: 'words' }]);
      expect(await storage.readBans()).toMatchObject([{ person: 'eve', until: 0 }]);
      expect(await storage.readOperatorLog(5)).toMatchObject([{ action: 'ban' }]);
      expect(await storage.vacations('ann')).toEqual([{ from: 100, to: 200 }]);
      expect(await storage.freeDays('ann')).toEqual([{ from: 50, days: 3, zone: 'Europe/Kyiv' }]);
    },
  },
  {
    layout: 13,
    rows: [
      // `[[0,5,"d",[{"outcome":"x"}],[]]]`, compressed.
      `insert into tables (id, revision, game, status, open, created, doc) values ('old', 1, 'root', 'over', 0, 1, '{}')`,
      `insert into archives (table_id, version, next, data)
        values ('old', 0, 1, 'b1:iw+AW1swLDUsImQiLFt7Im91dGNvbWUiOiJ4In1dLFtdXV0D')`,
    ],
    async found(storage) {
      const [batch] = await storage.readJournal('old', 0);
      expect(batch).toMatchObject({ version: 0, at: 5, digest: 'd', entries: [{ outcome: 'x' }] });
    },
  },
];

/** What databases of a layout hold; the first ones stand in order. */
const heldBy = (version: number): typeof HELD => HELD.filter(({ layout }, i) => (layout ?? i + 1) <= version);

describe.each(ADAPTERS)('$name', ({ name, place, open, run }) => {
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
      const held = heldBy(version);
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
      // A key of before was last used when it was made, as far as is known.
      expect((await newer.keyOf('h'))?.used).toBe(version < 5 ? 1 : 0);
      // Whatever came later is there, and empty.
      expect(await newer.readBugReports(5)).toHaveLength(version >= 4 ? 1 : 0);
      expect(await newer.readPosition('t')).toEqual(version >= 3 ? POSITION : undefined);
      expect(await newer.createAccount('bob', await arrive(newer, 'bob'), undefined, 2)).toBe('done');
      await newer.close();
      const again = await open(at);
      for (const { found } of held) await found(again);
      await again.close();
    },
  );

  test('a keepsake is made once', async () => {
    expect(await storage.getOrCreate('k', () => 'first')).toBe('first');
    expect(await storage.getOrCreate('k', () => 'second')).toBe('first');
  });

  test('a turn is brought once to each who wanted to hear of it, and an older turn is forgotten', async () => {
    await storage.subscribe(wish('all'), 1);
    await storage.subscribe(wish('here', { table: 't' }), 2);
    await storage.subscribe(wish('elsewhere', { table: 'u' }), 3);
    await storage.subscribe(wish('channel', { person: 'bob', table: 't', everyone: true }), 4);
    await storage.queueNotices('t', 1, 'ann', 7, 100);
    await storage.queueNotices('t', 1, 'ann', 7, 100);
    const due = await storage.takeDeliveries(100, 50, 10);
    expect(due.map((each) => each.subscription).sort()).toEqual(['all', 'channel', 'here']);
    // The process that took them has them for a while.
    expect(await storage.takeDeliveries(120, 50, 10)).toEqual([]);
    await storage.finishDelivery(due.find((each) => each.subscription === 'all')!, undefined);
    await storage.finishDelivery({ ...due.find((each) => each.subscription === 'here')!, tries: 1 }, 400);
    await storage.queueNotices('t', 1, 'ann', 7, 160);
    expect((await storage.takeDeliveries(160, 50, 10)).map((each) => each.subscription)).toEqual(['channel']);
    expect(await storage.takeDeliveries(400, 50, 1)).toMatchObject([{ tries: expect.any(Number) as number }]);
    await storage.queueNotices('t', 1, 'ann', 9, 500);
    const next = await storage.takeDeliveries(1000, 50, 10);
    expect(next.map((each) => each.question)).toEqual([9, 9, 9]);
  });

  test('only the person ends a subscription, and what was on its way ends with it', async () => {
    await storage.subscribe(wish('mine', { person: 'cid' }), 1);
    await storage.queueNotices('v', 0, 'cid', 1, 2000);
    expect(await storage.unsubscribe('mine', 'eve')).toBe(false);
    expect(await storage.subscriptions('cid')).toHaveLength(1);
    expect(await storage.unsubscribe('mine', 'cid')).toBe(true);
    const due = await storage.takeDeliveries(9000, 1, 50);
    expect(due.filter((each) => each.subscription === 'mine')).toEqual([]);
  });

  test('a login belongs to one person and a person has one login', async () => {
    const [p1, p2, p3] = [await arrive(storage, 'p1'), await arrive(storage, 'p2'), await arrive(storage, 'p3')];
    expect(await storage.createAccount('ann', p1, 'hash', 1)).toBe('done');
    expect(await storage.createAccount('ann', p2, undefined, 1)).toBe('not-done');
    expect(await storage.createAccount('ann2', p1, undefined, 1)).toBe('not-done');
    expect(await storage.accountNamed('ann')).toEqual({ person: 'p1', password: 'hash' });
    expect(await storage.createAccount('keyonly', p3, undefined, 1)).toBe('done');
    expect(await storage.accountOf('p3')).toEqual({ login: 'keyonly' });
    expect(await storage.changeLogin('ann', p3)).toBe('not-done');
    expect(await storage.changeLogin('olena', p1)).toBe('done');
    expect(await storage.changeLogin('ann', p3)).toBe('done');
    expect(await storage.changeLogin('nobody', p2)).toBe('not-done');
    expect(await storage.accountOf('p1')).toEqual({ login: 'olena', password: 'hash' });
  });

  const passkey = (id: string, person: string, counter = 0) => ({
    id,
    person,
    publicKey: 'x',
    counter,
    transports: 'usb',
    name: id,
  });

  test('a passkey’s counter never goes back, unless the device does not count', async () => {
    const key = await arrive(storage, 'q1');
    expect(await storage.addPasskey(passkey('k1', 'q1', 5), key, 2, 1)).toBe('done');
    expect(await storage.usePasskey('k1', 5, 7)).toBe(false);
    expect(await storage.usePasskey('k1', 6, 8)).toBe(true);
    expect(await storage.addPasskey(passkey('k0', 'q1'), key, 2, 1)).toBe('done');
    expect(await storage.usePasskey('k0', 0, 9)).toBe(true);
    expect(await storage.passkeysOf('q1')).toMatchObject([
      { id: 'k0', counter: 0, used: 9 },
      { id: 'k1', counter: 6, used: 8 },
    ]);
  });

  test('passkeys have a limit, names, and the last way to sign in stays', async () => {
    const key = await arrive(storage, 'q2');
    await storage.createAccount('q2', key, undefined, 1);
    expect(await storage.addPasskey(passkey('m1', 'q2'), key, 2, 1)).toBe('done');
    expect(await storage.removePasskey('m1', key)).toBe('not-done');
    expect(await storage.addPasskey(passkey('m2', 'q2'), key, 2, 2)).toBe('done');
    expect(await storage.addPasskey(passkey('m3', 'q2'), key, 2, 3)).toBe('not-done');
    expect(await storage.renamePasskey('m1', 'q2', 'Phone')).toBe(true);
    expect(await storage.renamePasskey('m1', 'p1', 'Mine')).toBe(false);
    expect(await storage.removePasskey('m2', await arrive(storage, 'q3'))).toBe('not-done');
    expect(await storage.removePasskey('m2', key)).toBe('done');
    expect(await storage.passkeysOf('q2')).toMatchObject([{ id: 'm1', name: 'Phone' }]);
  });

  describe('the end of keys', () => {
    const give = (hash: string, code: string): Promise<string | undefined> =>
      storage.addKey({ hash, device: '', at: 1 }, { by: 'code', code });

    /** A person with two keys, of whom much is under way. */
    async function busy(person: string): Promise<{ first: HeldKey; second: HeldKey }> {
      const first = await arrive(storage, person);
      const second = { person, hash: `second of ${person}` };
      await storage.createAccount(person, first, 'old', 1);
      await storage.writeCode(`give ${person}`, first, 100);
      await give(second.hash, `give ${person}`);
      for (const { hash } of [first, second]) {
        await storage.subscribe(wish(`notice ${hash}`, { person, key: hash }), 1);
        await storage.challenge(`add ${hash}?`, `add ${hash}`, 100);
        await storage.challenge(`confirm ${hash}?`, `confirm ${hash}`, 100);
      }
      // From before it was stored which key asked for notices.
      await storage.subscribe(wish(`old ${person}`, { person }), 2);
      await storage.queueNotices(`table of ${person}`, 0, person, 1, 50_000);
      await storage.writeCode(`code ${person}`, second, 100);
      await storage.writeReset(`reset ${person}`, person, 100);
      return { first, second };
    }

    test('all but one: codes, challenges, notices, deliveries and resets end with them', async () => {
      const { first, second } = await busy('e1');
      expect(await storage.endKeys('e1', { which: 'except', hash: first.hash }, { by: first.hash })).toBe(1);
      expect(await storage.storedKeys([first.hash, second.hash])).toEqual(new Set([first.hash]));
      expect((await storage.subscriptions('e1')).map(({ id }) => id)).toEqual([`notice ${first.hash}`]);
      const due = (await storage.takeDeliveries(50_000, 1, 100)).filter(({ table }) => table === 'table of e1');
      expect(due.map(({ subscription }) => subscription)).toEqual([`notice ${first.hash}`]);
      expect(await give('third', 'code e1')).toBeUndefined();
      expect(await storage.takeChallenge(`add ${second.hash}?`, 1)).toBeUndefined();
      expect(await storage.takeChallenge(`confirm ${second.hash}?`, 1)).toBeUndefined();
      expect(await storage.takeChallenge(`add ${first.hash}?`, 1)).toBe(`add ${first.hash}`);
      expect(await storage.resetPassword('reset e1', 'new', { hash: 'x', device: '', at: 1 })).toBeUndefined();
      expect(await storage.accountOf('e1')).toEqual({ login: 'e1', password: 'old' });
    });

    test('one: the others keep what is theirs, and a reset stays', async () => {
      const { first, second } = await busy('e2');
      expect(await storage.endKeys('e2', { which: 'only', hash: second.hash }, { by: first.hash })).toBe(1);
      expect((await storage.subscriptions('e2')).map(({ id }) => id)).toEqual([`notice ${first.hash}`, 'old e2']);
      expect(await give('third', 'code e2')).toBeUndefined();
      expect(await storage.resetPassword('reset e2', 'new', { hash: 'e2 new', device: '', at: 1 })).toBe('e2');
      expect(await storage.accountOf('e2')).toEqual({ login: 'e2', password: 'new' });
      expect(await storage.storedKeys([first.hash, 'e2 new'])).toEqual(new Set(['e2 new']));
      expect(await storage.resetPassword('reset e2', 'newer', { hash: 'y', device: '', at: 1 })).toBeUndefined();
    });

    test('a key that ended changes nothing any more', async () => {
      const { first, second } = await busy('e3');
      await storage.endKeys('e3', { which: 'only', hash: second.hash });
      expect(await storage.endKeys('e3', { which: 'except', hash: second.hash }, { by: second.hash })).toBeUndefined();
      expect(await storage.writeCode('c', second, 100)).toBe(false);
      expect(await storage.addPasskey(passkey('s', 'e3'), second, 9, 1)).toBe('no-key');
      expect(await storage.changeLogin('stolen', second)).toBe('no-key');
      expect(await storage.storedKeys([first.hash])).toEqual(new Set([first.hash]));
      await storage.subscribe(wish('late', { person: 'e3', key: second.hash }), 2);
      expect(await storage.subscription('late')).toBeUndefined();
      await storage.queueNotices('another', 0, 'e3', 1, 60_000);
      const due = (await storage.takeDeliveries(60_000, 1, 100)).filter(({ table }) => table === 'another');
      expect(due.map(({ subscription }) => subscription).sort()).toEqual([`notice ${first.hash}`, 'old e3']);
    });

    test('what is ended is told to other processes in the same transaction', async () => {
      const at = await place();
      const [here, there] = [await open(at), await open(at)];
      const notices: string[] = [];
      await there.listen((notice) => notices.push(notice));
      const key = { person: 'e5', hash: 'a1b2' };
      await here.createPerson('e5', 'E', { hash: key.hash, device: '', at: 1 });
      await here.createAccount('e5', key, 'old', 1);
      await here.endKeys('e5', { which: 'only', hash: 'another' }, { by: key.hash });
      await here.endKeys('e5', { which: 'except', hash: key.hash }, { by: key.hash });
      await here.endKeys('e5', { which: 'except', hash: 'gone' }, { by: 'gone' });
      await here.writeReset('r5', 'e5', 100);
      await here.resetPassword('r5', 'new', { hash: 'fresh', device: '', at: 1 });
      const told = ['keys:e5:only:another', `keys:e5:except:${key.hash}`, 'keys:e5:except:fresh'];
      await expect.poll(() => notices).toEqual(name === 'postgres' ? told : []);
      await Promise.all([here.close(), there.close()]);
    });

    test('a person who signs in while the password changes is signed out, or not signed in', async () => {
      const { first } = await busy('e4');
      for (let round = 0; round < 20; round++) {
        const before = `password ${round}`;
        await storage.endKeys('e4', { which: 'except', hash: first.hash }, { password: before });
        const [, signedIn] = await Promise.all([
          storage.endKeys('e4', { which: 'except', hash: first.hash }, { password: `password ${round + 1}` }),
          ...Array.from({ length: 3 }, (_, i) =>
            storage.addKey(
              { hash: `e4 ${round} ${i}`, device: '', at: 1 },
              { by: 'password', person: 'e4', password: before },
            ),
          ),
        ]);
        expect([undefined, 'e4']).toContain(signedIn);
        expect((await storage.keysOf('e4')).map(({ hash }) => hash)).toEqual([first.hash]);
      }
    });
  });

  test('a challenge is taken once and in time', async () => {
    await storage.challenge('c1', 'p1', 100);
    await storage.challenge('c2', 'p1', 100);
    expect(await storage.takeChallenge('c1', 50)).toBe('p1');
    expect(await storage.takeChallenge('c1', 50)).toBeUndefined();
    expect(await storage.takeChallenge('c2', 101)).toBeUndefined();
  });

  test('a table is rated once', async () => {
    await storage.createPerson('r1', 'Ann', { hash: 'hr1', device: '', at: 1 });
    const row = { person: 'r1', mean: 30, spread: 5, games: 1 };
    expect(await storage.rate('t', 'root', [row], 5)).toBe(true);
    expect(await storage.rate('t', 'root', [{ ...row, mean: 99 }], 6)).toBe(false);
    expect(await storage.ratingsOf('root', ['r1', 'r2'])).toEqual([row]);
    expect(await storage.bestRated('root', 5)).toEqual([{ ...row, name: 'Ann' }]);
  });
});
