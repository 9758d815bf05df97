import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteResponse, EntryForViewer } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { SETTINGS } from './games.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';
import { playSeat, type SeatedTable, seatedTable } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
let table: SeatedTable;
let version = 0;

async function metric(name: string, url = server.url): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `) || each.startsWith(`${name}{`));
  return Number(line?.split(' ').at(-1));
}

/** Plays a whole game of Root by chance: some hundreds of entries. */
async function playedTable(url: string): Promise<SeatedTable> {
  const seated = await seatedTable(url, { game: 'root' }, SETTINGS['root'], 3);
  const clients = await Promise.all(seated.visitors.map(({ key }) => Client.connect(url, key)));
  await Promise.all(clients.map((client, seat) => client.watch(seated.id, seat)));
  await Promise.all(clients.map((client, seat) => playSeat(client, seated.id, seat, 40 + seat)));
  version = clients[0]!.at(seated.id, 0).moment!.version;
  for (const client of clients) client.close();
  return seated;
}

beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('cost.db') }));
  table = await playedTable(server.url);
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const nobody = (): Visitor => new Visitor(server.url);

describe('expensive answers', () => {
  test.each(['replay', 'events', 'journal', 'record'])(
    '140 of /%s are one computation, shared and sliced',
    async (route) => {
      const computed = await metric('vatra_answers_computed');
      const slices = await metric('vatra_slices');
      const path = `/api/tables/${table.id}/${route}`;
      const texts = await Promise.all(
        Array.from({ length: 140 }, async () => {
          const response = await fetch(`${server.url}${path}`);
          expect(response.status).toBe(200);
          expect(response.headers.get('content-type')).toContain('application/json');
          return await response.text();
        }),
      );
      expect(new Set(texts).size).toBe(1);
      // A replay is two answers: the course of the game, and its text from a version on.
      expect((await metric('vatra_answers_computed')) - computed).toBeLessThanOrEqual(route === 'replay' ? 2 : 1);
      // How many slices a replay takes depends on the speed of the machine; one would mean that it is not sliced.
      expect((await metric('vatra_slices')) - slices).toBeGreaterThan(route === 'replay' ? 3 : 0);
    },
  );

  test('an answer is never given to another viewer', async () => {
    const { visitors, id } = await seatedTable(server.url);
    const [ann, bob] = visitors as [Visitor, Visitor];
    const path = (seat: number): string => `/api/tables/${id}/replay?since=9&seat=${seat}`;
    const own = await ann.call<RouteResponse<'replay'>>('GET', path(0));
    await expect(bob.call('GET', path(0))).rejects.toEqual(refusal('not-yours'));
    await expect(nobody().call('GET', path(0))).rejects.toEqual(refusal('not-yours'));
    const other = await bob.call<RouteResponse<'replay'>>('GET', path(1));
    expect((own.view as { hand: unknown }).hand).not.toEqual((other.view as { hand: unknown }).hand);
    const open = await nobody().call<RouteResponse<'replay'>>('GET', `/api/tables/${id}/replay?since=9`);
    expect((open.view as { hand: unknown[] }).hand).toEqual([]);
  });

  test('a log from the middle on, from HTTP and from the socket, is the end of the whole one', async () => {
    const all = await nobody().call<RouteResponse<'events'>>('GET', `/api/tables/${table.id}/events`);
    expect(all.version).toBe(version);
    // A version is the end of a batch, and what was written at once has one time.
    const begins = all.told.filter(({ at }, i) => i > 0 && at > all.told[i - 1]!.at).map(({ n }) => n);
    const [middle, late] = [begins[Math.floor(begins.length / 2)]!, begins.at(-4)!];
    const rest = await nobody().call<RouteResponse<'events'>>('GET', `/api/tables/${table.id}/events?since=${middle}`);
    expect(rest).toEqual({ version, told: all.told.filter(({ n }) => n >= middle) });
    const end = await nobody().call<RouteResponse<'events'>>('GET', `/api/tables/${table.id}/events?since=${late}`);
    expect(end.told).toEqual(all.told.filter(({ n }) => n >= late));
    const told = async (since: number): Promise<EntryForViewer[]> => {
      const client = await Client.connect(server.url);
      await client.watch(table.id, undefined, since);
      await client.until(() => client.following.has(`${table.id} 7`));
      client.close();
      return client.at(table.id).told;
    };
    expect(await told(0)).toEqual(all.told);
    expect(await told(middle)).toEqual(rest.told);
    expect(await told(late)).toEqual(end.told);
  });

  test('a replay from any version on begins with the view of that moment', async () => {
    const ask = (since: number): Promise<RouteResponse<'replay'>> =>
      nobody().call('GET', `/api/tables/${table.id}/replay?since=${since}`);
    const all = await ask(0);
    const beyond = await ask(version);
    expect(beyond.steps).toEqual([]);
    expect(beyond.view).toEqual((await nobody().moment(table.id)).view);
    const half = await ask(Math.floor(version / 2));
    expect(half.steps).toEqual(all.steps.slice(-half.steps.length));
    expect(half.steps.length).toBeGreaterThan(50);
  });

  test('five sockets that ask for everything again and again cost one log', async () => {
    const computed = await metric('vatra_answers_computed');
    const clients = await Promise.all(Array.from({ length: 5 }, () => Client.connect(server.url)));
    for (let i = 0; i < 20; i++) await Promise.all(clients.map((client) => client.watch(table.id, undefined, 0)));
    for (const client of clients) client.close();
    expect((await metric('vatra_answers_computed')) - computed).toBeLessThanOrEqual(1);
  });

  test('a list is made once for all who ask within a second, and shows at once what was opened here', async () => {
    const host = await Visitor.arrive(server.url, 'Host');
    const computed = await metric('vatra_answers_computed');
    await Promise.all(Array.from({ length: 60 }, () => nobody().call('GET', '/api/tables')));
    const after = await metric('vatra_answers_computed');
    // A second may pass while they ask.
    expect(after - computed).toBeLessThan(10);
    const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    const { tables } = await nobody().call<RouteResponse<'tables'>>('GET', '/api/tables');
    expect(tables[0]!.id).toBe(id);
  });
});

describe('budgets', () => {
  test('an address that asks for too much work is refused with Retry-After, over HTTP and the socket', async () => {
    const strict = await startTestServer(testConfig({ data: place.file('strict.db'), workPerMinute: 100 }));
    try {
      const { id } = await playedTable(strict.url).catch(async () => await seatedTable(strict.url));
      let refused: Response | undefined;
      for (let i = 0; i < 3000 && !refused; i++) {
        const answer = await fetch(`${strict.url}/api/tables/${id}/replay?since=${i}`);
        if (answer.status === 429) refused = answer;
        else await answer.arrayBuffer();
      }
      expect(refused?.status).toBe(429);
      const { error } = (await refused!.json()) as { error: { code: string; retryAfter: number } };
      expect(error.code).toBe('too-many');
      expect(Number(refused!.headers.get('retry-after'))).toBe(error.retryAfter);
      const client = await Client.connect(strict.url);
      await expect(client.watch(id, undefined, 0)).rejects.toEqual(
        refusal('too-many', { retryAfter: expect.any(Number) as unknown }),
      );
      client.close();
      // What costs nothing is answered all the same.
      expect((await fetch(`${strict.url}/health`)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('caps', () => {
  const caps = {
    tablesPerHour: 6,
    openTables: 4,
    openSeats: 3,
    linesPerMinute: 6,
    reportsPerHour: 5,
    visitorsPerHour: 30,
    waitsPerHour: 30,
    mailsPerHour: 5,
    seriesPerHour: 30,
    registrationsPerHour: 30,
  };
  let strict: RunningServer;
  const visitor = (name: string): Promise<Visitor> => Visitor.arrive(strict.url, name);
  const open = async (host: Visitor): Promise<string> =>
    (await host.table('POST', '', { game: 'embers', settings: { seats: 2 } })).id;
  /** How many of `times` tries succeed, all at once; the code of the refusals. */
  async function tried(times: number, work: (i: number) => Promise<unknown>): Promise<[number, string]> {
    const results = await Promise.allSettled(Array.from({ length: times }, (_, i) => work(i)));
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []));
    return [times - refused.length, [...new Set(refused)].join()];
  }
  beforeAll(async () => {
    strict = await startTestServer(testConfig({ data: place.file('caps.db'), caps, metricsToken: 'operator' }));
  });
  afterAll(async () => {
    await strict.close();
  });

  test('a person opens a limited number of tables, and a limited number wait at once; a started one makes room', async () => {
    const host = await visitor('Host');
    expect(await tried(20, () => open(host))).toEqual([4, 'too-many-lobbies']);
    const { tables } = await host.call<RouteResponse<'tables'>>('GET', '/api/tables');
    for (const { id } of tables.slice(0, 3)) {
      for (const seat of [0, 1]) await host.table('POST', `/${id}/seats/${seat}`, {});
      await host.table('POST', `/${id}/start`);
    }
    expect(await tried(3, () => open(host))).toEqual([2, 'too-many-tables']);
  });

  test('a stranger does not take every seat, also not all at once; one’s own tables do not count', async () => {
    const hosts = await Promise.all(['A', 'B', 'C', 'D'].map(visitor));
    const ids = await Promise.all(hosts.map(open));
    const stranger = await visitor('Stranger');
    const own = await open(stranger);
    for (const seat of [0, 1]) await stranger.table('POST', `/${own}/seats/${seat}`, {});
    expect(await tried(8, (i) => stranger.table('POST', `/${ids[i >> 1]!}/seats/${i % 2}`, {}))).toEqual([
      3,
      'too-many-seats',
    ]);
  });

  test('spam ends: of two hundred lines of a spectator only some are taken, of a crowd behind one address too', async () => {
    const { id } = await seatedTable(strict.url, {}, { seats: 2 });
    const say = (who: Visitor) => () => who.act(id, { do: 'chat', room: 'spectators', text: 'spam' });
    // How many comes with time; the exact numbers are in the unit test.
    const [alone, code] = await tried(200, say(await visitor('Loud')));
    expect(code).toBe('too-many-lines');
    expect(alone).toBeLessThan(20);
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, i) => visitor(`Loud ${i}`)));
    const [together, again] = await tried(120, (i) => say(crowd[i % 6]!)());
    expect(again).toBe('too-many-lines');
    expect(together).toBeLessThan(40);
  });

  test('the host mutes one person by a line, or all spectators', async () => {
    const quiet = await startTestServer(testConfig({ data: place.file('mute.db') }));
    try {
      const { id, visitors } = await seatedTable(quiet.url, {}, { seats: 2 });
      const [host, guest] = visitors as [Visitor, Visitor];
      const [loud, other] = await Promise.all(['Loud', 'Other'].map((name) => Visitor.arrive(quiet.url, name)));
      const say = (who: Visitor) => who.act(id, { do: 'chat', room: 'spectators', text: 'hm' });
      await say(loud!);
      await expect(guest.act(id, { do: 'mute-author', n: 1, on: true })).rejects.toEqual(refusal('not-host'));
      await expect(loud!.act(id, { do: 'hush', on: true })).rejects.toEqual(refusal('not-host'));
      await host.act(id, { do: 'mute-author', n: 1, on: true });
      await expect(say(loud!)).rejects.toEqual(refusal('muted'));
      await say(other!);
      await host.act(id, { do: 'mute-author', n: 1, on: false });
      await say(loud!);
      await host.act(id, { do: 'hush', on: true });
      expect(await other!.table('GET', `/${id}`)).toMatchObject({ hushed: true });
      expect(await tried(3, () => say(other!))).toEqual([0, 'chat-closed']);
      await host.act(id, { do: 'hush', on: false });
      await say(other!);
      expect((await other!.table('GET', `/${id}`)).hushed).toBeUndefined();
    } finally {
      await quiet.close();
    }
  });

  test('reports: one line counts once per person, and junk does not push out what others sent', async () => {
    const free = await startTestServer(testConfig({ data: place.file('reports.db'), metricsToken: 'operator' }));
    try {
      const seated = await seatedTable(free.url, {}, { seats: 2 });
      const [loud, rude, honest] = await Promise.all(
        ['Loud', 'Rude', 'Honest'].map((name) => Visitor.arrive(free.url, name)),
      );
      for (let i = 0; i < 260; i++) await loud!.act(seated.id, { do: 'chat', room: 'spectators', text: `line ${i}` });
      await honest!.act(seated.id, { do: 'report', n: 1, why: 'honest' });
      await honest!.call('POST', '/api/reports', { game: 'root', rules: '1', text: 'honest', position: {} });
      for (let i = 0; i < 50; i++) await rude!.act(seated.id, { do: 'report', n: 1, why: 'again' });
      const kept = async (): Promise<{ reports: { why: string }[]; mistakes: { text: string }[] }> =>
        (await (await fetch(`${free.url}/reports`, { headers: { authorization: 'Bearer operator' } })).json()) as never;
      expect((await kept()).reports).toHaveLength(2);
      for (let n = 2; n <= 230; n++) await rude!.act(seated.id, { do: 'report', n, why: 'junk' });
      for (let i = 0; i < 230; i++)
        await rude!.call('POST', '/api/reports', { game: 'root', rules: '1', text: 'junk', position: {} });
      const { reports, mistakes } = await kept();
      expect([reports.length, mistakes.length]).toEqual([200, 200]);
      expect(reports.filter(({ why }) => why === 'honest')).toHaveLength(1);
      expect(mistakes.filter(({ text }) => text === 'honest')).toHaveLength(1);
    } finally {
      await free.close();
    }
    const loud = await visitor('Loud');
    expect(
      await tried(20, () => loud.call('POST', '/api/reports', { game: 'root', rules: '1', text: 'x', position: {} })),
    ).toEqual([5, 'too-many-reports']);
  });

  test('an address makes a limited number of visitors an hour, and is told when to come back', async () => {
    const [made, code] = await tried(60, () => visitor('Again'));
    expect(made).toBeLessThan(31);
    expect(code).toBe('too-many-visitors');
    const answer = await fetch(`${strict.url}/api/visitors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Again"}',
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '120']);
  });
});

describe('games of bots', () => {
  async function botTables(url: string, count: number): Promise<string[]> {
    const host = await Visitor.arrive(url, 'Host');
    const ids: string[] = [];
    for (let i = 0; i < count; i++) {
      const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 2 } });
      for (const seat of [0, 1]) await host.table('POST', `/${id}/seats/${seat}`, { bot: true });
      await host.table('POST', `/${id}/start`);
      ids.push(id);
    }
    return ids;
  }
  /** How far a game has come, without counting as somebody who watches. */
  const versionOf = async (url: string, id: string): Promise<number> =>
    (await new Visitor(url).call<RouteResponse<'events'>>('GET', `/api/tables/${id}/events`)).version;

  test('forty of them stand still while nobody watches, and play on when somebody does', async () => {
    const still = await startTestServer(testConfig({ data: place.file('still.db'), unwatchedHours: 0 }));
    try {
      const ids = await botTables(still.url, 40);
      const versions = (): Promise<number[]> => Promise.all(ids.map((id) => versionOf(still.url, id)));
      const before = await versions();
      await new Promise((done) => setTimeout(done, 1500));
      expect(await versions()).toEqual(before);
      const client = await Client.connect(still.url);
      await client.watch(ids[7]!);
      await client.until(() => client.at(ids[7]!).moment!.over, 40_000);
      client.close();
      const after = await versions();
      expect(after.filter((version, i) => version !== before[i])).toHaveLength(1);
      // A person who looks over plain HTTP watches too.
      const nobodyThere = new Visitor(still.url);
      await expect.poll(async () => (await nobodyThere.moment(ids[8]!)).over, { timeout: 40_000 }).toBe(true);
    } finally {
      await still.close();
    }
  });

  test('in spare time they go on slowly, and where a person sits bots play at their pace', async () => {
    const [id] = await botTables(server.url, 1);
    const begin = await versionOf(server.url, id!);
    await expect.poll(() => versionOf(server.url, id!), { timeout: 50_000, interval: 500 }).toBeGreaterThan(begin + 2);
    const guest = await Visitor.arrive(server.url, 'Guest');
    const { id: mixed } = await guest.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    await guest.table('POST', `/${mixed}/seats/0`, {});
    await guest.table('POST', `/${mixed}/seats/1`, { bot: true });
    const begun = await guest.table('POST', `/${mixed}/start`);
    expect(begun.status).toBe('playing');
    const first = await versionOf(server.url, mixed);
    await expect.poll(() => versionOf(server.url, mixed)).toBeGreaterThan(first);
  });
});
