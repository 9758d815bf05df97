import { describe, expect, test } from 'vitest';
import { findJsonError } from './json-error.ts';

const where = (text: string) => {
  const { line, column } = findJsonError(text);
  return `${line}:${column}`;
};

describe('where a text stops being JSON', () => {
  test.each([
    ['', '1:1'],
    ['   ', '1:4'],
    ['{', '1:2'],
    ['{"a"}', '1:5'],
    ['{"a":}', '1:6'],
    ['{"a":1,}', '1:8'],
    ['{"a":1\n "b":2}', '2:2'],
    ['{a:1}', '1:2'],
    ["{'a':1}", '1:2'],
    ['[1,]', '1:4'],
    ['[1 2]', '1:4'],
    ['[1}', '1:3'],
    ['[1]]', '1:4'],
    ['{}x', '1:3'],
    ['nul', '1:1'],
    ['01', '1:2'],
    ['-', '1:1'],
    ['"abc', '1:5'],
    ['"a\nb"', '1:3'],
    ['"a\\x"', '1:3'],
    ['[\n\n  "a",\n  tru\n]', '4:3'],
    ['// note\n{}', '1:1'],
  ])('%j: %s', (text, place) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(where(text)).toBe(place);
  });

  test('is found as deep as it is', () => {
    expect(where('['.repeat(100_000))).toBe('1:100001');
    expect(where(`${'[{"a":'.repeat(50_000)}oops`)).toBe('1:300001');
  });

  test('says what was wanted', () => {
    expect(findJsonError('{"a" 1}').why).toBe('a colon should be here');
    expect(findJsonError('[1').why).toBe('the text ends where a comma or "]" should be');
  });
});
