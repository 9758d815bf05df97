import type { Driver, Value } from './driver.ts';
import { validKeyGate, lockPerson } from './sql-people.ts';
import type { MailRequest, MailStorage } from './storage.ts';

const REQUEST = 'select id, person, key_hash as "key", address, language from mail_requests';

/** How long it is remembered that mail was sent, in ms: longer than any limit looks back. */
const REMEMBERED_MS = 2 * 86_400_000;

/** E-mail notices, over either database. */
export function mailStorage(driver: Driver): MailStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];

  return {
    async requestMail({ id, person, key, address, language }, hash, until) {
      const sql = `insert into mail_requests (hash, id, person, key_hash, address, language, until)
        values (?, ?, ?, ?, ?, ?, ?)`;
      const changed = await driver.guarded({
        locks: [lockPerson(person)],
        gate: validKeyGate(person, key),
        changes: [
          ['delete from mail_requests where person = ? and address = ?', person, address],
          [sql, hash, id, person, key, address, language, until],
        ],
      });
      return changed !== undefined;
    },
    mailRequests: (person, now) =>
      rows<MailRequest>(
        `${REQUEST} where person = ? and until >= ? and key_hash in (select hash from keys) order by id`,
        person,
        now,
      ),
    async confirmMail(hash, now) {
      await driver.run('delete from mail_requests where until < ?', now);
      const [request] = await rows<MailRequest>(`${REQUEST} where hash = ?`, hash);
      if (!request) return undefined;
      const { id, person, key, address, language } = request;
      const sql = `insert into subscriptions (id, person, table_id, everyone, kind, target, language, key_hash, created)
        select ?, ?, '', 0, 'email', ?, ?, ?, ? where exists (select 1 from mail_requests where hash = ?)`;
      const changed = await driver.guarded({
        locks: [lockPerson(person)],
        gate: validKeyGate(person, key),
        changes: [
          // A second request for the same address replaces the first subscription.
          [`delete from subscriptions where person = ? and kind = 'email' and target = ?`, person, address],
          [sql, id, person, address, language, key, now, hash],
          ['delete from mail_requests where hash = ?', hash],
        ],
      });
      return changed && changed[1]! > 0 ? request : undefined;
    },
    dropMailRequest: async (id, person) =>
      (await driver.run('delete from mail_requests where id = ? and person = ?', id, person)) > 0,
    async countMail(address, kind, now, since, most) {
      await driver.run('delete from mails_sent where at < ?', now - REMEMBERED_MS);
      const sql = `insert into mails_sent (address, kind, at) select ?, ?, ?
        where (select count(*) from mails_sent where address = ? and kind = ? and at > ?) < ?`;
      return (await driver.run(sql, address, kind, now, address, kind, since, most)) > 0;
    },
    async endSubscription(id) {
      await driver.run('delete from mail_requests where id = ?', id);
      await driver.atomically([
        ['delete from subscriptions where id = ?', id],
        ['delete from deliveries where subscription = ?', id],
      ]);
    },
  };
}
