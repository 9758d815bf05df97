import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countsOf } from '../../src/server/matches/record.ts';
import type { MatchRow, MatchSeat } from '../../src/server/storage/matches.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatra-matches-'));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const seat = (at: number, more: Partial<MatchSeat>): MatchSeat => ({
  seat: at,
  person: '',
  name: '',
  bot: '',
  faction: ['marquise', 'eyrie', 'alliance'][at]!,
  order: at,
  score: 10 * at,
  place: at,
  won: at === 0,
  gaveUp: false,
  ...more,
});

const id = (n: number): string => `match-${String(n).padStart(10, '0')}`;

const match = (n: number, more: Partial<MatchRow> = {}): MatchRow => ({
  id: id(n),
  game: 'root',
  rules: '1',
  map: 'autumn',
  deck: 'base',
  why: 'rules',
  ownValues: false,
  rated: true,
  private: false,
  entries: 200,
  begun: n,
  ended: n + 5,
  told: n + 5,
  seats: [seat(0, { person: 'ann', name: 'Ann' }), seat(1, { person: 'bob', name: 'Bob' }), seat(2, { bot: 'hard' })],
  ...more,
});

const add = (storage: Storage, row: MatchRow): Promise<boolean> => storage.addMatch(row, countsOf(row));

describe.each([
  { name: 'sqlite', open: () => openSqlite(join(folder, `${Math.random()}.db`)) },
  { name: 'postgres', open: async () => await openPostgres(await postgres.database()) },
])('matches in $name', ({ open }) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
    const key = (hash: string) => ({ hash, device: '', at: 1 });
    for (const name of ['ann', 'bob', 'cid']) await storage.createPerson(name, name, key(name));
    await storage.createAccount('ann', { person: 'ann', hash: 'ann' }, undefined, 1);
    await storage.addProfile('ann', 'profile-of-ann-1');
  });
  afterAll(async () => {
    await storage.close();
  });

  test('are stored once and counted once', async () => {
    expect(await storage.hasMatch(id(1))).toBe(false);
    expect(await add(storage, match(1))).toBe(true);
    expect(await add(storage, match(1))).toBe(false);
    expect(await storage.hasMatch(id(1))).toBe(true);
    expect(await storage.listMatches({ withPrivate: false, limit: 5 })).toEqual([match(1)]);
    const counts = await storage.siteCounts('root');
    expect(counts.find(({ kind }) => kind === 'all')).toMatchObject({ games: 1, wins: 1 });
    expect(counts.find(({ name }) => name === 'marquise')).toMatchObject({ games: 1, wins: 1 });
    expect(counts.find(({ name }) => name === '2/3')).toMatchObject({ games: 1, wins: 0 });
    // Bots are not counted.
    expect(counts.find(({ name }) => name === 'alliance')).toBeUndefined();
  });

  test('are listed by pages, newest first, of all or of one person; private ones on request only', async () => {
    for (let n = 2; n <= 6; n++) await add(storage, match(n, n === 4 ? { private: true } : {}));
    await add(storage, match(7, { game: 'scythia', seats: [seat(0, { person: 'cid', name: 'Cid' })] }));
    const ids = async (filter: object): Promise<string[]> =>
      (await storage.listMatches({ withPrivate: false, limit: 3, ...filter })).map((row) => row.id);
    expect(await ids({})).toEqual([id(7), id(6), id(5)]);
    expect(await ids({ before: 10, beforeId: id(5) })).toEqual([id(3), id(2), id(1)]);
    expect(await ids({ game: 'root' })).toEqual([id(6), id(5), id(3)]);
    expect(await ids({ person: 'ann' })).toEqual([id(6), id(5), id(3)]);
    expect(await ids({ person: 'ann', withPrivate: true })).toEqual([id(6), id(5), id(4)]);
    expect(await ids({ person: 'cid', game: 'root' })).toEqual([]);
    expect(await ids({ person: 'bob', before: 8, beforeId: id(3) })).toEqual([id(2), id(1)]);
    const counted = (await storage.siteCounts('root')).find(({ kind }) => kind === 'all');
    expect(counted).toMatchObject({ games: 5 });
  });

  test('give the results and opponents of a person', async () => {
    const sum = { game: 'root', faction: 'marquise', seats: 3, together: true };
    expect(await storage.resultSums('ann', false)).toMatchObject([{ ...sum, games: 5, wins: 5 }]);
    expect(await storage.resultSums('ann', true)).toMatchObject([{ ...sum, games: 6, wins: 6 }]);
    expect(await storage.latestWins('ann', false, 10)).toEqual([true, true, true, true, true]);
    expect(await storage.latestWins('ann', true, 3)).toEqual([true, true, true]);
    expect(await storage.opponentsOf('ann', false, 5)).toEqual([
      { person: 'bob', name: 'Bob', games: 5, wins: 5, losses: 0 },
    ]);
    expect(await storage.haveMet('ann', 'bob')).toBe(true);
    expect(await storage.haveMet('ann', 'cid')).toBe(false);
  });

  test('have ratings after them, and ranks without people who hide', async () => {
    const row = { person: 'ann', mean: 30, spread: 4, games: 1 };
    await storage.rate('t1', 'root', [row, { ...row, person: 'bob', mean: 20 }], 50);
    await storage.rate('t2', 'root', [{ ...row, mean: 31, games: 2 }], 60);
    // The last one of a day: what one game changed cannot be told from it.
    const history = async (): Promise<number[][]> =>
      (await storage.ratingHistory('ann', 9)).map(({ at, mean }) => [at, mean]);
    expect(await history()).toEqual([[60, 31]]);
    const later = 60 + 86_400_000;
    await storage.addRatingPoints([
      { table: 't0', person: 'ann', game: 'root', at: 40, mean: 28, spread: 5 },
      { table: 't1', person: 'ann', game: 'root', at: 99, mean: 99, spread: 5 },
      { table: 't3', person: 'ann', game: 'root', at: later, mean: 33, spread: 5 },
      { table: 't4', person: 'ann', game: 'wild', at: 45, mean: 22, spread: 5 },
    ]);
    expect(await history()).toEqual([
      [45, 22],
      [60, 31],
      [later, 33],
    ]);
    const names = async (): Promise<string[]> => (await storage.ranked('root', 0, 9)).map(({ name }) => name);
    expect(await names()).toEqual(['ann', 'bob']);
    expect((await storage.ranked('root', 1, 9)).map(({ name }) => name)).toEqual(['bob']);
    await storage.setProfile('ann', { viewers: 'opponents', replays: false });
    expect(await storage.profileNamed('profile-of-ann-1')).toMatchObject({ viewers: 'opponents', replays: false });
    expect(await names()).toEqual(['bob']);
    expect((await storage.bestRated('root', 9)).map(({ name }) => name)).toEqual(['bob']);
  });

  test('belong to profiles of accounts only', async () => {
    await storage.addProfile('bob', 'profile-of-bob-1');
    expect(await storage.profileNamed('profile-of-bob-1')).toBeUndefined();
    expect(await storage.profileOf('bob')).toMatchObject({ id: undefined, viewers: 'public', replays: true });
    expect(await storage.withoutProfile(5)).toEqual([]);
    expect((await storage.profilesOf(['ann', 'bob'])).map(({ person }) => person)).toEqual(['ann']);
  });
});
