import { expect, test } from 'vitest';
import { lawNumber } from './number.ts';

test.each([
  ['uk', '4.2.1', '4.2.1'],
  ['uk', 'W-9.3', '9.3'],
  ['en', 'S-4.3', '4.3'],
  ['uk', 'B.2', 'Б.2'],
  ['uk', 'E', 'Ґ'],
  ['uk', '9.2.9.III.a', '9.2.9.III.а'],
  ['ru', '9.2.9.III.a', '9.2.9.III.a'],
  ['en', 'G-3', 'G-3'],
] as const)('in %s, %s is written %s', (language, id, text) => {
  expect(lawNumber(language, id)).toBe(text);
});
