import { PackedLists, PackedList } from './packed-lists.ts';
import type { Change, Patch } from './patch.ts';

type Plain = Readonly<Record<string, unknown>>;
type Trail = (string | number)[];

/** So many numbers may be lost before it is worth while to gather those that are left. */
const SPARE = 200;

/** The fields of an object, kept side by side: to walk along two rows is faster than to look every name up. */
class Fields {
  names: readonly string[];
  /** Undefined: a name without a value, as good as none. */
  values: unknown[];

  constructor(value: Plain, numbers: PackedLists) {
    this.names = namesOf(value);
    this.values = this.names.map((name) => kept(value[name], numbers));
  }
}

/**
 * A copy of a value that changes: plain JSON. It is brought up to date in place, so that a server which follows thousands
 * of them makes little that lives on. What is frozen through and through cannot change, and is shared instead of copied.
 */
export class DiffTracker<T> {
  /** Lists of small numbers as `Span`, others as lists, objects as `Fields`, and what is frozen as it is. */
  #kept: unknown;
  #numbers = new PackedLists();
  /** With so many numbers, half of them belong to no list any more. */
  #most: number;

  constructor(value: T) {
    this.#kept = kept(value, this.#numbers);
    this.#most = mostOf(this.#numbers);
  }

  /** The value as it was last followed, as data of its own. */
  get value(): T {
    return plain(this.#kept, this.#numbers) as T;
  }

  /** Becomes equal to `after` and gives the changes. */
  update(after: T): Patch {
    const patch: Change[] = [];
    if (!matched(this.#kept, after, this.#numbers, [], patch)) this.#kept = kept(after, this.#numbers);
    if (this.#numbers.used > this.#most) {
      this.#numbers = new PackedLists();
      this.#kept = kept(after, this.#numbers);
      this.#most = mostOf(this.#numbers);
    }
    return patch;
  }
}

const mostOf = ({ used }: PackedLists): number => 2 * used + SPARE;

/** The changes that make `after` of `before`; both are plain JSON. */
export const diff = (before: unknown, after: unknown): Patch => new DiffTracker(before).update(after);

/** No patch may lead to a prototype, whatever a field is called. */
const namesOf = (value: Plain): string[] => Object.keys(value).filter((name) => name !== '__proto__');

/** True for what can never change. */
function isFixed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!Object.isFrozen(value)) return false;
  for (const each of Array.isArray(value) ? value : Object.values(value))
    if (typeof each === 'object' && !isFixed(each)) return false;
  return true;
}

function kept(value: unknown, numbers: PackedLists): unknown {
  if (isFixed(value)) return value;
  if (!Array.isArray(value)) return new Fields(value as Plain, numbers);
  return numbers.keep(value) ?? value.map((each) => kept(each, numbers));
}

function plain(value: unknown, numbers: PackedLists): unknown {
  if (value instanceof PackedList) return numbers.list(value);
  if (Array.isArray(value)) return value.map((each) => plain(each, numbers));
  if (!(value instanceof Fields)) return value;
  const { names, values } = value;
  const entries = names.flatMap((name, i) => (values[i] === undefined ? [] : [[name, plain(values[i], numbers)]]));
  return Object.fromEntries(entries) as Plain;
}

/**
 * Writes the changes down and makes them in what is kept. False: what is kept is of another kind or fixed, and must be
 * replaced. Most of what is looked at has not changed: paths are written down only for what has.
 */
function matched(was: unknown, now: unknown, numbers: PackedLists, path: Trail, into: Change[]): boolean {
  if (was === now) return true;
  if (typeof was === 'object' && typeof now === 'object' && was !== null && now !== null) {
    if (Array.isArray(now)) {
      if (was instanceof PackedList) {
        if (was.length === now.length) return matchedNumbers(was, now, numbers, path, into);
      } else if (Array.isArray(was) && was.length === now.length) return matchedLists(was, now, numbers, path, into);
    } else if (was instanceof Fields) {
      matchFields(was, now as Plain, numbers, path, into);
      return true;
    } else if (!Array.isArray(was) && !(was instanceof PackedList)) {
      matchFields(new Fields(was as Plain, numbers), now as Plain, numbers, path, into);
      return false;
    }
  }
  into.push([path.slice(), now]);
  return false;
}

/** As a rule two objects have the same names in the same order. */
function matchFields(was: Fields, now: Plain, numbers: PackedLists, path: Trail, into: Change[]): void {
  const { names, values } = was;
  const found = Object.keys(now);
  const { length } = found;
  if (length !== names.length) return rearrange(was, now, numbers, path, into);
  for (let i = 0; i < length; i++) if (found[i] !== names[i]) return rearrange(was, now, numbers, path, into);
  const all = Object.values(now);
  let lost = false;
  for (let i = 0; i < length; i++) {
    const old = values[i];
    const fresh = all[i];
    if (old === fresh) continue;
    if (fresh === undefined) lost = true;
    else {
      path.push(names[i]!);
      if (!matched(old, fresh, numbers, path, into)) values[i] = kept(fresh, numbers);
      path.pop();
    }
  }
  if (lost) rearrange(was, now, numbers, path, into);
}

/** Names have come or gone, or stand in another order. */
function rearrange(was: Fields, now: Plain, numbers: PackedLists, path: Trail, into: Change[]): void {
  const old = new Map(was.names.map((name, i) => [name, was.values[i]]));
  was.names = namesOf(now);
  was.values = was.names.map((name) => {
    const before = old.get(name);
    const fresh = now[name];
    if (fresh === undefined) return undefined;
    old.delete(name);
    path.push(name);
    const value = matched(before, fresh, numbers, path, into) ? before : kept(fresh, numbers);
    path.pop();
    return value;
  });
  for (const [name, before] of old) if (before !== undefined) into.push([[...path, name]]);
}

/** A list of which most has changed is sent whole, as one of another length is. */
function sendWhole(now: readonly unknown[], first: number, path: Trail, into: Change[]): void {
  if (into.length - first <= now.length / 2 + 1) return;
  into.length = first;
  into.push([path.slice(), now]);
}

function matchedNumbers(
  was: PackedList,
  now: readonly unknown[],
  numbers: PackedLists,
  path: Trail,
  into: Change[],
): boolean {
  const first = into.length;
  let small = true;
  for (let i = numbers.common(was, now); i < now.length; i++) {
    if (numbers.has(was, i, now[i])) continue;
    into.push([[...path, i], now[i]]);
    small = numbers.put(was, i, now[i]) && small;
  }
  sendWhole(now, first, path, into);
  return small;
}

function matchedLists(
  was: unknown[],
  now: readonly unknown[],
  numbers: PackedLists,
  path: Trail,
  into: Change[],
): boolean {
  const first = into.length;
  let fixed = false;
  for (let i = 0; i < now.length; i++) {
    if (was[i] === now[i]) continue;
    path.push(i);
    if (!matched(was[i], now[i], numbers, path, into)) {
      fixed ||= Object.isFrozen(was);
      if (!fixed) was[i] = kept(now[i], numbers);
    }
    path.pop();
  }
  sendWhole(now, first, path, into);
  return !fixed;
}
