/** A way into plain data: keys of objects and indices of lists. */
export type Path = readonly (string | number)[];

/** One change: a path and the new value there, or the path alone of a key that is gone. */
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];

/** Changes that make one value of another. */
export type Patch = readonly Change[];

type Plain = Readonly<Record<string, unknown>>;

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
