import type { ParseResult, Problem } from './game.ts';

/** A plain object from outside. */
export type Raw = Readonly<Record<string, unknown>>;

/** Longest text that is read, in characters. */
const LONGEST_TEXT = 200;

const isObject = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The path of a field; '' is the path of the whole. */
export const fieldPath = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/**
 * Reads data from outside. Every method gives a sound value and notes what is wrong, with its path and a code: `missing`,
 * `unknown`, `not-an-object`, `not-a-list`, `not-so-many`, `not-in-range`, `not-one-of`, `not-a-text`, `not-yes-or-no`,
 * `unknown-name`, `twice`.
 */
export class Reader {
  readonly problems: Problem[] = [];
  /** Paths that are known to be missing: each is noted once. */
  readonly #missing = new Set<string>();

  /** Notes a problem. */
  note(path: string, code: string, args?: Problem['args']): void {
    this.problems.push(args ? { path, code, args } : { path, code });
  }

  /** The value if nothing was wrong. */
  result<T>(value: T): ParseResult<T> {
    return this.problems.length > 0 ? { ok: false, problems: this.problems } : { ok: true, value };
  }

  /** Notes that the value at a path is wrong, or that it is missing. */
  #refuse(raw: unknown, path: string, code: string, args?: Problem['args']): void {
    if (raw !== undefined) this.note(path, code, args);
    else if (!this.#missing.has(path)) {
      this.#missing.add(path);
      this.note(path, 'missing', args);
    }
  }

  /** An object with no fields but these; an empty one if it is something else. */
  object(raw: unknown, path: string, fields?: readonly string[]): Raw {
    if (!isObject(raw)) {
      this.#refuse(raw, path, 'not-an-object');
      return {};
    }
    if (fields)
      for (const key of Object.keys(raw)) if (!fields.includes(key)) this.note(fieldPath(path, key), 'unknown');
    return raw;
  }

  /** An object with exactly these fields. */
  exact(raw: unknown, path: string, fields: readonly string[]): Raw {
    const found = this.object(raw, path, fields);
    if (isObject(raw))
      for (const field of fields)
        if (!Object.hasOwn(raw, field)) this.#refuse(undefined, fieldPath(path, field), 'missing');
    return found;
  }

  /** The items of a list, not read yet; with `count`, of that length. */
  items(raw: unknown, path: string, count?: number): readonly unknown[] {
    if (!Array.isArray(raw)) {
      this.#refuse(raw, path, 'not-a-list');
      return [];
    }
    if (count !== undefined && raw.length !== count) this.note(path, 'not-so-many', { count, found: raw.length });
    return raw;
  }

  /** A list, each item read with its own path; with `count`, of that length. */
  list<T>(raw: unknown, path: string, read: (raw: unknown, path: string) => T, count?: number): T[] {
    return this.items(raw, path, count).map((item, i) => read(item, `${path}.${i}`));
  }

  /** A whole number from `least` to `most`. */
  whole(raw: unknown, path: string, least: number, most: number): number {
    if (typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most) return raw;
    this.#refuse(raw, path, 'not-in-range', { least, most });
    return least;
  }

  /** A list of `count` whole numbers from `least` to `most`; an empty one if it has another length. */
  wholes(raw: unknown, path: string, count: number, least: number, most: number): number[] {
    const list = this.items(raw, path, count);
    return list.length === count ? list.map((value, i) => this.whole(value, `${path}.${i}`, least, most)) : [];
  }

  /** Yes or no. */
  flag(raw: unknown, path: string): boolean {
    if (typeof raw === 'boolean') return raw;
    this.#refuse(raw, path, 'not-yes-or-no');
    return false;
  }

  /** A text that is not empty. */
  text(raw: unknown, path: string): string {
    if (typeof raw === 'string' && raw !== '' && raw.length <= LONGEST_TEXT) return raw;
    this.#refuse(raw, path, 'not-a-text');
    return '';
  }

  /** One of these words; the first of them if it is none. */
  word<W extends string | number | boolean>(raw: unknown, path: string, words: readonly W[]): W {
    const found = words.find((word) => word === raw);
    if (found !== undefined) return found;
    this.#refuse(raw, path, 'not-one-of', { choices: words.join(' ') });
    return words[0]!;
  }

  /** The index of a name in a list; -1 if it is not there. */
  name(raw: unknown, path: string, names: readonly string[]): number {
    const index = names.indexOf(raw as string);
    if (index < 0) this.#refuse(raw, path, 'unknown-name', { name: String(raw) });
    return index;
  }

  /** The indexes of a list of names; unknown names are left out. */
  names(raw: unknown, path: string, names: readonly string[]): number[] {
    return this.list(raw, path, (item, at) => this.name(item, at, names)).filter((index) => index >= 0);
  }

  /** The indexes of a list of names without repetition. */
  distinct(raw: unknown, path: string, names: readonly string[]): number[] {
    const found = this.names(raw, path, names);
    found.forEach((index, i) => {
      if (found.indexOf(index) !== i) this.note(path, 'twice', { name: names[index]! });
    });
    return [...new Set(found)];
  }

  /** How many of each name there are, from a list that may repeat names. */
  tally(raw: unknown, path: string, names: readonly string[]): number[] {
    const counts = names.map(() => 0);
    for (const index of this.names(raw, path, names)) counts[index]!++;
    return counts;
  }

  /** How many of each name there are, from an object of counts; 0 for names it leaves out. */
  counts(raw: unknown, path: string, names: readonly string[], most: number): number[] {
    const given = this.object(raw, path, names);
    return names.map((name) => (name in given ? this.whole(given[name], fieldPath(path, name), 0, most) : 0));
  }

  /** Notes ids that are missing, unknown or used twice in a list of objects with a field `id`. */
  ids(list: readonly unknown[], path: string, ids: readonly string[]): void {
    const found = list.map((item) => (item as Raw | undefined)?.['id']);
    for (const id of ids) {
      const times = found.filter((each) => each === id).length;
      if (times !== 1) this.note(path, times === 0 ? 'missing-id' : 'repeated-id', { id });
    }
    for (const [i, id] of found.entries())
      if (!ids.includes(id as string)) this.note(`${path}.${i}.id`, 'unknown-id', { id: String(id) });
  }
}

/** Reads data in which empty objects and lists may be left out. */
export class SparseReader extends Reader {
  override object(raw: unknown = {}, path: string, fields?: readonly string[]): Raw {
    return super.object(raw, path, fields);
  }
  override items(raw: unknown = [], path: string, count?: number): readonly unknown[] {
    return super.items(raw, path, count);
  }
}
