import type { Language } from '../../i18n/index.ts';
import type { ParseResult } from '../../kernel/index.ts';

/** A word that can be chosen, and how it reads. */
export interface Choice {
  readonly value: string;
  readonly name: string;
}

/** Values of other components that can be taken over, what asks for one, and the name of the button for any other value. */
export interface Examples {
  readonly label: string;
  readonly compose: string;
  readonly values: readonly unknown[];
}

/** A kind of object with its own fields, and such an object to begin with. */
export interface Variant extends Choice {
  readonly blank: object;
  readonly fields: readonly ValueField[];
}

/** A field that an object may have, and its value when it is added. */
export type Part = ValueField & { readonly blank: unknown };

/** How a value is entered. */
export type ValueKind =
  | { readonly kind: 'number' }
  | { readonly kind: 'text' }
  // With `isData` the values of the choices are JSON: numbers, lists, yes or no, or null.
  | { readonly kind: 'word'; readonly choices: readonly Choice[]; readonly isData?: true }
  // With `isData` the values of the choices are JSON, as above.
  | { readonly kind: 'words'; readonly choices: readonly Choice[]; readonly isData?: true }
  | { readonly kind: 'numbers' }
  | { readonly kind: 'counts'; readonly choices: readonly Choice[] }
  | { readonly kind: 'rows'; readonly columns: readonly ValueField[] }
  | { readonly kind: 'either'; readonly options: readonly ValueField[] }
  /** A fact that holds as soon as it is there. */
  | { readonly kind: 'flag' }
  /** An object of which the word at `key` says which fields it has. */
  | VariantKind
  /** An object with some of the parts: each can be added and removed. */
  | { readonly kind: 'some'; readonly parts: readonly Part[]; readonly add: string; remove(what: string): string }
  | ListKind;

/** An object of which the word at `key` says which fields it has; a function, because effects contain effects. */
interface VariantKind {
  readonly kind: 'variant';
  readonly key: string;
  variants(): readonly Variant[];
}

/** Entries that can be added and removed. */
interface ListKind {
  readonly kind: 'list';
  readonly each: VariantKind | ListKind;
  /** What an entry is called. */
  readonly one: string;
  /** What is added; a variant has its own blank. */
  readonly blank?: unknown;
  readonly add: string;
  remove(what: string): string;
  summary?(value: unknown): string;
  readonly examples?: Examples;
}

/** A value of a component: its place below the component, its name, and how it is entered. */
export type ValueField = ValueKind & {
  readonly path: string;
  readonly name: string;
  /** True: an empty value is none at all. */
  readonly isOptional?: true;
};

/** A component with the values that somebody with a printed copy can look up. */
export interface ValueComponent {
  /** Its place in the pack: `defenders.list.3`. */
  readonly path: string;
  readonly name: string;
  readonly fields: readonly ValueField[];
}

/** Components of one kind. */
export interface ValueSection {
  readonly id: string;
  readonly name: string;
  readonly components: readonly ValueComponent[];
}

/** The form in which the component values of a game are entered. */
export interface ValuesForm {
  readonly builtIn: unknown;
  /** The reader that packs of files go through, too. */
  read(raw: unknown): ParseResult<unknown>;
  sections(language: Language): Promise<readonly ValueSection[]>;
  /** The names of the ids that problems of the pack mention. */
  names(language: Language): Promise<Readonly<Record<string, string>>>;
  /** The pack without the marks of unpublished values on the components that were entered. */
  withoutMarks(pack: unknown, entered: readonly string[]): unknown;
  /** The components of a file that were entered: those without such a mark, although the built-in ones have one, and those it lists. */
  enteredIn(file: unknown): readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** The value at a path of dots; undefined where there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Json | null | undefined)?.[key], data);
}

/** A copy of the data with the value at a path replaced; undefined removes the key. */
export function withValue(data: unknown, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValue((data as Json)[key], rest.join('.'), value);
  if (Array.isArray(data)) return data.map((one: unknown, at) => (at === Number(key) ? next : one));
  const { [key]: _, ...others } = data as Json;
  // Keys keep their places, so that an exported file reads like the built-in one.
  return next === undefined ? others : Object.fromEntries(Object.entries({ ...(data as Json), [key]: next }));
}
