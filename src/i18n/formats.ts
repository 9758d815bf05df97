import type { Language } from './language.ts';
import type { Form, Name, Scalar, Value } from './parts.ts';

interface Formats {
  readonly number: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly plural: Intl.PluralRules;
}

const FORMATS = new Map<Language, Formats>();

/** The formatters of a language, created on first use. */
function formats(language: Language): Formats {
  let found = FORMATS.get(language);
  if (found === undefined) {
    found = {
      number: new Intl.NumberFormat(language),
      percent: new Intl.NumberFormat(language, { style: 'percent' }),
      plural: new Intl.PluralRules(language),
    };
    FORMATS.set(language, found);
  }
  return found;
}

/** Replaces the hyphen that `Intl` prints by a minus sign. */
const withMinus = (text: string) => text.replace('-', '\u2212');

export function numberText(language: Language, value: number): string {
  return withMinus(formats(language).number.format(value));
}

/** A share from 0 to 1 as percent: 0.57 is 57%. */
export function percentText(language: Language, value: number): string {
  return withMinus(formats(language).percent.format(value));
}

export function pluralCategory(language: Language, value: number): Intl.LDMLPluralRule {
  return formats(language).plural.select(value);
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
