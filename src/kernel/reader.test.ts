import { expect, test } from 'vitest';
import { Reader, SparseReader } from './reader.ts';
import { counted, repeated, withoutEmpty } from './writer.ts';

/** The problems of one reading, as "path: code". */
function problems(read: (r: Reader) => unknown): string[] {
  const r = new Reader();
  read(r);
  return r.problems.map(({ path, code }) => `${path}: ${code}`);
}

test('sound values are given as they are, and nothing is noted', () => {
  const r = new Reader();
  expect(r.exact({ a: 1, b: [true] }, '', ['a', 'b'])).toEqual({ a: 1, b: [true] });
  expect(r.whole(3, 'n', 0, 3)).toBe(3);
  expect(r.wholes([1, 2], 'n', 2, 0, 3)).toEqual([1, 2]);
  expect(r.list(['a', 'b'], 'l', (raw, path) => `${path} ${String(raw)}`)).toEqual(['l.0 a', 'l.1 b']);
  expect(r.word('fox', 'w', ['mouse', 'fox'])).toBe('fox');
  expect(r.flag(true, 'f')).toBe(true);
  expect(r.text('x', 't')).toBe('x');
  r.ids([{ id: 'a' }, { id: 'b' }], 'i', ['a', 'b']);
  expect(r.result('value')).toEqual({ ok: true, value: 'value' });
});

test('what is missing is noted once, however often it is read', () => {
  const read = (r: Reader): void => {
    const given = r.exact({ known: 1 }, 'at', ['known', 'lost']);
    r.whole(given['lost'], 'at.lost', 0, 1);
    r.text(given['lost'], 'at.lost');
  };
  expect(problems(read)).toEqual(['at.lost: missing']);
});

test('every kind of wrong value has its code and path', () => {
  expect(problems((r) => r.object([], 'o'))).toEqual(['o: not-an-object']);
  expect(problems((r) => r.object(null, 'o'))).toEqual(['o: not-an-object']);
  expect(problems((r) => r.object({ a: 1, z: 1 }, '', ['a']))).toEqual(['z: unknown']);
  expect(problems((r) => r.items({}, 'l'))).toEqual(['l: not-a-list']);
  expect(problems((r) => r.items([1], 'l', 2))).toEqual(['l: not-so-many']);
  expect(problems((r) => r.wholes([1, 9], 'n', 2, 0, 3))).toEqual(['n.1: not-in-range']);
  for (const wrong of [1.5, '1', NaN, -1])
    expect(problems((r) => r.whole(wrong, 'n', 0, 3))).toEqual(['n: not-in-range']);
  expect(problems((r) => r.word('owl', 'w', ['fox']))).toEqual(['w: not-one-of']);
  expect(problems((r) => r.flag(1, 'f'))).toEqual(['f: not-yes-or-no']);
  for (const wrong of ['', 7, 'x'.repeat(201)]) expect(problems((r) => r.text(wrong, 't'))).toEqual(['t: not-a-text']);
  expect(problems((r) => r.ids([{ id: 'a' }, { id: 'a' }, {}], 'i', ['a', 'b']))).toEqual([
    'i: repeated-id',
    'i: missing-id',
    'i.2.id: unknown-id',
  ]);
});

test('names are read as their indexes', () => {
  const names = ['fox', 'rabbit', 'mouse'];
  const r = new Reader();
  expect(r.name('mouse', 'n', names)).toBe(2);
  expect(r.names(['mouse', 'fox', 'mouse'], 'n', names)).toEqual([2, 0, 2]);
  expect(r.distinct(['mouse', 'fox'], 'n', names)).toEqual([2, 0]);
  expect(r.tally(['mouse', 'fox', 'mouse'], 'n', names)).toEqual([1, 0, 2]);
  expect(r.counts({ rabbit: 4 }, 'n', names, 9)).toEqual([0, 4, 0]);
  expect(r.problems).toEqual([]);
  expect(problems((each) => each.name('owl', 'n', names))).toEqual(['n: unknown-name']);
  expect(problems((each) => each.name(undefined, 'n', names))).toEqual(['n: missing']);
  expect(problems((each) => each.names(['owl', 'fox'], 'n', names))).toEqual(['n.0: unknown-name']);
  expect(problems((each) => each.distinct(['fox', 'fox'], 'n', names))).toEqual(['n: twice']);
  expect(problems((each) => each.counts({ owl: 1, fox: 9 }, 'n', names, 8))).toEqual([
    'n.owl: unknown',
    'n.fox: not-in-range',
  ]);
});

test('a sparse reader takes a missing object or list for an empty one, and nothing else', () => {
  const r = new SparseReader();
  expect(r.object(undefined, 'o', ['a'])).toEqual({});
  expect(r.list(undefined, 'l', String)).toEqual([]);
  expect(r.tally(undefined, 't', ['fox'])).toEqual([0]);
  expect(r.problems).toEqual([]);
  r.object(null, 'o');
  r.items(null, 'l');
  r.whole(undefined, 'n', 0, 1);
  expect(r.problems.map(({ path, code }) => `${path}: ${code}`)).toEqual([
    'o: not-an-object',
    'l: not-a-list',
    'n: missing',
  ]);
});

test('what is written is read again', () => {
  const names = ['fox', 'rabbit', 'mouse'];
  const r = new SparseReader();
  expect(r.tally(repeated([2, 0, 1], names), '', names)).toEqual([2, 0, 1]);
  expect(r.counts(counted([2, 0, 1], names), '', names, 9)).toEqual([2, 0, 1]);
  expect(counted([2, 0, 1], names)).toEqual({ fox: 2, mouse: 1 });
  expect(withoutEmpty({ a: 0, b: [], c: {}, d: undefined, e: false, f: [1], g: null })).toEqual({
    a: 0,
    e: false,
    f: [1],
    g: null,
  });
});

test('a value is given only where nothing is wrong', () => {
  const r = new Reader();
  r.note('x', 'strange', { n: 1 });
  expect(r.result('value')).toEqual({ ok: false, problems: [{ path: 'x', code: 'strange', args: { n: 1 } }] });
});
