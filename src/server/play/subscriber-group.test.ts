import { expect, test } from 'vitest';
import type { JournalEntry } from '../../kernel/referee/index.ts';
import { type Seat, SPECTATOR } from '../../kernel/index.ts';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import type { Batch } from '../storage/storage.ts';
import { entriesForViewer } from './session.ts';
import { SubscriberGroup, type Subscriber } from './subscriber-group.ts';

const snapshot =
  (version: number) =>
  (viewers: readonly Seat[]): ViewerSnapshot[] =>
    viewers.map(() => ({ version, offered: [], scores: [] }) as unknown as ViewerSnapshot);

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

test('what a seat says and secrets go to their seats alone; all others share one text', () => {
  const group = new SubscriberGroup('table');
  const texts = new Map<Seat, string[]>();
  const viewers = [0, 1, 2, SPECTATOR];
  const seen = (version: number) => (of: readonly Seat[]) =>
    of.map((viewer) => ({ version, view: { viewer }, offered: [] }) as unknown as ViewerSnapshot);
  for (const viewer of viewers) {
    texts.set(viewer, []);
    const send = (text: string): void => void texts.get(viewer)!.push(text);
    group.add({ viewer, person: undefined, connection: {}, send, end() {} }, seen(3), '[]');
  }
  const tellings = [{ shared: { type: 'draws' }, to: 1 << 2, secret: { type: 'draws', card: 'ambush' } }];
  const entries = [{ seat: 0, say: 'peek hand' }];
  group.publish([{ version: 3, at: 1, entries, told: [{ law: '1.1', tellings }], digest: '' }], seen(4));
  const got = viewers.map((viewer) => texts.get(viewer)!.at(-1)!);
  expect(got.map((text) => text.includes('peek hand'))).toEqual([true, false, false, false]);
  expect(got.map((text) => text.includes('ambush'))).toEqual([false, false, true, false]);
  const head = '"table":"table","seat":1,"from":3,"version":4,"patch":[[["version"],4]]';
  expect(got[1]).toBe(
    `{"type":"update",${head},"told":[{"n":3,"at":1,"law":"1.1","events":[{"type":"draws"}],"seat":0}]}`,
  );
  expect(got[3]).toBe(got[1]!.replace('"seat":1,', ''));
});

test('each viewer is told the entries in its own form, also where others share one', () => {
  const drew = { type: 'drew', seat: 0 };
  const told = [
    { law: '1.1', tellings: [{ shared: { type: 'chose', text: '"x"' }, to: 0 }] },
    { law: '2.1', tellings: [{ shared: drew, to: 0b10, secret: { ...drew, card: 7 }, law: '2.2' }] },
    { law: '', tellings: [] },
    { law: '3.1', tellings: [{ shared: { type: 'end', law: '3.2' }, to: 0 }] },
    { law: '4.1', tellings: [{ shared: {}, to: 0, law: '4.2' }] },
  ];
  const entries: JournalEntry[] = [
    { seat: 0, say: 'say "x"' },
    { chance: 'card 7', n: 7, of: 9 },
    { withdraw: 1 },
    { seat: 1, say: 'end', by: 'forced' },
    { seat: 2, aside: 'hum' },
  ];
  const batches: Batch[] = [{ version: 5, at: 77, entries, told, digest: '' }];
  const undone: Batch[] = [
    {
      version: 10,
      at: 78,
      entries: [
        { seat: 0, say: 'y' },
        { undo: 8, seat: 0 },
      ],
      told: [],
      digest: '',
    },
  ];
  for (const each of [batches, undone]) {
    const group = new SubscriberGroup('table');
    const got = new Map<Seat, unknown>();
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const send = (text: string): void => void got.set(viewer, (JSON.parse(text) as { told: unknown }).told);
      group.add({ viewer, person: undefined, connection: {}, send, end() {} }, snapshot(5), '[]');
    }
    group.publish(each, snapshot(11));
    for (const [viewer, heard] of got)
      expect(heard, `viewer ${viewer}`).toEqual(JSON.parse(JSON.stringify(entriesForViewer(each, viewer, 0))));
  }
});

test('a viewer who joins gets everything, although the others are told only what changed since the last moment', () => {
  const marks: (object | undefined)[] = [];
  const group = new SubscriberGroup('table');
  const source =
    (version: number) =>
    (viewers: readonly Seat[], since?: object): ViewerSnapshot[] => {
      marks.push(since);
      return snapshot(version)(viewers);
    };
  const [first, second] = [{ name: 'first' }, { name: 'second' }];
  const seated = { ...subscriber(), viewer: 0 };
  group.add(seated, source(1), '[]');
  group.publish([batch(1)], source(2), first);
  group.publish([batch(2)], source(3), second);
  group.addWaiting(subscriber());
  group.publish([batch(3)], source(4), first);
  group.publish([{ ...batch(4), entries: [{ undo: 3, seat: 0 }] }], source(5), second);
  group.publish([batch(5)], source(6), first);
  expect(marks).toEqual([undefined, undefined, first, undefined, undefined, second]);
});
