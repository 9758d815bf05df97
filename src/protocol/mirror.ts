import type { Change, Patch } from './patch.ts';

type Plain = Readonly<Record<string, unknown>>;
type Trail = (string | number)[];

/** The fields of an object, kept side by side: to walk along two rows is faster than to look every name up. */
class Fields {
  names: readonly string[];
  /** Undefined: a name without a value, as good as none. */
  values: unknown[];

  constructor(value: Plain) {
    this.names = namesOf(value);
    this.values = this.names.map((name) => kept(value[name]));
  }
}

/**
 * A copy of a value that changes: plain JSON. It is brought up to date in place, so that a server which follows thousands
 * of them makes little that lives on. What is frozen through and through cannot change, and is shared instead of copied.
 */
export class Mirror<T> {
  /** Lists as lists, objects as `Fields`, and what is frozen as it is. */
  #kept: unknown;

  constructor(value: T) {
    this.#kept = kept(value);
  }

  /** The value as it was last followed, as data of its own. */
  get value(): T {
    return plain(this.#kept) as T;
  }

  /** Becomes equal to `after` and gives the changes. */
  follow(after: T): Patch {
    const patch: Change[] = [];
    if (!matched(this.#kept, after, [], patch)) this.#kept = kept(after);
    return patch;
  }
}

/** The changes that make `after` of `before`; both are plain JSON. */
export const diff = (before: unknown, after: unknown): Patch => new Mirror(before).follow(after);

/** No patch may lead to a prototype, whatever a field is called. */
const namesOf = (value: Plain): string[] => Object.keys(value).filter((name) => name !== '__proto__');

/** True for what can never change. */
function isFixed(value: unknown): boolean {
  return typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFixed));
}

function kept(value: unknown): unknown {
  if (isFixed(value)) return value;
  return Array.isArray(value) ? value.map(kept) : new Fields(value as Plain);
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!(value instanceof Fields)) return value;
  const { names, values } = value;
  return Object.fromEntries(names.flatMap((name, i) => (values[i] === undefined ? [] : [[name, plain(values[i])]])));
}

/**
 * Writes the changes down and makes them in what is kept. False: what is kept is of another kind or fixed, and must be
 * replaced. Most of what is looked at has not changed: paths are written down only for what has.
 */
function matched(was: unknown, now: unknown, path: Trail, into: Change[]): boolean {
  if (was === now) return true;
  if (typeof was === 'object' && typeof now === 'object' && was !== null && now !== null) {
    if (Array.isArray(now)) {
      if (Array.isArray(was) && was.length === now.length) return matchedLists(was, now, path, into);
    } else if (was instanceof Fields) {
      matchFields(was, now as Plain, path, into);
      return true;
    } else if (!Array.isArray(was)) {
      matchFields(new Fields(was as Plain), now as Plain, path, into);
      return false;
    }
  }
  into.push([path.slice(), now]);
  return false;
}

/** As a rule two objects have the same names in the same order. */
function matchFields(was: Fields, now: Plain, path: Trail, into: Change[]): void {
  const { names, values } = was;
  const found = Object.keys(now);
  const { length } = found;
  if (length !== names.length) return rearrange(was, now, path, into);
  for (let i = 0; i < length; i++) if (found[i] !== names[i]) return rearrange(was, now, path, into);
  const all = Object.values(now);
  let lost = false;
  for (let i = 0; i < length; i++) {
    const old = values[i];
    const fresh = all[i];
    if (old === fresh) continue;
    if (fresh === undefined) lost = true;
    else {
      path.push(names[i]!);
      if (!matched(old, fresh, path, into)) values[i] = kept(fresh);
      path.pop();
    }
  }
  if (lost) rearrange(was, now, path, into);
}

/** Names have come or gone, or stand in another order. */
function rearrange(was: Fields, now: Plain, path: Trail, into: Change[]): void {
  const old = new Map(was.names.map((name, i) => [name, was.values[i]]));
  was.names = namesOf(now);
  was.values = was.names.map((name) => {
    const before = old.get(name);
    const fresh = now[name];
    if (fresh === undefined) return undefined;
    old.delete(name);
    path.push(name);
    const value = matched(before, fresh, path, into) ? before : kept(fresh);
    path.pop();
    return value;
  });
  for (const [name, before] of old) if (before !== undefined) into.push([[...path, name]]);
}

/** A list of which most has changed is sent whole, as one of another length is. */
function matchedLists(was: unknown[], now: readonly unknown[], path: Trail, into: Change[]): boolean {
  const first = into.length;
  let fixed = false;
  for (let i = equalNumbers(was, now); i < now.length; i++) {
    if (was[i] === now[i]) continue;
    path.push(i);
    if (!matched(was[i], now[i], path, into)) {
      fixed ||= Object.isFrozen(was);
      if (!fixed) was[i] = kept(now[i]);
    }
    path.pop();
  }
  if (into.length - first > now.length / 2 + 1) {
    into.length = first;
    into.push([path.slice(), now]);
  }
  return !fixed;
}

/** How many numbers two lists of one length have in common before they differ: most lists hold nothing else, and a loop
 * that only ever meets numbers is several times as fast. */
function equalNumbers(was: readonly unknown[], now: readonly unknown[]): number {
  const { length } = now;
  for (let i = 0; i < length; i++) {
    const old = was[i];
    if (typeof old !== 'number' || old !== now[i]) return i;
  }
  return length;
}
