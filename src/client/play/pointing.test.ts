import { describe, expect, test } from 'vitest';
import { beginningThrough, lastThingOf, moveInstead, movesAbout, thingsInstead } from './pointing.ts';

const MOVES = ['move c5 c2', 'move c5 c3', 'move c2 c5', 'battle c5 eyrie', 'build sawmill c2', 'pass'];

describe('the moves about a thing', () => {
  test('begin there, where something can', () => {
    expect(movesAbout(MOVES, 'c5')).toEqual(['move c5 c2', 'move c5 c3', 'battle c5 eyrie']);
    expect(movesAbout(MOVES, 'c2')).toEqual(['move c2 c5', 'build sawmill c2']);
  });

  test('lead there otherwise', () => {
    expect(movesAbout(MOVES, 'c3')).toEqual(['move c5 c3']);
    expect(movesAbout(MOVES, 'c9')).toEqual([]);
  });
});

describe('from a source to a destination', () => {
  test('one beginning is said, also where another move leads back', () => {
    expect(beginningThrough(MOVES, ['c5', 'c2'])).toBe('move c5 c2');
    expect(beginningThrough(MOVES, ['c2', 'c5'])).toBe('move c2 c5');
    expect(beginningThrough(MOVES, ['c5'])).toBeUndefined();
    expect(beginningThrough(MOVES, ['c3'])).toBe('move c5 c3');
  });

  test('nothing is said where verbs differ or no move does it', () => {
    expect(beginningThrough([...MOVES, 'sail c5 c2'], ['c5', 'c2'])).toBeUndefined();
    expect(beginningThrough(MOVES, ['c5', 'c9'])).toBeUndefined();
  });
});

describe('another thing in the place of the last one', () => {
  const isThing = (word: string): boolean => /^c\d+$/.test(word);
  test('makes another move where that is offered', () => {
    const around = lastThingOf('move c5 c2', isThing)!;
    expect(thingsInstead(MOVES, around)).toEqual(['c3']);
    expect(moveInstead(MOVES, around, 'c3')).toBe('move c5 c3');
    expect(moveInstead(MOVES, around, 'c9')).toBeUndefined();
  });

  test('keeps the words behind it', () => {
    const moves = ['battle c5 eyrie', 'battle c2 eyrie', 'battle c3 alliance'];
    expect(thingsInstead(moves, lastThingOf('battle c5 eyrie', isThing)!)).toEqual(['c2']);
  });

  test('there is none in a move without things', () => {
    expect(lastThingOf('pass', isThing)).toBeUndefined();
  });
});
