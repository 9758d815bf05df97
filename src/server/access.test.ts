import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../kernel/index.ts';
import {
  admit,
  admitChatWriter,
  type Denial,
  endIsKnown,
  mayBeNotified,
  mayReadChat,
  type Sight,
  sightLimit,
  sightOf,
  type Visit,
} from './access.ts';
import type { TableDoc } from './tables/doc.ts';

const DELAY_S = 60;

/** Ann opened the table and does not sit; Bob sits in 0; seat 1 is free with a link; a bot plays 2; Eve was sent away. */
function table(changes: Partial<TableDoc> = {}): TableDoc {
  return {
    game: 'embers',
    rules: '1',
    title: '',
    settings: {},
    host: 'ann',
    private: false,
    delay: 0,
    strict: false,
    clock: { kind: 'none' },
    timeout: 'wait',
    status: 'playing',
    created: 0,
    seats: [{ person: 'bob', name: 'Bob' }, { invite: 'seat link' }, { bot: true }],
    invite: 'table link',
    away: [{ id: 'a', person: 'eve', name: 'Eve' }],
    seed: { hash: '', opened: '' },
    orders: {},
    ...changes,
  };
}

const VISITS: Readonly<Record<string, Visit>> = {
  host: { person: 'ann' },
  seated: { person: 'bob' },
  stranger: { person: 'sue' },
  nobody: { person: undefined },
  'with the table’s link': { person: 'sue', invite: 'table link' },
  'nobody with the table’s link': { person: undefined, invite: 'table link' },
  'with the seat’s link': { person: 'sue', invite: 'seat link' },
  'with a link that ended': { person: 'sue', invite: 'old link' },
  'sent away': { person: 'eve' },
  'sent away, with a link': { person: 'eve', invite: 'table link' },
};

type Row = readonly [who: string, spectator: Sight | Denial, own: Sight | Denial, other: Sight | Denial];

/** What each may see as a spectator, in seat 0 and in seat 1. */
function expected(rows: readonly Row[], doc: TableDoc): void {
  expect(rows.map(([who]) => who)).toEqual(Object.keys(VISITS));
  for (const [who, ...sights] of rows)
    expect(
      [SPECTATOR, 0, 1].map((viewer) => sightOf(doc, VISITS[who]!, viewer)),
      who,
    ).toEqual(sights);
}

describe('what a visitor may see', () => {
  test('at a public table', () => {
    const rows = Object.keys(VISITS).map(
      (who): Row => (who === 'seated' ? [who, 'now', 'now', 'not-yours'] : [who, 'now', 'not-yours', 'not-yours']),
    );
    expected(rows, table());
  });

  test('at a public table with a delay', () => {
    const rows = Object.keys(VISITS).map(
      (who): Row => (who === 'seated' ? [who, 'now', 'now', 'not-yours'] : [who, 'delayed', 'not-yours', 'not-yours']),
    );
    expected(rows, table({ delay: DELAY_S }));
  });

  test.each([
    ['now', 0],
    ['delayed', DELAY_S],
  ] as const)('at a private table, spectators %s', (sight, delay) => {
    expected(
      [
        ['host', sight, 'not-yours', 'not-yours'],
        ['seated', 'now', 'now', 'not-yours'],
        ['stranger', 'no-table', 'no-table', 'no-table'],
        ['nobody', 'no-table', 'no-table', 'no-table'],
        ['with the table’s link', sight, 'not-yours', 'not-yours'],
        ['nobody with the table’s link', sight, 'not-yours', 'not-yours'],
        ['with the seat’s link', sight, 'not-yours', 'not-yours'],
        ['with a link that ended', 'no-table', 'no-table', 'no-table'],
        ['sent away', 'sent-away', 'sent-away', 'sent-away'],
        ['sent away, with a link', 'sent-away', 'sent-away', 'sent-away'],
      ],
      table({ private: true, delay }),
    );
  });

  test('seats that do not exist or are nobody’s belong to nobody', () => {
    for (const visit of Object.values(VISITS)) {
      expect(sightOf(table(), visit, 3)).toBe('no-seat');
      expect(sightOf(table(), visit, 2)).toBe('not-yours');
      expect(sightOf(table({ seats: [{}] }), visit, 0)).toBe('not-yours');
    }
  });

  test('a seat with a bot in its person’s absence stays the person’s', () => {
    expect(sightOf(table({ seats: [{ person: 'bob', bot: true }] }), { person: 'bob' }, 0)).toBe('now');
  });

  test('a table without a host or links lets nobody in who is nobody', () => {
    const doc = table({ private: true, seats: [{}], away: [] });
    const { invite: _, ...bare } = doc;
    expect(sightOf(bare, { person: undefined }, SPECTATOR)).toBe('no-table');
    expect(sightOf(bare, { person: undefined, invite: undefined }, SPECTATOR)).toBe('no-table');
  });

  test('the reason is thrown', () => {
    expect(admit(table(), { person: 'bob' }, 0)).toBe('now');
    expect(() => admit(table(), { person: 'sue' }, 0)).toThrow('not-yours');
    expect(() => admit(table({ private: true }), { person: 'eve' })).toThrow('sent-away');
  });

  test('behind a delay only what is old enough', () => {
    expect(sightLimit(table({ delay: DELAY_S }), 'delayed', 100_000)).toBe(40_000);
    expect(sightLimit(table({ delay: DELAY_S }), 'now', 100_000)).toBe(Infinity);
  });
});

describe('what a visitor may hear and say', () => {
  const rooms = ['seats', 'spectators'] as const;
  const readable = (doc: TableDoc, who: string): string[] =>
    rooms.filter((room) => mayReadChat(doc, VISITS[who]!, room));
  const says = (doc: TableDoc, who: string): string[] =>
    rooms.map((room) => {
      try {
        admitChatWriter(doc, VISITS[who]!, room);
        return 'yes';
      } catch (error) {
        return (error as Error).message;
      }
    });

  test.each([
    ['host', ['spectators'], ['not-allowed', 'yes']],
    ['seated', ['seats'], ['yes', 'not-allowed']],
    ['stranger', ['spectators'], ['not-allowed', 'yes']],
    ['nobody', ['spectators'], ['not-allowed', 'yes']],
    ['sent away', ['spectators'], ['sent-away', 'sent-away']],
  ] as const)('at a public table: %s', (who, read, said) => {
    expect(readable(table(), who)).toEqual(read);
    expect(says(table(), who)).toEqual(said);
  });

  test.each([
    ['host', ['spectators'], ['not-allowed', 'yes']],
    ['seated', ['seats'], ['yes', 'not-allowed']],
    ['stranger', [], ['no-table', 'no-table']],
    ['with the table’s link', ['spectators'], ['not-allowed', 'yes']],
    ['with a link that ended', [], ['no-table', 'no-table']],
    ['sent away', [], ['sent-away', 'sent-away']],
    ['sent away, with a link', [], ['sent-away', 'sent-away']],
  ] as const)('at a private table: %s', (who, read, said) => {
    const doc = table({ private: true });
    expect(readable(doc, who)).toEqual(read);
    expect(says(doc, who)).toEqual(said);
  });
});

test('notices of a turn may go to the seat’s person, and to others who sit at the table', () => {
  const doc = table({ seats: [{ person: 'bob' }, { person: 'sue' }], delay: DELAY_S });
  expect(mayBeNotified(doc, 'bob', 0, false)).toBe(true);
  expect(mayBeNotified(doc, 'bob', 1, false)).toBe(false);
  expect(mayBeNotified(doc, 'bob', 1, true)).toBe(true);
  for (const person of ['ann', 'eve', 'tom']) expect(mayBeNotified(doc, person, 0, true), person).toBe(false);
});

test('the end is known to seats at once and to others after the delay', () => {
  const over = table({ status: 'over', ended: 1000, delay: DELAY_S });
  const known = (doc: TableDoc, now: number): boolean[] =>
    ['bob', 'ann', 'sue', undefined].map((person) => endIsKnown(doc, person, now));
  expect(known(over, 1000)).toEqual([true, false, false, false]);
  expect(known(over, 60_999)).toEqual([true, false, false, false]);
  expect(known(over, 61_000)).toEqual([true, true, true, true]);
  expect(known(table(), 1e9)).toEqual([false, false, false, false]);
});
