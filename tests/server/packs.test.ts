import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../../src/registry/index.ts';
import { type Journal, replay } from '../../src/kernel/referee/index.ts';
import { applyPatch, PACK_LENGTH, type Patch, type RouteResponse, type TableView } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { PackGames } from '../../src/server/games.ts';
import { Client, type Refusal, Visitor } from './client.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { playSeat } from './table.testkit.ts';

type Json = Record<string, unknown>;
type Lists = Json & { characters: { cost: number }[]; defenders: { source: string; list: { ap: number }[] } };

/** The built-in values of a game, as JSON that a test may change. */
async function builtIn(game: 'wild' | 'scythia'): Promise<Lists> {
  return structuredClone((await GAMES[game].engine.game()).pack!.data) as Lists;
}

/** The values with one number changed, by game. */
const OWN: Readonly<Record<'wild' | 'scythia', () => Promise<Lists>>> = {
  async wild() {
    const pack = await builtIn('wild');
    pack.defenders.source = 'own';
    pack.defenders.list[0]!.ap = 6;
    return pack;
  },
  async scythia() {
    const pack = await builtIn('scythia');
    pack.characters[0]!.cost = 7;
    return pack;
  },
};

const problemsOf = async (call: Promise<unknown>): Promise<unknown> =>
  ((await call.catch((error: unknown) => error)) as Refusal).body;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'] as const)('%s', (storage) => {
  const place = scratch();
  let start: () => Promise<RunningServer>;
  let server: RunningServer;
  beforeAll(async () => {
    const where = storage === 'sqlite' ? { data: place.file('packs.db') } : { database: await postgres.database() };
    start = () => startTestServer(testConfig(where));
    server = await start();
  });
  afterAll(async () => {
    await server.close();
    place.remove();
  });

  /** A table of two with these values: a person and a bot, begun. */
  async function begun(host: Visitor, game: 'wild' | 'scythia', pack: unknown): Promise<TableView> {
    const { id } = await host.table('POST', '', { game, settings: { seats: 2 }, pack, private: true });
    await host.table('POST', `/${id}/seats/0`, {});
    await host.table('POST', `/${id}/seats/1`, { bot: true, level: 'easy' });
    return await host.table('POST', `/${id}/start`);
  }

  test.each(['wild', 'scythia'] as const)('%s with own values: played by sockets, kept, replayed', async (game) => {
    const host = await Visitor.arrive(server.url, 'Host');
    const pack = await OWN[game]();
    const table = await begun(host, game, pack);
    expect(table).toMatchObject({ pack: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown, rated: false });
    expect(await host.call('GET', `/api/tables/${table.id}/pack`)).toEqual({ pack });
    // A private table tells its values to nobody else.
    const stranger = await Visitor.arrive(server.url, 'Stranger');
    await expect(stranger.call('GET', `/api/tables/${table.id}/pack`)).rejects.toThrow('no-table');

    const client = await Client.connect(server.url, host.key);
    await client.watch(table.id, 0);
    await playSeat(client, table.id, 0, 5, () => client.at(table.id, 0).moment!.version >= 40);
    const { version, view } = client.at(table.id, 0).moment!;
    client.close();
    // The next process reads the values from the storage and replays the journal with them.
    await server.close();
    server = await start();
    const again = host.at(server.url);
    const moment = await again.moment(table.id, 0);
    expect(moment.version).toBeGreaterThanOrEqual(version);
    const past = await again.call<RouteResponse<'replay'>>('GET', `/api/tables/${table.id}/replay?seat=0`);
    const seen = past.steps
      .filter(({ n }) => n < version)
      .reduce<unknown>((at, { patch }) => applyPatch(at as object, patch as unknown as Patch), past.view);
    expect(seen).toEqual(view);
  });

  test('a finished game with own values is a journal that holds them; the rematch has them, too', async () => {
    const host = await Visitor.arrive(server.url, 'Host');
    const pack = await OWN.wild();
    const { id } = await begun(host, 'wild', pack);
    const client = await Client.connect(server.url, host.key);
    await client.watch(id, 0);
    await playSeat(client, id, 0, 9);
    client.close();
    const journal = await host.call<Journal>('GET', `/api/tables/${id}/journal`);
    expect(journal.pack?.data).toEqual(pack);
    expect(replay(await GAMES.wild.engine.game(journal.pack?.data), journal).discrepancies).toEqual([]);
    const next = await host.table('POST', `/${id}/rematch`);
    expect(next.pack).toBe((await host.table('GET', `/${id}`)).pack);
  }, 60_000);

  test('values are checked at the edge', async () => {
    const host = await Visitor.arrive(server.url, 'Host');
    const open = (game: string, pack: unknown): Promise<TableView> =>
      host.table('POST', '', { game, settings: {}, pack });
    const bad = await builtIn('scythia');
    bad.characters[0]!.cost = 1e9;
    bad.characters[1]!.cost = -1;
    const problems = [
      expect.objectContaining({ path: 'pack.characters.0.cost', code: 'not-in-range' }) as unknown,
      expect.objectContaining({ path: 'pack.characters.1.cost', code: 'not-in-range' }) as unknown,
    ];
    expect(await problemsOf(open('scythia', bad))).toEqual({ code: 'settings', problems });
    expect(await problemsOf(open('wild', bad))).toMatchObject({ code: 'settings' });
    expect(await problemsOf(open('wild', []))).toMatchObject({ code: 'settings' });
    expect(await problemsOf(open('root', bad))).toEqual({
      code: 'settings',
      problems: [{ path: 'pack', code: 'unknown-key' }],
    });
    // The built-in values are not stored as own ones.
    for (const game of ['wild', 'scythia'] as const)
      expect((await host.table('POST', '', { game, settings: { seats: 2 }, pack: await builtIn(game) })).pack).toBe(
        undefined,
      );
    const long = { ...(await OWN.wild()), name: 'x'.repeat(PACK_LENGTH) };
    expect(await problemsOf(open('wild', long))).toMatchObject({ code: 'settings' });
    expect(await problemsOf(open('wild', { x: 'x'.repeat(1_000_000) }))).toMatchObject({ code: 'too-large' });
  });
});

test('games with packs are told from games without', () => {
  expect(GAME_IDS.filter((id) => GAMES[id].engine.packReader)).toEqual(['wild', 'scythia']);
});

test('the cache of games with own values is bounded', async () => {
  const games = new PackGames({ wild: (pack) => GAMES.wild.engine.game(pack) });
  const pack = await builtIn('wild');
  let reads = 0;
  const read = (ap: number) => (): Promise<unknown> => {
    reads += 1;
    const own = structuredClone(pack);
    own.defenders.list[0]!.ap = 1 + (ap % 6);
    return Promise.resolve(own);
  };
  for (let k = 0; k < 100; k++) expect(await games.game('wild', `pack ${k}`, read(k))).toBeDefined();
  expect(games.size).toBe(32);
  expect(reads).toBe(100);
  await games.game('wild', 'pack 99', read(99));
  expect(reads).toBe(100);
  expect(await games.game('wild', 'unsound', () => Promise.resolve({}))).toBeUndefined();
  expect(await games.game('chess', 'any', () => Promise.resolve({}))).toBeUndefined();
});
