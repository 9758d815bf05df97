import type { Frame } from './procedure.ts';

function copyList(list: readonly unknown[]): unknown[] {
  if (list.length === 0 || typeof list[0] !== 'object') return list.slice();
  return list.map((item) => (Array.isArray(item) ? copyList(item) : copyFrame(item as Frame)));
}

/** A deep copy of a frame. */
export function copyFrame<F extends Frame>(frame: F): F {
  const copy = { ...frame } as Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object') copy[key] = copyList(value as readonly unknown[]);
  }
  return copy as unknown as F;
}

/** A deep copy of a stack. */
export function copyStack<F extends Frame>(stack: readonly F[]): F[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copyFrame(copy[i]!);
  return copy;
}

/**
 * A list of numbers, made by `push`. V8 gives lists from an optimized `map` another elements kind than all others, and every
 * function that reads both becomes slower.
 */
export function numberList(length: number, valueAt: (i: number) => number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(valueAt(i));
  return list;
}

/** A list that has the same number everywhere. */
export function filledList(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

/** A copy of a list with another value at one place: for a list that is replaced and never written into. */
export function withValue<T>(list: readonly T[], at: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

/** A copy of a list of numbers with one of them changed by an amount. */
export const withAdded = (list: readonly number[], at: number, by: number): readonly number[] =>
  withValue(list, at, list[at]! + by);

const SHAREABLE = new WeakSet<object>();

/** Marks a list that is replaced and never written into, so that copies of a state may share it. Frozen lists are slow to read. */
export function markShareable<T>(list: readonly T[]): readonly T[] {
  SHAREABLE.add(list);
  return list;
}

/** True when copies of a state may share this object. */
export const mayBeShared = (value: object): boolean => Object.isFrozen(value) || SHAREABLE.has(value);

/**
 * Stands in an aliased view for a field whose value is that of an earlier view. Type `never`, so that any field can hold it; only
 * who asked for a view since a mark gets it.
 */
export const UNCHANGED = Symbol('unchanged') as unknown as never;

/** JSON with sorted keys: the texts are equal exactly when the values are. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`).join()}}`;
}
