import { expect, test } from 'vitest';
import {
  bit,
  EVERYBODY,
  firstSeats,
  has,
  heardBy,
  isOne,
  lowest,
  MUTE,
  NOBODY,
  SPECTATOR,
  seatsOf,
  Told,
  toldTo,
} from './index.ts';

test('sets of seats', () => {
  expect([firstSeats(0), firstSeats(4), bit(3)]).toEqual([0, 0b1111, 0b1000]);
  expect([has(0b101, 2), has(0b101, 1), has(EVERYBODY, SPECTATOR)]).toEqual([true, false, true]);
  expect([isOne(0), isOne(0b100), isOne(0b101)]).toEqual([false, true, false]);
  expect([lowest(0b1100), lowest(1)]).toEqual([2, 0]);
  expect([seatsOf(NOBODY), seatsOf(0b1010)]).toEqual([[], [1, 3]]);
});

test('an event is told to everybody, its secret form to some instead', () => {
  const told = new Told<{ card?: number }>();
  told.tell({});
  told.tell({}, bit(1), { card: 5 });
  told.tell({}, bit(2));
  told.learned(bit(1));
  told.learned(bit(9) | bit(0));
  expect(toldTo(told.tellings, 1)).toEqual([{}, { card: 5 }, {}]);
  expect(toldTo(told.tellings, SPECTATOR)).toEqual([{}, {}, {}]);
  expect([told.on, told.news, MUTE.on]).toEqual([true, 0b11, false]);
});

test('what is told cites the paragraph of its step, once where all of an act follows from one', () => {
  const told = new Told<{ e: string; law?: string }>();
  told.cite('1.1');
  told.tell({ e: 'said' });
  told.cite('1.2');
  told.tell({ e: 'drew' }, bit(1), { e: 'seen' });
  told.tell({ e: 'scored', law: '1.3' });
  expect(heardBy(told, 1, false)).toEqual({
    law: '1.1',
    events: [{ e: 'said' }, { e: 'seen', law: '1.2' }, { e: 'scored', law: '1.3' }],
  });
  const bare = new Told();
  bare.cite('1.1');
  expect([heardBy(bare, 0, true), heardBy(bare, 0, false)]).toEqual([{ law: '1.1', events: [] }, { events: [] }]);
  expect(heardBy({ law: '', tellings: [{ shared: { e: 'old' }, to: 0 }] }, 0, true)).toEqual({
    events: [{ e: 'old' }],
  });
});
