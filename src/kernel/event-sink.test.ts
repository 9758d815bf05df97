import { expect, test } from 'vitest';
import { type EntryEvents, entryEventsFor, EventTexts } from './event-sink.ts';
import { SPECTATOR } from './seat.ts';

const told: readonly EntryEvents[] = [
  {
    law: '6.5',
    tellings: [
      { shared: { type: 'moved', count: 2 }, to: 0 },
      { shared: { type: 'drew', cards: 1 }, to: 0b10, secret: { type: 'drew', card: 'ключ "a"' } },
      { shared: { type: 'scored' }, to: 0, law: '3.1' },
      { shared: { type: 'cited', law: '2.8' }, to: 0b100, secret: { type: 'cited', law: '2.9' }, law: '3.2' },
      { shared: {}, to: 0, law: '3.3' },
    ],
  },
  { law: '', tellings: [] },
  { law: '4.3', tellings: [{ shared: { type: 'ended', law: '1.1' }, to: 0 }] },
];

test('events are stored as JSON writes them, before and after viewers were sent theirs', () => {
  const texts = new EventTexts(told);
  expect(texts.stored()).toBe(JSON.stringify(told));
  for (let entry = 0; entry < told.length; entry++) texts.forViewer(entry, 1);
  expect(texts.stored()).toBe(JSON.stringify(told));
  expect(new EventTexts([]).stored()).toBe('[]');
});

test('every viewer gets the form of each event that is meant for it', () => {
  const texts = new EventTexts(told);
  for (const viewer of [0, 1, 2, SPECTATOR])
    for (const [entry, events] of told.entries()) {
      const { law, events: list } = entryEventsFor(events, viewer, false);
      expect(texts.forViewer(entry, viewer)).toEqual({ law, events: JSON.stringify(list) });
    }
});
