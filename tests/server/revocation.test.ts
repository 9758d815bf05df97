import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Config, RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { seatedTable } from './table.testkit.ts';

const PASSWORD = 'a long secret';
const SIGNED_OUT = 4401;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';

interface KeyList {
  readonly keys: readonly {
    readonly id: string;
    readonly device?: string;
    readonly created: number;
    readonly used: number;
    readonly current: boolean;
  }[];
}

const place = scratch();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  place.remove();
});

async function claimed(at: string, code: string): Promise<Visitor> {
  const { key } = await new Visitor(at).call<{ key: string }>('POST', '/api/visitors/claim', { code });
  return new Visitor(at, key);
}

const codeOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.call<{ code: string }>('POST', '/api/me/code')).code;

/** Says hello twice before the first is answered. */
async function greetTwice(url: string, key: string): Promise<{ answers: readonly string[]; close(): void }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
  const answers: string[] = [];
  const hello = JSON.stringify({ type: 'hello', protocol: 1, key });
  socket.once('open', () => {
    socket.send(hello);
    socket.send(hello);
  });
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as { type: string; error?: { code: string } };
    answers.push(message.error?.code ?? message.type);
  });
  await expect.poll(() => answers.length).toBe(2);
  return { answers, close: () => socket.terminate() };
}

/** One embedded database, and two processes on one shared database. */
const HOUSES = [
  { name: 'SQLite, one process', processes: 1, database: () => Promise.resolve(undefined) },
  { name: 'PostgreSQL, two processes', processes: 2, database: () => postgres.database() },
] as const;

describe.each(HOUSES)('$name', ({ name, processes, database }) => {
  let servers: RunningServer[] = [];
  let shared: string | undefined;
  beforeAll(async () => {
    shared = await database();
    const config: Partial<Config> = {
      data: place.file(`${processes}.db`),
      database: shared,
      reach: 'any',
      site: 'http://vatra.example',
    };
    for (let i = 0; i < processes; i++) servers.push(await startTestServer(testConfig(config)));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    servers = [];
  });
  /** Where the owner is, and where the other device is. */
  const here = (): string => servers[0]!.url;
  const there = (): string => servers.at(-1)!.url;
  let logins = 0;

  /** A seated person with an account on two devices, both in full use. */
  async function twoDevices() {
    const { id, visitors } = await seatedTable(here());
    const owner = visitors[0]!;
    const login = `owner.${processes}.${++logins}`;
    await owner.call('POST', '/api/me/account', { login, password: PASSWORD });
    // A key by a code, as a thief would have it who found the device unlocked.
    const other = await claimed(there(), await codeOf(owner));
    const socket = await Client.connect(there(), other.key);
    await socket.watch(id, 0);
    const own = await Client.connect(here(), owner.key);
    await own.watch(id, 0);
    // Used before, so that a cache would know it.
    await other.call('GET', '/api/me');
    const hook = (visitor: Visitor, path: string): Promise<unknown> =>
      visitor.call('POST', '/api/me/notices', { kind: 'webhook', url: `http://127.0.0.1:9/${path}`, language: 'en' });
    await hook(other, 'other');
    await hook(owner, 'own');
    const { version } = await other.moment(id, 0);
    const poll = other.moment(id, 0, version).then(
      () => 'answered',
      (error: Error) => error.message,
    );
    await pause(50);
    return { id, owner, other, own, socket, poll, login, code: await codeOf(other) };
  }

  const WAYS: readonly [string, (owner: Visitor, other: Visitor) => Promise<unknown>][] = [
    [
      'a new password',
      (owner) => owner.call('POST', '/api/me/password', { old: PASSWORD, password: 'a newer secret' }),
    ],
    ['signing out everywhere', (owner) => owner.call('POST', '/api/me/revoke')],
    [
      'the removal of one key',
      async (owner) => {
        const { keys } = await owner.call<KeyList>('GET', '/api/me/keys');
        return await owner.call('DELETE', `/api/me/keys/${keys.find(({ current }) => !current)!.id}`);
      },
    ],
    ['signing out of that device', (_, other) => other.call('POST', '/api/me/sign-out')],
  ];

  test.each(WAYS)('%s ends the key, its socket, its poll, its notices and outstanding codes', async (_, end) => {
    const { owner, other, own, socket, poll, code } = await twoDevices();
    socket.keep = true;
    const begun = Date.now();
    await end(owner, other);
    await expect(other.call('GET', '/api/me')).rejects.toThrow('no-key');
    expect(await socket.closed).toBe(SIGNED_OUT);
    expect(socket.messages.at(-1)).toEqual({ type: 'error', error: { code: 'signed-out' } });
    expect(await poll).toBe('no-key');
    expect(Date.now() - begun).toBeLessThan(5_000);
    await expect(claimed(here(), code)).rejects.toThrow('bad-code');
    await expect(Client.connect(there(), other.key)).rejects.toThrow('no-key');
    // Who stays, stays with everything.
    expect(own.open).toBe(true);
    expect(await owner.call('GET', '/api/me')).toMatchObject({ name: 'Guest 0' });
    const { notices } = await owner.call<{ notices: unknown[] }>('GET', '/api/me/notices');
    expect(notices).toHaveLength(1);
    const { keys } = await owner.call<KeyList>('GET', '/api/me/keys');
    expect(keys.map(({ current }) => current)).toEqual([true]);
    own.close();
  });

  test('what a socket says after its key ended is not done, even if it has not heard of the end', async () => {
    const { id, owner, own, socket, poll } = await twoDevices();
    const hand = (on: boolean): void =>
      socket.send({ type: 'act', id: 900, table: id, act: { do: 'bot', seat: 0, on } });
    const isHanded = async (): Promise<boolean> => (await owner.table('GET', `/${id}`)).seats[0]!.bot;
    hand(true);
    await expect.poll(isHanded).toBe(true);
    socket.pause();
    await owner.call('POST', '/api/me/revoke');
    if (processes > 1) await pause(200);
    hand(false);
    await pause(300);
    expect(await isHanded()).toBe(true);
    await poll;
    own.close();
    socket.close();
  });

  test('a code, a login or a passkey offer that a key asks for is void once the key is', async () => {
    const { owner, other, own, socket, poll, login } = await twoDevices();
    await other.call('POST', '/api/me/confirm', { password: PASSWORD });
    await other.call('POST', '/api/me/passkeys/offer');
    await owner.call('POST', '/api/me/password', { old: PASSWORD, password: 'a newer secret' });
    await expect(other.call('POST', '/api/me/passkeys', { response: {} })).rejects.toThrow('no-key');
    const again = { login, password: PASSWORD };
    await expect(new Visitor(there()).call('POST', '/api/login', again)).rejects.toThrow('bad-login');
    await Promise.all([socket.closed, poll]);
    own.close();
  });

  test('a stolen key changes nothing that one signs in with, and asks for no password without end', async () => {
    const { owner, other, own, socket, poll, login } = await twoDevices();
    const { keys } = await other.call<KeyList>('GET', '/api/me/keys');
    const owners = keys.find(({ current }) => !current)!.id;
    const tries: readonly [string, string, object?][] = [
      ['POST', '/api/me/passkeys/offer'],
      ['POST', '/api/me/passkeys', { response: {} }],
      ['PATCH', '/api/me/account', { login: 'taken.over' }],
      ['POST', '/api/me/password', { password: 'a newer secret' }],
      ['POST', '/api/me/revoke'],
      ['DELETE', `/api/me/keys/${owners}`],
      ['DELETE', '/api/me/passkeys/AAAAAAAAAAAAAAAA'],
    ];
    for (const [method, path, body] of tries)
      await expect(other.call(method, path, body)).rejects.toThrow('confirm-first');
    const guesses: string[] = [];
    for (let i = 0; i < 10; i++)
      await other
        .call('POST', '/api/me/confirm', { password: `guess number ${i}` })
        .catch((error: Error) => guesses.push(error.message));
    expect(guesses).toEqual([...Array<string>(8).fill('bad-login'), 'too-many', 'too-many']);
    // The guesses do not shut the owner out.
    const { key } = await new Visitor(here()).call<{ key: string }>('POST', '/api/login', {
      login,
      password: PASSWORD,
    });
    const back = new Visitor(here(), key);
    // Signing in is a confirmation, for that key alone.
    expect(await back.call('POST', '/api/me/passkeys/offer')).toMatchObject({ rp: { id: 'vatra.example' } });
    expect(await back.call('PATCH', '/api/me/account', { login: `${login}.new` })).toEqual({ login: `${login}.new` });
    await expect(other.call('POST', '/api/me/passkeys/offer')).rejects.toThrow('confirm-first');
    expect(await back.call('POST', '/api/me/revoke')).toEqual({ revoked: 2 });
    await expect(owner.call('GET', '/api/me')).rejects.toThrow('no-key');
    await Promise.all([own.closed, socket.closed, poll]);
  });

  test('keys are listed with their device and last use, by ids that open nothing', async () => {
    const answer = await fetch(`${here()}/api/visitors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
      body: JSON.stringify({ name: 'Ann' }),
    });
    const ann = new Visitor(here(), ((await answer.json()) as { key: string }).key);
    const program = await claimed(there(), await codeOf(ann));
    const { keys } = await program.call<KeyList>('GET', '/api/me/keys');
    const now = Date.now();
    expect(keys.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        [expect.any(String) as unknown, false],
        [undefined, true],
      ]),
    );
    expect(keys.find(({ current }) => !current)!.device).toBe('Firefox, Linux');
    for (const { created, used } of keys) expect([now - created < 60_000, used >= created]).toEqual([true, true]);
    expect(JSON.stringify(keys)).not.toContain(ann.key);
    await expect(new Visitor(here(), keys[0]!.id).call('GET', '/api/me')).rejects.toThrow('no-key');
    const eve = await Visitor.arrive(here(), 'Eve');
    await expect(eve.call('DELETE', `/api/me/keys/${keys[0]!.id}`)).rejects.toThrow('unknown-key');
  });

  test('somebody who greets twice at once is present once, and gone when gone', async () => {
    const { id, visitors } = await seatedTable(here());
    const follower = await Client.connect(here(), visitors[1]!.key);
    await follower.watch(id, 1);
    const present = async (): Promise<boolean> =>
      (await visitors[1]!.table('GET', `/${id}`)).seats[0]!.present === true;
    const greeter = await greetTwice(there(), visitors[0]!.key!);
    expect(greeter.answers.toSorted()).toEqual(['bad-request', 'welcome']);
    await expect.poll(present).toBe(true);
    greeter.close();
    await expect.poll(present).toBe(false);
    follower.close();
  });

  test.runIf(name.startsWith('PostgreSQL'))('a process that misses the notice looks up the keys itself', async () => {
    const { id, owner, other, own, socket, poll } = await twoDevices();
    const database = new pg.Client({ connectionString: shared! });
    await database.connect();
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`);
    await owner.call('POST', '/api/me/revoke');
    socket.send({ type: 'act', id: 901, table: id, act: { do: 'bot', seat: 0, on: true } });
    expect(await socket.closed).toBe(SIGNED_OUT);
    await expect(other.call('GET', '/api/me')).rejects.toThrow('no-key');
    expect(await poll).toBe('no-key');
    expect((await owner.table('GET', `/${id}`)).seats[0]!.bot).toBe(false);
    await database.end();
    own.close();
  });
});
