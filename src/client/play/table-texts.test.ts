import { expect, test } from 'vitest';
import { choiceText, optionText, tableTexts, unfinished } from './table-texts.ts';

const words = tableTexts(undefined);

test('a choice leaves out the place that stands in the sentence above it', () => {
  const battle = { words: ['battle', 'c10', 'vagabond'], fresh: ['battle', 'c10', 'vagabond'] };
  expect(choiceText(words, battle)).toBe('battle c10 vagabond');
  expect(choiceText(words, battle, 'c10')).toBe('battle vagabond');
  expect(choiceText(words, battle, 'c9')).toBe('battle c10 vagabond');
});

test('a choice that is nothing but that place names it', () => {
  expect(choiceText(words, { words: ['build', 'sawmill', 'c10'], fresh: ['c10'] }, 'c10')).toBe('c10');
});

test('a whole option is read in the order of a sentence, its words one by one in the order of the choices', () => {
  const english = tableTexts({
    title: '',
    verb: (word) => word,
    word: (word, _verb, at) => (at === 0 ? `in clearing ${word.slice(1)}` : `a ${word}`),
    readingOrder: (verb) => (verb === 'convert' ? [1, 0] : undefined),
    window: () => undefined,
    reason: () => undefined,
    event: () => undefined,
    field: () => undefined,
    law: () => undefined,
    setting: () => undefined,
  });
  const convert = ['convert', 'c9', 'warrior'];
  expect(optionText(english, convert)).toBe('convert a warrior in clearing 9');
  expect(choiceText(english, { words: convert, fresh: ['c9', 'warrior'] })).toBe('a warrior in clearing 9');
  expect(choiceText(english, { words: convert, fresh: ['c9', 'warrior'] }, 'c9')).toBe('a warrior');
  expect(choiceText(english, { words: convert, fresh: ['warrior'] })).toBe('a warrior');
  expect(choiceText(english, { words: ['convert', 'c9'], fresh: ['convert', 'c9'] })).toBe('convert in clearing 9');
  expect(optionText(english, ['burn', 'c9', 'warrior'])).toBe('burn in clearing 9 a warrior');
});

test('a number before an ellipsis is not taken for a number that is cut', () => {
  expect(unfinished('Build')).toBe('Build…');
  expect(unfinished('Expose the plot in clearing 1')).toBe('Expose the plot in clearing 1\u00a0…');
});
