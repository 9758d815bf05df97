/** A table's description. It is replaced as a whole, at an expected revision. */
export interface TableRow {
  readonly id: string;
  readonly revision: number;
  readonly doc: string;
}

/** Component values that tables use instead of the built-in ones. They never change: the hash is that of the values. */
export interface PackRow {
  readonly hash: string;
  /** As JSON. */
  readonly data: string;
}

/** The columns by which tables are listed; everything else is in the description. */
export interface TableIndex {
  readonly game: string;
  readonly status: string;
  readonly open: boolean;
  /** The person in each seat, by seat; undefined: nobody. */
  readonly people: readonly (string | undefined)[];
}
