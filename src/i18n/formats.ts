import type { Language } from './language.ts';
import type { Form, Name, Scalar, Value } from './parts.ts';

/** Each formatter of a language is created on first use: on a phone one takes tens of milliseconds. */
function perLanguage<T>(create: (language: Language) => T): (language: Language) => T {
  const created = new Map<Language, T>();
  return (language) => {
    const found = created.get(language) ?? create(language);
    created.set(language, found);
    return found;
  };
}

const numbers = perLanguage((language) => new Intl.NumberFormat(language));
const percents = perLanguage((language) => new Intl.NumberFormat(language, { style: 'percent' }));
const plurals = perLanguage((language) => new Intl.PluralRules(language));

/** Replaces the hyphen that `Intl` prints by a minus sign. */
const withMinus = (text: string) => text.replace('-', '\u2212');

/** True for the numbers of a game. All languages write them alike; the first use of `Intl` would take a phone tens of milliseconds. */
const isSmall = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

export function numberText(language: Language, value: number): string {
  if (isSmall(value)) return `${value}`;
  return withMinus(numbers(language).format(value));
}

/** A share from 0 to 1 as percent: 0.57 is 57%. */
export function percentText(language: Language, value: number): string {
  return withMinus(percents(language).format(value));
}

export function pluralCategory(language: Language, value: number): Intl.LDMLPluralRule {
  if (!isSmall(value)) return plurals(language).select(value);
  if (language === 'en') return value === 1 ? 'one' : 'other';
  const [ones, tens] = [value % 10, Math.floor(value / 10) % 10];
  if (tens === 1 || ones === 0 || ones > 4) return 'many';
  return ones === 1 ? 'one' : 'few';
}

/**
 * How a list is joined. Names take commas only: `Intl.ListFormat` does not change the conjunction before a name that begins
 * with the same sound («Mark і Іра»).
 */
export type Joining = 'comma' | 'and' | 'or';

export function listText(language: Language, items: readonly string[], joining: Joining = 'comma'): string {
  if (joining === 'comma') return items.join(', ');
  return new Intl.ListFormat(language, { type: joining === 'and' ? 'conjunction' : 'disjunction' }).format(items);
}

export function valueText(language: Language, value: Value, form?: Form): string {
  if (typeof value === 'number') return numberText(language, value);
  if (typeof value === 'string') return value;
  if (isList(value)) return value.map((item) => valueText(language, item, form)).join(', ');
  return (form === undefined ? undefined : value.forms?.[form]) ?? value.text;
}

function isList(value: Name | readonly (Scalar | Name)[]): value is readonly (Scalar | Name)[] {
  return Array.isArray(value);
}
