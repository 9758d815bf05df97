import type { Language } from '../../src/i18n/language.ts';
import { type MessageProblem, problemIn, type ParsedMessage } from './model.ts';
import { readable } from './typography.ts';
import { NUMBER, VALUE, type Variant } from './variants.ts';

/** Names that are written in Latin letters in every language. */
const LATIN_NAMES = new Set([
  'Root',
  'CSV',
  'JSON',
  'SQLite',
  'PostgreSQL',
  'RootLog',
  'Discord',
  'URL',
  'Enter',
  'Esc',
]);

const word = (pattern: string) => new RegExp(`(?<![\\p{L}ʼ])(?:${pattern})(?![\\p{L}ʼ])`, 'iu');

/** Words that are not allowed, and what to write instead. */
const REFUSED: Readonly<Record<Language, readonly (readonly [wrong: RegExp, right: string])[]>> = {
  uk: [
    [word('слідуюч\\p{L}*'), 'наступний'],
    [word('прийм\\p{L}* участь'), 'брати участь'],
    [word('на протязі'), 'протягом'],
    [word('співпад\\p{L}*'), 'збігатися'],
    [word('являється|являються'), 'є'],
    [word('відмін(?:ити|иш|ить|или|ив|іть|ено|яти|яйте)'), 'скасувати'],
    [word('люб(?:ий|ого|ому|им|а|ої|ою|у|е)'), 'будь-який'],
    [word('получ\\p{L}*'), 'отримати'],
    [word('загруз(?:к\\p{L}*|ити|іть|ок)'), 'завантаження'],
    [word('настрой(?:к\\p{L}*|ок)'), 'налаштування'],
    [word('(?:в|ви)ключ(?:ити|іть|ить|ено)'), 'увімкнути, вимкнути'],
    [word('переключ\\p{L}*'), 'перемкнути'],
    [word('по замовчуванню'), 'типово'],
    [word('вірно'), 'правильно'],
    [word('діюч(?:ий|ого|ому|им|их|а|е|і|ої|ою|у)'), 'чинний'],
    [word('згідно правил'), 'за правилами'],
    [word('так як'), 'бо, оскільки'],
    [word('більше чим'), 'більше ніж'],
    [word('в якості'), 'як'],
    [word('атакуюч\\p{L}*'), 'нападник'],
    [word('\\p{L}+[уюая]юч(?:ий|ого|ому|ими?|их|а|е|і|ої|ою|у)'), 'a word without -ючий'],
  ],
  ru: [
    [word('с?крафт\\p{L}*'), 'смастерить'],
    [word('дайс\\p{L}*'), 'кубик'],
    [word('дек(?:а|и|е|у|ой)'), 'колода'],
    [word('тян(?:уть|ите|ет|ут) карт\\p{L}*'), 'взять карту'],
    [word('лицом (?:вниз|вверх)'), 'лицевой стороной вниз, вверх'],
  ],
  en: [
    [word('(?:colour|neighbour|favour|honour|behaviour|labour|armour|harbour)\\p{L}*'), '-or'],
    [word('(?:defence|offence|licence)s?'), '-ense'],
    [word('(?:cancell|travell|signall)(?:ed|ing|ers?)'), 'one l'],
    [word('(?:organis|recognis|realis|specialis)\\p{L}*'), '-iz-'],
    [word('towards|whilst|learnt'), 'toward, while, learned'],
  ],
};

/** Finds words that this language does not use, and text in another language. */
export function* checkWords(parsed: ParsedMessage, texts: readonly string[]): Generator<MessageProblem> {
  for (const [wrong, right] of REFUSED[parsed.language]) {
    const found = texts.map((text) => wrong.exec(text)?.[0]).find((some) => some !== undefined);
    if (found === undefined) continue;
    yield problemIn(parsed, parsed.language === 'ru' ? 'L-9' : 'L-8', `«${found}»: write ${right}`);
  }
  if (parsed.language === 'en') {
    const left = texts.find((text) => /\p{Script=Cyrillic}/u.test(text));
    if (left !== undefined) yield problemIn(parsed, 'I-1.1', `Cyrillic letters in ${readable(left)}`);
    return;
  }
  const latin = texts
    .flatMap((text) => text.match(/\p{Script=Latin}[\p{Script=Latin}\d]+/gu) ?? [])
    .find((some) => !LATIN_NAMES.has(some));
  if (latin !== undefined) yield problemIn(parsed, 'I-1.1', `“${latin}” is left in another language`);
}

const ANY_VALUE = new RegExp(`[${VALUE}${NUMBER}]`, 'g');
const PERSONS = new Set(['name', 'player', 'faction']);
const GENDERED: Readonly<Record<'uk' | 'ru', RegExp>> = {
  uk: /^\p{L}{2,}(?:в|ла|ло|вся|лася|лося|ний|ена|ана)$/iu,
  ru: /^\p{L}{2,}(?:[аеиоуыя]л|ла|ло|лся|лась|лось|ён|ена|ан|ана)$/iu,
};

/** Nouns that only look like such verbs: «орла», «члена», genitives of the plural. */
const NOUNS = /^(?:орла|члена|\p{L}+[іїє]в)$/iu;

/** Warns about a verb or participle beside a name, which would have to agree with an unknown gender. A heuristic. */
export function* checkGender(parsed: ParsedMessage, variants: readonly Variant[]): Generator<MessageProblem> {
  if (parsed.language === 'en') return;
  const gendered = GENDERED[parsed.language];
  for (const { text, names } of variants) {
    for (const [i, { index }] of [...text.matchAll(ANY_VALUE)].entries()) {
      const name = names[i] ?? '';
      const found = PERSONS.has(name)
        ? neighbours(text, index).find((one) => gendered.test(one) && !NOUNS.test(one))
        : undefined;
      if (found === undefined) continue;
      yield problemIn(parsed, 'L-11', `«${found}» seems to agree with {${name}}`, 'warning');
      return;
    }
  }
}

/** Up to three words on each side, up to the next punctuation mark. */
function neighbours(text: string, at: number): readonly string[] {
  const words = (some: string) => some.trim().split(/\s+/u);
  const before = /[^:,;.!?()«»„“→—\uE000\uE001]*$/u.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^[^:,;.!?()«»„“→—\uE000\uE001]*/u.exec(text.slice(at + 1))?.[0] ?? '';
  return [...words(before).slice(-3), ...words(after).slice(0, 3)];
}
