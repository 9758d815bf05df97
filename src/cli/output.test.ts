import { expect, test } from 'vitest';
import { problemLines } from './user-error.ts';
import { figure, tableLines } from './output.ts';

test('figures are written as people read them', () => {
  expect([1_234_567, 12.345, 0.4567, 99.96, Number.NaN].map(figure)).toEqual([
    '1,234,567',
    '12.3',
    '0.46',
    '100.0',
    '–',
  ]);
});

test('words stand to the left and figures to the right', () => {
  expect(
    tableLines(
      ['what', 'n'],
      [
        ['a', '1'],
        ['bcdef', '1,200'],
      ],
    ),
  ).toEqual(['what       n', '─────  ─────', 'a          1', 'bcdef  1,200']);
});

test('problems are listed with their places, but not without end', () => {
  const problems = Array.from({ length: 25 }, (_, i) => ({ path: `entries.${i}`, code: 'invalid' }));
  expect(problemLines(problems).split('\n')).toHaveLength(21);
  expect(problemLines(problems)).toContain('and 5 more');
  expect(problemLines([{ path: '', code: 'bad', args: { least: 1, most: 2 } }])).toBe(
    '  (the whole): bad (least 1, most 2)',
  );
});
