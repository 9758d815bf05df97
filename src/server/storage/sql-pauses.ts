import type { Driver, Value } from './driver.ts';
import { lockPerson } from './sql-people.ts';
import type { Downtime, FreeDaysRow, PauseStorage } from './storage.ts';

/** Vacations and free days, over either database. */
export function pauseStorage(driver: Driver): PauseStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];

  return {
    vacations: (person) =>
      rows<Downtime>(
        'select from_at as "from", to_at as "to" from vacations where person = ? and to_at > from_at order by from_at',
        person,
      ),
    async addVacation(person, { from, to }) {
      const sql = `insert into vacations (person, from_at, to_at) select ?, ?, ?
        where not exists (select 1 from vacations where person = ? and from_at < ? and to_at > ?)
        on conflict (person, from_at) do nothing`;
      const changed = await driver.guarded({
        locks: [],
        gate: lockPerson(person),
        changes: [[sql, person, from, to, person, to, from]],
      });
      return changed !== undefined && changed[0]! > 0;
    },
    async endVacation(person, from, to) {
      if (to <= from) await driver.run('delete from vacations where person = ? and from_at = ?', person, from);
      else
        await driver.run(
          'update vacations set to_at = ? where person = ? and from_at = ? and to_at > ?',
          to,
          person,
          from,
          to,
        );
    },
    freeDays: (person) =>
      rows<FreeDaysRow>(
        'select from_at as "from", days, zone from free_days where person = ? order by from_at',
        person,
      ),
    async setFreeDays(person, { from, days, zone }, now) {
      await driver.guarded({
        locks: [],
        gate: lockPerson(person),
        changes: [
          ['delete from free_days where person = ? and from_at > ?', person, now],
          ['insert into free_days (person, from_at, days, zone) values (?, ?, ?, ?)', person, from, days, zone],
        ],
      });
    },
  };
}
