type Plain = Readonly<Record<string, unknown>>;

/** The number behind the name of a further copy of a card. */
const COPY = /[-#]\d+$/;

/** True for an absent value, zero, and an empty list or object: claims do not distinguish them. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  value === false ||
  value === 'none' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

const name = (value: unknown): string =>
  typeof value === 'string' ? value.replace(COPY, '') : (JSON.stringify(value) ?? 'nothing');

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** True when a value is as claimed. Lists match in any order, and a number matches the length of a list. */
export function agrees(found: unknown, claimed: unknown): boolean {
  if (isEmpty(claimed)) return isEmpty(found);
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

/** The value at a path like `clearings.c5.cat`; undefined when there is none. */
export function factAt(facts: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isPlain(at) ? at[key] : undefined), facts);
}
