/** Something a seat may choose: an interned object with a short canonical text. */
export interface Option {
  readonly verb: string;
  readonly text: string;
}

type Words = readonly string[];
type With<V extends string, K extends string> = { readonly verb: V; readonly text: string } & {
  readonly [k in K]: number;
};

/** All options with one verb, without their type: the verb, and the words of each place. */
export interface Family<O extends Option> {
  readonly verb: O['verb'];
  /** The field of each place, and the words its ids are written with. */
  readonly fields: readonly string[];
  readonly words: readonly (readonly string[])[];
  /** The option with these ids. */
  option(...ids: readonly number[]): O;
  parse(words: readonly string[]): O | undefined;
}

/** All options with one verb: a call returns the interned option for the ids of its places. */
export type Verb<V extends string, K extends string, A extends readonly number[]> = ((...ids: A) => With<V, K>) &
  Family<With<V, K>>;

/** The type of the options of a verb. */
export type OptionOf<T> = T extends (...ids: never[]) => infer O ? O : never;

const SPACE = / /;

/** Most options of a verb for which places are reserved. */
const MOST_RESERVED = 2048;

/**
 * Declares a verb with up to four places, each a field name and the words its ids are written with:
 * `verb('move', 'from', CLEARINGS, 'to', CLEARINGS)` makes `move c1 c5`.
 */
export function verb<V extends string>(name: V): Verb<V, never, []>;
export function verb<V extends string, A extends string>(name: V, a: A, as: Words): Verb<V, A, [a: number]>;
export function verb<V extends string, A extends string, B extends string>(
  name: V,
  ...places: [a: A, as: Words, b: B, bs: Words]
): Verb<V, A | B, [a: number, b: number]>;
export function verb<V extends string, A extends string, B extends string, C extends string>(
  name: V,
  ...places: [a: A, as: Words, b: B, bs: Words, c: C, cs: Words]
): Verb<V, A | B | C, [a: number, b: number, c: number]>;
export function verb<V extends string, A extends string, B extends string, C extends string, D extends string>(
  name: V,
  ...places: [a: A, as: Words, b: B, bs: Words, c: C, cs: Words, d: D, ds: Words]
): Verb<V, A | B | C | D, [a: number, b: number, c: number, d: number]>;
export function verb(name: string, ...places: readonly (string | Words)[]): Verb<string, string, number[]> {
  const fields = places.filter((p): p is string => typeof p === 'string');
  const lists = places.filter((p): p is Words => typeof p !== 'string');
  for (const list of lists) checkWords(name, list);
  const size0 = lists[0]?.length ?? 1;
  const size1 = lists[1]?.length ?? 1;
  const size2 = lists[2]?.length ?? 1;
  const size3 = lists[3]?.length ?? 1;
  const table: (With<string, string> | undefined)[] = [];
  // V8 keeps a list with large holes as a hash table, which is slow to read.
  if (size0 * size1 * size2 * size3 <= MOST_RESERVED)
    while (table.length < size0 * size1 * size2 * size3) table.push(undefined);

  function make(ids: readonly number[]): With<string, string> {
    const option: Record<string, unknown> = { verb: name, text: name };
    let text = name;
    fields.forEach((field, k) => {
      const word = lists[k]![ids[k]!];
      if (word === undefined) throw new Error(`option ${name}: ${field} has no word for ${ids[k]}`);
      option[field] = ids[k];
      text += ` ${word}`;
    });
    option['text'] = text;
    return Object.freeze(option) as With<string, string>;
  }
  function option(a = 0, b = 0, c = 0, d = 0): With<string, string> {
    // An id out of range would give the index of another option. As unsigned numbers negative ids are too large.
    if (a >>> 0 >= size0 || b >>> 0 >= size1 || c >>> 0 >= size2 || d >>> 0 >= size3) return make([a, b, c, d]);
    const at = ((a * size1 + b) * size2 + c) * size3 + d;
    return (table[at] ??= make([a, b, c, d]));
  }
  // The usual cases with less to check: code that is short enough is compiled into its callers.
  const optionOf0 = (): With<string, string> => (table[0] ??= make([]));
  const optionOf1 = (a: number): With<string, string> => (a >>> 0 < size0 ? (table[a] ??= make([a])) : make([a]));
  const optionOf2 = (a: number, b: number): With<string, string> =>
    a >>> 0 < size0 && b >>> 0 < size1 ? (table[a * size1 + b] ??= make([a, b])) : make([a, b]);
  function parse(words: readonly string[]): With<string, string> | undefined {
    if (words.length !== lists.length) return undefined;
    const ids = words.map((word, k) => lists[k]!.indexOf(word));
    return ids.includes(-1) ? undefined : option(...ids);
  }
  const called =
    lists.length === 0 ? optionOf0 : lists.length === 1 ? optionOf1 : lists.length === 2 ? optionOf2 : option;
  return Object.assign(called, { verb: name, fields, words: lists, option, parse });
}

function checkWords(name: string, words: Words): void {
  const seen = Object.create(null) as Record<string, true>;
  for (const word of words) {
    if (word === '' || SPACE.test(word) || seen[word])
      throw new Error(`option ${name}: bad or repeated word "${word}"`);
    seen[word] = true;
  }
}

/** The words '0' to 'most', for a place that is a number. */
export function numberWords(most: number): Words {
  return Array.from({ length: most + 1 }, (_, n) => String(n));
}

/** Finds the options of a game by their texts. */
export interface OptionParser<O extends Option> {
  readonly verbs: readonly O['verb'][];
  /** The options with this verb; undefined when the game has no such verb. */
  family(verb: string): Family<O> | undefined;
  /** The option with this text; undefined when the game has none. */
  parse(text: string): O | undefined;
}

/** Makes the parser for the verbs of a game. */
export function optionParser<F extends readonly Family<Option>[]>(
  ...families: F
): OptionParser<F[number] extends infer T ? (T extends Family<infer O> ? O : never) : never> {
  const byVerb = Object.create(null) as Record<string, Family<Option>>;
  for (const family of families) {
    if (byVerb[family.verb]) throw new Error(`verb ${family.verb} is declared twice`);
    byVerb[family.verb] = family;
  }
  return {
    verbs: families.map((f) => f.verb) as never,
    family: (name) => byVerb[name] as never,
    parse(text) {
      const [name, ...words] = text.split(' ');
      return byVerb[name!]?.parse(words) as never;
    },
  };
}
