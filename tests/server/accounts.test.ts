import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { displayedRating, INITIAL_RATING, updateRatings } from '../../src/server/ratings/rating.ts';
import type { TableView } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('accounts.db') }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

interface Me {
  readonly name: string;
  readonly login?: string;
  readonly passkeys: number;
  readonly ratings: readonly { readonly game: string; readonly rating: number; readonly games: number }[];
}
const arrive = (name: string): Promise<Visitor> => Visitor.arrive(server.url, name);
const me = (visitor: Visitor): Promise<Me> => visitor.call('GET', '/api/me');
const account = (visitor: Visitor, login: string, password?: string): Promise<{ login: string }> =>
  visitor.call('POST', '/api/me/account', { login, ...(password !== undefined && { password }) });
async function signIn(login: string, password: string): Promise<Visitor> {
  const { key } = await new Visitor(server.url).call<{ key: string }>('POST', '/api/login', { login, password });
  return new Visitor(server.url, key);
}

describe('accounts', () => {
  test('a login brings the same person, with seats and history, to another device', async () => {
    const { id, visitors } = await seatedTable(server.url);
    expect(await account(visitors[0]!, 'Anna', 'a long secret')).toEqual({ login: 'anna' });
    const elsewhere = await signIn('ANNA', 'a long secret');
    expect(await me(elsewhere)).toMatchObject({ name: 'Guest 0', login: 'anna', passkeys: 0, ratings: [] });
    const { tables } = await elsewhere.call<{ tables: { id: string }[] }>('GET', '/api/me/tables');
    expect(tables.map((table) => table.id)).toEqual([id]);
    expect((await elsewhere.moment(id, 0)).question).toBeGreaterThanOrEqual(0);
  });

  test('a login is taken once, a person has one, and what is no login or password is refused', async () => {
    const [ann, eve] = [await arrive('Ann'), await arrive('Eve')];
    await account(ann, 'taken', 'a long secret');
    await expect(account(eve, 'TAKEN', 'a long secret')).rejects.toThrow('login-taken');
    await expect(account(ann, 'another', 'a long secret')).rejects.toThrow('has-account');
    await expect(account(eve, 'short', 'short')).rejects.toThrow('bad-request');
    await expect(account(eve, 'with space', 'a long secret')).rejects.toThrow('bad-request');
  });

  test('a wrong password and an unknown login get the same answer, and soon none at all', async () => {
    await account(await arrive('Bob'), 'bob.1', 'a long secret');
    await expect(signIn('bob.1', 'another secret')).rejects.toThrow('bad-login');
    await expect(signIn('nobody.at.all', 'another secret')).rejects.toThrow('bad-login');
    await account(await arrive('Cid'), 'cid.1');
    await expect(signIn('cid.1', 'whatever it may be')).rejects.toThrow('bad-login');
    const guess = (): Promise<string> =>
      signIn('bob.1', 'guess after guess').then(
        () => 'in',
        (error: Error) => error.message,
      );
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(answers.filter((answer) => answer === 'too-many').length).toBeGreaterThan(0);
    expect(answers).not.toContain('in');
  });

  test('a new password needs the old one and makes other keys void', async () => {
    const fresh = await startTestServer(testConfig({ data: place.file('fresh.db') }));
    const ann = await Visitor.arrive(fresh.url, 'Ann');
    await account(ann, 'ann.2', 'a long secret');
    const login = { login: 'ann.2', password: 'a long secret' };
    const { key } = await new Visitor(fresh.url).call<{ key: string }>('POST', '/api/login', login);
    const other = new Visitor(fresh.url, key);
    const { code } = await ann.call<{ code: string }>('POST', '/api/me/code');
    const claimed = await new Visitor(fresh.url).call<{ key: string }>('POST', '/api/visitors/claim', { code });
    const phone = new Visitor(fresh.url, claimed.key);
    const change = (body: object): Promise<unknown> => phone.call('POST', '/api/me/password', body);
    await expect(change({ password: 'a newer secret' })).rejects.toThrow('confirm-first');
    await expect(change({ old: 'another secret', password: 'a newer secret' })).rejects.toThrow('bad-login');
    expect(await change({ old: 'a long secret', password: 'a newer secret' })).toEqual({ revoked: 2 });
    await expect(me(other)).rejects.toThrow('no-key');
    await expect(me(ann)).rejects.toThrow('no-key');
    expect(await me(phone)).toMatchObject({ login: 'ann.2', hasPassword: true });
    await expect(new Visitor(fresh.url).call('POST', '/api/login', login)).rejects.toThrow('bad-login');
    await fresh.close();
  });

  test('without the address of the site there are no passkeys', async () => {
    await expect((await arrive('Dan')).call('POST', '/api/me/passkeys/offer')).rejects.toThrow('no-passkeys');
    await expect(new Visitor(server.url).call('POST', '/api/login/passkey/offer')).rejects.toThrow('no-passkeys');
  });
});

describe('ratings', () => {
  test('the winner gains what the loser loses, surprises count more, and certainty grows', () => {
    const [won, lost] = updateRatings([INITIAL_RATING, INITIAL_RATING], [0, 1]) as [
      typeof INITIAL_RATING,
      typeof INITIAL_RATING,
    ];
    expect(won.mean - INITIAL_RATING.mean).toBeCloseTo(INITIAL_RATING.mean - lost.mean);
    expect(won.mean).toBeGreaterThan(INITIAL_RATING.mean);
    expect(won.spread).toBeLessThan(INITIAL_RATING.spread);
    const strong = { mean: 35, spread: 3 };
    const weak = { mean: 15, spread: 3 };
    const expected = updateRatings([strong, weak], [0, 1])[0]!.mean - strong.mean;
    const surprise = updateRatings([weak, strong], [0, 1])[0]!.mean - weak.mean;
    expect(surprise).toBeGreaterThan(expected * 5);
    const draw = updateRatings([INITIAL_RATING, INITIAL_RATING], [0, 0]);
    expect(draw[0]!.mean).toBeCloseTo(INITIAL_RATING.mean);
    const four = updateRatings([INITIAL_RATING, INITIAL_RATING, INITIAL_RATING, INITIAL_RATING], [0, 1, 2, 3]).map(
      (r) => r.mean,
    );
    expect(four).toEqual(four.slice().sort((a, b) => b - a));
    expect(displayedRating(INITIAL_RATING)).toBe(1000);
  });

  /** Plays a whole table by chance; gives its result. */
  async function played(id: string, visitors: readonly Visitor[], luck: number): Promise<TableView['result']> {
    await Promise.all(
      visitors.map(async (visitor, seat) => {
        const client = await Client.connect(server.url, visitor.key);
        await client.watch(id, seat);
        await playSeat(client, id, seat, luck + seat);
        client.close();
      }),
    );
    await expect.poll(async () => (await visitors[0]!.table('GET', `/${id}`)).status).toBe('over');
    return (await visitors[0]!.table('GET', `/${id}`)).result;
  }

  test('a finished game between people with accounts is rated once; a victory that all share tells nothing', async () => {
    const { id, visitors } = await seatedTable(server.url, {}, { seats: 2, rounds: 2 });
    for (const [seat, visitor] of visitors.entries()) await account(visitor, `rated.${seat}`, 'a long secret');
    let table = id;
    // They had no accounts when this one began.
    await played(table, visitors, 1);
    let result: TableView['result'];
    for (let luck = 10; (result?.ranking.length ?? 1) === 1; luck += 10) {
      expect((await me(visitors[0]!)).ratings).toEqual([]);
      const over = table;
      for (const visitor of visitors) table = (await visitor.table('POST', `/${over}/rematch`)).id;
      await visitors[0]!.table('POST', `/${table}/start`);
      result = await played(table, visitors, luck);
    }
    await expect.poll(async () => (await me(visitors[0]!)).ratings.length).toBe(1);
    const both = await Promise.all(visitors.map(me));
    expect(both.map(({ ratings }) => ratings[0]!.games)).toEqual([1, 1]);
    const [a, b] = both.map(({ ratings }) => ratings[0]!.rating);
    expect(Math.sign(a! - b!)).toBe(result!.winners.includes(0) ? 1 : -1);
    const { best } = await visitors[0]!.call<{ best: { games: number }[] }>('GET', '/api/ratings/embers');
    expect(best.map(({ games }) => games)).toEqual([1, 1]);
  });
});
