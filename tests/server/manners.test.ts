import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTable } from '../../src/registry/sample-table.testkit.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';
import { playSeat } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('manners.db') }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

let people = 0;
/** A new person with an account. */
async function member(name: string): Promise<Visitor> {
  const who = await Visitor.arrive(server.url, name);
  await who.call('POST', '/api/me/account', { login: `${name}${++people}`.toLowerCase(), password: 'a long secret' });
  return who;
}

/** A table of people in its first seats and bots in the others; the game has begun. */
async function tableOf(who: readonly Visitor[], seats = who.length, settings: object = {}): Promise<string> {
  const { id } = await who[0]!.table('POST', '', { game: 'embers', settings: { seats, ...settings } });
  for (const [seat, each] of who.entries()) await each.table('POST', `/${id}/seats/${seat}`, {});
  for (let seat = who.length; seat < seats; seat++) await who[0]!.table('POST', `/${id}/seats/${seat}`, { bot: true });
  await who[0]!.table('POST', `/${id}/start`);
  return id;
}

const ratingOf = async (who: Visitor): Promise<number | undefined> =>
  (await who.call<{ ratings: { rating: number }[] }>('GET', '/api/me')).ratings[0]?.rating;

/** Lines that a person reads over HTTP, with a try for each until no secret choice is open. */
async function say(who: Visitor, id: string, text: string): Promise<void> {
  await who.act(id, { do: 'chat', room: 'seats', text });
}

describe('resigning', () => {
  test('a bot plays on for good, and the one who stays may finish at once: rated as a loss and a win', async () => {
    const [ann, bob] = [await member('Ann'), await member('Bob')];
    const id = await tableOf([ann, bob]);
    await ann.act(id, { do: 'resign', seat: 0 });
    const { seats, status } = await bob.table('GET', `/${id}`);
    expect(status).toBe('playing');
    expect(seats[0]).toMatchObject({ bot: true, resigned: true });
    await expect(ann.act(id, { do: 'bot', seat: 0, on: false })).rejects.toEqual(refusal('resigned'));
    await expect(ann.act(id, { do: 'end', seat: 0, how: 'stop' })).rejects.toEqual(refusal('resigned'));
    await bob.act(id, { do: 'end', seat: 1, how: 'stop' });
    const { result } = await ann.table('GET', `/${id}`);
    expect(result).toMatchObject({ why: 'agreed', winners: [1], ranking: [[1], [0]] });
    expect(await ratingOf(bob)).toBeGreaterThan((await ratingOf(ann))!);
    await expect(bob.act(id, { do: 'resign', seat: 1 })).rejects.toEqual(refusal('over'));
  });

  test('the others may play on to the end; the one who resigned is last even if the bot wins', async () => {
    const [ann, bob, cid] = [await member('Ann'), await member('Bob'), await member('Cid')];
    const id = await tableOf([ann, bob, cid], 3, { rounds: 1 });
    await ann.act(id, { do: 'resign', seat: 0 });
    const clients = await Promise.all([bob, cid].map(({ key }) => Client.connect(server.url, key)));
    await Promise.all(clients.map((client, k) => client.watch(id, k + 1)));
    await Promise.all(clients.map((client, k) => playSeat(client, id, k + 1, k)));
    await expect.poll(async () => (await bob.table('GET', `/${id}`)).status).toBe('over');
    for (const client of clients) client.close();
    // Ratings are written after the end is known.
    await expect.poll(() => ratingOf(ann)).toBeDefined();
    const ratings = await Promise.all([ann, bob, cid].map(ratingOf));
    expect(ratings[0]).toBeLessThan(Math.min(ratings[1]!, ratings[2]!));
  });

  test('when the last person resigns the game is over, and nobody is rated', async () => {
    const [ann, bob] = [await member('Ann'), await member('Bob')];
    const id = await tableOf([ann, bob], 3);
    await ann.act(id, { do: 'resign', seat: 0 });
    await bob.act(id, { do: 'resign', seat: 1 });
    expect((await ann.table('GET', `/${id}`)).result).toMatchObject({ why: 'agreed', winners: [], ranking: [] });
    expect([await ratingOf(ann), await ratingOf(bob)]).toEqual([undefined, undefined]);
  });

  test('only in one’s own seat, and not before the game', async () => {
    const [ann, bob, eve] = [await member('Ann'), await member('Bob'), await member('Eve')];
    const id = await tableOf([ann, bob]);
    await expect(eve.act(id, { do: 'resign', seat: 0 })).rejects.toEqual(refusal('not-yours'));
    await expect(bob.act(id, { do: 'resign', seat: 0 })).rejects.toEqual(refusal('not-yours'));
    await expect(eve.act(id, { do: 'end', seat: 1, how: 'draw' })).rejects.toEqual(refusal('not-yours'));
    const { id: open } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    await ann.table('POST', `/${open}/seats/0`, {});
    await expect(ann.act(open, { do: 'resign', seat: 0 })).rejects.toEqual(refusal('not-begun'));
  });
});

describe('a draw', () => {
  test('needs everybody who plays, also those for whom a bot plays just now', async () => {
    const [ann, bob, cid] = [await member('Ann'), await member('Bob'), await member('Cid')];
    const id = await tableOf([ann, bob, cid]);
    await cid.act(id, { do: 'bot', seat: 2, on: true });
    expect(await ann.act(id, { do: 'end', seat: 0, how: 'draw' })).toMatchObject({ waiting: true });
    await bob.act(id, { do: 'end', seat: 1, how: 'draw' });
    const view = await cid.table('GET', `/${id}`);
    expect(view).toMatchObject({
      status: 'playing',
      ending: { how: 'draw', seat: 0, agreed: [0, 1], asked: [0, 1, 2] },
    });
    const eve = await Visitor.arrive(server.url, 'Eve');
    expect((await eve.table('GET', `/${id}`)).ending).toBeUndefined();
    await cid.act(id, { do: 'bot', seat: 2, on: false });
    await cid.act(id, { do: 'end', seat: 2, how: 'draw' });
    const { result, status } = await eve.table('GET', `/${id}`);
    expect(status).toBe('over');
    expect(result).toMatchObject({ why: 'draw', winners: [], ranking: [[0, 1, 2]] });
    const ratings = await Promise.all([ann, bob, cid].map(ratingOf));
    expect(Math.max(...(ratings as number[])) - Math.min(...(ratings as number[]))).toBeLessThan(1);
  });

  test('a no ends the proposal, and the same person waits before the next', async () => {
    const [ann, bob] = [await member('Ann'), await member('Bob')];
    const id = await tableOf([ann, bob]);
    await ann.act(id, { do: 'end', seat: 0, how: 'draw' });
    await expect(bob.act(id, { do: 'end', seat: 1, how: 'stop' })).rejects.toEqual(refusal('end-asked'));
    await bob.act(id, { do: 'go-on', seat: 1 });
    expect((await ann.table('GET', `/${id}`)).ending).toBeUndefined();
    await expect(ann.act(id, { do: 'end', seat: 0, how: 'draw' })).rejects.toEqual(refusal('end-asked'));
    await expect(bob.act(id, { do: 'go-on', seat: 1 })).rejects.toEqual(refusal('no-request'));
    await bob.act(id, { do: 'end', seat: 1, how: 'stop' });
    await bob.act(id, { do: 'resign', seat: 1 });
    // The proposal of the one who left is void.
    expect((await ann.table('GET', `/${id}`)).ending).toBeUndefined();
  });

  test('all may agree to stop: nothing is rated if nobody has left', async () => {
    const [ann, bob] = [await member('Ann'), await member('Bob')];
    const id = await tableOf([ann, bob]);
    await ann.act(id, { do: 'end', seat: 0, how: 'stop' });
    await bob.act(id, { do: 'end', seat: 1, how: 'stop' });
    expect((await ann.table('GET', `/${id}`)).result).toMatchObject({ why: 'agreed', winners: [] });
    expect(await ratingOf(ann)).toBeUndefined();
  });

  test('spectators of a table with a delay learn of nothing early', async () => {
    const [ann, bob] = [await member('Ann'), await member('Bob')];
    const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 }, delay: 600 });
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, {});
    await ann.table('POST', `/${id}/start`);
    await ann.act(id, { do: 'resign', seat: 0 });
    const eve = await Visitor.arrive(server.url, 'Eve');
    expect((await eve.table('GET', `/${id}`)).seats[0]).toMatchObject({ bot: false });
    expect((await eve.table('GET', `/${id}`)).seats[0]!.resigned).toBeUndefined();
    await bob.act(id, { do: 'end', seat: 1, how: 'stop' });
    expect(await eve.table('GET', `/${id}`)).toMatchObject({ status: 'playing' });
    expect((await eve.table('GET', `/${id}`)).result).toBeUndefined();
  });
});

describe('a cooperative game', () => {
  const wild = async (who: readonly Visitor[]): Promise<string> => {
    const { id } = await who[0]!.table('POST', '', { game: 'wild', settings: sampleTable('wild', who.length) });
    for (const [seat, each] of who.entries()) await each.table('POST', `/${id}/seats/${seat}`, {});
    await who[0]!.table('POST', `/${id}/start`);
    return id;
  };

  test('has no draw; who is left alone may stop, and has not won; nobody is rated', async () => {
    const [ann, bob] = [await member('Ann'), await member('Bob')];
    const id = await wild([ann, bob]);
    await expect(ann.act(id, { do: 'end', seat: 0, how: 'draw' })).rejects.toEqual(refusal('no-draw'));
    await ann.act(id, { do: 'resign', seat: 0 });
    const { seats, status } = await bob.table('GET', `/${id}`);
    expect(status).toBe('playing');
    expect(seats[0]).toMatchObject({ bot: true, resigned: true });
    await expect(bob.act(id, { do: 'end', seat: 1, how: 'draw' })).rejects.toEqual(refusal('no-draw'));
    await bob.act(id, { do: 'end', seat: 1, how: 'stop' });
    const { result } = await ann.table('GET', `/${id}`);
    expect(result).toMatchObject({ why: 'agreed', winners: [], ranking: [] });
    expect([await ratingOf(ann), await ratingOf(bob)]).toEqual([undefined, undefined]);
  });

  test('is stopped when all agree, and is over when the last one resigns', async () => {
    const [ann, bob] = [await member('Ann'), await member('Bob')];
    const agreed = await wild([ann, bob]);
    expect(await ann.act(agreed, { do: 'end', seat: 0, how: 'stop' })).toMatchObject({ waiting: true });
    await bob.act(agreed, { do: 'end', seat: 1, how: 'stop' });
    expect((await bob.table('GET', `/${agreed}`)).result).toMatchObject({ why: 'agreed', winners: [] });
    const left = await wild([ann, bob]);
    await ann.act(left, { do: 'resign', seat: 0 });
    await bob.act(left, { do: 'resign', seat: 1 });
    expect(await bob.table('GET', `/${left}`)).toMatchObject({ status: 'over', result: { winners: [] } });
  });
});

describe('phrases', () => {
  test('are sent as phrases, not as text, and nobody can type one', async () => {
    const [ann, bob] = [await member('Ann'), await member('Bob')];
    const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    await ann.table('POST', `/${id}/seats/0`, {});
    await bob.table('POST', `/${id}/seats/1`, {});
    const client = await Client.connect(server.url, bob.key);
    await client.watch(id, 1);
    await ann.act(id, { do: 'phrase', room: 'seats', phrase: 'good-game' });
    await ann.act(id, { do: 'chat', room: 'seats', text: '\u0001good-game' });
    await client.until(() => client.chat.length === 2);
    expect(client.chat[0]).toMatchObject({ phrase: 'good-game', text: 'good game', seat: 0 });
    expect(client.chat[1]!.phrase).toBeUndefined();
    await expect(ann.act(id, { do: 'phrase', room: 'seats', phrase: 'nonsense' } as never)).rejects.toEqual(
      refusal('bad-request'),
    );
    client.close();
  });
});

describe('mute and block', () => {
  /** Ann, Bob and Cid in a room before its game, where chat is never silent. */
  async function room(): Promise<{ ann: Visitor; bob: Visitor; cid: Visitor; id: string }> {
    const [ann, bob, cid] = [await member('Ann'), await member('Bob'), await member('Cid')];
    const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 3 } });
    for (const [seat, who] of [ann, bob, cid].entries()) await who.table('POST', `/${id}/seats/${seat}`, {});
    return { ann, bob, cid, id };
  }
  const linesOf = async (who: Visitor, id: string): Promise<string[]> =>
    (await who.call<{ lines: { text: string }[] }>('GET', `/api/tables/${id}/chat?room=seats`)).lines.map(
      ({ text }) => text,
    );

  test('a muted person’s lines reach the others, and not the one who muted, over the socket and over HTTP', async () => {
    const { ann, bob, cid, id } = await room();
    const [hers, third] = await Promise.all([ann, cid].map(({ key }) => Client.connect(server.url, key)));
    await hers!.watch(id, 0);
    await third!.watch(id, 2);
    await say(bob, id, 'before');
    await hers!.until(() => hers!.chat.length === 1);
    const { block } = await ann.call<{ block: { id: string; name: string } }>('POST', '/api/me/blocks', {
      table: id,
      line: hers!.chat[0]!.n,
      how: 'mute',
    });
    expect(block).toMatchObject({ name: 'Bob', how: 'mute' });
    await say(bob, id, 'after');
    await say(cid, id, 'mine');
    await hers!.until(() => hers!.chat.some(({ text }) => text === 'mine'));
    await third!.until(() => third!.chat.length === 3);
    expect(hers!.chat.map(({ text }) => text)).toEqual(['before', 'mine']);
    expect(await linesOf(ann, id)).toEqual(['mine']);
    expect(await linesOf(cid, id)).toEqual(['before', 'after', 'mine']);
    await ann.call('DELETE', `/api/me/blocks/${block.id}`);
    expect(await linesOf(ann, id)).toEqual(['before', 'after', 'mine']);
    hers!.close();
    third!.close();
  });

  test('two of whom one blocked the other do not sit at one table, and no rematch invites them', async () => {
    const [ann, bob] = [await member('Ann'), await member('Bob')];
    const id = await tableOf([ann, bob]);
    await ann.call('POST', '/api/me/blocks', { table: id, seat: 1, how: 'block' });
    const open = async (host: Visitor): Promise<string> =>
      (await host.table('POST', '', { game: 'embers', settings: { seats: 2 } })).id;
    const [hers, his, third] = [await open(ann), await open(bob), await open(await member('Cid'))];
    await expect(bob.table('POST', `/${hers}/seats/0`, {})).rejects.toEqual(refusal('blocked'));
    await expect(ann.table('POST', `/${his}/seats/0`, {})).rejects.toEqual(refusal('blocked'));
    await ann.table('POST', `/${third}/seats/0`, {});
    await expect(bob.table('POST', `/${third}/seats/1`, {})).rejects.toEqual(refusal('blocked'));
    // The running game goes on, and its rematch does not invite the other.
    await ann.act(id, { do: 'end', seat: 0, how: 'stop' });
    await bob.act(id, { do: 'end', seat: 1, how: 'stop' });
    const next = await bob.table('POST', `/${id}/rematch`);
    expect(next.seats[0]).toMatchObject({ taken: false });
    expect(next.seats[0]!.invited).toBeUndefined();
    await expect(ann.table('POST', `/${id}/rematch`)).rejects.toEqual(refusal('blocked'));
  });

  test('whom one has muted or blocked is shown to oneself only; nobody mutes strangers or themselves', async () => {
    const { ann, bob, id } = await room();
    const { block } = await ann.call<{ block: { id: string } }>('POST', '/api/me/blocks', {
      table: id,
      seat: 1,
      how: 'mute',
    });
    expect(await bob.call('GET', '/api/me/blocks')).toEqual({ blocks: [] });
    await expect(bob.call('DELETE', `/api/me/blocks/${block.id}`)).rejects.toEqual(refusal('unknown-block'));
    for (const whom of [{ seat: 0 }, { seat: 6 }, {}, { line: 99 }])
      await expect(ann.call('POST', '/api/me/blocks', { table: id, how: 'mute', ...whom })).rejects.toEqual(
        refusal('not-allowed'),
      );
    const eve = await Visitor.arrive(server.url, 'Eve');
    await say(bob, id, 'secret');
    // A line of a room that one may not read names nobody.
    await expect(eve.call('POST', '/api/me/blocks', { table: id, line: 1, how: 'mute' })).rejects.toEqual(
      refusal('not-allowed'),
    );
    // Muted again as blocked: one entry.
    await ann.call('POST', '/api/me/blocks', { table: id, seat: 1, how: 'block' });
    expect((await ann.call<{ blocks: unknown[] }>('GET', '/api/me/blocks')).blocks).toMatchObject([{ how: 'block' }]);
  });
});

describe('reports of people', () => {
  test('come with the table and the chat that the reporter could read, and are limited', async () => {
    const strict = await startTestServer(
      testConfig({ data: place.file('reports.db'), caps: { ...testConfig().caps, reportsPerHour: 2 } }),
    );
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Visitor.arrive(strict.url, name)));
    const { id } = await ann!.table('POST', '', { game: 'embers', settings: { seats: 2 }, title: 'Evening' });
    await ann!.table('POST', `/${id}/seats/0`, {});
    await bob!.table('POST', `/${id}/seats/1`, {});
    await bob!.act(id, { do: 'chat', room: 'seats', text: 'something rude' });
    await eve!.act(id, { do: 'chat', room: 'spectators', text: 'of spectators' });
    const complain = (who: Visitor, more: object): Promise<unknown> =>
      who.call('POST', '/api/complaints', { table: id, reason: 'insult', text: 'look', ...more });
    await complain(ann!, { line: 1 });
    await complain(ann!, { seat: 1, reason: 'stalling' });
    await expect(complain(ann!, { seat: 1 })).rejects.toEqual(expect.objectContaining({ message: 'too-many-reports' }));
    await expect(complain(eve!, { line: 1 })).rejects.toEqual(refusal('not-allowed'));
    await expect(complain(bob!, { seat: 1 })).rejects.toEqual(refusal('not-allowed'));
    await strict.close();
    const db = new DatabaseSync(place.file('reports.db'));
    const rows = db.prepare('select * from complaints order by at, id').all() as Record<string, string>[];
    db.close();
    expect(rows).toHaveLength(2);
    const about = rows.find(({ reason }) => reason === 'insult')!;
    expect(about).toMatchObject({ subject_name: 'Bob', table_id: id, text: 'look', state: 'open' });
    const context = JSON.parse(about['context']!) as { title: string; lines: { text: string; name: string }[] };
    expect(context).toMatchObject({ title: 'Evening', line: 1, lines: [{ name: 'Bob', text: 'something rude' }] });
    expect(about['context']).not.toContain('of spectators');
    expect(about['source']).not.toContain('127.0.0.1');
  });
});
