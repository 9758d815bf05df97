import { mayBeShared } from '../kernel/index.ts';
import { PackedLists, PackedList } from './packed-lists.ts';
import type { Change, Patch } from './patch.ts';

type Plain = Readonly<Record<string, unknown>>;
/** A path that grows and shrinks during a comparison. */
export type Trail = (string | number)[];

/** Unused numbers that the packed lists may hold, besides as many as are in use, before they are rebuilt. */
const SPARE = 200;

/** The fields of an object as two parallel lists, which are faster to compare than to look up by name. */
class Fields {
  names: readonly string[];
  /** undefined: the field has no value and counts as missing. */
  values: unknown[];

  constructor(value: Plain, numbers: PackedLists) {
    this.names = namesOf(value);
    this.values = this.names.map((name) => copyOf(value[name], numbers));
  }
}

/**
 * Keeps a copy of a plain JSON value and returns the patch to its next state. The copy is updated in place, so that a server with
 * thousands of trackers allocates little. Deeply frozen parts cannot change and are shared instead of copied.
 */
export class DiffTracker<T> {
  /** The copy: lists of small numbers as `PackedList`, other lists as lists, objects as `Fields`, frozen parts as they are. */
  #copy: unknown;
  #numbers = new PackedLists();
  /** With more packed numbers than this, at least half are unused, and the copy is rebuilt. */
  #most: number;

  constructor(value: T) {
    this.#copy = copyOf(value, this.#numbers);
    this.#most = mostOf(this.#numbers);
  }

  /** The last value, as independent data. */
  get value(): T {
    return plain(this.#copy, this.#numbers) as T;
  }

  /** Updates the copy to `after` and returns the patch. */
  update(after: T): Patch {
    const patch: Change[] = [];
    if (!syncValue(this.#copy, after, this.#numbers, [], patch)) this.#copy = copyOf(after, this.#numbers);
    if (this.#numbers.used > this.#most) {
      this.#numbers = new PackedLists();
      this.#copy = copyOf(after, this.#numbers);
      this.#most = mostOf(this.#numbers);
    }
    return patch;
  }
}

const mostOf = ({ used }: PackedLists): number => 2 * used + SPARE;

/** The patch from `before` to `after`; both are plain JSON. */
export const diff = (before: unknown, after: unknown): Patch => new DiffTracker(before).update(after);

/** Field names without `__proto__`: a patch must not change a prototype. */
const namesOf = (value: Plain): string[] => Object.keys(value).filter((name) => name !== '__proto__');

/** True for primitives, and for values that never change: each object in them is frozen, or a list that is never written into. */
function isFixed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!mayBeShared(value)) return false;
  for (const each of Array.isArray(value) ? value : Object.values(value))
    if (typeof each === 'object' && !isFixed(each)) return false;
  return true;
}

/** A copy that `syncValue` can update. Frozen parts are shared. */
export function copyOf(value: unknown, numbers: PackedLists): unknown {
  if (isFixed(value)) return value;
  if (!Array.isArray(value)) return new Fields(value as Plain, numbers);
  return numbers.add(value) ?? value.map((each) => copyOf(each, numbers));
}

/** A copy of a value that replaces another copy. A list of small numbers takes the place of the list before, if it has room there. */
export function renewed(was: unknown, now: unknown, numbers: PackedLists): unknown {
  if (was instanceof PackedList && Array.isArray(now) && !isFixed(now) && numbers.replace(was, now)) return was;
  return copyOf(now, numbers);
}

/** The value of a copy, as independent data. */
export function plain(value: unknown, numbers: PackedLists): unknown {
  if (value instanceof PackedList) return numbers.list(value);
  if (Array.isArray(value)) return value.map((each) => plain(each, numbers));
  if (!(value instanceof Fields)) return value;
  const { names, values } = value;
  const entries = names.flatMap((name, i) => (values[i] === undefined ? [] : [[name, plain(values[i], numbers)]]));
  return Object.fromEntries(entries) as Plain;
}

/** True when a copy has this value. False may also mean that only the order of fields differs. */
export function equalsCopy(copy: unknown, value: unknown, numbers: PackedLists): boolean {
  if (copy === value) return true;
  if (typeof copy !== 'object' || typeof value !== 'object' || copy === null || value === null) return false;
  if (Array.isArray(value)) {
    if (copy instanceof PackedList)
      return copy.length === value.length && numbers.difference(copy, value, 0) === value.length;
    return (
      Array.isArray(copy) &&
      copy.length === value.length &&
      copy.every((each, i) => equalsCopy(each, value[i], numbers))
    );
  }
  if (!(copy instanceof Fields)) return false;
  const names = Object.keys(value);
  return (
    names.length === copy.names.length &&
    names.every((name, i) => name === copy.names[i] && equalsCopy(copy.values[i], (value as Plain)[name], numbers))
  );
}

/**
 * Adds the changes to `into` and applies them to the copy. False: the copy is of another kind or frozen, and the caller must
 * replace it. Paths are only copied for changed values, because most values are unchanged.
 */
export function syncValue(was: unknown, now: unknown, numbers: PackedLists, path: Trail, into: Change[]): boolean {
  // Unlike ===, this does not even read the objects, which are seldom in the processor's cache.
  if (Object.is(was, now)) return true;
  if (typeof was === 'object' && typeof now === 'object' && was !== null && now !== null) {
    if (Array.isArray(now)) {
      if (was instanceof PackedList) {
        if (was.length === now.length) return syncNumbers(was, now, numbers, path, into);
      } else if (Array.isArray(was) && was.length === now.length) return syncList(was, now, numbers, path, into);
    } else if (was instanceof Fields) {
      syncFields(was, now as Plain, numbers, path, into);
      return true;
    } else if (!Array.isArray(was) && !(was instanceof PackedList)) {
      syncFields(new Fields(was as Plain, numbers), now as Plain, numbers, path, into);
      return false;
    }
  }
  into.push([path.slice(), now]);
  return false;
}

/**
 * Compares objects. Nearly always the field names are the same, in the same order. `for … in` lists the fields of a plain object
 * without an array of names or values.
 */
function syncFields(was: Fields, now: Plain, numbers: PackedLists, path: Trail, into: Change[]): void {
  const { names, values } = was;
  let field = 0;
  let isAlike = true;
  for (const name in now) {
    if (name !== names[field]) {
      isAlike = false;
      break;
    }
    const old = values[field];
    const fresh = now[name];
    if (!Object.is(old, fresh)) {
      if (fresh === undefined) isAlike = false;
      else {
        path.push(name);
        if (!syncValue(old, fresh, numbers, path, into)) values[field] = renewed(old, fresh, numbers);
        path.pop();
      }
    }
    field++;
  }
  // Fields that were compared above are equal now and add nothing more.
  if (!isAlike || field < names.length) syncReordered(was, now, numbers, path, into);
}

/** Compares objects whose field names or their order differ. */
function syncReordered(was: Fields, now: Plain, numbers: PackedLists, path: Trail, into: Change[]): void {
  const old = new Map(was.names.map((name, i) => [name, was.values[i]]));
  was.names = namesOf(now);
  was.values = was.names.map((name) => {
    const before = old.get(name);
    const fresh = now[name];
    if (fresh === undefined) return undefined;
    old.delete(name);
    path.push(name);
    const value = syncValue(before, fresh, numbers, path, into) ? before : renewed(before, fresh, numbers);
    path.pop();
    return value;
  });
  for (const [name, before] of old) if (before !== undefined) into.push([extended(path, name)]);
}

/** The path of a field or an element of what lies at a path. A spread would take several times as long. */
function extended(path: Trail, key: string | number): Trail {
  const longer = path.slice();
  longer.push(key);
  return longer;
}

/** Replaces the changes of a list by the whole list if more than half of it changed. */
function preferWholeList(now: readonly unknown[], first: number, path: Trail, into: Change[]): void {
  if (into.length - first <= now.length / 2 + 1) return;
  into.length = first;
  into.push([path.slice(), now]);
}

function syncNumbers(
  was: PackedList,
  now: readonly unknown[],
  numbers: PackedLists,
  path: Trail,
  into: Change[],
): boolean {
  const first = into.length;
  let small = true;
  for (let i = numbers.difference(was, now, 0); i < now.length; i = numbers.difference(was, now, i + 1)) {
    into.push([extended(path, i), now[i]]);
    small = numbers.set(was, i, now[i]) && small;
  }
  preferWholeList(now, first, path, into);
  return small;
}

function syncList(was: unknown[], now: readonly unknown[], numbers: PackedLists, path: Trail, into: Change[]): boolean {
  const first = into.length;
  let fixed = false;
  for (let i = 0; i < now.length; i++) {
    if (Object.is(was[i], now[i])) continue;
    path.push(i);
    if (!syncValue(was[i], now[i], numbers, path, into)) {
      fixed ||= mayBeShared(was);
      if (!fixed) was[i] = renewed(was[i], now[i], numbers);
    }
    path.pop();
  }
  preferWholeList(now, first, path, into);
  return !fixed;
}
