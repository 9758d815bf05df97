import { expect, test } from 'vitest';
import type { ServerMessage, TableView } from '../../src/protocol/index.ts';
import { Judge } from './judge.testkit.ts';
import { Ledger, NOTICE_MS, type Peer, TableLedger } from './ledger.testkit.ts';
import { Recorder } from './recorder.testkit.ts';

const ID = 'abcdefghijklmnop';
const SEED = '0123456789abcdef';

/** A table that Ann hosts, and a recorder that knows it. */
function scene({ isPrivate = false, delay = 0 } = {}) {
  const ledger = new Ledger();
  const recorder = new Recorder(ledger, 'none', 1);
  const table = new TableLedger(ID, { game: 'embers', isPrivate, delay, host: 'Ann' });
  recorder.open(table);
  const mark = (server = 0) => ledger.mark(server);
  const sit = (seat: number, person: string) => table.sat(seat, person, mark(), mark());
  const peer = (person?: string, key?: string, server = 0): Peer => ({
    role: person ?? 'nobody',
    person,
    key,
    server,
    invites: new Set(),
  });
  /** A message that came after a fence. */
  const hear = (to: Peer, message: object, after = mark(to.server)): void => {
    const text = JSON.stringify(message);
    recorder.received(to, { after, received: mark().tick }, text, message as ServerMessage, undefined);
  };
  const judged = (ended = Infinity, at: readonly number[] = []): string[] => {
    const judge = new Judge(recorder, table, { entries: at, ended, seed: SEED });
    for (const item of recorder.take(ID)) judge.judge(item);
    return recorder.findings.map(({ kind }) => kind);
  };
  return { ledger, recorder, table, mark, sit, peer, hear, judged };
}

const state = (seat: number | undefined, version: number): object => ({
  type: 'state',
  table: ID,
  ...(seat !== undefined && { seat }),
  moment: { version },
  told: [],
});

test('a seat is shown to its holder, and to nobody who held it before the game began', () => {
  const { table, mark, sit, peer, hear, judged } = scene();
  sit(0, 'Ann');
  sit(1, 'Eve');
  const [ann, eve] = [peer('Ann'), peer('Eve')];
  const early = mark();
  table.left(1, 'Eve', mark());
  sit(1, 'Bob');
  table.begin(2, mark());
  hear(ann, state(0, 3), early);
  hear(peer('Bob'), state(1, 3), early);
  hear(peer('Eve'), state(undefined, 3), early);
  hear(eve, state(1, 3), early);
  expect(judged()).toEqual(['another seat']);
});

test('what was on its way when a right was lost is no leak; what was sent after it is', () => {
  const { ledger, table, mark, sit, peer, hear, judged } = scene({ isPrivate: true });
  sit(0, 'Eve');
  const before = mark();
  table.left(0, 'Eve', mark(), true);
  const view = { type: 'table', table: { id: ID, status: 'open', seats: [], seed: {} } };
  hear(peer('Eve'), view, before);
  expect(judged()).toEqual([]);
  const again = scene({ isPrivate: true });
  again.sit(0, 'Eve');
  again.table.left(0, 'Eve', again.mark(), true);
  again.hear(again.peer('Eve'), view);
  again.hear(again.peer('Ann'), view);
  expect(again.judged()).toEqual(['private table']);
  expect(ledger.tables.size).toBe(1);
});

test('a version that was made after the loss was sent after it', () => {
  const { ledger, table, mark, sit, peer, hear, judged } = scene();
  sit(0, 'Ann');
  table.begin(1, mark());
  ledger.keyMade('good', mark());
  ledger.keyMade('void', mark());
  const early = mark();
  ledger.keyVoid('void', mark());
  table.made(7, mark());
  hear(peer('Ann', 'void'), state(0, 6), early);
  hear(peer('Ann', 'good'), state(0, 7), early);
  expect(judged()).toEqual([]);
  const late = scene();
  late.sit(0, 'Ann');
  late.table.begin(1, late.mark());
  late.ledger.keyMade('void', late.mark());
  const start = late.mark();
  late.ledger.keyVoid('void', late.mark());
  late.table.made(7, late.mark());
  late.hear(late.peer('Ann', 'void'), state(0, 7), start);
  expect(late.judged()).toEqual(['void key']);
});

test('another process has a moment to hear of a void key, and no more', () => {
  const { ledger, table, mark, sit, peer, hear, judged } = scene();
  sit(0, 'Ann');
  table.begin(1, mark());
  ledger.keyMade('void', mark());
  const lost = mark(0);
  ledger.keyVoid('void', lost);
  hear(peer('Ann', 'void', 1), state(0, 1), { ...mark(1), wall: lost.wall + NOTICE_MS });
  expect(judged()).toEqual([]);
  hear(peer('Ann', 'void', 1), state(0, 1), { ...mark(1), wall: lost.wall + NOTICE_MS + 1 });
  hear(peer('Ann', 'void', 0), state(0, 1));
  expect(judged()).toEqual(['void key', 'void key']);
});

test('spectators of a delayed table know no version, no end and no orders before their time', () => {
  const { table, mark, sit, peer, hear, judged } = scene({ delay: 3600 });
  sit(0, 'Ann');
  table.begin(1, mark());
  const now = Date.now();
  hear(peer('Ann'), state(0, 2));
  hear(peer('Eve'), state(undefined, 1));
  hear(peer('Eve'), state(undefined, 2));
  const view = { id: ID, status: 'over', seats: [{ orders: [{}], bot: true }], seed: {} } as unknown as TableView;
  hear(peer('Eve'), { type: 'table', table: view });
  hear(peer('Ann'), { type: 'table', table: { ...view, status: 'playing' } });
  expect(judged(now, [now - 3_600_001, now])).toEqual(['too early', 'too early', 'another seat', 'too early']);
});

test('lines of the seats are for those who sit, lines of spectators are not for players', () => {
  const { table, mark, sit, peer, hear, judged } = scene();
  sit(0, 'Ann');
  table.begin(1, mark());
  const line = (room: string): object => {
    const { tick, wall } = mark();
    return { type: 'chat', table: ID, line: { n: 1, room, name: '', text: `line ${tick} ${wall} ${room}`, at: 0 } };
  };
  hear(peer('Ann'), line('seats'));
  hear(peer('Eve'), line('spectators'));
  hear(peer('Eve'), line('seats'));
  hear(peer('Ann'), line('spectators'));
  expect(judged()).toEqual(['chat', 'chat']);
});

test('the seed is nobody’s before the end', () => {
  const { peer, hear, judged } = scene();
  hear(peer('Ann'), { type: 'chat', table: ID, line: { room: 'spectators', text: SEED } });
  expect(judged()).toEqual(['seed']);
});
