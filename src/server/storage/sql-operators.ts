import type { Driver, Value } from './driver.ts';
import type { BanRow, ComplaintRow, FoundPerson, OperatorEntry, OperatorStorage } from './storage.ts';

const COMPLAINT = `select complaints.id, at, reporter, coalesce(people.name, '') as "reporterName", source, subject,
    subject_name as "subjectName", table_id as "table", reason, text, context, state, note
  from complaints left join people on people.id = complaints.reporter`;
const PERSON = `select people.id, people.name, accounts.login, people.created, people.seen
  from people left join accounts on accounts.person = people.id`;

/** What `figures` counts, in this order; `?` is a day ago. */
const COUNTS: readonly (readonly [name: string, sql: string])[] = [
  ['people', 'select count(*) as n from people where ? >= 0'],
  ['accounts', 'select count(*) as n from accounts where ? >= 0'],
  ['seen', 'select count(*) as n from people where seen > ?'],
  ['open', `select count(*) as n from tables where status = 'open' and created > ?`],
  ['playing', `select count(*) as n from tables where status in ('opening', 'playing') and ? >= 0`],
  ['over', `select count(*) as n from tables where status = 'over' and ? >= 0`],
  ['moves', 'select count(*) as n from journal where at > ?'],
  ['lines', 'select count(*) as n from chat where at > ?'],
  ['complaints', `select count(*) as n from complaints where state = 'open' and ? >= 0`],
  ['mistakes', 'select count(*) as n from mistakes where ? >= 0'],
  ['bans', 'select count(*) as n from bans where ? >= 0'],
];

/** A LIKE pattern for texts that contain these words. */
const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Reports, bans, people and figures for operators, over either database. */
export function operatorStorage(driver: Driver): OperatorStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];
  const withLogin = ({ login, ...row }: FoundPerson & { login: string | null }): FoundPerson => ({
    ...row,
    ...(login !== null && { login }),
  });

  return {
    readComplaints: (state, limit) =>
      rows<ComplaintRow & { reporterName: string }>(
        `${COMPLAINT} where state = ? order by at desc, complaints.id limit ?`,
        state,
        limit,
      ),
    decideComplaint: async (id, state, note) =>
      (await driver.run('update complaints set state = ?, note = ? where id = ?', state, note, id)) > 0,
    async findPeople(text, limit) {
      const sql = `${PERSON} where lower(people.name) like ? escape '\\' or accounts.login = ? or people.id = ?
        order by people.seen desc, people.id limit ?`;
      const found = await rows<FoundPerson & { login: string | null }>(
        sql,
        containing(text),
        text.toLowerCase(),
        text,
        limit,
      );
      return found.map(withLogin);
    },
    async personById(id) {
      const [row] = await rows<FoundPerson & { login: string | null }>(`${PERSON} where people.id = ?`, id);
      return row && withLogin(row);
    },
    readBans: () => rows<BanRow>('select person, reason, until, at, operator from bans'),
    async setBan({ person, reason, until, at, operator }) {
      const sql = `insert into bans (person, reason, until, at, operator) values (?, ?, ?, ?, ?)
        on conflict (person) do update set
          reason = excluded.reason, until = excluded.until, at = excluded.at, operator = excluded.operator`;
      await driver.run(sql, person, reason, until, at, operator);
    },
    liftBan: async (person) => (await driver.run('delete from bans where person = ?', person)) > 0,
    async logAction({ id, at, operator, action, subject, detail }) {
      const sql = 'insert into operator_log (id, at, operator, action, subject, detail) values (?, ?, ?, ?, ?, ?)';
      await driver.run(sql, id, at, operator, action, subject, detail);
    },
    readOperatorLog: (limit) =>
      rows<OperatorEntry>(
        'select id, at, operator, action, subject, detail from operator_log order by at desc, id limit ?',
        limit,
      ),
    async figures(since) {
      const figures: { name: string; value: number }[] = [];
      for (const [name, sql] of COUNTS) {
        const [row] = await rows<{ n: number }>(sql, since);
        figures.push({ name, value: Number(row!.n) });
      }
      return figures;
    },
  };
}
