import { expect, test } from 'vitest';
import { SPECTATOR } from '../../kernel/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import type { Batch } from '../storage/storage.ts';
import { SubscriberGroup, type Subscriber } from './subscriber-group.ts';

const snapshot = (version: number) => (): ViewerSnapshot =>
  ({ version, offered: [], scores: [] }) as unknown as ViewerSnapshot;

/** A subscriber that records the type of each message and the version it leads to. */
function subscriber(): Subscriber & { readonly got: string[] } {
  const got: string[] = [];
  return {
    viewer: SPECTATOR,
    person: undefined,
    connection: {},
    got,
    send(text) {
      const message = JSON.parse(text) as { type: string; version?: number; moment?: ViewerSnapshot };
      got.push(`${message.type} ${message.version ?? message.moment?.version}`);
    },
    end() {},
  };
}

const batch = (version: number): Batch => ({ version, at: 1, entries: [], told: [], digest: '' });

test('a subscriber that waited for the beginning is sent the whole snapshot before any update', () => {
  const group = new SubscriberGroup('table');
  const [waiting, late] = [subscriber(), subscriber()];
  group.addWaiting(waiting);
  // Another process began the game; a second subscriber gets the snapshot before anything more happens.
  group.add(late, snapshot(8), '[]');
  group.publish([batch(8)], snapshot(9));
  group.publish([batch(9)], snapshot(10));
  expect(waiting.got).toEqual(['state 9', 'update 10']);
  expect(late.got).toEqual(['state 8', 'update 9', 'update 10']);
});

test('the first snapshot is sent once, to all who waited', () => {
  const group = new SubscriberGroup('table');
  const [first, second, gone] = [subscriber(), subscriber(), subscriber()];
  group.addWaiting(first);
  group.addWaiting(gone);
  group.remove(gone);
  group.begin(snapshot(3));
  group.addWaiting(second);
  group.begin(snapshot(3));
  group.publish([batch(3)], snapshot(4));
  expect(first.got).toEqual(['state 3', 'update 4']);
  expect(second.got).toEqual(['state 3', 'update 4']);
  expect(gone.got).toEqual([]);
});
