import type { Driver, Value } from './driver.ts';
import type { StudyRow, StudyStorage } from './studies.ts';

type StoredStudy = Omit<StudyRow, 'listed'> & { readonly listed: number };

const COLUMNS = 'studies.id, person, people.name, title, game, source, listed, studies.created, changed, revision';
const FROM = 'from studies join people on people.id = studies.person';
/** What lists show: without comments and game, which may be long. */
const INFO = `select ${COLUMNS} ${FROM}`;

/** The game is everybody's to see: the study holds it, or its table was public and nobody who played hides records. */
const OPEN_GAME = `(source = '' or exists (select 1 from matches where matches.id = studies.source and matches.private = 0
  and not exists (select 1 from match_seats join profiles on profiles.person = match_seats.person
    where match_seats.match_id = matches.id and profiles.replays = 0)))`;

const studyOf = (row: StoredStudy): StudyRow => ({ ...row, listed: row.listed === 1 });

/** Studies, over either database. */
export function studyStorage(driver: Driver): StudyStorage {
  const rows = async (sql: string, ...params: Value[]): Promise<readonly StudyRow[]> =>
    ((await driver.all(sql, ...params)) as unknown as readonly StoredStudy[]).map(studyOf);
  return {
    async addStudy({ id, person, title, game, source, listed, created, changed, revision, doc }, limits) {
      const sql = `insert into studies (id, person, title, game, source, listed, created, changed, revision, bytes, doc)
        select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where (select count(*) from studies where person = ?) < ?
          and (select coalesce(sum(bytes), 0) from studies where person = ?) + ? <= ?`;
      const values = [id, person, title, game, source, listed ? 1 : 0, created, changed, revision, doc.length, doc];
      const bounds = [person, limits.studies, person, doc.length, limits.bytes];
      return (await driver.run(sql, ...values, ...bounds)) > 0;
    },
    readStudy: async (id) => (await rows(`select ${COLUMNS}, doc ${FROM} where studies.id = ?`, id))[0],
    async updateStudy({ id, person, title, listed, changed, revision, doc }, limits) {
      const sql = `update studies set title = ?, listed = ?, changed = ?, revision = ?, bytes = ?, doc = ?
        where id = ? and person = ? and revision = ?
          and (select coalesce(sum(others.bytes), 0) from studies as others where others.person = ? and others.id <> ?) + ? <= ?`;
      const values = [title, listed ? 1 : 0, changed, revision, doc.length, doc, id, person, revision - 1];
      return (await driver.run(sql, ...values, person, id, doc.length, limits.bytes)) > 0;
    },
    dropStudy: async (id, person) =>
      (await driver.run('delete from studies where id = ? and person = ?', id, person)) > 0,
    studiesOf: (person, limit) => rows(`${INFO} where person = ? order by changed desc limit ?`, person, limit),
    listedStudies(before, limit) {
      const page = before === undefined ? '' : 'and (changed, studies.id) < (?, ?)';
      const values = before === undefined ? [] : [before.changed, before.id];
      const sql = `${INFO} where listed = 1 and ${OPEN_GAME} ${page} order by changed desc, studies.id desc limit ?`;
      return rows(sql, ...values, limit);
    },
  };
}
