import type { Driver, Statement, Value } from './driver.ts';
import type { ClosingTable, RetentionStorage } from './retention.ts';

/** Tables whose rows belong to one table of players. */
const OF_A_TABLE = [
  'seats',
  'journal',
  'archives',
  'attention',
  'chat',
  'reports',
  'deliveries',
  'positions',
  'closings',
] as const;

/** Implements the storage of retention with the SQL that both databases share. */
export function retentionStorage(driver: Driver): RetentionStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];
  return {
    async idleTables(status, before, limit) {
      const statuses = status === 'open' ? `'open'` : `'opening', 'playing'`;
      const sql = `select id from tables where status in (${statuses}) and created < ?
        and not exists (select 1 from closings where closings.table_id = tables.id)
        and coalesce((select at from journal where journal.table_id = tables.id order by version desc limit 1), 0) < ?
        order by created limit ?`;
      return (await rows<{ id: string }>(sql, before, before, limit)).map(({ id }) => id);
    },
    async lastMove(table) {
      const sql = 'select at from journal where table_id = ? order by version desc limit 1';
      return (await rows<{ at: number }>(sql, table))[0]?.at;
    },
    async setClosing({ table, warned, due }) {
      const sql = `insert into closings (table_id, warned, due) values (?, ?, ?)
        on conflict (table_id) do update set warned = excluded.warned, due = excluded.due`;
      await driver.run(sql, table, warned, due);
    },
    async dropClosing(table) {
      await driver.run('delete from closings where table_id = ?', table);
    },
    dueClosings: (now, limit) =>
      rows<ClosingTable>(
        'select table_id as "table", warned, due from closings where due <= ? order by due limit ?',
        now,
        limit,
      ),
    async removeTable(table) {
      await driver.atomically([
        ['delete from tables where id = ?', table],
        ...OF_A_TABLE.map((name): Statement => [`delete from ${name} where table_id = ?`, table]),
        ['delete from subscriptions where table_id = ?', table],
        // Comments on a game that is gone say nothing.
        ['delete from studies where source = ?', table],
      ]);
      await driver.notify(`${table}:gone`);
    },
  };
}
