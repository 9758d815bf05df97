import type { Driver, Statement, Value } from './driver.ts';
import type { ListedSeries, OverTable, SeriesLogRow, SeriesRow, SeriesStorage } from './series-storage.ts';
import { begunTableStatements } from './sql-tables.ts';

const INSERT = `insert into series (id, revision, status, listed, game, created, due, summary, doc)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const UPDATE = `update series set revision = ?, status = ?, listed = ?, due = ?, summary = ?, doc = ?
  where id = ? and revision = ?`;

const logStatements = (id: string, log: readonly SeriesLogRow[]): Statement[] =>
  log.map(({ n, at, entry }) => [
    'insert into series_log (series_id, n, at, entry) values (?, ?, ?, ?)',
    id,
    n,
    at,
    entry,
  ]);

const peopleStatements = (id: string, people: readonly string[]): Statement[] => [
  ['delete from series_people where series_id = ?', id],
  ...[...new Set(people)].map(
    (person): Statement => ['insert into series_people (series_id, person) values (?, ?)', id, person],
  ),
];

/** Leagues and tournaments, over either database. */
export function seriesStorage(driver: Driver): SeriesStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];

  return {
    async createSeries({ id, revision, doc }, { status, listed, game, due, summary, people }, now, log) {
      await driver.atomically([
        [INSERT, id, revision, status, listed ? 1 : 0, game, now, due ?? null, summary, doc],
        ...peopleStatements(id, people),
        ...logStatements(id, log),
      ]);
    },
    readSeries: async (id) => (await rows<SeriesRow>('select id, revision, doc from series where id = ?', id))[0],
    async updateSeries({ id, revision, doc }, { status, listed, due, summary, people }, change, now) {
      const { tables = [], done = [], log = [], rewritten = [] } = change;
      return await driver.atomically([
        [UPDATE, revision, status, listed ? 1 : 0, due ?? null, summary, doc, id, revision - 1],
        ...peopleStatements(id, people),
        ...tables.flatMap(({ match, row, index }): Statement[] => [
          ...begunTableStatements({ row, index, now }),
          ['insert into series_tables (table_id, series_id, match_no, done) values (?, ?, ?, 0)', row.id, id, match],
        ]),
        ...done.map(({ table, record }): Statement => {
          if (record === undefined) return ['update series_tables set done = 1 where table_id = ?', table];
          return ['update series_tables set done = 1, record = ? where table_id = ?', record, table];
        }),
        ...rewritten.map(
          ({ n, entry }): Statement => ['update series_log set entry = ? where series_id = ? and n = ?', entry, id, n],
        ),
        ...logStatements(id, log),
      ]);
    },
    async listSeries({ person, before = Number.MAX_SAFE_INTEGER, limit }) {
      if (person === undefined)
        return await rows<ListedSeries>(
          'select id, created, summary from series where listed = 1 and created < ? order by created desc limit ?',
          before,
          limit,
        );
      const sql = `select id, created, summary from series_people join series on series.id = series_id
        where person = ? and created < ? order by created desc limit ?`;
      return await rows<ListedSeries>(sql, person, before, limit);
    },
    async seriesWith(person) {
      const found = await rows<{ id: string }>('select series_id as id from series_people where person = ?', person);
      return found.map(({ id }) => id);
    },
    async openSeriesOf(person) {
      const sql = `select count(*) as count from series_people join series on series.id = series_id
        where person = ? and status in ('registration', 'playing')`;
      return Number((await rows<{ count: number }>(sql, person))[0]!.count);
    },
    async takeDueSeries(now, lease, limit) {
      const sql = `update series set due = ? where id in (
        select id from series where due <= ? order by due limit ? ${driver.skipLocked}) returning id`;
      return (await rows<{ id: string }>(sql, now + lease, now, limit)).map(({ id }) => id);
    },
    overTables: (limit) =>
      rows<OverTable>(
        `select series_id as series, match_no as "match", table_id as "table", doc
          from series_tables join tables on tables.id = table_id where done = 0 and status = 'over' limit ?`,
        limit,
      ),
    async seriesOfTable(table) {
      const sql = 'select series_id as series, match_no as "match" from series_tables where table_id = ?';
      return (await rows<{ series: string; match: number }>(sql, table))[0];
    },
    async seriesRecords(id) {
      const sql = `select match_no as "match", record from series_tables where series_id = ? and record <> ''`;
      const found = await rows<{ match: number; record: string }>(sql, id);
      return new Map(found.map(({ match, record }) => [match, record]));
    },
    readSeriesLog: (id, after, limit) =>
      rows<SeriesLogRow>(
        'select n, at, entry from series_log where series_id = ? and n > ? order by n limit ?',
        id,
        after,
        limit,
      ),
  };
}
