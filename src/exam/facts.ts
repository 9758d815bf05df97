type Plain = Readonly<Record<string, unknown>>;

/** Further copies of a card are written with a number behind their name. */
const COPY = /[-#]\d+$/;

/** Nothing there, and none of it, are the same. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  value === false ||
  value === 'none' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isNothing));

const name = (value: unknown): string =>
  typeof value === 'string' ? value.replace(COPY, '') : (JSON.stringify(value) ?? 'nothing');

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Whether what stands there is what was claimed: lists in any order, a number for the length of a list. */
export function agrees(found: unknown, claimed: unknown): boolean {
  if (isNothing(claimed)) return isNothing(found);
  if (Array.isArray(found) && typeof claimed === 'number') return found.length === claimed;
  if (Array.isArray(found) && Array.isArray(claimed))
    return found.map(name).sort().join() === claimed.map(name).sort().join();
  if (isPlain(found) && isPlain(claimed) && !Array.isArray(claimed))
    return [...new Set([...Object.keys(found), ...Object.keys(claimed)])].every((key) =>
      agrees(found[key], claimed[key]),
    );
  return (
    found === claimed || (typeof found === 'string' && typeof claimed === 'string' && name(found) === name(claimed))
  );
}

/** What stands at a path like `clearings.c5.cat`. */
export function factAt(facts: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isPlain(at) ? at[key] : undefined), facts);
}
