import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

function shown(text: string): string[] {
  return tokens(text).map((token) => `${token.kind} ${token.text}`);
}

test('comments and strings are told apart', () => {
  expect(shown(`a('// no'); // 'no'`)).toEqual([
    'name a',
    'mark (',
    'string // no',
    'mark )',
    'mark ;',
    "comment // 'no'",
  ]);
  expect(shown(`/* "a" */ "b /*" `)).toEqual(['comment /* "a" */', 'string b /*']);
  expect(shown(String.raw`'it\'s'`)).toEqual([String.raw`string it\'s`]);
});

test('templates nest and hold code', () => {
  expect(shown('`4.3.1`')).toEqual(['string 4.3.1']);
  expect(shown("`a ${f({ x: `b ${'c'}` })} d`; e")).toEqual([
    'template `a ${',
    'name f',
    'mark (',
    'mark {',
    'name x',
    'mark :',
    'template `b ${',
    'string c',
    'template }`',
    'mark }',
    'mark )',
    'template } d`',
    'mark ;',
    'name e',
  ]);
});

test('a regular expression is no division and may hold quotes', () => {
  expect(shown(`x = /['"/]/g; y = a / b / c`)).toEqual([
    'name x',
    'mark =',
    `regex /['"/]/g`,
    'mark ;',
    'name y',
    'mark =',
    'name a',
    'mark /',
    'name b',
    'mark /',
    'name c',
  ]);
  expect(shown(`return /'/`)).toEqual(['name return', "regex /'/"]);
});

test('lines are counted through everything', () => {
  const text = "/*\n*/\n`\n${\n1}\n`\n'x'";
  expect(tokens(text).find((token) => token.text === 'x')?.line).toBe(7);
});

test('unfinished text comes to an end', () => {
  for (const text of ["'a", '"a', '`a', '`a${', '/* a', '/', 'a = /', '}', '`${`']) tokens(text);
});
