import { numberText, percentText, pluralCategory, valueText } from './formats.ts';
import type { Language } from './language.ts';
import type { Argument, Node, Scalar, Tag, Value } from './parts.ts';

/** Cases of which a message may ask: `{defender_gen}` prints the genitive of what `defender` names. */
export const CASES = ['gen', 'dat', 'acc', 'ins', 'loc'] as const;
export type Case = (typeof CASES)[number];

/** A term in one language: its name, or its name and the cases that differ from it. */
export type Term = string | ({ readonly is: string } & { readonly [C in Case]?: string });
export type TermTable = Readonly<Record<string, Term>>;

/** What the code that the message compiler writes calls, for one language. */
export interface Words {
  /** A value as it is: text, number or list. */
  arg(name: string, value: Value): Argument;
  percent(name: string, value: number): Argument;
  /** A term by the part of its id that stands for `*` in the pattern. */
  term(terms: TermTable, pattern: string, name: string, value: Value, form?: Case): Argument;
  plural(value: number, branches: (count: string) => Readonly<Record<string, Node>>): Node;
  select(value: Scalar, branches: Readonly<Record<string, Node>>): Node;
  tag(tag: Tag, node: Node): Node;
}

/** How something that has no text is shown: never silently, never as an error. */
export const unknownText = (what: string) => `⟦${what}⟧`;

export function wordsIn(language: Language): Words {
  return {
    arg: (arg, value) => ({ arg, value, text: given(arg, value) ?? valueText(language, value) }),
    percent: (arg, value) => ({ arg, value, text: given(arg, value) ?? percentText(language, value) }),
    term(terms, pattern, arg, value, form) {
      const name = (id: Scalar) => termText(terms, pattern.replace('*', String(id)), form);
      return { arg, value, text: given(arg, value) ?? (isScalar(value) ? name(value) : value.map(name).join(', ')) };
    },
    plural(value, branches) {
      const all = branches(numberText(language, value));
      return all[`=${value}`] ?? all[pluralCategory(language, value)] ?? all['other'] ?? '';
    },
    select: (value, branches) => (Object.hasOwn(branches, value) ? branches[value] : branches['other']) ?? '',
    tag: (tag, node) => ({ tag, node }),
  };
}

export function termText(terms: TermTable, id: string, form?: Case): string {
  const term = terms[id];
  if (term === undefined) return unknownText(id);
  if (typeof term === 'string') return term;
  return (form === undefined ? undefined : term[form]) ?? term.is;
}

/** Types see to it that every value is given; keys that come from data can still forget one. */
function given(name: string, value: Value | undefined): string | undefined {
  return value === undefined ? unknownText(name) : undefined;
}

function isScalar(value: Value): value is Scalar {
  return !Array.isArray(value);
}
