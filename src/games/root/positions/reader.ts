import type { Problem } from '../../../kernel/index.ts';

/** A plain object from a file. */
export type Raw = Readonly<Record<string, unknown>>;

/** A list of names with their numbers. */
type Names = readonly string[];

/** Reads the parts of a position file and notes everything that is wrong, with the path of each fault. */
export class Reader {
  readonly problems: Problem[] = [];

  /** Notes a fault. */
  note(path: string, code: string, args?: Problem['args']): void {
    const full = `position.${code}`;
    this.problems.push(args ? { path, code: full, args } : { path, code: full });
  }
  /** An object with no keys but these; an empty one where nothing, or something else, is written. */
  object(raw: unknown, path: string, keys?: Names): Raw {
    if (raw === undefined) return {};
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      this.note(path, 'type', { wanted: 'object' });
      return {};
    }
    if (keys)
      for (const key of Object.keys(raw))
        if (!keys.includes(key)) this.note(path === '' ? key : `${path}.${key}`, 'unknown-key');
    return raw as Raw;
  }
  /** A list; an empty one where nothing, or something else, is written. */
  list(raw: unknown, path: string): readonly unknown[] {
    if (raw === undefined) return [];
    if (Array.isArray(raw)) return raw;
    this.note(path, 'type', { wanted: 'list' });
    return [];
  }
  /** A whole number in a range; the least where it is not. */
  whole(raw: unknown, path: string, least: number, most: number): number {
    if (typeof raw !== 'number' || !Number.isInteger(raw)) {
      this.note(path, 'type', { wanted: 'whole number' });
      return least;
    }
    if (raw >= least && raw <= most) return raw;
    this.note(path, 'range', { least, most, found: raw });
    return least;
  }
  /** Yes or no, as 1 or 0. */
  flag(raw: unknown, path: string): number {
    if (typeof raw === 'boolean') return raw ? 1 : 0;
    this.note(path, 'type', { wanted: 'true or false' });
    return 0;
  }
  /** The number of a name; -1 where there is no such name. */
  name(raw: unknown, path: string, names: Names): number {
    if (typeof raw !== 'string') {
      this.note(path, 'type', { wanted: 'name' });
      return -1;
    }
    const number = names.indexOf(raw);
    if (number < 0) this.note(path, 'unknown-name', { name: raw });
    return number;
  }
  /** The numbers of a list of names, the unknown ones left out. */
  names(raw: unknown, path: string, names: Names): number[] {
    return this.list(raw, path)
      .map((each, i) => this.name(each, `${path}.${i}`, names))
      .filter((number) => number >= 0);
  }
  /** The same, none of them twice. */
  distinct(raw: unknown, path: string, names: Names): number[] {
    const found = this.names(raw, path, names);
    found.forEach((number, i) => {
      if (found.indexOf(number) !== i) this.note(path, 'twice', { name: names[number]! });
    });
    return [...new Set(found)];
  }
  /** How many of each name, as an object of counts. */
  counts(raw: unknown, path: string, names: Names, most: number): number[] {
    const counts = names.map(() => 0);
    for (const [key, value] of Object.entries(this.object(raw, path))) {
      const number = names.indexOf(key);
      if (number < 0) this.note(`${path}.${key}`, 'unknown-name', { name: key });
      else counts[number] = this.whole(value, `${path}.${key}`, 0, most);
    }
    return counts;
  }
  /** How many of each name, as a list that may repeat them. */
  tally(raw: unknown, path: string, names: Names): number[] {
    const counts = names.map(() => 0);
    for (const number of this.names(raw, path, names)) counts[number]!++;
    return counts;
  }
}

/** The names that are counted, each as often as it counts. */
export function repeated(counts: readonly number[], names: Names): string[] {
  return counts.flatMap((count, i) => Array.from({ length: count }, () => names[i]!));
}

/** What is counted, by name. */
export function counted(counts: readonly number[], names: Names): Record<string, number> {
  const found: Record<string, number> = {};
  counts.forEach((count, i) => {
    if (count !== 0) found[names[i]!] = count;
  });
  return found;
}

/** The entries that say something: no empty list, no empty object, nothing undefined. */
export function said(parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => {
      if (typeof value !== 'object' || value === null) return value !== undefined;
      return Object.keys(value).length > 0;
    }),
  );
}
