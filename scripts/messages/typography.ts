import type { Language } from '../../src/i18n/language.ts';
import { type MessageProblem, problemIn, type ParsedMessage } from './model.ts';
import { NUMBER, VALUE } from './variants.ts';

interface Rule {
  readonly rule: string;
  readonly in: readonly Language[];
  readonly wrong: RegExp;
  readonly what: string;
}

const ALL = ['uk', 'ru', 'en'] as const;
const CYRILLIC = ['uk', 'ru'] as const;
const ANY = `[${VALUE}${NUMBER}]`;
const NUMERAL = `[\\d${VALUE}${NUMBER}]`;

const RULES: readonly Rule[] = [
  { rule: 'L-7', in: ALL, wrong: /"/, what: 'a straight quote' },
  { rule: 'L-7', in: ALL, wrong: /['`´]/, what: 'a straight apostrophe' },
  { rule: 'L-7', in: ALL, wrong: /[ \u00A0]{2}/, what: 'a double space' },
  { rule: 'L-7', in: ALL, wrong: /[\t\n\r\u2000-\u200F\u202F\uFEFF]/, what: 'a line break or an exotic space' },
  { rule: 'L-7', in: ['uk'], wrong: /[ыэъё]/i, what: 'a Russian letter' },
  { rule: 'L-7', in: ['ru'], wrong: /[іїєґʼ]/i, what: 'a Ukrainian letter' },
  {
    rule: 'L-7',
    in: ALL,
    wrong: /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u,
    what: 'Latin and Cyrillic letters in one word',
  },
  { rule: 'I-6', in: ALL, wrong: /\.\.\./, what: 'three dots: the ellipsis is one sign, …' },
  { rule: 'I-6', in: ['uk'], wrong: /\p{L}’\p{L}/u, what: 'the apostrophe ’: in Ukrainian it is ʼ (U+02BC)' },
  { rule: 'I-6', in: ['ru'], wrong: /\p{L}[ʼ’]\p{L}/u, what: 'an apostrophe: Russian has none' },
  { rule: 'I-6', in: ['en'], wrong: /ʼ/, what: 'the apostrophe ʼ: in English it is ’ (U+2019)' },
  { rule: 'I-6', in: CYRILLIC, wrong: /[”‘]|(?<!\p{L})’|’(?!\p{L})/u, what: 'English quotes: « » outside, „ “ inside' },
  { rule: 'I-6', in: ['en'], wrong: /[«»„]/, what: 'foreign quotes: “ ” outside, ‘ ’ inside' },
  { rule: 'I-6', in: CYRILLIC, wrong: /[^\u00A0]—|—(?! )/, what: 'a dash: U+00A0 before —, a space after' },
  { rule: 'I-6', in: CYRILLIC, wrong: /[ \u00A0]–|–[ \u00A0]/, what: 'a short dash with spaces: a sentence takes —' },
  { rule: 'I-6', in: ALL, wrong: /(^|[ \u00A0])-[ \u00A0]/, what: 'a hyphen for a dash' },
  { rule: 'I-6', in: ALL, wrong: new RegExp(`${NUMERAL}-${NUMERAL}`), what: 'a hyphen in a range: it is – (U+2013)' },
  { rule: 'I-6', in: ALL, wrong: new RegExp(`(^|[\\s\u00A0(])-${NUMERAL}`), what: 'a hyphen for a minus (U+2212)' },
  { rule: 'I-6.1', in: CYRILLIC, wrong: /(^|[\s(])(п\.|с\.|№)(?!\u00A0)/, what: 'after «п.», «с.», «№» stands U+00A0' },
  { rule: 'I-6.1', in: ['en'], wrong: new RegExp(`\\bNo\\.(?!\u00A0)${ANY}?`), what: 'after “No.” stands U+00A0' },
  { rule: 'I-6.1', in: ALL, wrong: /\d \p{L}/u, what: 'between a number and its noun stands U+00A0' },
  {
    rule: 'I-6.1',
    in: ALL,
    wrong: new RegExp(`(?<!\\p{L})(галявин\\p{L}*|хащ\\p{L}*|полян\\p{L}*|(clearing|forest)s?) ${ANY}`, 'iu'),
    what: 'between a place and its number stands U+00A0',
  },
  { rule: 'I-6', in: ['en'], wrong: /\(п\./, what: 'a paragraph is (4.3.1)' },
  { rule: 'I-6', in: CYRILLIC, wrong: /§/, what: 'a paragraph sign: it is п. 4.3.1' },
  {
    rule: 'L-6',
    in: ['uk'],
    wrong: new RegExp(`(?<![\\p{L}ʼ-])(у|в|і|й|з|із|зі)[ \u00A0]${ANY}`, 'iu'),
    what: 'у, в, і, й, з, із or зі before a value: its first sound is not known',
  },
];

/** U+00A0 belongs beside a number or its sign, or before a dash, and nowhere else. */
const STRAY_NBSP = new RegExp(`(?<!${NUMERAL}|п\\.|с\\.|№|No\\.)\u00A0(?!—|${NUMERAL})`, 'u');

/** Checks the punctuation of one language, in every variant of a message. */
export function* checkTypography(parsed: ParsedMessage, texts: readonly string[]): Generator<MessageProblem> {
  for (const { rule, in: languages, wrong, what } of RULES) {
    if (!languages.includes(parsed.language)) continue;
    const text = texts.find((one) => wrong.test(one));
    if (text !== undefined) yield problemIn(parsed, rule, `${what} in ${readable(text)}`);
  }
  const stray = texts.find((text) => STRAY_NBSP.test(text));
  if (stray !== undefined) yield problemIn(parsed, 'I-6.1', `U+00A0 where a plain space belongs in ${readable(stray)}`);
  const unpaired = texts.find((text) => !quotesPair(text, parsed.language));
  if (unpaired !== undefined) yield problemIn(parsed, 'I-6', `quotes that do not pair in ${readable(unpaired)}`);
  if (texts.some((text) => text !== text.normalize('NFC'))) yield problemIn(parsed, 'L-7', 'is not in NFC');
}

const PAIRS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  uk: { '»': '«', '“': '„' },
  ru: { '»': '«', '“': '„' },
  en: { '”': '“' },
};

function quotesPair(text: string, language: Language): boolean {
  const pairs = PAIRS[language];
  const open: string[] = [];
  for (const sign of text) {
    if (Object.values(pairs).includes(sign)) open.push(sign);
    else if (Object.hasOwn(pairs, sign) && open.pop() !== pairs[sign]) return false;
  }
  return open.length === 0;
}

/** A variant with readable placeholders. */
export function readable(text: string): string {
  return `“${text.replaceAll(VALUE, '{…}').replaceAll(NUMBER, '#')}”`;
}
