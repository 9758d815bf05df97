import { expect, test } from 'vitest';
import { optionParser, numberWords, verb } from './index.ts';

const CLEARINGS = ['c1', 'c2', 'c3'];
const rest = verb('rest');
const build = verb('build', 'at', CLEARINGS);
const move = verb('move', 'from', CLEARINGS, 'to', CLEARINGS);
const battle = verb('battle', 'at', CLEARINGS, 'with', ['cat', 'bird'], 'dice', numberWords(3));
const deal = verb('deal', 'a', CLEARINGS, 'b', CLEARINGS, 'c', numberWords(1), 'd', ['x', 'y']);
const words = optionParser(rest, build, move, battle, deal);

test('an option is one value with its words and ids', () => {
  expect(move(0, 2)).toEqual({ verb: 'move', text: 'move c1 c3', from: 0, to: 2 });
  expect(move(0, 2)).toBe(move(0, 2));
  expect(Object.isFrozen(move(0, 2))).toBe(true);
  expect(rest()).toEqual({ verb: 'rest', text: 'rest' });
});

test('every option is read back from its text as the same object', () => {
  const all = [rest(), build(1), move(0, 0), move(2, 1), battle(1, 0, 3), deal(2, 1, 0, 1)];
  for (const option of all) expect(words.parse(option.text)).toBe(option);
  const seen = new Set<string>();
  for (let a = 0; a < 3; a++)
    for (let b = 0; b < 3; b++)
      for (let c = 0; c < 2; c++)
        for (let d = 0; d < 2; d++) {
          seen.add(deal(a, b, c, d).text);
          expect(words.parse(deal(a, b, c, d).text)).toBe(deal(a, b, c, d));
        }
  expect(seen.size).toBe(36);
});

test('a text that means nothing is undefined', () => {
  const bad = ['', ' ', 'fly', 'build', 'build c9', 'build  c1', 'build c1 ', 'build c1 c2', 'rest now', 'Build c1'];
  for (const text of [...bad, 'constructor', '__proto__ c1', 'battle c1 cat 4', 'battle c1 cat -1'])
    expect(words.parse(text)).toBeUndefined();
});

test('ids without a word, bad words and repeated verbs are errors', () => {
  expect(() => build(3)).toThrow('at has no word for 3');
  expect(() => verb('v', 'a', ['two words'])).toThrow('bad or repeated');
  expect(() => verb('v', 'a', ['x', 'x'])).toThrow('bad or repeated');
  expect(() => verb('v', 'a', [''])).toThrow('bad or repeated');
  expect(verb('v', 'a', ['constructor', 'toString'])(0).text).toBe('v constructor');
  expect(() => optionParser(rest, verb('rest'))).toThrow('verb rest is declared twice');
});

test('the parser lists its verbs', () => {
  expect(words.verbs).toEqual(['rest', 'build', 'move', 'battle', 'deal']);
});

test('an id out of range is an error, never another option', () => {
  const go = verb('go', 'from', ['a', 'b'], 'to', ['x', 'y']);
  expect(() => go(0, 2)).toThrow('to has no word for 2');
  expect(() => go(1, -1)).toThrow('to has no word for -1');
  expect(() => go(2, 0)).toThrow('from has no word for 2');
});
