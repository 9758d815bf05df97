import { expect, test } from 'vitest';
import { SPECTATOR } from '../../kernel/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import type { Batch } from '../storage/storage.ts';
import { SubscriberGroup, type Subscriber } from './subscriber-group.ts';

const moment = (version: number) => (): ViewerSnapshot =>
  ({ version, offered: [], scores: [] }) as unknown as ViewerSnapshot;

/** Somebody who notes the kind of each message and the version it leads to. */
function watcher(): Subscriber & { readonly got: string[] } {
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

test('whoever waited for the beginning is sent the whole moment before any change of it', () => {
  const audience = new SubscriberGroup('table');
  const [waiting, late] = [watcher(), watcher()];
  audience.await(waiting);
  // Another process began the game; somebody comes and is shown it before anything more happens.
  audience.add(late, moment(8), '[]');
  audience.publish([batch(8)], moment(9));
  audience.publish([batch(9)], moment(10));
  expect(waiting.got).toEqual(['state 9', 'update 10']);
  expect(late.got).toEqual(['state 8', 'update 9', 'update 10']);
});

test('the beginning itself is shown once, to all who waited', () => {
  const audience = new SubscriberGroup('table');
  const [first, second, gone] = [watcher(), watcher(), watcher()];
  audience.await(first);
  audience.await(gone);
  audience.remove(gone);
  audience.begin(moment(3));
  audience.await(second);
  audience.begin(moment(3));
  audience.publish([batch(3)], moment(4));
  expect(first.got).toEqual(['state 3', 'update 4']);
  expect(second.got).toEqual(['state 3', 'update 4']);
  expect(gone.got).toEqual([]);
});
