import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { layAll, refusal, type ConnectedTable, connectedTable } from './connected-table.testkit.ts';
import { pick } from './table.testkit.ts';

/** The operator's. */
const TOKEN = 'operator';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('acts.db'), secretDelay: 150, metricsToken: TOKEN }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const sitting = (wish?: object, settings?: object): Promise<ConnectedTable> =>
  connectedTable(server.url, wish, settings);

describe('answers', () => {
  test('the same move sent twice is done once, also over HTTP', async () => {
    const table = await sitting();
    const { question, offered } = table.at(0);
    const act = { do: 'answer', seat: 0, question, says: [offered[0]!], move: 'm1' } as const;
    const first = await table.clients[0]!.act(table.id, { ...act, says: [...act.says] });
    expect(first.repeated).toBeUndefined();
    const again = await table.clients[0]!.act(table.id, { ...act, says: [...act.says] });
    expect(again).toMatchObject({ version: first.version, repeated: true });
    const byHttp = await table.visitors[0]!.act(table.id, { ...act, says: [...act.says] });
    expect(byHttp).toEqual({ version: first.version, repeated: true });
    table.close();
  });

  test('stale, foreign, impossible and unknown answers are told apart; refusals name the paragraph', async () => {
    const table = await sitting();
    const [ann, bob] = table.clients as [Client, Client];
    const { question, offered } = table.at(0);
    await expect(ann.answer(table.id, 0, [offered[0]!], question + 1)).rejects.toEqual(refusal('stale'));
    await expect(bob.answer(table.id, 0, [offered[0]!], question)).rejects.toEqual(refusal('not-yours'));
    await expect(ann.answer(table.id, 0, ['sing loudly'])).rejects.toEqual(refusal('unknown'));
    await expect(ann.answer(table.id, 0, ['rest'])).rejects.toEqual(refusal('refused'));
    await expect(ann.answer(table.id, 0, [offered[0]!, offered[0]!])).rejects.toEqual(
      refusal('refused', { because: { law: 'P-2.4', why: 'laid-already', a: 0, b: 0 } }),
    );
    expect(table.at(0).question).toBe(question);
    const refusals = await ann.ask({ type: 'why', table: table.id, seat: 0 });
    expect(refusals).toMatchObject({ type: 'refusals', question });
    const { forbidden } = refusals as { forbidden: { text: string; law: string }[] };
    expect(forbidden.length).toBeGreaterThan(0);
    const about = forbidden[0]!.text.split(' ').at(-1)!;
    const one = (await ann.ask({ type: 'why', table: table.id, seat: 0, about })) as { forbidden: { text: string }[] };
    expect(one.forbidden.map(({ text }) => text)).toContain(forbidden[0]!.text);
    expect(one.forbidden.filter(({ text }) => !text.split(' ').includes(about))).toEqual([]);
    await expect(bob.ask({ type: 'why', table: table.id, seat: 0 })).rejects.toEqual(refusal('not-yours'));
    table.close();
  });

  test('several seats answer one question; others see who is waited for and nothing else; answers can be withdrawn', async () => {
    const table = await sitting();
    const [ann, bob] = table.clients as [Client, Client];
    const says = table.at(0).offered.slice(0, 2);
    const asked = table.at(1).question;
    await ann.answer(table.id, 0, says);
    await bob.until(() => table.at(1).window!.asked.length === 1);
    expect(table.at(1).question).toBe(asked);
    expect(table.at(1).window!.asked).toEqual([1]);
    const { told } = bob.at(table.id, 1);
    expect(JSON.stringify(told.filter((entry) => entry.n >= asked))).not.toContain('card');
    expect(table.at(0).withdraw).toBe(true);
    await ann.act(table.id, { do: 'withdraw', seat: 0, move: 'w' });
    await ann.until(() => table.at(0).question >= 0);
    expect(table.at(0).offered).toEqual(expect.arrayContaining(says));
    await expect(ann.act(table.id, { do: 'withdraw', seat: 0, move: 'w2' })).rejects.toEqual(refusal('not-free'));
    table.close();
  });

  test('asides are said while another decides', async () => {
    const table = await sitting();
    const turn = await layAll(table);
    const other = 1 - turn;
    expect(table.at(other).question).toBe(-1);
    const [say] = table.at(other).asides;
    await table.clients[other]!.act(table.id, { do: 'aside', seat: other, say: say!, move: 'a' });
    await table.clients[turn]!.until(() =>
      JSON.stringify(table.clients[turn]!.at(table.id, turn).told).includes('said'),
    );
    await expect(
      table.clients[other]!.act(table.id, { do: 'aside', seat: other, say: say!, move: 'b' }),
    ).rejects.toEqual(refusal('refused'));
    table.close();
  });
});

describe('undo', () => {
  /** Plays until the seat may freely go back. */
  async function untilFree(table: ConnectedTable): Promise<{ seat: number; to: number }> {
    for (let guard = 0; guard < 400; guard++) {
      const free = table.clients.findIndex((_, seat) => table.at(seat).undo.length > 0);
      if (free >= 0) return { seat: free, to: table.at(free).undo[0]! };
      const seat = table.clients.findIndex((_, s) => table.at(s).question >= 0);
      const moment = table.at(seat);
      const say = moment.offered.find((text) => text.startsWith('feed')) ?? pick(moment, (n) => guard % n);
      const { version } = await table.clients[seat]!.answer(table.id, seat, [say]);
      await Promise.all(table.clients.map((client, s) => client.until(() => table.at(s).version >= version)));
    }
    throw new Error('nothing was free');
  }

  test('is free within one’s own answers, and everybody gets everything again', async () => {
    const table = await sitting({}, { seats: 2, target: 50, rounds: 20 });
    const { seat, to } = await untilFree(table);
    const states = table.clients.map((client, s) => client.at(table.id, s).states);
    await table.clients[seat]!.act(table.id, { do: 'undo', seat, to, move: 'u' });
    await Promise.all(table.clients.map((client, s) => client.until(() => client.at(table.id, s).states > states[s]!)));
    expect(table.at(seat).question).toBeGreaterThanOrEqual(0);
    for (const [s, client] of table.clients.entries())
      expect(client.at(table.id, s).told.map((entry) => entry.n)).not.toContain(to);
    table.close();
  });

  test('goes further only when all others agree', async () => {
    const table = await sitting({}, { seats: 3 });
    const [ann, bob, cat] = table.clients as [Client, Client, Client];
    await ann.answer(table.id, 0, table.at(0).offered.slice(0, 2));
    await ann.until(() => table.at(0).question === -1);
    const to = table.at(0).version - 2;
    expect(await ann.act(table.id, { do: 'undo', seat: 0, to, move: 'u' })).toMatchObject({ waiting: true });
    await bob.until(() => bob.tables.get(table.id)?.undo !== undefined);
    expect(bob.tables.get(table.id)!.undo).toEqual({ seat: 0, to, agreed: [], asked: [1, 2] });
    await expect(ann.act(table.id, { do: 'consent', seat: 0, to, yes: true, move: 'c0' })).rejects.toEqual(
      refusal('not-allowed'),
    );
    expect(await bob.act(table.id, { do: 'consent', seat: 1, to, yes: true, move: 'c1' })).toMatchObject({
      waiting: true,
    });
    const { version } = await cat.act(table.id, { do: 'consent', seat: 2, to, yes: true, move: 'c2' });
    await ann.until(() => table.at(0).version >= version);
    expect(table.at(0).question).toBeGreaterThanOrEqual(0);
    await ann.until(() => ann.tables.get(table.id)?.undo === undefined);
    await expect(cat.act(table.id, { do: 'consent', seat: 2, to, yes: true, move: 'c3' })).rejects.toEqual(
      refusal('no-request'),
    );
    table.close();
  });

  test('a no ends the request, and so does any move', async () => {
    const table = await sitting();
    const [ann, bob] = table.clients as [Client, Client];
    await ann.answer(table.id, 0, table.at(0).offered.slice(0, 2));
    await ann.until(() => table.at(0).question === -1);
    const to = table.at(0).version - 2;
    await ann.act(table.id, { do: 'undo', seat: 0, to, move: 'u' });
    await bob.act(table.id, { do: 'consent', seat: 1, to, yes: false, move: 'c' });
    await expect(bob.act(table.id, { do: 'consent', seat: 1, to, yes: true, move: 'c1' })).rejects.toEqual(
      refusal('no-request'),
    );
    await ann.act(table.id, { do: 'withdraw', seat: 0, move: 'w' });
    await ann.until(() => table.at(0).question >= 0);
    await ann.answer(table.id, 0, table.at(0).offered.slice(0, 2));
    await ann.until(() => table.at(0).question === -1);
    await ann.act(table.id, { do: 'undo', seat: 0, to, move: 'u2' });
    await bob.answer(table.id, 1, [table.at(1).offered[0]!]);
    await expect(bob.act(table.id, { do: 'consent', seat: 1, to, yes: true, move: 'c2' })).rejects.toEqual(
      refusal('no-request'),
    );
    table.close();
  });

  test('bots hold still while people say whether somebody may go back', async () => {
    const host = await Visitor.arrive(server.url, 'Ann');
    const friend = await Visitor.arrive(server.url, 'Bob');
    const table = async (): Promise<string> => {
      const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 3 } });
      await host.table('POST', `/${id}/seats/0`, {});
      await friend.table('POST', `/${id}/seats/1`, {});
      await host.table('POST', `/${id}/seats/2`, { bot: true });
      await host.table('POST', `/${id}/start`);
      return id;
    };
    // The bots’ thread may take its time to start: from now on it is at work.
    const first = await table();
    await expect.poll(async () => (await host.moment(first, 0)).window!.asked, { timeout: 50_000 }).toEqual([0, 1]);
    const id = await table();
    const { question, offered } = await host.moment(id, 0);
    const { version } = await host.act(id, { do: 'answer', seat: 0, question, says: offered.slice(0, 2), move: 'a' });
    const to = version - 2;
    expect(await host.act(id, { do: 'undo', seat: 0, to, move: 'u' })).toMatchObject({ waiting: true });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await host.moment(id, 0)).version).toBe(version);
    await friend.act(id, { do: 'consent', seat: 1, to, yes: true, move: 'c' });
    expect((await host.moment(id, 0)).question).toBeGreaterThanOrEqual(0);
    // Now that it is settled, the bot goes on.
    await expect.poll(async () => (await host.moment(id, 0)).window!.asked, { timeout: 50_000 }).toEqual([0, 1]);
  });

  test('one person in all seats needs nobody’s consent', async () => {
    const solo = await Visitor.arrive(server.url, 'Solo');
    const { id } = await solo.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    for (const seat of [0, 1]) await solo.table('POST', `/${id}/seats/${seat}`, {});
    await solo.table('POST', `/${id}/start`);
    const client = await Client.connect(server.url, solo.key);
    await Promise.all([0, 1].map((seat) => client.watch(id, seat)));
    await client.answer(id, 0, client.at(id, 0).moment!.offered.slice(0, 2));
    await client.until(() => client.at(id, 0).moment!.question === -1);
    const to = client.at(id, 0).moment!.version - 2;
    const ack = await client.act(id, { do: 'undo', seat: 0, to, move: 'u' });
    expect(ack.waiting).toBeUndefined();
    await client.until(() => client.at(id, 0).moment!.question >= 0);
    client.close();
  });
});

describe('what happens by itself', () => {
  test('a seat is handed to a bot and taken back; its secret answers wait like all others', async () => {
    const table = await sitting({}, { seats: 2, target: 50, rounds: 20 });
    const [ann, bob] = table.clients as [Client, Client];
    await bob.act(table.id, { do: 'bot', seat: 1, on: true });
    await ann.until(() => ann.tables.get(table.id)?.seats[1]?.bot === true);
    // The bots’ thread may take its time to start on a busy machine.
    await ann.until(() => table.at(0).window!.asked.includes(1) === false, 50_000);
    await bob.act(table.id, { do: 'bot', seat: 1, on: false });
    await ann.until(() => ann.tables.get(table.id)?.seats[1]?.bot === false);
    await ann.answer(table.id, 0, table.at(0).offered.slice(0, 2));
    table.close();
  });

  test('bots play a game to its end among themselves, off the main thread', async () => {
    const host = await Visitor.arrive(server.url, 'Host');
    const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 2, rounds: 1 } });
    for (const seat of [0, 1]) await host.table('POST', `/${id}/seats/${seat}`, { bot: true });
    await host.table('POST', `/${id}/start`);
    await expect.poll(async () => (await host.table('GET', `/${id}`)).status, { timeout: 50_000 }).toBe('over');
  });
});

describe('talk', () => {
  test('seats and spectators talk apart, and not while the game demands silence', async () => {
    const table = await sitting();
    const [ann, bob] = table.clients as [Client, Client];
    const guest = await Visitor.arrive(server.url, 'Guest');
    const watching = await Client.connect(server.url, guest.key);
    await watching.watch(table.id);
    await expect(ann.act(table.id, { do: 'chat', room: 'seats', text: 'psst' })).rejects.toEqual(refusal('silence'));
    await watching.act(table.id, { do: 'chat', room: 'spectators', text: 'go <b>Ann</b>' });
    await expect(watching.act(table.id, { do: 'chat', room: 'seats', text: 'hi' })).rejects.toEqual(
      refusal('not-allowed'),
    );
    await layAll(table);
    await ann.act(table.id, { do: 'chat', room: 'seats', text: 'well laid' });
    await bob.until(() => bob.chat.length > 0);
    expect(bob.chat).toEqual([expect.objectContaining({ text: 'well laid', seat: 0, name: 'Guest 0', room: 'seats' })]);
    expect(watching.chat).toEqual([expect.objectContaining({ text: 'go <b>Ann</b>', room: 'spectators' })]);
    const { n } = bob.chat[0]!;
    await bob.act(table.id, { do: 'report', n, why: 'too kind' });
    await expect(watching.act(table.id, { do: 'report', n, why: 'heard of it' })).rejects.toEqual(
      refusal('not-allowed'),
    );
    await expect(bob.act(table.id, { do: 'report', n: 99, why: 'nothing' })).rejects.toEqual(refusal('not-allowed'));
    const reports = (token: string): Promise<Response> =>
      fetch(`${server.url}/reports`, { headers: { authorization: `Bearer ${token}` } });
    expect((await reports('guess')).status).toBe(401);
    expect(await (await reports(TOKEN)).json()).toMatchObject({
      reports: [{ table: table.id, n, text: 'well laid', name: 'Guest 0', why: 'too kind' }],
    });
    await expect(bob.act(table.id, { do: 'mute', seat: 0, on: true })).rejects.toEqual(refusal('not-host'));
    await ann.act(table.id, { do: 'mute', seat: 1, on: true });
    await expect(bob.act(table.id, { do: 'chat', room: 'seats', text: 'why?' })).rejects.toEqual(refusal('muted'));
    watching.close();
    table.close();
  });

  test('a person with several seats is silent when one of them is muted', async () => {
    const host = await Visitor.arrive(server.url, 'Host');
    const two = await Visitor.arrive(server.url, 'Two');
    const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 3 } });
    await host.table('POST', `/${id}/seats/0`, {});
    for (const seat of [1, 2]) await two.table('POST', `/${id}/seats/${seat}`, {});
    await two.act(id, { do: 'chat', room: 'seats', text: 'hello' });
    await host.act(id, { do: 'mute', seat: 2, on: true });
    await expect(two.act(id, { do: 'chat', room: 'seats', text: 'from the other chair' })).rejects.toThrow('muted');
  });
});

test('who comes back gets the events since then and the present view', async () => {
  const table = await sitting();
  const [ann, bob] = table.clients as [Client, Client];
  const since = table.at(1).version;
  const before = bob.at(table.id, 1).told.length;
  bob.close();
  await ann.until(() => ann.tables.get(table.id)?.seats[1]?.present === false);
  await ann.answer(table.id, 0, table.at(0).offered.slice(0, 2));
  const begun = performance.now();
  const back = await Client.connect(server.url, table.visitors[1]!.key);
  await back.watch(table.id, 1, since);
  await back.until(() => back.following.has(`${table.id} 1`));
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(back.at(table.id, 1).moment!.version).toBe(since + 2);
  expect(back.at(table.id, 1).told.every((entry) => entry.n >= since)).toBe(true);
  expect(before).toBe(0);
  await ann.until(() => ann.tables.get(table.id)?.seats[1]?.present === true);
  back.close();
  ann.close();
});
