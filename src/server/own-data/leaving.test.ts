import { describe, expect, test } from 'vitest';
import { DELETED_PERSON, type TableDoc } from '../tables/doc.ts';
import { withoutPerson } from './leaving.ts';

const doc: TableDoc = {
  game: 'embers',
  rules: '1',
  title: '',
  settings: { seats: 3 },
  host: 'ann',
  private: false,
  delay: 0,
  strict: false,
  clock: { kind: 'none' },
  timeout: 'wait',
  status: 'playing',
  created: 1,
  seats: [{ person: 'ann', name: 'Ann', promise: 'p', opened: 'o' }, { person: 'bob', name: 'Bob' }, { bot: true }],
  seed: { hash: '', opened: '' },
  orders: { 0: [{ window: 'w', say: 's' }], 1: [{ window: 'w', say: 's' }] },
  undo: { seat: 1, to: 2, version: 3, agreed: [] },
  away: [{ id: 'x', person: 'ann', name: 'Ann' }],
  rematchBy: { person: 'ann', name: 'Ann' },
};

describe('a table without a person', () => {
  test('that runs goes on with a bot in the seat, which keeps its entropy, and another host', () => {
    const left = withoutPerson(doc, 'ann')!;
    expect(left.seats[0]).toEqual({ name: '—', promise: 'p', opened: 'o', bot: true, gone: true });
    expect(left).toMatchObject({ host: 'bob', orders: { 1: [{ window: 'w' }] } });
    expect(JSON.stringify(left)).not.toMatch(/ann/i);
    expect(left.undo).toBeUndefined();
  });

  test('that is over keeps the seat without a name', () => {
    const left = withoutPerson({ ...doc, status: 'over' }, 'ann')!;
    expect(left.seats[0]).toEqual({ person: DELETED_PERSON, name: '—', promise: 'p', opened: 'o' });
    expect(left.seats[1]).toEqual({ person: 'bob', name: 'Bob' });
    expect(JSON.stringify(left)).not.toMatch(/ann/i);
  });

  test('that waits is left; nobody else there: it goes', () => {
    expect(withoutPerson({ ...doc, status: 'open' }, 'ann')).toMatchObject({ host: 'bob', seats: [{}, {}, {}] });
    const alone = { ...doc, status: 'open' as const, seats: [{ person: 'ann', name: 'Ann' }, {}] };
    expect(withoutPerson(alone, 'ann')).toBeUndefined();
    expect(withoutPerson({ ...alone, host: 'bob' }, 'ann')).toMatchObject({ seats: [{}, {}] });
  });
});
