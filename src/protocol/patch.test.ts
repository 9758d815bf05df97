import { expect, test } from 'vitest';
import { applyPatch, type Patch } from './patch.ts';

test('the old value is left alone', () => {
  const before = { a: [1, 2, { b: 3 }], c: 'x' };
  const after = applyPatch(before, [[['a', 2, 'b'], 4]]);
  expect(after).toEqual({ a: [1, 2, { b: 4 }], c: 'x' });
  expect(before.a[2]).toEqual({ b: 3 });
});

test('a patch never reaches a prototype', () => {
  const patch = JSON.parse('[[["__proto__","polluted"],true]]') as Patch;
  expect(() => applyPatch({}, patch)).toThrow('__proto__');
});
