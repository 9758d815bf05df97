import { describe, expect, test } from 'vitest';
import { cleanLabel, cleanText, isVisible, notEmpty } from './labels.ts';

const label = (text: string): string => cleanLabel(text, 40);
const code = (n: number): string => String.fromCodePoint(n);

/** Characters that a reader does not see, or that change what is around them, by kind. */
const UNSEEN = {
  control: [0x00, 0x07, 0x1b, 0x7f, 0x85, 0x9f],
  direction: [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
  'zero width': [0x00ad, 0x034f, 0x180e, 0x200b, 0x2060, 0x2061, 0x2064, 0x206a, 0xfeff],
  filler: [0x115f, 0x1160, 0x3164, 0xffa0, 0x17b4, 0x17b5],
  blank: [0x2800, 0x1d159, 0xfffc],
  tag: [0xe0001, 0xe0041, 0xe007f],
  annotation: [0xfff9, 0xfffa, 0xfffb],
  'line and paragraph': [0x2028, 0x2029],
  private: [0xe000, 0xf8ff, 0xf0000],
  unassigned: [0x0378, 0xffff],
} as const;

describe.each(Object.entries(UNSEEN))('%s characters', (_kind, codes) => {
  test.each(codes.map((n) => [n.toString(16), n] as const))(
    'U+%s leaves no name by itself and none within',
    (_hex, n) => {
      expect(label(code(n))).toBe('');
      expect(label(` ${code(n).repeat(5)} `)).toBe('');
      expect(label(`An${code(n)}na`)).toBe('An na');
      expect(cleanText(code(n), 40)).toBe('');
      expect(isVisible(`An${code(n)}na`)).toBe(false);
    },
  );
});

test('half a pair, blanks of every width and marks without a letter are no names', () => {
  for (const text of ['\uD800', 'x\uDC00'.slice(1), '\u3000', '\u1680', '\u2003\u00A0', '\u0301', '\u20E3\u0489', ''])
    expect(label(text), JSON.stringify(text)).toBe('');
});

test('letters with marks are kept in one form, piles of marks are cut', () => {
  expect(label('І\u0308ван')).toBe('Їван');
  expect(label('e\u0301')).toBe('é');
  expect(label(`Z${'\u0334'.repeat(30)}a`)).toBe(`Z${'\u0334'.repeat(3)}a`);
  expect(label('\u0301Ann')).toBe('Ann');
});

test.each(["Тарас О'Ніл", 'Ёлка 2', 'Ann-Marie', '木下', 'שלום', 'Ŵ!', '★ fox ★', '🦊'])(
  '%s stays as it is',
  (name) => {
    expect(label(name)).toBe(name);
    expect(cleanText(name, 40)).toBe(name);
  },
);

test('a label is one line of limited length, without split characters', () => {
  expect(label(' a \t b\nc ')).toBe('a b c');
  expect(cleanLabel('🦊🦊🦊', 2)).toBe('🦊🦊');
  // One character that is written as two in NFC.
  expect(cleanLabel('\u0958'.repeat(40), 40)).toHaveLength(40);
});

test('a text keeps its lines and its emoji, and no heap of empty lines', () => {
  expect(cleanText('one\r\ntwo\n\n\n\n\nthree\u2028four', 99)).toBe('one\ntwo\n\nthree\nfour');
  expect(cleanText('👩‍👩‍👧 ❤️', 99)).toBe('👩‍👩‍👧 ❤️');
  expect(cleanText('safe\u202Egnp.exe\u0007', 99)).toBe('safe gnp.exe');
  expect(cleanText('\u200D\uFE0F\n', 99)).toBe('');
  // Of the variation selectors only those of emoji are kept: others can carry hidden words.
  expect(cleanText('a\u{E0100}b', 99)).toBe('a b');
});

test('what must not be empty says which field was', () => {
  expect(notEmpty('x', 'name')).toBe('x');
  expect(() => notEmpty('', 'name')).toThrow(
    expect.objectContaining({ body: { code: 'bad-request', problems: [{ path: 'name', code: 'empty' }] } }) as Error,
  );
});
