/** A way into plain data: keys of objects and indices of lists. */
export type Path = readonly (string | number)[];

/** One change: a path and the new value there, or the path alone of a key that is gone. */
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];

/** Changes that make one value of another. */
export type Patch = readonly Change[];

type Plain = Readonly<Record<string, unknown>>;

/** The changes that make `after` of `before`; both are plain JSON. */
export const diff = (before: unknown, after: unknown): Patch => advance(before, after).patch;

/**
 * The changes that make `after` of `before`, and a value equal to `after` that shares with `before` whatever has not
 * changed: whoever keeps the last of many values keeps little besides the first.
 */
export function advance<T>(before: T, after: T): { readonly patch: Patch; readonly value: T } {
  const patch: Change[] = [];
  return { patch, value: merged(before, after, [], patch) as T };
}

/** Most of what is looked at has not changed: paths are written down only for what has. */
function merged(before: unknown, after: unknown, path: (string | number)[], into: Change[]): unknown {
  if (before === after) return before;
  if (typeof before === 'object' && typeof after === 'object' && before !== null && after !== null) {
    if (Array.isArray(before)) {
      if (Array.isArray(after) && before.length === after.length) return mergedLists(before, after, path, into);
    } else if (!Array.isArray(after)) return mergedFields(before as Plain, after as Plain, path, into);
  }
  into.push([path.slice(), after]);
  return after;
}

/** What an object itself holds: `toString` and its like come from elsewhere, and are no data. */
function own(value: Plain, key: string): unknown {
  const found = value[key];
  return typeof found === 'function' || key === '__proto__' ? undefined : found;
}

function mergedFields(before: Plain, after: Plain, path: (string | number)[], into: Change[]): Plain {
  let copy: Record<string, unknown> | undefined;
  let met = 0;
  for (const key in after) {
    const was = own(before, key);
    const now = own(after, key);
    if (now === undefined) continue;
    if (was !== undefined) met++;
    if (was === now) continue;
    path.push(key);
    const kept = merged(was, now, path, into);
    path.pop();
    if (kept !== was) (copy ??= { ...before })[key] = kept;
  }
  // As a rule both have the same fields: then none can be gone, and to count them is cheaper than to look each up.
  for (const _ in before) met--;
  return met === 0 ? (copy ?? before) : withoutGone(before, after, copy, path, into);
}

function withoutGone(
  before: Plain,
  after: Plain,
  copy: Record<string, unknown> | undefined,
  path: readonly (string | number)[],
  into: Change[],
): Plain {
  let rest = copy;
  for (const key in before) {
    if (own(after, key) !== undefined || own(before, key) === undefined) continue;
    into.push([[...path, key]]);
    rest ??= { ...before };
    delete rest[key];
  }
  return rest ?? before;
}

/** A list of which most has changed is sent whole, as one of another length is. */
function mergedLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  into: Change[],
): readonly unknown[] {
  const first = into.length;
  let copy: unknown[] | undefined;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    const kept = merged(before[i], after[i], path, into);
    path.pop();
    if (kept !== before[i]) (copy ??= before.slice())[i] = kept;
  }
  if (into.length - first <= after.length / 2 + 1) return copy ?? before;
  into.length = first;
  into.push([path.slice(), after]);
  return after;
}

const hasOwn = (value: object, key: string | number): boolean => Object.hasOwn(value, key);

/** A new value with the changes made; what is untouched is shared with the old one. */
export function applyPatch<T>(value: T, patch: Patch): T {
  let result: unknown = value;
  for (const change of patch) result = applied(result, change[0], 0, change);
  return result as T;
}

function applied(value: unknown, path: Path, depth: number, change: Change): unknown {
  if (depth === path.length) return change[1];
  const key = path[depth]!;
  if (key === '__proto__') throw new Error('a path never leads there');
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    list[key as number] = applied(list[key as number], path, depth + 1, change);
    return list;
  }
  const copy: Record<string, unknown> = { ...(value as Plain) };
  if (depth === path.length - 1 && change.length === 1) delete copy[key];
  else copy[key] = applied(hasOwn(copy, key) ? copy[key] : undefined, path, depth + 1, change);
  return copy;
}
