import type { Problem } from '../../../kernel/index.ts';

/** An object of unknown fields. */
export type Raw = Readonly<Record<string, unknown>>;

/** Reads data from outside: gives sound values and notes every place that has none. */
export class Reader {
  readonly problems: Problem[] = [];

  /** Notes what is wrong at a place. */
  note(path: string, code: string, args?: Problem['args']): void {
    this.problems.push(args === undefined ? { path, code } : { path, code, args });
  }

  /** An object with exactly these fields; missing and unknown ones are noted. */
  object(raw: unknown, path: string, fields: readonly string[]): Raw {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      this.note(path, 'not-an-object');
      return {};
    }
    for (const field of fields) if (!Object.hasOwn(raw, field)) this.note(join(path, field), 'missing');
    for (const field of Object.keys(raw)) if (!fields.includes(field)) this.note(join(path, field), 'unknown');
    return raw as Raw;
  }

  /** A list, of so many things if a count is given. */
  list(raw: unknown, path: string, count?: number): readonly unknown[] {
    if (!Array.isArray(raw)) {
      if (raw !== undefined) this.note(path, 'not-a-list');
      return [];
    }
    if (count !== undefined && raw.length !== count) this.note(path, 'not-so-many', { count, got: raw.length });
    return raw;
  }

  /** A whole number within bounds. */
  whole(raw: unknown, path: string, least: number, most: number): number {
    if (Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most) return raw as number;
    if (raw !== undefined) this.note(path, 'not-in-range', { least, most });
    return least;
  }

  /** A list of so many whole numbers within bounds. */
  wholes(raw: unknown, path: string, count: number, least: number, most: number): number[] {
    const list = this.list(raw, path, count);
    return list.length === count ? list.map((value, i) => this.whole(value, `${path}.${i}`, least, most)) : [];
  }

  /** A text that is not empty. */
  text(raw: unknown, path: string): string {
    if (typeof raw === 'string' && raw !== '' && raw.length <= 200) return raw;
    if (raw !== undefined) this.note(path, 'not-a-text');
    return '';
  }

  /** One of these words. */
  word(raw: unknown, path: string, words: readonly (string | number | boolean)[]): void {
    if (raw !== undefined && !words.includes(raw as string)) this.note(path, 'not-one-of', { words: words.join(' ') });
  }

  /** Things with ids: each of the ids once. */
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

/** The path of a field. */
export function join(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`;
}
