import type { Problem, ParseResult } from '../../../kernel/index.ts';

/** A plain object from outside. */
export type Raw = Readonly<Record<string, unknown>>;

const isRecord = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Reads input from outside and notes everything that is wrong with it, each with its path. */
export class Reader {
  readonly problems: Problem[] = [];

  /** Notes a problem. */
  note(path: string, code: string, args?: Problem['args']): void {
    this.problems.push(args ? { path, code, args } : { path, code });
  }

  /** The value if nothing was wrong. */
  reading<T>(value: T): ParseResult<T> {
    return this.problems.length > 0 ? { ok: false, problems: this.problems } : { ok: true, value };
  }

  /** A plain object that has these fields only; an empty one if it is something else. */
  record(raw: unknown, path: string, fields?: readonly string[]): Raw {
    if (!isRecord(raw)) {
      this.note(path, raw === undefined ? 'missing' : 'not-an-object');
      return {};
    }
    if (fields)
      for (const key of Object.keys(raw))
        if (!fields.includes(key)) this.note(path === '' ? key : `${path}.${key}`, 'unknown');
    return raw;
  }

  /** A whole number from `least` to `most`. */
  whole(raw: unknown, path: string, least: number, most: number): number {
    if (typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most) return raw;
    this.note(path, raw === undefined ? 'missing' : 'not-in-range', { least, most });
    return least;
  }

  /** One of these words. */
  word<W extends string>(raw: unknown, path: string, words: readonly W[]): W {
    const found = words.find((word) => word === raw);
    if (found !== undefined) return found;
    this.note(path, raw === undefined ? 'missing' : 'not-one-of', { choices: words.join(' ') });
    return words[0]!;
  }

  /** A list, each item read with its own path; with `count`, of that length. */
  list<T>(raw: unknown, path: string, item: (raw: unknown, path: string) => T, count?: number): T[] {
    if (!Array.isArray(raw)) {
      this.note(path, raw === undefined ? 'missing' : 'not-a-list');
      return [];
    }
    if (count !== undefined && raw.length !== count) this.note(path, 'not-so-many', { count, found: raw.length });
    return raw.map((one: unknown, i) => item(one, `${path}.${i}`));
  }

  /** Yes or no. */
  yesNo(raw: unknown, path: string): boolean {
    if (typeof raw === 'boolean') return raw;
    this.note(path, raw === undefined ? 'missing' : 'not-yes-or-no');
    return false;
  }
}
