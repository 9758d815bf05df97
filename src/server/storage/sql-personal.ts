import type { Driver, Statement, Value } from './driver.ts';
import { type OwnDataStorage, PERSONAL_TABLES } from './personal.ts';

/** Name of the mark of a deletion that has begun. */
const ERASING = 'erase ';
/** Most rows of one list in an export. */
const MOST_ROWS = 100_000;

/** Stores that a deletion has begun. It changes a row in any case, so that the transaction goes on. */
const mark = (person: string): Statement => [
  `insert into house (name, value) values (?, 'begun') on conflict (name) do update set value = 'begun'`,
  `${ERASING}${person}`,
];

/** Statements that delete a person, in one transaction. */
function eraseStatements(person: string): Statement[] {
  const before: Statement[] = [
    ['delete from deliveries where subscription in (select id from subscriptions where person = ?)', person],
    // Reports of lines that are deleted would point at nothing.
    [
      `delete from reports where exists (select 1 from chat
        where chat.table_id = reports.table_id and chat.n = reports.n and chat.person = ?)`,
      person,
    ],
  ];
  const tables = PERSONAL_TABLES.map(({ table, column, erasure }): Statement => {
    if (erasure === 'delete') return [`delete from ${table} where ${column} = ?`, person];
    return [`update ${table} set ${erasure.set} where ${column} = ?`, person];
  });
  return [...before, ...tables, ['delete from house where name = ?', `${ERASING}${person}`]];
}

/** Own data, over either database. */
export function ownDataStorage(driver: Driver): OwnDataStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];
  return {
    async exportPerson(person) {
      const lists: Record<string, readonly object[]> = {};
      for (const { table, column, shown, name } of PERSONAL_TABLES.filter((each) => each.shown !== ''))
        lists[name] = await rows<object>(
          `select ${shown} from ${table} where ${column} = ? limit ?`,
          person,
          MOST_ROWS,
        );
      return lists;
    },
    async tablesOf(person) {
      const sql = `select table_id as id from seats where person = ?
        union select id from tables where status in ('open', 'opening', 'playing') and doc like ?`;
      return (await rows<{ id: string }>(sql, person, `%"host":"${person}"%`)).map(({ id }) => id);
    },
    async erasePerson(person) {
      await driver.atomically([mark(person), ...eraseStatements(person)]);
    },
    async beginErasure(person) {
      const ways = ['accounts', 'passkeys', 'codes', 'resets'];
      await driver.atomically([
        mark(person),
        ...ways.map((table): Statement => [`delete from ${table} where person = ?`, person]),
      ]);
    },
    async erasures() {
      const found = await rows<{ name: string }>(`select name from house where name like ?`, `${ERASING}%`);
      return found.map(({ name }) => name.slice(ERASING.length));
    },
  };
}
