import { expect, test } from 'vitest';
import { choiceKeys } from './keys.ts';
import type { NextWord } from './move-draft.ts';

const choices = (words: readonly string[]): NextWord[] =>
  words.map((word) => ({ words: ['count', word], fresh: [word], says: `count ${word}` }));

test('a key that chooses means nothing else', () => {
  const many = Array.from({ length: 40 }, (_, index) => `c${index}`);
  const labels = choiceKeys(choices(many)).filter((label) => label !== '');
  expect(labels.slice(0, 12)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C']);
  expect(new Set(labels).size).toBe(labels.length);
  // Hint, log and undo have letters of their own; what has no key is chosen by hand.
  for (const taken of ['H', 'L', 'U']) expect(labels).not.toContain(taken);
  expect(labels).toHaveLength(32);
});

test('a number is chosen by its own key, in whatever order the numbers stand', () => {
  expect(choiceKeys(choices(['3', '2', '1']))).toEqual(['3', '2', '1']);
  expect(choiceKeys(choices(['0', '1']))).toEqual(['0', '1']);
  // Choices of another kind follow: after a wound of slot 2 is healed, “stop” is not the key that has just meant slot 2.
  expect(choiceKeys(choices(['2', '3', 'stop']))).toEqual(['2', '3', '4']);
  expect(choiceKeys(choices(['none', '0', '9', 'all']))).toEqual(['A', '0', '9', 'B']);
  // With a number of two digits among them, the keys count through.
  expect(choiceKeys(choices(['10', '9']))).toEqual(['1', '2']);
});
