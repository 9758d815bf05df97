import { type TermTable, termName, termText, unknownText } from './compiled.ts';
import { type Joining, listText, numberText, percentText } from './formats.ts';
import type { Messages, SUBJECTS, TERM_TABLES, TermIds } from './generated/index.ts';
import type { Language } from './language.ts';
import { type Form, type Message, type Name, type Node, type Part, partsOf, textOf, type Value } from './parts.ts';

export type Subject = keyof typeof SUBJECTS;
export type Key<S extends Subject = Subject> = Extract<keyof Messages, `${S}.${string}`>;

/** The games (and `common`) whose glossary can be loaded. */
export type TermGame = keyof typeof TERM_TABLES;
export type TermId<G extends TermGame = TermGame> = TermIds[G];

type ArgsOf<K extends keyof Messages> = Messages[K] extends Message<infer A> ? A : unknown;

/** The arguments of all these keys together, so that a key built from a closed set of ids is typed as well. */
type AllArgsOf<K extends keyof Messages> = (K extends unknown ? (args: ArgsOf<K>) => void : never) extends (
  args: infer A,
) => void
  ? A
  : never;

/** The parameters after the key: none for a message without arguments, else one object. */
export type Rest<K extends keyof Messages> = unknown extends AllArgsOf<K> ? [] : [args: AllArgsOf<K>];

/** `P` if it begins at least one key of these subjects, else `never`. */
type Prefix<S extends Subject, P extends string> = [Extract<Key<S>, `${P}.${string}`>] extends [never] ? never : P;

/** The messages of one subject in one language. */
export type Table = Partial<Messages>;

/** The messages of some subjects in one language. */
export interface Speaker<in S extends Subject> {
  readonly language: Language;
  /** A message as text. */
  t<K extends Key<S>>(key: K, ...rest: Rest<K>): string;
  /** A message as parts, so that a screen can draw tagged words and values. */
  rich<K extends Key<S>>(key: K, ...rest: Rest<K>): readonly Part[];
  has(key: string): boolean;
  /** A message for an id that comes from data: `lookup('errors.settings', code, …)`. Without one, its key in ⟦ ⟧. */
  lookup<P extends string>(prefix: Prefix<S, P>, id: string, args?: Readonly<Record<string, Value>>): string;
  /** The ids that have no message below the prefix, for tests of closed sets of ids. */
  missing<P extends string>(prefix: Prefix<S, P>, ids: readonly string[]): readonly string[];
  number(value: number): string;
  percent(share: number): string;
  list(items: readonly string[], joining?: Joining): string;
}

type MergedTables = Readonly<Record<string, Node | Message<never>>>;

export function speaker<S extends Subject>(language: Language, tables: readonly Table[]): Speaker<S> {
  const messages = Object.assign(Object.create(null) as MergedTables, ...tables) as MergedTables;
  const node = (key: string, args: unknown): Node => {
    const message = messages[key];
    if (message === undefined) return unknownText(key);
    return typeof message === 'function' ? message((args ?? {}) as never) : message;
  };
  return {
    language,
    t: (key, ...rest) => textOf(node(key, rest[0])),
    rich: (key, ...rest) => partsOf(node(key, rest[0])),
    has: (key) => messages[key] !== undefined,
    lookup: (prefix, id, args) => textOf(node(`${prefix}.${id}`, args)),
    missing: (prefix, ids) => ids.filter((id) => messages[`${prefix}.${id}`] === undefined),
    number: (value) => numberText(language, value),
    percent: (share) => percentText(language, share),
    list: (items, joining) => listText(language, items, joining),
  };
}

/** The glossary of a game in one language. */
export interface Terms<G extends TermGame> {
  readonly language: Language;
  /** The name of a term, or one of its forms. */
  name(id: TermId<G>, form?: Form): string;
  /** The name with all its forms, for messages that inflect it. */
  named(id: TermId<G>): Name;
  has(id: string): id is TermId<G>;
}

export function termsFrom<G extends TermGame>(language: Language, table: TermTable): Terms<G> {
  return {
    language,
    name: (id, form) => termText(table, id, form),
    named: (id) => termName(table, id),
    has: (id): id is TermId<G> => Object.hasOwn(table, id),
  };
}
