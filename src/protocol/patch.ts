/** A path in plain data: keys of objects and indices of lists. */
export type Path = readonly (string | number)[];

/** One change: a path and the new value there, or only the path of a deleted key. */
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];

/** The changes from one value to another. */
export type Patch = readonly Change[];

type Plain = Readonly<Record<string, unknown>>;

const hasOwn = (value: object, key: string | number): boolean => Object.hasOwn(value, key);

/** Applies a patch. The new value shares unchanged parts with the old one. */
export function applyPatch<T>(value: T, patch: Patch): T {
  let result: unknown = value;
  for (const change of patch) result = applyChange(result, change[0], 0, change);
  return result as T;
}

function applyChange(value: unknown, path: Path, depth: number, change: Change): unknown {
  if (depth === path.length) return change[1];
  const key = path[depth]!;
  if (key === '__proto__') throw new Error('a patch must not change __proto__');
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    list[key as number] = applyChange(list[key as number], path, depth + 1, change);
    return list;
  }
  const copy: Record<string, unknown> = { ...(value as Plain) };
  if (depth === path.length - 1 && change.length === 1) delete copy[key];
  else copy[key] = applyChange(hasOwn(copy, key) ? copy[key] : undefined, path, depth + 1, change);
  return copy;
}
