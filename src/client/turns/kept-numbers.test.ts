import { expect, test } from 'vitest';
import type { Argument } from '../../i18n/index.ts';
import { plainText } from './join.ts';
import { NO_BREAK, withNumbersKept } from './kept-numbers.ts';

const argument = (text: string): Argument => ({ arg: 'x', value: text, text });

test('a number stays with the word before it, within a part and across parts', () => {
  const parts = ['Moved to ', argument('clearing 4'), ' and scored ', argument('2'), ' (+1) at once'];
  expect(plainText(withNumbersKept(parts)).replaceAll(NO_BREAK, '_')).toBe(
    'Moved to clearing_4 and scored_2_(+1) at once',
  );
});

test('a number that stays with its noun begins a line', () => {
  const parts = ['Took ', argument('2\u00A0cards'), ' from 12\u00A0others'];
  expect(plainText(withNumbersKept(parts)).replaceAll(NO_BREAK, '_')).toBe('Took 2_cards from 12_others');
});

test('words without numbers are parted as before, also inside markup', () => {
  const parts = ['Took ', { tag: 'law' as const, parts: ['wood from ', argument('±0'), ' of all'] }];
  expect(plainText(withNumbersKept(parts)).replaceAll(NO_BREAK, '_')).toBe('Took wood from_±0 of all');
});
