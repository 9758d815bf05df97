import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, EntryForViewer } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { layAll, refusal, type ConnectedTable, connectedTable } from './connected-table.testkit.ts';

const DELAY = 150;
/** Longer than any automatic answer takes. */
const LONG = 700;

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('orders.db'), secretDelay: DELAY }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const PASS: Order = { window: 'gust', say: 'pass' };
const GUST: Order = { window: 'gust', say: 'gust' };

const order = (table: ConnectedTable, seat: number, ...orders: Order[]): Promise<unknown> =>
  table.clients[seat]!.act(table.id, { do: 'orders', seat, orders });
const ordersOf = (table: ConnectedTable, seat: number): readonly Order[] | undefined =>
  table.clients[seat]!.tables.get(table.id)!.seats[seat]!.orders;
const waits = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A table where somebody's turn has begun, who has something that others can look at; the other is the one who is asked. */
async function turns(
  settings: object = { seats: 2, target: 50, rounds: 20 },
): Promise<[ConnectedTable, number, number]> {
  const table = await connectedTable(server.url, {}, settings);
  const turn = await layAll(table);
  return [table, turn, 1 - turn];
}

/** The one whose turn it is looks at the other's hand: the other may stop that by a gust, and is asked whatever it holds. */
async function peer(table: ConnectedTable, turn: number): Promise<void> {
  const say = table.at(turn).offered.find((text) => text.startsWith('peer'));
  await table.say(turn, say!);
}

/** The first entry of a seat from a number on, as somebody was told it. */
const entryOf = (table: ConnectedTable, of: number, viewer: number, since: number): EntryForViewer | undefined =>
  table.clients[viewer]!.at(table.id, viewer).told.find((entry) => entry.n >= since && entry.seat === of);

/** Waits until the other is no more asked, and gives what the other then was told of its own answer. */
async function answered(table: ConnectedTable, seat: number, since: number): Promise<EntryForViewer> {
  const client = table.clients[seat]!;
  await client.until(() => entryOf(table, seat, seat, since) !== undefined);
  return entryOf(table, seat, seat, since)!;
}

describe('a standing order', () => {
  test('answers question after question, each after the same delay whatever the hand, and is shown to nobody else', async () => {
    const seen = new Set<boolean>();
    for (let guard = 0; seen.size < 2 && guard < 30; guard++) {
      const [table, turn, other] = await turns();
      await order(table, other, PASS);
      expect(ordersOf(table, other)).toEqual([PASS]);
      expect(table.clients[turn]!.tables.get(table.id)!.seats[other]!.orders).toBeUndefined();
      for (let again = 0; again < 2 && table.at(turn).offered.some((text) => text.startsWith('peer')); again++) {
        const { version } = table.at(turn);
        await peer(table, turn);
        seen.add(table.at(other).offered.includes('gust'));
        const asked = entryOf(table, turn, other, version)!.at;
        const { say, by, at } = await answered(table, other, version);
        expect({ say, by }).toEqual({ say: 'pass', by: 'order' });
        expect(at - asked).toBeGreaterThanOrEqual(DELAY);
        expect(at - asked).toBeLessThan(DELAY + 1000);
        await table.clients[turn]!.until(() => entryOf(table, other, turn, version) !== undefined);
        // The others hear that the seat has spoken; neither its words nor that nobody chose them.
        const entry = entryOf(table, other, turn, version)!;
        expect(entry.say ?? entry.by).toBeUndefined();
      }
      table.close();
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  test('is given, shown and dropped without anybody else hearing of it', async () => {
    const [table, turn, other] = await turns();
    const guest = await Client.connect(server.url);
    await guest.watch(table.id);
    await guest.until(() => guest.tables.has(table.id));
    const strangers = [table.clients[turn]!, guest];
    for (const client of strangers) client.keep = true;
    await order(table, other, { ...PASS, until: 'turn' });
    expect(ordersOf(table, other)).toHaveLength(1);
    await order(table, other);
    await order(table, other, { ...PASS, until: 'turn' });
    // Whatever was sent before the answer to this has arrived with it.
    for (const client of strangers) await client.ask({ type: 'ping' });
    expect(strangers.flatMap((client) => client.messages.map(({ type }) => type))).toEqual(['pong', 'pong']);
    await table.say(turn, 'rest');
    await table.clients[other]!.until(() => ordersOf(table, other)!.length === 0);
    for (const client of strangers) await client.ask({ type: 'ping' });
    for (const client of strangers) expect(client.messages.map(({ type }) => type)).not.toContain('table');
    guest.close();
    table.close();
  });

  test('that would betray the hand is refused, or leaves the seat to be asked', async () => {
    const [table, turn, other] = await turns();
    // Before the question is open nobody can tell.
    await order(table, other, GUST);
    await peer(table, turn);
    const { question } = table.at(other);
    await expect(order(table, other, GUST)).rejects.toEqual(refusal('order-tells'));
    await waits(LONG);
    expect(table.at(other).question).toBe(question);
    expect(ordersOf(table, other)).toEqual([GUST]);
    table.close();
  });

  test('takes what it would like best if that is offered, and what is always possible if not', async () => {
    const said = new Set<string>();
    for (let guard = 0; said.size < 2 && guard < 30; guard++) {
      const [table, turn, other] = await turns();
      await order(table, other, { ...GUST, otherwise: ['pass'] });
      const { version } = table.at(turn);
      await peer(table, turn);
      const best = table.at(other).offered.includes('gust') ? 'gust' : 'pass';
      const { say } = await answered(table, other, version);
      expect(say).toBe(best);
      said.add(best);
      table.close();
    }
    expect(said).toEqual(new Set(['gust', 'pass']));
  });

  test.each([
    ['whose doing it is', (turn: number) => ({ fact: 'against', is: `s${turn}` }), true],
    ['whose doing it is not', (turn: number) => ({ fact: 'against', is: `s${1 - turn}` }), false],
    ['another is to be left alone', (turn: number) => ({ fact: 'against', not: `s${1 - turn}` }), true],
    ['whose turn it is', (turn: number) => ({ fact: 'turn', is: turn }), true],
    ['what everybody sees', () => ({ path: 'round', not: 99 }), true],
    ['the own hand, which nobody sees', () => ({ path: 'hand.0.card', not: 99 }), false],
    ['what is not known at all', () => ({ fact: 'nothing', not: 'x' }), false],
  ])('may depend on %s', async (_what, condition, holds) => {
    const [table, turn, other] = await turns();
    await order(table, other, { ...PASS, when: [condition(turn)] });
    const { version } = table.at(turn);
    await peer(table, turn);
    expect(table.at(other).window).toMatchObject({ turn, facts: { against: `s${turn}` } });
    await waits(holds ? 0 : LONG);
    const answer = holds ? (await answered(table, other, version)).by : entryOf(table, other, other, version);
    expect(answer).toBe(holds ? 'order' : undefined);
    table.close();
  });

  test('to the end of the turn is gone afterwards, one until the own turn a little later', async () => {
    const [table, turn, other] = await turns({ seats: 2, target: 50, rounds: 20 });
    await order(table, other, { ...PASS, until: 'turn' }, { ...PASS, when: [], until: 'own-turn' });
    await order(table, turn, { ...PASS, until: 'own-turn' });
    const since = ordersOf(table, other)![0]!.since!;
    expect(ordersOf(table, other)).toEqual([
      { ...PASS, until: 'turn', since },
      { ...PASS, when: [], until: 'own-turn', since },
    ]);
    // Sent back as they were shown they stand no longer than before.
    await order(table, other, ...ordersOf(table, other)!);
    expect(ordersOf(table, other)!.map((each) => each.since)).toEqual([since, since]);
    const before = table.clients[other]!.tables.get(table.id);
    await table.say(turn, 'rest');
    await table.clients[other]!.until(() => table.clients[other]!.tables.get(table.id) !== before);
    expect(table.at(other).window).toMatchObject({ name: 'turn', turn: other });
    expect(ordersOf(table, other)).toEqual([]);
    // The other's own turn is still to come.
    expect(ordersOf(table, turn)).toHaveLength(1);
    const then = table.clients[turn]!.tables.get(table.id);
    await table.say(other, 'rest');
    for (let guard = 0; table.at(turn).window!.turn !== turn && guard < 12; guard++) {
      const seat = table.clients.findIndex((_, s) => table.at(s).question >= 0);
      await table.say(seat, table.at(seat).window!.name === 'turn' ? 'rest' : table.at(seat).offered[0]!);
    }
    await table.clients[turn]!.until(() => table.clients[turn]!.tables.get(table.id) !== then);
    expect(ordersOf(table, turn)).toEqual([]);
    table.close();
  });

  test('answers an open question at once, also the one that is just asked, and can be taken back', async () => {
    const [table, turn] = await turns();
    const { version } = table.at(turn);
    await order(table, turn, { window: 'turn', say: 'rest' });
    expect(await answered(table, turn, version)).toMatchObject({ say: 'rest', by: 'order' });
    await order(table, turn);
    expect(ordersOf(table, turn)).toEqual([]);
    table.close();
  });

  test('rests while a bot plays the seat', async () => {
    const [table, turn, other] = await turns();
    await order(table, other, PASS);
    await table.clients[other]!.act(table.id, { do: 'bot', seat: other, on: true });
    const { version } = table.at(turn);
    await peer(table, turn);
    await table.clients[other]!.until(() => entryOf(table, other, other, version) !== undefined, 50_000);
    expect(entryOf(table, other, other, version)!.by).toBe('bot');
    table.close();
  });

  test('that nobody understands, or for another’s seat, is refused', async () => {
    const [table, turn, other] = await turns();
    const bob: Client = table.clients[other]!;
    await expect(order(table, other, { window: 'gust', say: 'hum' })).rejects.toEqual(refusal('bad-order'));
    await expect(order(table, other, { ...PASS, otherwise: ['hum'] })).rejects.toEqual(refusal('bad-order'));
    await expect(order(table, other, { window: 'gale', say: 'pass' })).rejects.toEqual(refusal('bad-order'));
    await expect(bob.act(table.id, { do: 'orders', seat: turn, orders: [PASS] })).rejects.toEqual(refusal('not-yours'));
    const often = Array.from({ length: 51 }, () => PASS);
    await expect(order(table, other, ...often)).rejects.toEqual(refusal('bad-request'));
    const neither = { ...PASS, when: [{ fact: 'turn' }] } as unknown as Order;
    await expect(order(table, other, neither)).rejects.toEqual(refusal('bad-request'));
    expect(ordersOf(table, other) ?? []).toEqual([]);
    table.close();
  });
});
