import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchView, ProfileView } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';
import { playSeat } from './table.testkit.ts';

const PASSWORD = 'a long enough one';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('profiles.db') }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Accounts so far: a second try of a test has accounts of its own. */
let accounts = 0;

async function account(name: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(server.url, name);
  await visitor.call('POST', '/api/me/account', { login: `${name}.${(accounts += 1)}`, password: PASSWORD });
  return visitor;
}

/** Plays a game of the test game to its end; gives its table. */
async function played(people: readonly Visitor[], wish: object = {}, luck = 3): Promise<string> {
  const [host] = people;
  const { id } = await host!.table('POST', '', { game: 'embers', settings: { seats: people.length }, ...wish });
  const invite = (await host!.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {})).invite;
  for (const [seat, person] of people.entries()) await person.table('POST', `/${id}/seats/${seat}`, { invite });
  await host!.table('POST', `/${id}/start`);
  const clients = await Promise.all(people.map((person) => Client.connect(server.url, person.key)));
  await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
  await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, luck + seat)));
  for (const client of clients) client.close();
  await expect.poll(async () => (await host!.table('GET', `/${id}`)).status).toBe('over');
  return id;
}

const stranger = (): Visitor => new Visitor(server.url);
const listed = async (who: Visitor, path = '/api/matches'): Promise<MatchView[]> => {
  // Lists are made once in two seconds.
  const query = path.includes('?') ? '&' : '?';
  return (await who.call<{ matches: MatchView[] }>('GET', `${path}${query}game=embers`)).matches;
};
const own = async (who: Visitor): Promise<ProfileView> =>
  (await who.call<{ profile: ProfileView }>('GET', '/api/me/profile')).profile;
const profileOf = (who: Visitor, id: string | undefined): Promise<{ profile: ProfileView }> =>
  who.call('GET', `/api/profiles/${id}`);

describe('a finished match', () => {
  test('is listed with its seats, and in the profiles of those who played', async () => {
    const people = [await account('lists.ann'), await account('lists.bob')];
    const id = await played(people);
    await expect.poll(async () => (await listed(people[0]!, '/api/me/matches')).map((each) => each.id)).toEqual([id]);
    const [match] = await listed(people[0]!, '/api/me/matches');
    expect(match).toMatchObject({ game: 'embers', why: 'rules', private: false, open: true, rated: true });
    expect(match!.entries).toBeGreaterThan(5);
    expect(match!.ended).toBeGreaterThanOrEqual(match!.begun);
    expect(match!.seats.map(({ name, yours }) => [name, yours])).toEqual([
      ['lists.ann', true],
      ['lists.bob', false],
    ]);
    const { result } = await people[0]!.table('GET', `/${id}`);
    expect(match!.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(result!.winners);
    expect(match!.seats.map(({ score }) => score)).toEqual(result!.scores);
    // Ratings are written after the end is known.
    await expect.poll(async () => (await own(people[0]!)).games[0]?.rating).toMatchObject({ games: 1 });
    const profile = await own(people[0]!);
    expect(profile).toMatchObject({ name: 'lists.ann', yours: true, againstBots: 0 });
    expect(profile.games).toMatchObject([{ game: 'embers', count: { games: 1, wins: match!.seats[0]!.won ? 1 : 0 } }]);
    expect(profile.games[0]!.history).toHaveLength(1);
    expect(profile.opponents).toMatchObject([{ name: 'lists.bob', games: 1 }]);
    // Everybody can follow the link from a seat to the profile, and see the match there.
    const link = match!.seats[1]!.profile!;
    expect((await profileOf(stranger(), link)).profile).toMatchObject({ name: 'lists.bob', yours: false });
    expect((await listed(stranger(), `/api/profiles/${link}/matches`)).map((each) => each.id)).toEqual([id]);
    const statistics = await stranger().call<{ matches: number; orders: { name: string }[] }>(
      'GET',
      '/api/statistics/embers',
    );
    expect(statistics.matches).toBeGreaterThanOrEqual(1);
    expect(statistics.orders.map(({ name }) => name).sort()).toEqual(['1/2', '2/2']);
    const { ranks } = await stranger().call<{ ranks: { name: string; rating: { low: number; high: number } }[] }>(
      'GET',
      '/api/leaderboards/embers',
    );
    const bob = ranks.find(({ name }) => name === 'lists.bob')!;
    expect(bob.rating.high).toBeGreaterThan(bob.rating.low + 200);
  });

  test('of a private table is told to those who sat there only', async () => {
    const people = [await account('private.ann'), await account('private.bob')];
    const id = await played(people, { private: true });
    await expect.poll(async () => (await listed(people[1]!, '/api/me/matches')).map((each) => each.id)).toEqual([id]);
    // Ratings are written after the end is known.
    await expect.poll(async () => (await own(people[0]!)).games[0]?.rating).toBeDefined();
    const profile = (await own(people[0]!)).id;
    expect((await own(people[0]!)).games[0]!.count.games).toBe(1);
    for (const who of [stranger(), await account('private.cid')]) {
      expect((await listed(who)).map((each) => each.id)).not.toContain(id);
      expect(await listed(who, `/api/profiles/${profile}/matches`)).toEqual([]);
      const shown = (await profileOf(who, profile)).profile;
      expect(shown.games.map(({ count }) => count.games)).toEqual([0]);
      expect(shown.opponents).toEqual([]);
    }
    // The other player sees it in the profile's list no more than anybody else: the list is that of public tables.
    expect(await listed(people[1]!, `/api/profiles/${profile}/matches`)).toEqual([]);
  });

  test('at a table with a delay is in no list, count or profile before spectators may know its end', async () => {
    const people = [await account('delayed.ann'), await account('delayed.bob')];
    const delay = 5;
    const counted = async (): Promise<number> =>
      (await stranger().call<{ matches: number }>('GET', '/api/statistics/embers')).matches;
    const id = await played(people, { delay });
    const ended = Date.now();
    const before = await counted();
    const { id: profile } = await own(people[0]!);
    // A busy machine may take seconds for these questions.
    while (Date.now() < ended + (delay - 3.5) * 1000) {
      expect((await listed(stranger())).map((match) => match.id)).not.toContain(id);
      expect(await listed(stranger(), `/api/profiles/${profile}/matches`)).toEqual([]);
      expect((await profileOf(stranger(), profile)).profile.games).toEqual([]);
      expect(await counted()).toBe(before);
      await pause(200);
    }
    await expect
      .poll(async () => (await listed(stranger(), `/api/profiles/${profile}/matches`)).map((match) => match.id))
      .toEqual([id]);
  });
});

describe('a profile', () => {
  test('is shown to everybody, to opponents or to nobody', async () => {
    const [ann, bob, cid] = [await account('shown.ann'), await account('shown.bob'), await account('shown.cid')];
    const id = await played([ann, bob]);
    const { id: profile } = await own(ann);
    const share = (viewers: string, replays = true): Promise<unknown> =>
      ann.call('PATCH', '/api/me/profile', { viewers, replays });
    expect((await profileOf(stranger(), profile)).profile.name).toBe('shown.ann');
    await share('opponents');
    expect((await profileOf(bob, profile)).profile.name).toBe('shown.ann');
    for (const who of [stranger(), cid]) {
      await expect(profileOf(who, profile)).rejects.toEqual(refusal('no-profile'));
      await expect(listed(who, `/api/profiles/${profile}/matches`)).rejects.toEqual(refusal('no-profile'));
    }
    const link = async (who: Visitor): Promise<string | undefined> => {
      const path = who === bob ? '/api/me/matches' : '/api/matches';
      return (await listed(who, path)).find((match) => match.id === id)!.seats[0]!.profile;
    };
    expect(await link(bob)).toBe(profile);
    expect(await link(cid)).toBeUndefined();
    await share('nobody');
    for (const who of [stranger(), bob, cid])
      await expect(profileOf(who, profile)).rejects.toEqual(refusal('no-profile'));
    expect((await own(ann)).name).toBe('shown.ann');
    const { ranks } = await cid.call<{ ranks: { name: string }[] }>('GET', '/api/leaderboards/embers');
    expect(ranks.map(({ name }) => name)).not.toContain('shown.ann');
  });

  test('of a visitor without an account is his own', async () => {
    const visitor = await Visitor.arrive(server.url, 'Guest');
    expect((await own(visitor)).id).toBeUndefined();
    await expect(visitor.call('PATCH', '/api/me/profile', { viewers: 'public', replays: true })).rejects.toEqual(
      refusal('no-account'),
    );
  });

  test('that hides records closes finished games to others, not to those who played', async () => {
    const [ann, bob] = [await account('hides.ann'), await account('hides.bob')];
    const id = await played([ann, bob]);
    const open = (who: Visitor): Promise<object> => who.call('GET', `/api/tables/${id}/journal`);
    await open(stranger());
    await ann.call('PATCH', '/api/me/profile', { viewers: 'public', replays: false });
    for (const path of ['', '/journal', '/replay', '/events', '/moment', '/record'])
      await expect(stranger().call('GET', `/api/tables/${id}${path}`)).rejects.toEqual(refusal('record-hidden'));
    const socket = await Client.connect(server.url);
    await expect(socket.watch(id)).rejects.toEqual(refusal('record-hidden'));
    socket.close();
    await open(ann);
    await open(bob);
    const cid = await account('hides.cid');
    expect((await listed(cid)).find((match) => match.id === id)).toMatchObject({ open: false });
    expect((await listed(bob, '/api/me/matches')).find((match) => match.id === id)).toMatchObject({ open: true });
  });
});
