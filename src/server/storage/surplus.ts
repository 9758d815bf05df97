/** Who something was kept from, and when. */
export interface KeptReport {
  readonly at: number;
  /** Empty: somebody without a key. */
  readonly person: string;
  /** The address it came from, under a name that only this house knows; empty: not known. */
  readonly source: string;
}

/**
 * What must go so that no more than `most` stay: the oldest of whoever has sent the most, counted by person and by address.
 * So junk makes room for more junk, not reports of others.
 */
export function surplus<T extends KeptReport>(rows: readonly T[], most: number): T[] {
  const left = rows.slice().sort((a, b) => a.at - b.at);
  const counts = new Map<string, number>();
  const names = ({ person, source }: KeptReport): string[] => [
    ...(person === '' && source !== '' ? [] : [`person ${person}`]),
    ...(source === '' ? [] : [`source ${source}`]),
  ];
  const count = (name: string, by: number): void => void counts.set(name, (counts.get(name) ?? 0) + by);
  for (const row of left) for (const name of names(row)) count(name, 1);
  // Behind one address the person who sent the most comes first.
  const share = (row: T): number => {
    const largest = Math.max(...names(row).map((name) => counts.get(name)!));
    return largest + (counts.get(`person ${row.person}`) ?? 1) / (rows.length + 1);
  };
  const gone: T[] = [];
  while (left.length > most) {
    const largest = Math.max(...left.map(share));
    const [victim] = left.splice(
      left.findIndex((row) => share(row) === largest),
      1,
    );
    for (const name of names(victim!)) count(name, -1);
    gone.push(victim!);
  }
  return gone;
}
