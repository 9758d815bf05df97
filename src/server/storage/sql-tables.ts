import type { PackRow, TableIndex, TableRow } from './table-row.ts';
import type { Statement } from './driver.ts';

const INSERT_TABLE = 'insert into tables (id, revision, game, status, open, created, doc) values (?, ?, ?, ?, ?, ?, ?)';
const INSERT_PACK = 'insert into packs (hash, data) values (?, ?) on conflict (hash) do nothing';

/** SQL: sets when a table is due next. */
export const SET_DUE = `insert into attention (table_id, at) values (?, ?)
  on conflict (table_id) do update set at = excluded.at`;

/** Statements that replace the list of people of a table. */
export function seatStatements(id: string, { people }: TableIndex): Statement[] {
  const taken = people.flatMap((person, seat): Statement[] =>
    person === undefined ? [] : [['insert into seats (table_id, seat, person) values (?, ?, ?)', id, seat, person]],
  );
  return [['delete from seats where table_id = ?', id], ...taken];
}

/** A table to store. */
export interface NewTableRow {
  readonly row: TableRow;
  readonly index: TableIndex;
  /** When it is created, in ms since 1970. */
  readonly now: number;
  readonly pack?: PackRow | undefined;
}

/** Statements that store a table, its people and the component values that it names. */
export function tableStatements({ row: { id, revision, doc }, index, now, pack }: NewTableRow): Statement[] {
  const { game, status, open } = index;
  return [
    [INSERT_TABLE, id, revision, game, status, open ? 1 : 0, now, doc],
    ...seatStatements(id, index),
    ...(pack ? [[INSERT_PACK, pack.hash, pack.data] satisfies Statement] : []),
  ];
}

/** Statements that store a table whose game begins at once: any process that is running finds it due and begins it. */
export const begunTableStatements = (table: NewTableRow): Statement[] => [
  ...tableStatements(table),
  [SET_DUE, table.row.id, table.now],
];
