import { numberText, percentText, pluralCategory, valueText } from './formats.ts';
import type { Language } from './language.ts';
import type { Argument, Form, Name, Node, Scalar, Tag, Value } from './parts.ts';

/** A term in one language: its name, or its name, the forms that differ from it, and whether it is plural. */
export type Term = string | ({ readonly is: string; readonly plural?: true } & { readonly [F in Form]?: string });
/** The terms of a game by id. */
export type TermTable = Readonly<Record<string, Term>>;

/** What compiled messages call to format their arguments, for one language. */
export interface MessageRuntime {
  /** A value as it is (text, number, name or list), or a form of a name. */
  arg(name: string, value: Value, form?: Form): Argument;
  percent(name: string, value: number): Argument;
  /** A term by the part of its id that replaces `*` in the pattern. */
  term(terms: TermTable, pattern: string, name: string, value: Value, form?: Form): Argument;
  plural(value: number, branches: (count: string) => Readonly<Record<string, Node>>): Node;
  select(value: Scalar, branches: Readonly<Record<string, Node>>): Node;
  /** The branch `pl` for a plural name, `other` for any other. */
  agree(value: Name, branches: Readonly<Record<'pl' | 'other', Node>>): Node;
  tag(tag: Tag, node: Node): Node;
}

/** What is shown instead of a missing text: visible, and no exception. */
export const unknownText = (what: string) => `⟦${what}⟧`;

/** Makes the runtime of compiled messages in one language. */
export function wordsIn(language: Language): MessageRuntime {
  return {
    arg: (arg, value, form) => ({
      arg,
      value: idOf(value),
      text: missingText(arg, value) ?? valueText(language, value, form),
    }),
    percent: (arg, value) => ({ arg, value, text: missingText(arg, value) ?? percentText(language, value) }),
    term(terms, pattern, arg, value, form) {
      const name = (id: Scalar) => termText(terms, pattern.replace('*', String(id)), form);
      const ids = idOf(value);
      return {
        arg,
        value: ids,
        text: missingText(arg, value) ?? (isScalar(ids) ? name(ids) : ids.map(name).join(', ')),
      };
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

/** The text of a term in a form; a form that the glossary does not list equals the name. */
export function termText(terms: TermTable, id: string, form?: Form): string {
  const term = terms[id];
  if (term === undefined) return unknownText(id);
  if (typeof term === 'string') return term;
  return (form === undefined ? undefined : term[form]) ?? term.is;
}

/** The text for a value that was not passed; undefined when it was. Types rule it out except for keys from data. */
function missingText(name: string, value: Value | undefined): string | undefined {
  return value === undefined ? unknownText(name) : undefined;
}

type Ids = Argument['value'];

function isScalar(value: Ids): value is Scalar {
  return !Array.isArray(value);
}

/** A value as screens get it: names are replaced by their ids. */
function idOf(value: Value | undefined): Ids {
  if (Array.isArray(value)) return (value as readonly (Scalar | Name)[]).map((one) => idOf(one) as Scalar);
  if (typeof value !== 'object') return value ?? '';
  const { id, text } = value as Name;
  return id ?? text;
}

/** A term as a name that messages can inflect. */
export function termName(terms: TermTable, id: string): Name {
  const term = terms[id] ?? unknownText(id);
  if (typeof term === 'string') return { text: term };
  const { is, plural, ...forms } = term;
  return { text: is, forms, isPlural: plural === true };
}
