import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, type RunningServer } from '../../src/server/index.ts';
import { Client, Refusal, Visitor } from './client.testkit.ts';
import { startPostgres } from './postgres.testkit.ts';
import { QUICK, scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';
import { seatedTable } from './table.testkit.ts';

const TOKEN = 'a-long-token-of-the-operators';
const place = scratch();
let server: RunningServer;
let operator: Visitor;
beforeAll(async () => {
  const operators = { token: TOKEN, logins: ['olena'] };
  server = await startTestServer(testConfig({ data: place.file('operators.db'), operators }));
  operator = new Visitor(server.url, undefined, { 'vatra-operator': TOKEN });
});
afterAll(async () => {
  await server.close();
  place.remove();
});

interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly ban?: { readonly reason: string; readonly until?: number };
}
const find = async (text: string): Promise<FoundPerson[]> =>
  (await operator.call<{ people: FoundPerson[] }>('GET', `/api/operator/people?text=${encodeURIComponent(text)}`))
    .people;
const ban = (id: string, body: object): Promise<unknown> =>
  operator.call('POST', `/api/operator/people/${id}/ban`, body);
let count = 0;
/** A new person whom operators find by a name of their own. */
async function person(): Promise<{ who: Visitor; id: string; name: string }> {
  const name = `Person-${++count}`;
  const who = await Visitor.arrive(server.url, name);
  return { who, name, id: (await find(name))[0]!.id };
}

describe('who is an operator', () => {
  test('the token opens, anything else does not', async () => {
    expect(await operator.call('GET', '/api/operator/figures')).toMatchObject({ operator: 'token' });
    const nobody = new Visitor(server.url);
    await expect(nobody.call('GET', '/api/operator/figures')).rejects.toEqual(refusal('not-operator'));
    const { who } = await person();
    await expect(who.call('GET', '/api/operator/log')).rejects.toEqual(refusal('not-operator'));
  });

  test('an operator’s account opens after a confirmation only; another account does not, and guesses are limited', async () => {
    const other = await startTestServer(
      testConfig({ data: place.file('accounts.db'), operators: { token: undefined, logins: ['olena'] } }),
    );
    const olena = await Visitor.arrive(other.url, 'Olena');
    await olena.call('POST', '/api/me/account', { login: 'Olena', password: 'a long secret' });
    const { key } = await new Visitor(other.url).call<{ key: string }>('POST', '/api/login', {
      login: 'olena',
      password: 'a long secret',
    });
    const again = new Visitor(other.url, key);
    const { code } = await again.call<{ code: string }>('POST', '/api/me/code');
    const { key: byCode } = await new Visitor(other.url).call<{ key: string }>('POST', '/api/visitors/claim', { code });
    const device = new Visitor(other.url, byCode);
    await expect(device.call('GET', '/api/operator/figures')).rejects.toEqual(refusal('confirm-first'));
    await device.call('POST', '/api/me/confirm', { password: 'a long secret' });
    expect(await device.call('GET', '/api/operator/figures')).toMatchObject({ operator: 'olena' });
    const eve = await Visitor.arrive(other.url, 'Eve');
    await eve.call('POST', '/api/me/account', { login: 'eve', password: 'a long secret' });
    await expect(eve.call('GET', '/api/operator/figures')).rejects.toEqual(refusal('not-operator'));
    // Without a token nothing sent in its place opens.
    for (const token of ['', 'undefined', TOKEN])
      await expect(
        new Visitor(other.url, undefined, { 'vatra-operator': token }).call('GET', '/api/operator/figures'),
      ).rejects.toThrow(Refusal);
    const codes: string[] = [];
    for (let k = 0; k < 14; k++) {
      const guess = new Visitor(other.url, undefined, { 'vatra-operator': `${TOKEN}${k}` });
      await guess.call('GET', '/api/operator/figures').catch((error: Error) => codes.push(error.message));
    }
    expect(new Set(codes)).toEqual(new Set(['not-operator', 'too-many']));
    await other.close();
  });

  test('a short token is refused at the start', () => {
    const reading = readConfig({ ...QUICK, VATRA_OPERATOR_TOKEN: 'short' });
    expect(reading.ok ? [] : reading.problems.map(({ path }) => path)).toEqual(['VATRA_OPERATOR_TOKEN']);
  });
});

describe('bans', () => {
  test('a banned person is refused at every route, with reason and end', async () => {
    const { who, id, name } = await person();
    await who.call('POST', '/api/me/account', { login: name.toLowerCase(), password: 'a long secret' });
    const { code } = await who.call<{ code: string }>('POST', '/api/me/code');
    const client = await Client.connect(server.url, who.key);
    client.keep = true;
    await ban(id, { reason: 'Insults', days: 2 });
    expect(await client.closed).toBe(4403);
    expect(client.messages.at(-1)).toMatchObject({ type: 'error', error: { code: 'banned', reason: 'Insults' } });
    const refused = await who.call('GET', '/api/me').catch((error: unknown) => (error as Refusal).body);
    expect(refused).toMatchObject({ code: 'banned', reason: 'Insults' });
    const { until } = refused as { until: number };
    expect(until - Date.now()).toBeGreaterThan(1.9 * 86_400_000);
    await expect(Client.connect(server.url, who.key)).rejects.toThrow('banned');
    const nobody = new Visitor(server.url);
    const login = { login: name.toLowerCase(), password: 'a long secret' };
    await expect(nobody.call('POST', '/api/visitors/claim', { code })).rejects.toThrow('banned');
    await expect(nobody.call('POST', '/api/login', login)).rejects.toThrow('banned');
    for (const path of ['/api/me/tables', '/api/tables', '/api/me/notices', '/api/me/blocks'])
      await expect(who.call('GET', path)).rejects.toThrow('banned');
    await operator.call('DELETE', `/api/operator/people/${id}/ban`);
    expect(await who.call('GET', '/api/me')).toMatchObject({ name });
    // The keys that were refused while the ban held do not exist.
    expect((await who.call<{ keys: unknown[] }>('GET', '/api/me/keys')).keys).toHaveLength(1);
  });

  test('a ban ends by itself', async () => {
    const { who, id } = await person();
    await ban(id, { reason: 'Spam', days: 1 });
    await expect(who.call('GET', '/api/me')).rejects.toThrow('banned');
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const db = new DatabaseSync(place.file('operators.db'), { timeout: 5000 });
    db.prepare('update bans set until = ? where person = ?').run(Date.now() - 1, id);
    db.close();
    // Any change reads all bans again, as a notice of another process does.
    const { id: other } = await person();
    await ban(other, { reason: 'Spam' });
    expect(await who.call('GET', '/api/me')).toMatchObject({ name: expect.any(String) as string });
    expect((await find(other))[0]!.ban).toMatchObject({ reason: 'Spam' });
    expect((await find(other))[0]!.ban!.until).toBeUndefined();
  });

  test('a bot plays on for a banned person, and a free seat is free again', async () => {
    const { id, visitors } = await seatedTable(server.url);
    const guest = visitors[1]!;
    const { name } = await guest.call<{ name: string }>('PATCH', '/api/me', { name: `Guest-${++count}` });
    const host = await Visitor.arrive(server.url, 'Host');
    const { id: open } = await host.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    await guest.table('POST', `/${open}/seats/0`, {});
    const [found] = await find(name);
    await ban(found!.id, { reason: 'Stalling' });
    expect((await visitors[0]!.table('GET', `/${id}`)).seats[1]).toMatchObject({ bot: true });
    expect((await host.table('GET', `/${open}`)).seats[0]).toMatchObject({ taken: false });
  });

  test('a request that waited while the ban came is refused', async () => {
    const { id, visitors } = await seatedTable(server.url);
    const who = visitors[0]!;
    const { name } = await who.call<{ name: string }>('PATCH', '/api/me', { name: `Poll-${++count}` });
    const { version } = await who.moment(id, 0);
    const poll = who.call('GET', `/api/tables/${id}/moment?seat=0&after=${version}&wait=1`).then(
      () => 'answered',
      (error: Error) => error.message,
    );
    const [found] = await find(name);
    await ban(found!.id, { reason: 'Spam' });
    expect(await poll).toBe('banned');
  });
});

test('a ban holds at every process: sockets end there, requests are refused, and it is lifted there, too', async () => {
  const postgres = await startPostgres();
  const database = await postgres.database();
  const operators = { token: TOKEN, logins: [] };
  const [one, two] = [
    await startTestServer(testConfig({ database, operators })),
    await startTestServer(testConfig({ database, operators })),
  ];
  const judge = new Visitor(one.url, undefined, { 'vatra-operator': TOKEN });
  const eve = await Visitor.arrive(two.url, 'Eve elsewhere');
  const { id: table, visitors } = await seatedTable(two.url);
  const client = await Client.connect(two.url, eve.key);
  client.keep = true;
  await client.watch(table, undefined);
  const { people } = await judge.call<{ people: FoundPerson[] }>('GET', '/api/operator/people?text=Eve%20elsewhere');
  await judge.call('POST', `/api/operator/people/${people[0]!.id}/ban`, { reason: 'Spam' });
  expect(await client.closed).toBe(4403);
  // The socket ended when the other process knew of the ban.
  await expect(eve.call('GET', '/api/me')).rejects.toThrow('banned');
  await expect(Client.connect(two.url, eve.key)).rejects.toThrow('banned');
  expect((await visitors[0]!.table('GET', `/${table}`)).status).toBe('playing');
  await judge.call('DELETE', `/api/operator/people/${people[0]!.id}/ban`);
  await expect
    .poll(() =>
      eve.call('GET', '/api/me').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  for (const each of [one, two]) await each.close();
  await postgres.stop();
});

describe('measures', () => {
  test('reports are listed with their context, closed with a note, and every action is logged', async () => {
    const { id, visitors } = await seatedTable(server.url, { title: 'Reported table' });
    await visitors[0]!.call('POST', '/api/complaints', { table: id, seat: 1, reason: 'stalling', text: 'waits' });
    interface Complaints {
      readonly complaints: { id: string; table: string; subject: string; context: { title: string } }[];
    }
    const { complaints } = await operator.call<Complaints>('GET', '/api/operator/complaints');
    const mine = complaints.find(({ table }) => table === id)!;
    expect(mine).toMatchObject({ reason: 'stalling', subjectName: 'Guest 1', reporterName: 'Guest 0', text: 'waits' });
    expect(mine.context.title).toBe('Reported table');
    await operator.call('POST', `/api/operator/complaints/${mine.id}`, { state: 'done', note: 'talked to them' });
    const after = await operator.call<Complaints>('GET', '/api/operator/complaints?state=done');
    expect(after.complaints.find((one) => one.id === mine.id)).toMatchObject({ note: 'talked to them' });

    await operator.call('POST', `/api/operator/people/${mine.subject}/name`, { name: 'Renamed', reason: 'rude' });
    expect((await visitors[0]!.table('GET', `/${id}`)).seats[1]!.name).toBe('Renamed');
    expect(await visitors[1]!.call('GET', '/api/me')).toMatchObject({ name: 'Renamed' });

    await operator.call('POST', `/api/operator/tables/${id}/close`, { reason: 'abuse' });
    const closed = await visitors[1]!.table('GET', `/${id}`);
    expect(closed).toMatchObject({ status: 'over', result: { why: 'closed', winners: [] } });
    await expect(visitors[0]!.act(id, { do: 'resign', seat: 0 })).rejects.toEqual(refusal('over'));

    const { log } = await operator.call<{ log: { action: string; operator: string; detail: string }[] }>(
      'GET',
      '/api/operator/log',
    );
    expect(log.slice(0, 3).map(({ action }) => action)).toEqual(['close-table', 'rename', 'close-report']);
    expect(log[0]!.detail).toContain('abuse');
    expect(new Set(log.map((entry) => entry.operator))).toEqual(new Set(['token']));
    const { figures } = await operator.call<{ figures: { name: string; value: number }[] }>(
      'GET',
      '/api/operator/figures',
    );
    expect(figures.find(({ name }) => name === 'people')!.value).toBeGreaterThan(5);
  });

  test('a table that has not begun is closed, too, and survives a restart', async () => {
    const host = await Visitor.arrive(server.url, 'Host');
    const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    await operator.call('POST', `/api/operator/tables/${id}/close`, { reason: 'spam' });
    expect(await host.table('GET', `/${id}`)).toMatchObject({ status: 'over', result: { why: 'closed' } });
    await expect(host.table('POST', `/${id}/seats/0`, {})).rejects.toEqual(refusal('begun'));
    await server.close();
    server = await startTestServer(
      testConfig({ data: place.file('operators.db'), operators: { token: TOKEN, logins: [] } }),
    );
    operator = new Visitor(server.url, undefined, { 'vatra-operator': TOKEN });
    const again = host.at(server.url);
    expect(await again.table('GET', `/${id}`)).toMatchObject({ status: 'over', unreadable: false });
    await expect(operator.call('POST', '/api/operator/tables/nothing-has-this/close', { reason: 'x' })).rejects.toEqual(
      refusal('no-table'),
    );
  });
});
