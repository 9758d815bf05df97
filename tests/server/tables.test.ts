import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embers } from '../../src/test-game/index.ts';
import { type Journal, commitmentOf, replay } from '../../src/kernel/referee/index.ts';
import type { TableView } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Refusal, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
let ann: Visitor;
let bob: Visitor;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('tables.db') }));
  [ann, bob] = await Promise.all([Visitor.arrive(server.url, 'Ann'), Visitor.arrive(server.url, 'Bob')]);
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const newTable = (wish: object = {}, by = ann): Promise<TableView> =>
  by.table('POST', '', { game: 'embers', settings: { seats: 2 }, ...wish });
const refusal = (code: string): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code }) as unknown });

describe('visitors', () => {
  test('a key is shown once and kept as a hash; without it one is nobody', async () => {
    expect(ann.key).toMatch(/^[\w-]{43}$/);
    expect(await ann.call('GET', '/api/me')).toEqual({ name: 'Ann', passkeys: 0, ratings: [] });
    await expect(new Visitor(server.url, 'x'.repeat(43)).call('GET', '/api/me')).rejects.toEqual(refusal('no-key'));
    await expect(new Visitor(server.url).call('GET', '/api/me')).rejects.toEqual(refusal('no-key'));
  });

  test('a seat moves to another device by a code that works once', async () => {
    const { id } = await newTable();
    await ann.table('POST', `/${id}/seats/0`, {});
    const { code } = await ann.call<{ code: string }>('POST', '/api/me/code');
    const { key } = await new Visitor(server.url).call<{ key: string }>('POST', '/api/visitors/claim', { code });
    const phone = new Visitor(server.url, key);
    expect((await phone.table('GET', `/${id}`)).seats[0]!.yours).toBe(true);
    await expect(new Visitor(server.url).call('POST', '/api/visitors/claim', { code })).rejects.toEqual(
      refusal('bad-code'),
    );
    expect(await phone.call('POST', '/api/me/revoke')).toEqual({ revoked: 1 });
    await expect(ann.call('GET', '/api/me')).rejects.toEqual(refusal('no-key'));
    ann = phone;
  });

  test('names lose what cannot be seen and must not be empty', async () => {
    const { name } = await new Visitor(server.url).call<{ name: string }>('POST', '/api/visitors', {
      name: ' O\u202Ela  \u0007! ',
    });
    expect(name).toBe('O la !');
    const empty = new Visitor(server.url).call('POST', '/api/visitors', { name: '\u200B ' });
    await expect(empty).rejects.toEqual(refusal('bad-request'));
  });
});

describe('opening a table', () => {
  test('everything wrong with the settings is named at once', async () => {
    const error: unknown = await newTable({ settings: { seats: 9, target: 0, colour: 1 } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).body).toEqual({
      code: 'settings',
      problems: expect.arrayContaining([
        { path: 'seats', code: 'not-in-range', args: { least: 2, most: 4 } },
        { path: 'colour', code: 'unknown' },
      ]) as unknown,
    });
    await expect(newTable({ game: 'chess' })).rejects.toEqual(refusal('no-game'));
    await expect(newTable({ game: 'constructor' })).rejects.toEqual(refusal('no-game'));
    await expect(newTable({ mood: 'good' })).rejects.toEqual(refusal('bad-request'));
  });

  test('a table is listed with its settings; the list can be filtered', async () => {
    const { id } = await newTable({ title: 'Evening', delay: 30, clock: { kind: 'live', bank: 60, increment: 5 } });
    const list = async (query: string): Promise<string[]> =>
      (await bob.call<{ tables: TableView[] }>('GET', `/api/tables${query}`)).tables.map((table) => table.id);
    expect(await list('')).toContain(id);
    expect(await list('?game=embers&status=open&free=yes')).toContain(id);
    expect(await list('?clock=live')).toContain(id);
    expect(await list('?clock=days')).not.toContain(id);
    expect(await list('?status=over')).not.toContain(id);
    expect(await list('?game=root')).toEqual([]);
    const shown = await bob.table('GET', `/${id}`);
    expect(shown).toMatchObject({ title: 'Evening', delay: 30, settings: { seats: 2, target: 10 }, yours: false });
    expect(shown.seed.opened).toBeUndefined();
    expect(JSON.stringify(shown)).not.toContain('person');
  });
});

describe('sitting down', () => {
  test('sit, find it taken, leave; the host clears a seat and puts a bot there', async () => {
    const { id } = await newTable();
    expect((await bob.table('POST', `/${id}/seats/1`, {})).seats[1]).toMatchObject({
      taken: true,
      name: 'Bob',
      yours: true,
    });
    await expect(ann.table('POST', `/${id}/seats/1`, {})).rejects.toEqual(refusal('seat-taken'));
    await expect(ann.table('POST', `/${id}/seats/5`, {})).rejects.toEqual(refusal('no-seat'));
    await expect(bob.table('POST', `/${id}/seats/0`, { bot: true })).rejects.toEqual(refusal('not-host'));
    await bob.table('DELETE', `/${id}/seats/1`);
    await bob.table('POST', `/${id}/seats/1`, {});
    await expect(bob.table('DELETE', `/${id}/seats/0`)).rejects.toEqual(refusal('seat-free'));
    expect((await ann.table('DELETE', `/${id}/seats/1`)).seats[1]!.taken).toBe(false);
    expect((await ann.table('POST', `/${id}/seats/1`, { bot: true })).seats[1]).toMatchObject({
      bot: true,
      taken: true,
    });
    await expect(ann.table('POST', `/${id}/start`)).rejects.toEqual(refusal('seats-free'));
    await ann.table('POST', `/${id}/seats/0`, {});
    await expect(bob.table('POST', `/${id}/start`)).rejects.toEqual(refusal('not-host'));
    expect((await ann.table('POST', `/${id}/start`)).status).toBe('playing');
    await expect(ann.table('DELETE', `/${id}/seats/0`)).rejects.toEqual(refusal('begun'));
  });

  test('a private table is nobody’s business without an invitation', async () => {
    const { id } = await newTable({ private: true });
    await expect(bob.table('GET', `/${id}`)).rejects.toEqual(refusal('no-table'));
    const { invite } = await ann.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
    const seen = await bob.call<{ table: TableView }>('GET', `/api/tables/${id}`, undefined, {
      'vatra-invite': invite,
    });
    expect(seen.table.private).toBe(true);
    await expect(bob.table('POST', `/${id}/seats/1`, {})).rejects.toEqual(refusal('no-table'));
    await bob.table('POST', `/${id}/seats/1`, { invite });
    expect((await bob.table('GET', `/${id}`)).seats[1]!.yours).toBe(true);
    const { tables } = await bob.call<{ tables: TableView[] }>('GET', '/api/tables');
    expect(tables.map((table) => table.id)).not.toContain(id);
    const mine = await bob.call<{ tables: TableView[] }>('GET', '/api/me/tables');
    expect(mine.tables.map((table) => table.id)).toContain(id);
  });

  test('an invitation to one seat keeps that seat for its holder', async () => {
    const { id } = await newTable();
    const { invite } = await ann.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, { seat: 1 });
    await expect(bob.table('POST', `/${id}/seats/1`, {})).rejects.toEqual(refusal('bad-invite'));
    await bob.table('POST', `/${id}/seats/1`, { invite });
    await expect(bob.call('POST', `/api/tables/${id}/invites`, {})).rejects.toEqual(refusal('not-host'));
  });
});

describe('fairness', () => {
  const entropy = ['ab'.repeat(32), 'cd'.repeat(16)];

  test('promises are opened before the deal, the seed at the end, and the journal proves every outcome', async () => {
    const table = await newTable();
    const { id } = table;
    await ann.table('POST', `/${id}/seats/0`, { promise: commitmentOf(entropy[0]!) });
    await bob.table('POST', `/${id}/seats/1`, { promise: commitmentOf(entropy[1]!) });
    expect((await ann.table('POST', `/${id}/start`)).status).toBe('opening');
    await expect(bob.table('POST', `/${id}/seats/1/open`, { entropy: entropy[0] })).rejects.toEqual(
      refusal('bad-promise'),
    );
    await expect(bob.table('POST', `/${id}/seats/0/open`, { entropy: entropy[0] })).rejects.toEqual(
      refusal('not-yours'),
    );
    await bob.table('POST', `/${id}/seats/1/open`, { entropy: entropy[1] });
    expect((await ann.table('POST', `/${id}/seats/0/open`, { entropy: entropy[0] })).status).toBe('playing');
    await expect(bob.call('GET', `/api/tables/${id}/journal`)).rejects.toEqual(refusal('not-ended'));
    const clients = await Promise.all([ann, bob].map((visitor) => Client.connect(server.url, visitor.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat)));
    for (const client of clients) client.close();
    // Nobody has to wait until the end is noted.
    const journal = await bob.call<Journal>('GET', `/api/tables/${id}/journal`);
    expect(journal.fairness?.seed.hash).toBe(table.seed.hash);
    expect(journal.fairness?.seats.map((seat) => seat.opened)).toEqual(entropy);
    const replayed = replay(embers, journal, true);
    expect(replayed.discrepancies).toEqual([]);
    expect(replayed.proved).toBe(true);
    expect(replayed.outcomes).toBeGreaterThan(5);
  });

  test('who does not open in time is passed over', async () => {
    const { id } = await newTable();
    await ann.table('POST', `/${id}/seats/0`, { promise: commitmentOf(entropy[0]!) });
    await ann.table('POST', `/${id}/seats/1`, { bot: true });
    expect((await ann.table('POST', `/${id}/start`)).status).toBe('opening');
    await expect.poll(async () => (await ann.table('GET', `/${id}`)).status).not.toBe('opening');
  });
});

test('a rematch keeps settings and invites the same people, and there is one only', async () => {
  const { id, visitors } = await seatedTable(server.url, { title: 'again' }, { seats: 2, rounds: 1 });
  await expect(visitors[0]!.table('POST', `/${id}/rematch`)).rejects.toEqual(refusal('not-ended'));
  const clients = await Promise.all(visitors.map((visitor) => Client.connect(server.url, visitor.key)));
  await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
  await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat)));
  // The moment the last move is shown: the end is not noted yet.
  const [one, two] = await Promise.all(visitors.map((visitor) => visitor.table('POST', `/${id}/rematch`)));
  for (const client of clients) client.close();
  await expect(bob.table('POST', `/${id}/rematch`)).rejects.toEqual(refusal('not-allowed'));
  expect(one!.id).toBe(two!.id);
  expect(one).toMatchObject({ title: 'again', status: 'open', settings: { rounds: 1 } });
  const seen = await Promise.all(visitors.map((visitor) => visitor.table('GET', `/${one!.id}`)));
  expect(seen[0]!.seats.map((seat) => seat.name)).toEqual(['Guest 0', 'Guest 1']);
  // The first person who asked is the host.
  const host = visitors[seen.findIndex(({ yours }) => yours)]!;
  expect((await host.table('POST', `/${one!.id}/start`)).status).toBe('playing');
});
