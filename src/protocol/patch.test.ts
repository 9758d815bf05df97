import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, applyPatch, diff, type Patch } from './patch.ts';

/** What JSON can say: it has no -0. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const overTheWire = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch)) as Patch;

test('what is changed by a difference is what was compared with', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(applyPatch(before, overTheWire(diff(before, after)))).toEqual(after);
    }),
  );
});

test('the next value is equal to what was compared with, and shares what has not changed', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const kept = structuredClone(before);
      expect(advance(before, after).value).toEqual(after);
      expect(before).toEqual(kept);
    }),
  );
  const before = { a: { b: [1, 2] }, c: { d: [3, 4] }, gone: 1 };
  const { value } = advance<object>(before, { a: { b: [1, 2] }, c: { d: [3, 5] } });
  expect(value).toEqual({ a: { b: [1, 2] }, c: { d: [3, 5] } });
  expect((value as typeof before).a).toBe(before.a);
});

test('a field that is called like something every object has is a field like others', () => {
  for (const name of ['toString', 'constructor', 'hasOwnProperty']) {
    const [without, having] = [{ gone: 1 }, { [name]: 1 }];
    expect(applyPatch<object>(without, diff(without, having))).toEqual(having);
    expect(applyPatch<object>(having, diff(having, without))).toEqual(without);
    expect(Object.keys(advance<object>(without, having).value)).toEqual([name]);
  }
});

test('a field without a value is no field', () => {
  const before = { a: 1, b: undefined, c: 2 };
  expect(diff(before, { a: 1, c: undefined, d: undefined })).toEqual([[['c']]]);
  expect(diff({ a: 1 }, { a: undefined, b: 2 })).toEqual([[['b'], 2], [['a']]]);
});

test('equal values differ by nothing, and the old value is left alone', () => {
  const before = { a: [1, 2, { b: 3 }], c: 'x' };
  expect(diff(before, structuredClone(before))).toEqual([]);
  const after = applyPatch(before, [[['a', 2, 'b'], 4]]);
  expect(after).toEqual({ a: [1, 2, { b: 4 }], c: 'x' });
  expect(before.a[2]).toEqual({ b: 3 });
});

test('one changed number in a long list costs one change; a list of another length is sent whole', () => {
  const list = Array.from({ length: 50 }, (_, i) => i);
  expect(diff({ list }, { list: list.with(7, 0) })).toEqual([[['list', 7], 0]]);
  expect(diff({ list }, { list: list.slice(1) })).toEqual([[['list'], list.slice(1)]]);
  expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual([[['a']]]);
});

test('a patch never reaches a prototype', () => {
  const patch = JSON.parse('[[["__proto__","polluted"],true]]') as Patch;
  expect(() => applyPatch({}, patch)).toThrow('never leads there');
});
