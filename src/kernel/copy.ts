import type { Frame } from './procedure.ts';

function copyList(list: readonly unknown[]): unknown[] {
  if (list.length === 0 || typeof list[0] !== 'object') return list.slice();
  return list.map((item) => (Array.isArray(item) ? copyList(item) : copyFrame(item as Frame)));
}

/** A copy of a frame that shares nothing with it. */
export function copyFrame<F extends Frame>(frame: F): F {
  const copy = { ...frame } as Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object') copy[key] = copyList(value as readonly unknown[]);
  }
  return copy as unknown as F;
}

/** A copy of a stack that shares nothing with it. */
export function copyStack<F extends Frame>(stack: readonly F[]): F[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copyFrame(copy[i]!);
  return copy;
}

const STEADY = new WeakSet<object>();

/** Marks a list that is replaced whole and never written into, so that copies of a state may share it; a frozen list is slow to read. */
export function markShareable<T>(list: readonly T[]): readonly T[] {
  STEADY.add(list);
  return list;
}

/** True for what copies of a state may share. */
export const mayBeShared = (value: object): boolean => Object.isFrozen(value) || STEADY.has(value);

/** JSON with keys in one order: equal text if and only if equal content. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`).join()}}`;
}
