import { expect, test } from 'vitest';
import { choiceText, tableTexts } from './table-texts.ts';

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
