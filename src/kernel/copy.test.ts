import { describe, expect, test } from 'vitest';
import {
  agenda,
  canonicalJson,
  copyFrame,
  copyStack,
  mayBeShared,
  markShareable,
  withAdded,
  withValue,
} from './index.ts';
import { frame } from './small.testkit.ts';

test('a copied frame shares nothing', () => {
  const original = { ...frame('x', { key: 'k' }), doom: [1, 2], said: [['a'], []], none: [] as number[] };
  const copy = copyFrame(original);
  expect(copy).toEqual(original);
  copy.doom.push(3);
  copy.said[1]!.push('b');
  copy.none.push(1);
  expect(original).toMatchObject({ doom: [1, 2], said: [['a'], []], none: [] });
});

test('frames that wait in an agenda are copied too', () => {
  const stack = [frame('x'), agenda([agenda([frame('y', { said: [['a']] })], 1, '')], -1, '')];
  const copy = copyStack(stack);
  expect(copy).toEqual(stack);
  const inner = (copy[1] as ReturnType<typeof agenda>).items[0] as ReturnType<typeof agenda>;
  (inner.items[0] as ReturnType<typeof frame>).said[0]!.push('b');
  inner.items.pop();
  expect(JSON.stringify(stack)).toContain('[["a"]]');
  expect(copy[0]).not.toBe(stack[0]);
});

test('copies may share what is frozen or marked as shareable, and nothing else', () => {
  expect([Object.freeze([1]), markShareable([1]), [1]].map(mayBeShared)).toEqual([true, true, false]);
});

test('a list with another value leaves the list as it was', () => {
  const list = [1, 2, 3];
  expect([withValue(list, 1, 7), withAdded(list, 2, -1), list]).toEqual([
    [1, 7, 3],
    [1, 2, 2],
    [1, 2, 3],
  ]);
});

describe('canonical JSON', () => {
  test('equal content, equal text', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
    expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
    expect(canonicalJson({ b: 1, a: 2 })).toBe(canonicalJson({ a: 2, b: 1 }));
  });
  test('other content, other text', () => {
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
    expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }));
  });
  test('is JSON', () => {
    const value = { text: 'quote " and \\', list: [[], {}], n: -1.5 };
    expect(JSON.parse(canonicalJson(value))).toEqual(value);
  });
});
