import type { Driver, Value } from './driver.ts';
import type { BlockRow, ComplaintRow, MannersStorage } from './storage.ts';
import { surplus } from './surplus.ts';

const BLOCK = 'select id, person, other, name, how, at from blocks';

/** Mutes, blocks and reports of people, over either database. */
export function mannersStorage(driver: Driver): MannersStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];
  const people = async (sql: string, ...params: Value[]): Promise<ReadonlySet<string>> =>
    new Set((await rows<{ person: string }>(sql, ...params)).map(({ person }) => person));

  return {
    async addBlock({ id, person, other, name, how, at }, most) {
      const sql = `insert into blocks (id, person, other, name, how, at) select ?, ?, ?, ?, ?, ?
        where (select count(*) from blocks where person = ? and other <> ?) < ?
        on conflict (person, other) do update set
          id = excluded.id, name = excluded.name, how = excluded.how, at = excluded.at`;
      return (await driver.run(sql, id, person, other, name, how, at, person, other, most)) > 0;
    },
    blocksOf: (person) => rows<BlockRow>(`${BLOCK} where person = ? order by at desc, id`, person),
    dropBlock: async (id, person) =>
      (await driver.run('delete from blocks where id = ? and person = ?', id, person)) > 0,
    hidersOf: (person) => people('select person from blocks where other = ?', person),
    hiddenFrom: (person) => people('select other as person from blocks where person = ?', person),
    apartFrom: (person) =>
      people(
        `select other as person from blocks where person = ? and how = 'block'
          union select person from blocks where other = ? and how = 'block'`,
        person,
        person,
      ),
    blocksOfWaiting: () =>
      rows(`select person, other from blocks where how = 'block' and person in (select person from waits)`),
    async saveComplaint(complaint, most) {
      const { id, at, reporter, source, subject, subjectName, table, reason, text, context, state, note } = complaint;
      const sql = `insert into complaints (id, at, reporter, source, subject, subject_name, table_id, reason, text,
          context, state, note) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
      await driver.run(sql, id, at, reporter, source, subject, subjectName, table, reason, text, context, state, note);
      const all = 'select id, at, reporter as person, source from complaints order by at, id';
      const kept = await rows<Pick<ComplaintRow, 'id' | 'at' | 'source'> & { person: string }>(all);
      for (const row of surplus(kept, most)) await driver.run('delete from complaints where id = ?', row.id);
    },
  };
}
