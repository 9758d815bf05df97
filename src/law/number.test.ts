import { describe, expect, test } from 'vitest';
import { compareNumbers, numbersAbove } from './number.ts';

function sorted(...ids: string[]): string[] {
  return ids.sort(compareNumbers);
}

describe('compareNumbers', () => {
  test('counts, not characters', () => {
    expect(sorted('10.1', '9.10', '9.9', '2.1')).toEqual(['2.1', '9.9', '9.10', '10.1']);
    expect(sorted('W-11.10', 'W-2.1', 'W-11.2', 'G-1.1')).toEqual(['G-1.1', 'W-2.1', 'W-11.2', 'W-11.10']);
  });

  test('roman numerals by value', () => {
    expect(sorted('5.1.IX', '5.1.V', '5.1.IV', '5.1.X', '5.1.II')).toEqual([
      '5.1.II',
      '5.1.IV',
      '5.1.V',
      '5.1.IX',
      '5.1.X',
    ]);
  });

  test('a paragraph, its notes, then what is below it', () => {
    expect(sorted('9.2.9.I', '9.2.9-R10', '9.2.9', '9.2.9-R2', '9.2.9-E1', '9.2.9.I.b', '9.2.9.I.a')).toEqual([
      '9.2.9',
      '9.2.9-E1',
      '9.2.9-R2',
      '9.2.9-R10',
      '9.2.9.I',
      '9.2.9.I.a',
      '9.2.9.I.b',
    ]);
  });

  test('appendices after chapters, letters after counts', () => {
    expect(sorted('E.1', '16.1', 'A.1', 'M001')).toEqual(['16.1', 'A.1', 'E.1', 'M001']);
    expect(sorted('W-A2', 'W-24.1', 'W-1.3b', 'W-1.3', 'W-1.3a', 'W-A10', 'W-1.4')).toEqual([
      'W-1.3',
      'W-1.3a',
      'W-1.3b',
      'W-1.4',
      'W-24.1',
      'W-A2',
      'W-A10',
    ]);
  });
});

test.for([
  ['9.2.9.III.a', ['9.2.9.III', '9.2.9', '9.2', '9']],
  ['8.2.6-R2', ['8.2.6', '8.2', '8']],
  ['E.4.2-E1', ['E.4.2', 'E.4', 'E']],
  ['W-1.3a', ['W-1.3', 'W-1', 'W']],
  ['W-22.O1', ['W-22', 'W']],
  ['W-A13', ['W-A']],
  ['A-01', ['A']],
  ['M001', ['M']],
] as const)('numbers above %s', ([id, above]) => {
  expect(numbersAbove(id)).toEqual(above);
});
