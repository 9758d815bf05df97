import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markShareable } from '../kernel/index.ts';
import { diff, DiffTracker } from './diff-tracker.ts';
import { applyPatch, type Patch } from './patch.ts';

/** What JSON can say: it has no -0. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** Values that resemble each other as those of one game do: the same fields, some of them gone, and lists of numbers. */
const small = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 4 });
const large = fc.array(fc.constantFrom(0, -1, 1.5, 32_767, 32_768, -32_768, -32_769, 2 ** 40, null), { maxLength: 3 });
const numbers = fc.oneof({ weight: 3, arbitrary: small }, large);
const inner = fc.record({ x: numbers, y: fc.constantFrom('p', 'q', null) }, { requiredKeys: ['x'] });
const alike = fc.record(
  { a: numbers, b: inner, c: fc.array(inner, { maxLength: 2 }), d: json },
  { requiredKeys: ['a'] },
);

const overTheWire = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch)) as Patch;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

/** What somebody has who only ever heard of the changes; the mirror must be equal to the truth all the time. */
function heard(values: readonly unknown[]): unknown {
  const mirror = new DiffTracker(values[0]);
  let known = structuredClone(values[0]);
  for (const value of values.slice(1)) {
    known = applyPatch(known, overTheWire(mirror.update(value)));
    expect(mirror.value).toEqual(value);
  }
  return known;
}

test('what is changed by a difference is what was compared with', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(applyPatch(before, overTheWire(diff(before, after)))).toEqual(after);
    }),
  );
});

test('applying only the patches gives the last value, however many there were', () => {
  for (const value of [json, alike])
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 6 }), (values) => {
        expect(heard(values)).toEqual(values[values.length - 1]);
      }),
    );
});

test('what was followed is never changed, frozen or not', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(alike, fc.boolean()), { minLength: 2, maxLength: 6 }), (list) => {
      const before = structuredClone(list.map(([value]) => value));
      const values = list.map(([value, fixed]) => (fixed ? frozen(value) : value));
      expect(heard(values)).toEqual(before[before.length - 1]);
      expect(values).toEqual(before);
    }),
  );
});

test('what somebody changes after it was followed is a change at the next time', () => {
  const value = { list: [1, 2], deep: { list: [{ a: 1 }] } };
  const mirror = new DiffTracker({ list: [0, 2], deep: { list: [] as { a: number }[] } });
  mirror.update(value);
  value.list[0] = 5;
  value.deep.list[0]!.a = 6;
  expect(mirror.value).toEqual({ list: [1, 2], deep: { list: [{ a: 1 }] } });
  expect(mirror.update(value)).toEqual([
    [['list', 0], 5],
    [['deep', 'list', 0, 'a'], 6],
  ]);
});

test('what is frozen is shared only if all that is in it is frozen too', () => {
  const inside = [1, 2];
  const value = Object.freeze({ inside });
  const mirror = new DiffTracker({ value });
  inside[0] = 3;
  expect(mirror.update({ value })).toEqual([[['value', 'inside', 0], 3]]);
});

test('a list that is marked as never written into is shared, and stays as it is when another one takes its place', () => {
  const first = markShareable([1, 2, 3]);
  const board = Object.freeze({ first, words: markShareable(['a']) });
  const mirror = new DiffTracker<object>({ board, list: first });
  expect(mirror.update({ board, list: first })).toEqual([]);
  const second = markShareable([1, 5, 3]);
  expect(mirror.update({ board: Object.freeze({ first: second, words: board.words }), list: second })).toEqual([
    [['board', 'first', 1], 5],
    [['list', 1], 5],
  ]);
  expect(mirror.update({ board, list: [1, 2, 4] })).toEqual([
    [['board', 'first', 1], 2],
    [['list', 1], 2],
    [['list', 2], 4],
  ]);
  expect([first, second]).toEqual([
    [1, 2, 3],
    [1, 5, 3],
  ]);
});

test('a list that grows and shrinks has the values of the last time', () => {
  const mirror = new DiffTracker<{ list: number[] }>({ list: [1, 2, 3] });
  for (const list of [[4], [4, 5], [6, 7, 8], [6, 7, 8, 9], [], [1]]) {
    expect(mirror.update({ list })).toEqual([[['list'], list]]);
    expect(mirror.value).toEqual({ list });
  }
});

test('a field that is called like something every object has is a field like others', () => {
  for (const name of ['toString', 'constructor', 'hasOwnProperty']) {
    const [without, having] = [{ gone: 1 }, { [name]: 1 }];
    expect(applyPatch<object>(without, diff(without, having))).toEqual(having);
    expect(applyPatch<object>(having, diff(having, without))).toEqual(without);
  }
  const evil = JSON.parse('{"__proto__":{"polluted":true},"a":1}') as object;
  expect(diff({}, evil)).toEqual([[['a'], 1]]);
  expect(new DiffTracker(evil).value).toEqual({ a: 1 });
});

test('a field without a value is no field', () => {
  const before = { a: 1, b: undefined, c: 2 };
  expect(diff(before, { a: 1, c: undefined, d: undefined })).toEqual([[['c']]]);
  expect(diff({ a: 1 }, { a: undefined, b: 2 })).toEqual([[['b'], 2], [['a']]]);
  const mirror = new DiffTracker<object>({ a: 1, b: 2 });
  expect(mirror.update({ a: undefined, b: 3 })).toEqual([[['b'], 3], [['a']]]);
  expect(mirror.update({ a: undefined, b: 3 })).toEqual([]);
  expect(mirror.update({ a: 4, b: 3 })).toEqual([[['a'], 4]]);
});

test('lists whose length changes all the time do not pile up', () => {
  const mirror = new DiffTracker<{ list: number[]; same: number[] }>({ list: [], same: [7, 8, 9] });
  for (let length = 1; length < 500; length++) {
    const value = { list: Array.from({ length: length % 40 }, (_, i) => i + length), same: [7, 8, 9] };
    expect(mirror.update(value)).toEqual([[['list'], value.list]]);
    expect(mirror.value).toEqual(value);
    expect(mirror.update(value)).toEqual([]);
  }
});

test('equal values differ by nothing, in whatever order their fields stand', () => {
  const before = { a: [1, 2, { b: 3 }], c: 'x' };
  expect(diff(before, structuredClone(before))).toEqual([]);
  expect(diff(before, { c: 'x', a: [1, 2, { b: 3 }] })).toEqual([]);
});

test('one changed number in a long list costs one change; a list of another length is sent whole', () => {
  const list = Array.from({ length: 50 }, (_, i) => i);
  expect(diff({ list }, { list: list.with(7, 0) })).toEqual([[['list', 7], 0]]);
  expect(diff({ list: frozen(list.slice()) }, { list: list.with(7, 0) })).toEqual([[['list', 7], 0]]);
  expect(diff({ list }, { list: list.slice(1) })).toEqual([[['list'], list.slice(1)]]);
  expect(diff({ list }, { list: list.map((n) => n + 1) })).toEqual([[['list'], list.map((n) => n + 1)]]);
  expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual([[['a']]]);
});
