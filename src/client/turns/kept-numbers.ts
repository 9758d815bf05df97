import type { Part } from '../../i18n/index.ts';
import { plainText } from './join.ts';

/** A space at which no line ends. */
export const NO_BREAK = '\u00A0';

// A number that stays with the word behind it may begin a line: three words that stay together can be wider than a column.
const NUMBER = String.raw`\(?[+−±]?\d+(?![\d\u00A0])`;
const SPACE_BEFORE_NUMBER = new RegExp(` (?=${NUMBER})`, 'gu');
const NUMBER_FIRST = new RegExp(`^${NUMBER}`, 'u');

/** A sentence in which no line begins with a number: it stays with the word before it, as in “clearing 12”. */
export function withNumbersKept(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, i): Part => {
    if (typeof part !== 'string')
      return 'arg' in part
        ? { ...part, text: part.text.replace(SPACE_BEFORE_NUMBER, NO_BREAK) }
        : { ...part, parts: withNumbersKept(part.parts) };
    const text = part.replace(SPACE_BEFORE_NUMBER, NO_BREAK);
    return text.endsWith(' ') && NUMBER_FIRST.test(plainText(parts.slice(i + 1))) ? text.slice(0, -1) + NO_BREAK : text;
  });
}
