import { numberText, percentText, pluralCategory, valueText } from './formats.ts';
import type { Language } from './language.ts';
import type { Argument, Form, Name, Node, Scalar, Tag, Value } from './parts.ts';

/** A term in one language: its name, or its name, the forms that differ from it, and whether it is plural. */
export type Term = string | ({ readonly is: string; readonly plural?: true } & { readonly [F in Form]?: string });
export type TermTable = Readonly<Record<string, Term>>;

/** What the code that the message compiler writes calls, for one language. */
export interface Words {
  /** A value as it is (text, number, name or list), or a form of a name. */
  arg(name: string, value: Value, form?: Form): Argument;
  percent(name: string, value: number): Argument;
  /** A term by the part of its id that stands for `*` in the pattern. */
  term(terms: TermTable, pattern: string, name: string, value: Value, form?: Form): Argument;
  plural(value: number, branches: (count: string) => Readonly<Record<string, Node>>): Node;
  select(value: Scalar, branches: Readonly<Record<string, Node>>): Node;
  /** `pl` beside a plural name, `other` beside any other. */
  agree(value: Name, branches: Readonly<Record<'pl' | 'other', Node>>): Node;
  tag(tag: Tag, node: Node): Node;
}

/** How something that has no text is shown: never silently, never as an error. */
export const unknownText = (what: string) => `⟦${what}⟧`;

export function wordsIn(language: Language): Words {
  return {
    arg: (arg, value, form) => ({
      arg,
      value: idOf(value),
      text: given(arg, value) ?? valueText(language, value, form),
    }),
    percent: (arg, value) => ({ arg, value, text: given(arg, value) ?? percentText(language, value) }),
    term(terms, pattern, arg, value, form) {
      const name = (id: Scalar) => termText(terms, pattern.replace('*', String(id)), form);
      const ids = idOf(value);
      return { arg, value: ids, text: given(arg, value) ?? (isScalar(ids) ? name(ids) : ids.map(name).join(', ')) };
    },
    plural(value, branches) {
      const all = branches(numberText(language, value));
      return all[`=${value}`] ?? all[pluralCategory(language, value)] ?? all['other'] ?? '';
    },
    select: (value, branches) => (Object.hasOwn(branches, value) ? branches[value] : branches['other']) ?? '',
    agree: (value, branches) => (value?.isPlural === true ? branches.pl : branches.other),
    tag: (tag, node) => ({ tag, node }),
  };
}

export function termText(terms: TermTable, id: string, form?: Form): string {
  const term = terms[id];
  if (term === undefined) return unknownText(id);
  if (typeof term === 'string') return term;
  return (form === undefined ? undefined : term[form]) ?? term.is;
}

/** Types see to it that every value is given; keys that come from data can still forget one. */
function given(name: string, value: Value | undefined): string | undefined {
  return value === undefined ? unknownText(name) : undefined;
}

type Ids = Argument['value'];

function isScalar(value: Ids): value is Scalar {
  return !Array.isArray(value);
}

/** What a screen gets of a value: names by their ids. */
function idOf(value: Value | undefined): Ids {
  if (Array.isArray(value)) return (value as readonly (Scalar | Name)[]).map((one) => idOf(one) as Scalar);
  if (typeof value !== 'object') return value ?? '';
  const { id, text } = value as Name;
  return id ?? text;
}

/** A term as a name that messages can decline. */
export function termName(terms: TermTable, id: string): Name {
  const term = terms[id] ?? unknownText(id);
  if (typeof term === 'string') return { text: term };
  const { is, plural, ...forms } = term;
  return { text: is, forms, isPlural: plural === true };
}
