import { expect, test } from 'vitest';
import type { ViewerSnapshot } from '../../protocol/index.ts';
import { type FollowedTable, applyServerMessage, type FollowMessage } from './followed-table.ts';

const entriesOf = (...numbers: number[]) => numbers.map((n) => ({ n, at: 0, events: [] }));
const snapshot = (version: number): ViewerSnapshot => ({ version, view: { at: version } }) as unknown as ViewerSnapshot;
const numbers = (followed: FollowedTable | undefined): number[] | undefined => followed?.entries.map(({ n }) => n);
const state = (version: number, list: number[], undone?: number): FollowMessage => ({
  type: 'state',
  table: 't',
  moment: snapshot(version),
  told: entriesOf(...list),
  ...(undone !== undefined && { undone }),
});
const update = (from: number, version: number, list: number[]): FollowMessage => ({
  type: 'update',
  table: 't',
  from,
  version,
  patch: [
    [['version'], version],
    [['view', 'at'], version],
  ],
  told: entriesOf(...list),
});

test('a patch changes the snapshot, and its entries are added', () => {
  const first = applyServerMessage(undefined, state(3, [0, 1, 2]));
  const second = applyServerMessage(first, update(3, 5, [3, 4]));
  expect(second?.snapshot).toEqual(snapshot(5));
  expect(numbers(second)).toEqual([0, 1, 2, 3, 4]);
});

test('a gap is seen', () => {
  const first = applyServerMessage(undefined, state(3, [0, 1, 2]));
  expect(applyServerMessage(first, update(4, 5, [4]))).toBeUndefined();
  expect(applyServerMessage(undefined, update(3, 4, [3]))).toBeUndefined();
});

test('what was undone is forgotten, what is sent again is not doubled', () => {
  const first = applyServerMessage(undefined, state(5, [0, 1, 2, 3, 4]));
  expect(numbers(applyServerMessage(first, state(6, [], 3)))).toEqual([0, 1, 2]);
  expect(numbers(applyServerMessage(first, state(8, [6, 7], 3)))).toEqual([0, 1, 2, 6, 7]);
  expect(numbers(applyServerMessage(first, state(6, [0, 1, 2, 3, 4, 5])))).toEqual([0, 1, 2, 3, 4, 5]);
});
