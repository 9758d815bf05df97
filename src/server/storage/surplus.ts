/** Sender and time of a stored report. */
export interface StoredReport {
  readonly at: number;
  /** Empty: a sender without a key. */
  readonly person: string;
  /** Keyed hash of the sender's address; empty: not known. */
  readonly source: string;
}

/**
 * The rows to delete so that `most` stay: the oldest rows of the sender with the most rows, counted by person and by address.
 * A sender who floods the list thus loses only their own reports.
 */
export function surplus<T extends StoredReport>(rows: readonly T[], most: number): T[] {
  const left = rows.slice().sort((a, b) => a.at - b.at);
  const counts = new Map<string, number>();
  const names = ({ person, source }: StoredReport): string[] => [
    ...(person === '' && source !== '' ? [] : [`person ${person}`]),
    ...(source === '' ? [] : [`source ${source}`]),
  ];
  const count = (name: string, by: number): void => void counts.set(name, (counts.get(name) ?? 0) + by);
  for (const row of left) for (const name of names(row)) count(name, 1);
  // Among the people of one address, the one with the most rows comes first.
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
