import { describe, expect, test } from 'vitest';
import { lettersOf, shapeOf } from './hand-shape.ts';

describe('the cards of a hand are all seen at once', () => {
  test('as cards while each is wide enough', () => {
    expect(shapeOf(5, 504)).toEqual({ columns: 5, rows: 1, face: 'card' });
    expect(shapeOf(1, 504).face).toBe('card');
    expect(shapeOf(0, 504).rows * shapeOf(0, 504).columns).toBe(0);
  });

  test('as rows where they are not, and in one line each where there are many', () => {
    expect(shapeOf(6, 380)).toEqual({ columns: 2, rows: 3, face: 'row' });
    expect(shapeOf(10, 504)).toEqual({ columns: 3, rows: 4, face: 'line' });
  });

  test('there is a place for every card', () => {
    for (const width of [300, 380, 504, 700])
      for (let count = 1; count <= 16; count++) {
        const { columns, rows } = shapeOf(count, width);
        expect(columns * rows, `${count} cards in ${width} px`).toBeGreaterThanOrEqual(count);
      }
  });
});

test('names are parted in narrow cards only', () => {
  const longest = 'превосходство'.length;
  expect(lettersOf(504, 5, false, 1)).toBeLessThan(longest);
  expect(lettersOf(504, 4, false, 1)).toBeGreaterThanOrEqual(longest);
  expect(lettersOf(504, 4, false, 1.6)).toBeLessThan(longest);
  expect(lettersOf(1000, 1, false, 1)).toBe(lettersOf(150, 1, false, 1));
});
