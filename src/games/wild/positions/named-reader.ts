import type { Problem } from '../../../kernel/index.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Reads plain data by names and notes what is wrong with it, with its place. */
export class PlainReader {
  readonly problems: Problem[];
  readonly #raw: Raw;
  readonly #path: string;

  constructor(raw: unknown, path = '', problems: Problem[] = []) {
    this.#raw = typeof raw === 'object' && raw !== null ? (raw as Raw) : {};
    this.#path = path;
    this.problems = problems;
  }

  /** Notes something that is wrong. */
  note(key: string, code: string): void {
    this.problems.push({ path: this.#path === '' ? key : `${this.#path}.${key}`, code });
  }
  /** Notes every key that is not among these. */
  known(keys: readonly string[]): this {
    for (const key of Object.keys(this.#raw)) if (!keys.includes(key)) this.note(key, 'unknown-key');
    return this;
  }
  /** Whether something is said under this key. */
  has(key: string): boolean {
    return this.#raw[key] !== undefined;
  }
  /** What is said under this key. */
  get(key: string): unknown {
    return this.#raw[key];
  }
  /** The data under a key, empty where nothing is said. */
  within(key: string): PlainReader {
    return new PlainReader(this.#raw[key], this.#path === '' ? key : `${this.#path}.${key}`, this.problems);
  }
  /** A whole number from 0 on. */
  whole(key: string, usual: number): number {
    const value = this.#raw[key] ?? usual;
    if (!Number.isInteger(value) || (value as number) < 0) this.note(key, 'no-number');
    return Number(value);
  }
  /** A list, empty where nothing is said. */
  list(key: string): readonly unknown[] {
    const value = this.#raw[key] ?? [];
    if (!Array.isArray(value)) this.note(key, 'no-list');
    return Array.isArray(value) ? value : [];
  }
  /** The number of a name. */
  name(key: string, names: readonly string[], usual: number): number {
    if (!this.has(key)) return usual;
    const found = names.indexOf(String(this.#raw[key]));
    if (found < 0) this.note(key, 'unknown-name');
    return found;
  }
  /** The numbers of a list of names. */
  names(key: string, names: readonly string[]): number[] {
    return this.list(key).map((each, n) => {
      const found = names.indexOf(String(each));
      if (found < 0) this.note(`${key}.${n}`, 'unknown-name');
      return found;
    });
  }
}
