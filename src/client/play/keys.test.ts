import { expect, test } from 'vitest';
import { keyLabel } from './keys.ts';

test('a key that chooses means nothing else', () => {
  const labels = Array.from({ length: 40 }, (_, index) => keyLabel(index)).filter((label) => label !== '');
  expect(labels.slice(0, 12)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C']);
  expect(new Set(labels).size).toBe(labels.length);
  // Hint, log and undo have letters of their own; what has no key is chosen by hand.
  for (const taken of ['H', 'L', 'U']) expect(labels).not.toContain(taken);
  expect(labels).toHaveLength(32);
});
