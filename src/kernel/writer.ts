/** Every name as often as it is counted: what `Reader.tally` reads. */
export function repeated(counts: readonly number[], names: readonly string[]): string[] {
  return counts.flatMap((count, i) => Array.from({ length: count }, () => names[i]!));
}

/** The counts that are not 0, by name: what `Reader.counts` reads. */
export function counted(counts: readonly number[], names: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  counts.forEach((count, i) => {
    if (count !== 0) found[names[i]!] = count;
  });
  return found;
}

/** The fields without those that are undefined, an empty list or an empty object: what `SparseReader` reads. */
export function withoutEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => {
      if (typeof value !== 'object' || value === null) return value !== undefined;
      return Object.keys(value).length > 0;
    }),
  );
}
