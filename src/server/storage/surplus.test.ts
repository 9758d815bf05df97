import { expect, test } from 'vitest';
import { type StoredReport, surplus } from './surplus.ts';

const row = (at: number, person: string, source: string): StoredReport => ({ at, person, source });
const times = (rows: readonly StoredReport[]): number[] => rows.map(({ at }) => at);

test('nothing goes while there is room, and the oldest goes among equals', () => {
  const rows = [row(1, 'a', 'x'), row(2, 'b', 'y'), row(3, 'c', 'z')];
  expect(surplus(rows, 3)).toEqual([]);
  expect(times(surplus(rows, 2))).toEqual([1]);
});

test('two hundred junk reports of one person leave those of others alone, however old', () => {
  const others = [row(1, 'a', 'x'), row(2, 'b', 'y'), row(3, '', '')];
  const junk = Array.from({ length: 200 }, (_, i) => row(10 + i, 'rude', `source ${i % 3}`));
  const gone = surplus([...others, ...junk], 200);
  expect(times(gone)).toEqual([10, 11, 12]);
});

test('among the people of one address the one with the most reports loses first', () => {
  const rows = [row(1, 'honest', 'flat'), ...Array.from({ length: 5 }, (_, i) => row(2 + i, 'rude', 'flat'))];
  expect(times(surplus(rows, 3))).toEqual([2, 3, 4]);
});

test('many persons behind one address count as one, also without a key', () => {
  const others = Array.from({ length: 5 }, (_, i) => row(i, 'a', 'x'));
  const junk = Array.from({ length: 10 }, (_, i) => row(100 + i, i % 2 ? '' : `p${i}`, 'flat'));
  expect(times(surplus([...others, ...junk], 12))).toEqual([100, 101, 102]);
});
