import { expect, test } from 'vitest';
import {
  seatMask,
  EVERYBODY,
  firstSeats,
  hasSeat,
  entryEventsFor,
  isSingleSeat,
  lowestSeat,
  MUTE,
  NOBODY,
  SPECTATOR,
  seatsOf,
  EventRecorder,
  eventsFor,
} from './index.ts';

test('sets of seats', () => {
  expect([firstSeats(0), firstSeats(4), seatMask(3)]).toEqual([0, 0b1111, 0b1000]);
  expect([hasSeat(0b101, 2), hasSeat(0b101, 1), hasSeat(EVERYBODY, SPECTATOR)]).toEqual([true, false, true]);
  expect([isSingleSeat(0), isSingleSeat(0b100), isSingleSeat(0b101)]).toEqual([false, true, false]);
  expect([lowestSeat(0b1100), lowestSeat(1)]).toEqual([2, 0]);
  expect([seatsOf(NOBODY), seatsOf(0b1010)]).toEqual([[], [1, 3]]);
});

test('an event goes to everybody, its secret form to some instead', () => {
  const recorder = new EventRecorder<{ card?: number }>();
  recorder.emit({});
  recorder.emit({}, seatMask(1), { card: 5 });
  recorder.emit({}, seatMask(2));
  recorder.learned(seatMask(1));
  recorder.learned(seatMask(9) | seatMask(0));
  expect(eventsFor(recorder.tellings, 1)).toEqual([{}, { card: 5 }, {}]);
  expect(eventsFor(recorder.tellings, SPECTATOR)).toEqual([{}, {}, {}]);
  expect([recorder.on, recorder.news, MUTE.on]).toEqual([true, 0b11, false]);
});

test("an event cites the paragraph of its step if it differs from the act's", () => {
  const recorder = new EventRecorder<{ e: string; law?: string }>();
  recorder.cite('1.1');
  recorder.emit({ e: 'said' });
  recorder.cite('1.2');
  recorder.emit({ e: 'drew' }, seatMask(1), { e: 'seen' });
  recorder.emit({ e: 'scored', law: '1.3' });
  expect(entryEventsFor(recorder, 1, false)).toEqual({
    law: '1.1',
    events: [{ e: 'said' }, { e: 'seen', law: '1.2' }, { e: 'scored', law: '1.3' }],
  });
  const bare = new EventRecorder();
  bare.cite('1.1');
  expect([entryEventsFor(bare, 0, true), entryEventsFor(bare, 0, false)]).toEqual([
    { law: '1.1', events: [] },
    { events: [] },
  ]);
  expect(entryEventsFor({ law: '', tellings: [{ shared: { e: 'old' }, to: 0 }] }, 0, true)).toEqual({
    events: [{ e: 'old' }],
  });
});
