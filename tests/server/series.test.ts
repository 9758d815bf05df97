import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteResponse, SeriesView } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { INVITE_HEADER } from '../../src/protocol/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';
import { playSeat } from './table.testkit.ts';

const folder = scratch();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

/** A league of the test game for four, with quick games. */
const LEAGUE = {
  title: 'Ember league',
  about: 'One game a round.',
  listed: true,
  terms: {
    game: 'embers',
    settings: { seats: 4, rounds: 2 },
    clock: { kind: 'days', days: 2 },
    timeout: 'bot',
    delay: 0,
    strict: false,
    rated: false,
    private: false,
  },
  format: {
    kind: 'swiss',
    rounds: 5,
    groupSize: 4,
    advance: 2,
    points: { win: 1, shared: 0.5, bye: 0.5 },
    tieBreaks: ['opponents', 'wins', 'scores'],
    hours: 24,
    forfeit: 'share',
    auto: true,
    most: 64,
  },
};
type Wish = typeof LEAGUE;
const league = (terms: object = {}, format: object = {}, more: object = {}): Wish => ({
  ...LEAGUE,
  ...more,
  terms: { ...LEAGUE.terms, ...terms },
  format: { ...LEAGUE.format, ...format },
});

let logins = 0;
async function account(url: string, name: string): Promise<Visitor> {
  const who = await Visitor.arrive(url, name);
  await who.call('POST', '/api/me/account', { login: `league.${++logins}` });
  return who;
}

const open = async (who: Visitor, wish: Wish): Promise<SeriesView> =>
  (await who.call<{ series: SeriesView }>('POST', '/api/series', wish)).series;
const read = async (who: Visitor, id: string): Promise<SeriesView> =>
  (await who.call<{ series: SeriesView }>('GET', `/api/series/${id}`)).series;
const join = async (who: Visitor, id: string, reserve = false): Promise<SeriesView> =>
  (await who.call<{ series: SeriesView }>('POST', `/api/series/${id}/players`, { reserve })).series;
const decide = async (who: Visitor, id: string, decision: object): Promise<SeriesView> =>
  (await who.call<{ series: SeriesView }>('POST', `/api/series/${id}/decisions`, decision)).series;
const saved = async (who: Visitor, id: string, format: string): Promise<string> =>
  (await who.call<{ text: string }>('POST', `/api/series/${id}/export`, { format })).text;

async function become(
  who: () => Visitor,
  id: string,
  isRight: (series: SeriesView) => boolean,
  ms = 60_000,
): Promise<SeriesView> {
  const deadline = Date.now() + ms;
  for (;;) {
    const series = await read(who(), id);
    if (isRight(series)) return series;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(series.matches.slice(-8))}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

const openMatches = ({ matches }: SeriesView) => matches.filter(({ status }) => status === 'playing');

/** The account of each player plays its seat of a match with random moves, except those who do not show up. */
async function play(
  url: string,
  table: string,
  seated: readonly Visitor[],
  absent: readonly number[] = [],
  stop?: () => boolean,
): Promise<void> {
  await Promise.all(
    seated.map(async ({ key }, seat) => {
      if (absent.includes(seat)) return;
      const client = await Client.connect(url, key);
      try {
        await client.watch(table, seat);
        await playSeat(client, table, seat, 17 * seat + table.codePointAt(0)!, () => stop?.() === true || !client.open);
      } finally {
        client.close();
      }
    }),
  );
}

/** The standings by another way: from the matches as they are exported, with names instead of numbers. */
function independent(text: string): Map<string, [points: number, opponents: number, wins: number, scores: number]> {
  const { matches, byes, format } = JSON.parse(text) as {
    matches: { players: { player: string; points: number; score: number; won: boolean }[] }[];
    byes: { players: string[] }[];
    format: { points: { bye: number } };
  };
  const points: Record<string, number> = {};
  const count = (list: Record<string, number>, name: string, n: number): void => {
    list[name] = (list[name] ?? 0) + n;
  };
  for (const { players } of matches) for (const one of players) count(points, one.player, one.points);
  for (const { players } of byes) for (const one of players) count(points, one, format.points.bye);
  const wins: Record<string, number> = {};
  const scores: Record<string, number> = {};
  const opponents: Record<string, number> = {};
  for (const { players } of matches)
    for (const one of players) {
      count(wins, one.player, one.won ? 1 : 0);
      count(scores, one.player, one.score);
      for (const other of players) if (other !== one) count(opponents, one.player, points[other.player]!);
    }
  return new Map(
    Object.keys(points).map((name) => [
      name,
      [points[name]!, opponents[name] ?? 0, wins[name] ?? 0, scores[name] ?? 0],
    ]),
  );
}

/** SERIES=full plays the whole league on PostgreSQL, too. */
const STORAGES = process.env['SERIES'] === 'full' ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

test.each(STORAGES)(
  '%s: a league of 32 accounts over five Swiss rounds, with a no-show, a substitute, a deadline passed and a restart',
  async (name) => {
    const where = name === 'sqlite' ? { data: folder.file('league.db') } : { database: await postgres.database() };
    const start = (): Promise<RunningServer> => startTestServer(testConfig(where));
    let server = await start();
    const people = await Promise.all(Array.from({ length: 34 }, (_, i) => account(server.url, `Player ${i}`)));
    const organiser = await account(server.url, 'Olha');
    const at = (who: Visitor): Visitor => who.at(server.url);
    const { id } = await open(organiser, LEAGUE);
    for (const one of people.slice(0, 32)) await join(one, id);
    for (const one of people.slice(32)) await join(one, id, true);
    let series = await decide(organiser, id, { do: 'begin' });
    const byPlayer = (n: number): Visitor => people.find((_, i) => series.players[n]!.name === `Player ${i}`)!;
    const noShow = series.matches[5]!;
    let substituted: { isSeated: boolean; former: unknown } | undefined;
    for (let round = 1; round <= 5; round++) {
      series = await become(
        () => at(organiser),
        id,
        ({ rounds }) => rounds.length === round,
      );
      expect(openMatches(series)).toHaveLength(8);
      let stopped = false;
      const playing = openMatches(series).map(async ({ match, players, table }) => {
        const seated = players.map(byPlayer);
        // Round 1: a player does not show up, and the deadline passes.
        if (match === noShow.match) {
          await play(server.url, table!, seated, [2], () => stopped);
          return;
        }
        // Round 3: a player is replaced while the match runs.
        if (round === 3 && match % 8 === 4) {
          const out = players[1]!;
          const into = series.players.find(({ status }) => status === 'reserve')!.player;
          series = await decide(at(organiser), id, { do: 'substitute', out, in: into, reason: 'ill' });
          // Who was replaced sees the seat no more; the substitute plays it.
          const former = await at(byPlayer(out))
            .moment(table!, 1)
            .catch((error: unknown) => error);
          substituted = { isSeated: series.matches[match]!.players[1] === into, former };
          await play(server.url, table!, series.matches[match]!.players.map(byPlayer));
          return;
        }
        await play(server.url, table!, seated, [], () => stopped && round === 4);
      });
      if (round === 1) {
        await become(
          () => at(organiser),
          id,
          (now) => openMatches(now).length === 1,
        );
        const late = { do: 'extend', match: noShow.match, until: Date.now() + 60_000, reason: 'more time' };
        await decide(at(organiser), id, late);
        await decide(at(organiser), id, { ...late, until: Date.now() + 500, reason: 'time is up' });
        series = await become(
          () => at(organiser),
          id,
          ({ rounds }) => rounds.length === 2,
        );
        stopped = true;
      }
      if (round === 4) {
        // The server ends in the middle of the round, and another one goes on.
        stopped = true;
        await Promise.allSettled(playing);
        await server.close();
        server = await start();
        series = await read(at(organiser), id);
        for (const { table, players } of openMatches(series)) await play(server.url, table!, players.map(byPlayer));
      } else await Promise.all(playing);
    }
    series = await become(
      () => at(organiser),
      id,
      ({ status }) => status === 'over',
    );
    expect(series.matches).toHaveLength(40);
    const { result } = series.matches[noShow.match]!;
    expect(result).toMatchObject({ by: 'deadline', absent: [2], winners: [] });
    expect(result!.points).toEqual([0.333, 0.333, 0, 0.333]);
    expect(substituted).toEqual({ isSeated: true, former: refusal('not-yours') });
    // Standings are those that another computation gives, in its order.
    const told = JSON.parse(await saved(at(organiser), id, 'standings-json')) as {
      standings: { rank: number; player: string; points: number; opponents: number; wins: number; scores: number }[];
    };
    const mine = independent(await saved(at(organiser), id, 'matches-json'));
    expect(told.standings).toHaveLength(33);
    for (const { player, points, opponents, wins, scores } of told.standings) {
      const own = mine.get(player)!;
      expect([player, ...own.map((n) => Math.round(n * 1000) / 1000)]).toEqual([
        player,
        points,
        opponents,
        wins,
        scores,
      ]);
    }
    const keys = told.standings.map(({ player }) => mine.get(player)!.map((n) => Math.round(n * 1000)));
    for (const [i, key] of keys.slice(1).entries()) {
      const before = keys[i]!;
      const differs = key.findIndex((value, k) => value !== before[k]);
      expect(differs < 0 || key[differs]! < before[differs]!).toBe(true);
      expect(told.standings[i + 1]!.rank === told.standings[i]!.rank).toBe(differs < 0);
    }
    // Decisions and what happened by itself are logged, with reasons.
    const { entries } = await at(organiser).call<RouteResponse<'seriesLog'>>('GET', `/api/series/${id}/log?after=34`);
    const what = entries.map((entry) => entry.what);
    expect(what.filter((one) => one === 'round')).toHaveLength(5);
    expect(entries.find((entry) => entry.what === 'substitute')).toMatchObject({ by: 'Olha', reason: 'ill' });
    expect(what).toContain('deadline');
    expect(what.at(-1)).toBe('over');
    await server.close();
  },
  240_000,
);

describe('a series', () => {
  let server: RunningServer;
  let organiser: Visitor;
  let people: Visitor[];
  beforeAll(async () => {
    server = await startTestServer(testConfig({ data: folder.file('series.db') }));
    organiser = await account(server.url, 'Olha');
    people = await Promise.all(Array.from({ length: 6 }, (_, i) => account(server.url, `P${i}`)));
  });
  afterAll(() => server.close());

  const two = (terms: object = {}, more: object = {}): Wish =>
    league({ settings: { seats: 2, rounds: 1 }, ...terms }, { rounds: 1 }, more);

  test('only organisers decide, only accounts register, a begun series takes reserves only', async () => {
    const { id } = await open(organiser, two());
    const guest = await Visitor.arrive(server.url, 'Guest');
    await expect(open(guest, two())).rejects.toEqual(refusal('no-account'));
    await expect(join(guest, id)).rejects.toEqual(refusal('no-account'));
    await expect(decide(organiser, id, { do: 'begin' })).rejects.toEqual(refusal('too-few-players'));
    await join(people[0]!, id);
    await join(people[1]!, id);
    await expect(decide(people[0]!, id, { do: 'begin' })).rejects.toEqual(refusal('not-organiser'));
    await expect(people[0]!.call('POST', `/api/series/${id}/invites`)).rejects.toEqual(refusal('not-organiser'));
    await decide(organiser, id, { do: 'begin' });
    await expect(join(people[2]!, id)).rejects.toEqual(refusal('series-closed'));
    expect((await join(people[2]!, id, true)).players[2]).toMatchObject({ status: 'reserve' });
    await expect(decide(organiser, id, { do: 'substitute', out: 2, in: 0, reason: '' })).rejects.toEqual(
      refusal('bad-decision'),
    );
    await expect(decide(organiser, id, { do: 'score', match: 9, points: [1, 0], reason: '' })).rejects.toEqual(
      refusal('no-match'),
    );
    // A former organiser’s key, or none, decides nothing.
    await expect(decide(new Visitor(server.url), id, { do: 'begin' })).rejects.toEqual(refusal('no-key'));
    const over = await decide(organiser, id, { do: 'score', match: 0, points: [0, 1], reason: 'agreed' });
    expect(over).toMatchObject({ status: 'over', standings: [{ points: 1 }, { points: 0 }] });
  });

  test('one that is not listed exists only for those in it and with its invitation', async () => {
    const { id } = await open(organiser, two({}, { listed: false }));
    const { list } = await people[0]!.call<RouteResponse<'seriesList'>>('GET', '/api/series');
    expect(list.some((one) => one.id === id)).toBe(false);
    for (const path of ['', '/log']) {
      await expect(people[0]!.call('GET', `/api/series/${id}${path}`)).rejects.toEqual(refusal('no-series'));
    }
    await expect(saved(people[0]!, id, 'standings-csv')).rejects.toEqual(refusal('no-series'));
    await expect(join(people[0]!, id)).rejects.toEqual(refusal('no-series'));
    const { invite } = await organiser.call<{ invite: string }>('POST', `/api/series/${id}/invites`);
    const headers = { [INVITE_HEADER]: invite };
    await people[0]!.call('POST', `/api/series/${id}/players`, { reserve: false }, headers);
    expect((await read(people[0]!, id)).me).toBe(0);
    // A newer invitation ends the old one.
    await organiser.call('POST', `/api/series/${id}/invites`);
    await expect(people[1]!.call('GET', `/api/series/${id}`, undefined, headers)).rejects.toEqual(refusal('no-series'));
  });

  test('private tables are named to their players only; a running match tells nothing of its game', async () => {
    const { id } = await open(organiser, two({ private: true, rated: true }));
    for (const one of people.slice(0, 2)) await join(one, id);
    await decide(organiser, id, { do: 'begin' });
    const seen = async (who: Visitor): Promise<object> => (await read(who, id)).matches[0]!;
    expect(await seen(people[0]!)).toHaveProperty('table');
    expect(await seen(people[3]!)).not.toHaveProperty('table');
    expect(await seen(organiser)).not.toHaveProperty('table');
    expect(await seen(people[0]!)).not.toHaveProperty('result');
    const { table } = (await read(people[0]!, id)).matches[0]!;
    await expect(people[3]!.table('GET', `/${table}`)).rejects.toEqual(refusal('no-table'));
    for (const format of ['matches-json', 'matches-csv', 'league-players'])
      expect(await saved(people[3]!, id, format)).not.toContain(table);
    const seated = (await read(people[0]!, id)).matches[0]!.players.map((n) => people[n]!);
    await play(server.url, table!, seated);
    const over = await become(
      () => organiser,
      id,
      ({ status }) => status === 'over',
    );
    expect(over.matches[0]).not.toHaveProperty('table');
    const strangers = await saved(people[3]!, id, 'matches-json');
    expect(strangers).toContain('"points"');
    expect(strangers).not.toContain('"turns"');
    expect(await saved(organiser, id, 'matches-json')).toContain('"turns"');
  });

  test('a spectator delay keeps a result out of the standings until everybody may know it', async () => {
    const { id } = await open(organiser, two({ delay: 3 }));
    for (const one of people.slice(0, 2)) await join(one, id);
    const begun = await decide(organiser, id, { do: 'begin' });
    const { table, players } = begun.matches[0]!;
    const since = Date.now();
    await play(
      server.url,
      table!,
      players.map((n) => people[n]!),
    );
    await expect.poll(async () => (await people[0]!.table('GET', `/${table}`)).status).toBe('over');
    expect((await read(people[0]!, id)).matches[0]!.status).toBe('playing');
    const over = await become(
      () => organiser,
      id,
      ({ status }) => status === 'over',
    );
    expect(over.matches[0]!.result!.ended).toBeGreaterThanOrEqual(since);
    expect(Date.now() - over.matches[0]!.result!.ended).toBeGreaterThanOrEqual(3_000);
  });

  test('the pool of a setting goes from match to match, and a pool the game refuses is refused', async () => {
    const wrong = two({ pool: { field: 'rounds', values: ['many'] } });
    await expect(open(organiser, wrong)).rejects.toEqual(refusal('settings'));
    await expect(open(organiser, two({ game: 'chess' }))).rejects.toEqual(refusal('no-game'));
    await expect(open(organiser, two({}, { title: '\u200B' }))).rejects.toEqual(refusal('bad-request'));
  });

  test('registrations and new series meet a limit', async () => {
    const caps = { ...testConfig().caps, seriesPerHour: 2, registrationsPerHour: 3 };
    const strict = await startTestServer(testConfig({ data: folder.file('limits.db'), caps }));
    const who = await account(strict.url, 'Ann');
    const { id } = await open(who, two());
    await open(who, two());
    await expect(open(who, two())).rejects.toEqual(refusal('too-many-series'));
    for (const reserve of [false, true, false]) await join(who, id, reserve);
    await expect(join(who, id, true)).rejects.toEqual(refusal('too-many-registrations'));
    await strict.close();
  });

  test('a deleted account leaves no name, its match goes on with a substitute, and its series opens rounds by itself', async () => {
    const [olha, quitter, second, reserve] = await Promise.all(
      ['Gone organiser', 'Gone player', 'Second', 'Reserve'].map((name) => account(server.url, name)),
    );
    const { id } = await open(organiser, two({}, {}));
    for (const one of [quitter!, second!]) await join(one, id);
    await join(reserve!, id, true);
    const begun = await decide(organiser, id, { do: 'begin' });
    const { table } = begun.matches[0]!;
    await quitter!.call('DELETE', '/api/me', { sure: true });
    const texts = async (): Promise<string> => {
      const log = await organiser.call('GET', `/api/series/${id}/log`);
      return JSON.stringify([await read(organiser, id), log, await saved(organiser, id, 'matches-json')]);
    };
    expect(await texts()).not.toContain('Gone player');
    const left = await read(second!, id);
    expect(left.players.map(({ name, status }) => [name, status])).toEqual([
      ['—', 'out'],
      ['Second', 'in'],
      ['Reserve', 'reserve'],
    ]);
    // Until a substitute comes a bot plays; the substitute takes the seat.
    await decide(organiser, id, { do: 'substitute', out: 0, in: 2, reason: 'left' });
    expect((await second!.table('GET', `/${table!}`)).seats.map(({ name, bot }) => [name, bot])).toEqual(
      begun.matches[0]!.players.map((player) => [player === 0 ? 'Reserve' : 'Second', false]),
    );

    const early = await open(olha!, league({ settings: { seats: 2, rounds: 1 } }, { rounds: 1 }));
    const running = await open(olha!, league({ settings: { seats: 2, rounds: 1 } }, { rounds: 2, auto: false }));
    for (const one of [second!, reserve!]) await join(one, running.id);
    await decide(olha!, running.id, { do: 'begin' });
    await olha!.call('DELETE', '/api/me', { sure: true });
    expect(await read(second!, early.id)).toMatchObject({ status: 'cancelled', organisers: ['—'] });
    const { matches } = await read(second!, running.id);
    const seated = matches[0]!.players.map((player) => [second!, reserve!][player]!);
    await play(server.url, matches[0]!.table!, seated);
    const next = await become(
      () => second!,
      running.id,
      ({ rounds }) => rounds.length === 2,
    );
    expect(next.organisers).toEqual(['—']);
  });

  test('a name that an operator replaced is replaced in series and their logs', async () => {
    const operators = { token: 'a-long-token-of-the-operators', logins: [] };
    const other = await startTestServer(testConfig({ data: folder.file('renamed.db'), operators }));
    const judge = new Visitor(other.url, undefined, { 'vatra-operator': operators.token });
    const [host, rude] = [await account(other.url, 'Host'), await account(other.url, 'Rude name')];
    const { id } = await open(host, two());
    await join(rude, id);
    const { people: found } = await judge.call<{ people: { id: string }[] }>('GET', '/api/operator/people?text=Rude');
    await judge.call('POST', `/api/operator/people/${found[0]!.id}/name`, { name: 'Renamed', reason: 'rude' });
    const log = JSON.stringify(await host.call('GET', `/api/series/${id}/log`));
    expect((await read(host, id)).players[0]!.name).toBe('Renamed');
    expect(log).toContain('Renamed');
    expect(log).not.toContain('Rude');
    await other.close();
  });

  test('a series begins at its time, and says so when too few came', async () => {
    const { id } = await open(organiser, two({}, { starts: Date.now() + 700 }));
    // Time for two people to join, also on a busy machine.
    const full = await open(organiser, two({}, { starts: Date.now() + 3000 }));
    for (const one of people.slice(0, 2)) await join(one, full.id);
    expect(
      await become(
        () => organiser,
        full.id,
        ({ status }) => status === 'playing',
      ),
    ).toMatchObject({ seats: 2 });
    const log = async (): Promise<string[]> =>
      (await organiser.call<RouteResponse<'seriesLog'>>('GET', `/api/series/${id}/log`)).entries.map(
        ({ what }) => what,
      );
    const deadline = Date.now() + 30_000;
    while (!(await log()).includes('too-few') && Date.now() < deadline)
      await new Promise((done) => setTimeout(done, 100));
    expect(await log()).toContain('too-few');
    expect((await read(organiser, id)).status).toBe('registration');
  });
});
