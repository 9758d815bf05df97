import type { TableIndex, TableRow } from './table-row.ts';

/** A league or tournament. It is replaced as a whole, at an expected revision. */
export interface SeriesRow {
  readonly id: string;
  readonly revision: number;
  readonly doc: string;
}

/** The columns by which series are listed and found due; everything else is in the description. */
export interface SeriesIndex {
  readonly status: string;
  /** Everybody may find it. */
  readonly listed: boolean;
  readonly game: string;
  /** When it must act next without a request, in ms since 1970; undefined: never. */
  readonly due: number | undefined;
  /** What lists show, as JSON. */
  readonly summary: string;
  /** Organisers and players. */
  readonly people: readonly string[];
}

/** A table that a series opens; its game begins at once. */
export interface SeriesTable {
  readonly match: number;
  readonly row: TableRow;
  readonly index: TableIndex;
}

/** A line of the log: what an organiser decided, or what the server did automatically. */
export interface SeriesLogRow {
  readonly n: number;
  readonly at: number;
  /** As JSON. */
  readonly entry: string;
}

/** What is stored together with a change of a series. */
export interface SeriesChange {
  readonly tables?: readonly SeriesTable[];
  /** Tables whose results the series has taken, with the record of the match as JSON; undefined: it stays as it is. */
  readonly done?: readonly { readonly table: string; readonly record: string | undefined }[];
  readonly log?: readonly SeriesLogRow[];
  /** Lines of the log that name somebody in another way now. */
  readonly rewritten?: readonly SeriesLogRow[];
}

/** A table of a series that is over and whose result is not taken. */
export interface OverTable {
  readonly series: string;
  readonly match: number;
  readonly table: string;
  /** The description of the table. */
  readonly doc: string;
}

/** A series in a list. */
export interface ListedSeries {
  readonly id: string;
  readonly created: number;
  readonly summary: string;
}

/** Leagues and tournaments. Every change is one transaction, so a process may die at any time. */
export interface SeriesStorage {
  createSeries(row: SeriesRow, index: SeriesIndex, now: number, log: readonly SeriesLogRow[]): Promise<void>;
  readSeries(id: string): Promise<SeriesRow | undefined>;
  /** Replaces the description if it is still at the revision before `row.revision`; everything else is stored with it. */
  updateSeries(row: SeriesRow, index: SeriesIndex, change: SeriesChange, now: number): Promise<boolean>;
  /** Listed series, or those of a person, newest first; only those created before a time, in ms since 1970. */
  listSeries(filter: {
    readonly person?: string;
    readonly before?: number;
    readonly limit: number;
  }): Promise<readonly ListedSeries[]>;
  /** Series in which the person organises or plays, or did. */
  seriesWith(person: string): Promise<readonly string[]>;
  /** How many series this person opened or plays in that are not over. */
  openSeriesOf(person: string): Promise<number>;
  /** Takes due series. Each goes to one caller, until `lease` ms have passed. */
  takeDueSeries(now: number, lease: number, limit: number): Promise<readonly string[]>;
  overTables(limit: number): Promise<readonly OverTable[]>;
  /** The series and match of a table; undefined: it belongs to none. */
  seriesOfTable(table: string): Promise<{ readonly series: string; readonly match: number } | undefined>;
  /** The records of matches, as JSON, by the number of the match. */
  seriesRecords(id: string): Promise<ReadonlyMap<number, string>>;
  /** In order. */
  readSeriesLog(id: string, after: number, limit: number): Promise<readonly SeriesLogRow[]>;
}
