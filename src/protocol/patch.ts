/** A way into plain data: keys of objects and indices of lists. */
export type Path = readonly (string | number)[];

/** One change: a path and the new value there, or the path alone of a key that is gone. */
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];

/** Changes that make one value of another. */
export type Patch = readonly Change[];

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes that make `after` of `before`; both are plain JSON. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: Path, into: Change[]): void {
  if (before === after) return;
  if (isPlain(before) && isPlain(after)) compareFields(before, after, path, into);
  else if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, into);
  else into.push([path, after]);
}

/** What an object itself holds: `toString` and its like come from elsewhere, and are no data. */
function own(value: Plain, key: string): unknown {
  const found = value[key];
  return typeof found === 'function' || key === '__proto__' ? undefined : found;
}

function compareFields(before: Plain, after: Plain, path: Path, into: Change[]): void {
  for (const key in before)
    if (own(after, key) === undefined && own(before, key) !== undefined) into.push([[...path, key]]);
  for (const key in after) {
    const then = own(before, key);
    const now = own(after, key);
    if (then === now) continue;
    if (then === undefined) into.push([[...path, key], now]);
    else if (now !== undefined) compareAt(key, then, now, path, into);
  }
}

/** Most of what is looked at has not changed: its path is written down only when it has. */
function compareAt(key: string | number, before: unknown, after: unknown, path: Path, into: Change[]): void {
  const first = into.length;
  compare(before, after, [], into);
  for (let i = first; i < into.length; i++) {
    const [inner, ...value] = into[i]!;
    into[i] = [[...path, key, ...inner], ...value] as Change;
  }
}

/** A list of another length, or one of which most has changed, is sent whole. */
function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path, into: Change[]): void {
  if (before.length !== after.length) {
    into.push([path, after]);
    return;
  }
  const inside: Change[] = [];
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) compareAt(i, before[i], after[i], path, inside);
  if (inside.length > after.length / 2 + 1) into.push([path, after]);
  else into.push(...inside);
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
