import type { Delivery, Passkey, PeopleStorage, RatingRow, Subscription } from './port.ts';
import type { Driver, Statement, Value } from './sql.ts';

interface SubscriptionRow extends Omit<Subscription, 'everyone'> {
  readonly everyone: number;
}

const SUBSCRIPTION = 'select id, person, table_id as "table", everyone, kind, target, language from subscriptions';
const PASSKEY = 'select id, person, public_key as "publicKey", counter, transports from passkeys';

const subscriptionOf = (row: SubscriptionRow): Subscription => ({ ...row, everyone: row.everyone === 1 });

const withPassword = <T extends { readonly password: string | null }>({ password, ...rest }: T) => ({
  ...rest,
  ...(password !== null && { password }),
});

/** Notices, accounts and ratings, over either database. */
export function peopleStorage(driver: Driver): PeopleStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];
  const one = async <T>(sql: string, ...params: Value[]): Promise<T | undefined> => (await rows<T>(sql, ...params))[0];

  return {
    async keepsake(name, make) {
      await driver.run('insert into house (name, value) values (?, ?) on conflict (name) do nothing', name, make());
      return (await one<{ value: string }>('select value from house where name = ?', name))!.value;
    },

    async subscribe({ id, person, table, everyone, kind, target, language }, now) {
      const sql = `insert into subscriptions (id, person, table_id, everyone, kind, target, language, created)
        values (?, ?, ?, ?, ?, ?, ?, ?)`;
      await driver.run(sql, id, person, table, everyone ? 1 : 0, kind, target, language, now);
    },
    subscriptions: async (person) =>
      (await rows<SubscriptionRow>(`${SUBSCRIPTION} where person = ? order by created, id`, person)).map(
        subscriptionOf,
      ),
    async subscription(id) {
      const row = await one<SubscriptionRow>(`${SUBSCRIPTION} where id = ?`, id);
      return row && subscriptionOf(row);
    },
    unsubscribe: (id, person) =>
      driver.atomically([
        ['delete from subscriptions where id = ? and person = ?', id, person],
        ['delete from deliveries where subscription = ?', id],
      ]),
    async callUp(table, seat, person, question, now) {
      const old = 'delete from deliveries where table_id = ? and seat = ? and question < ?';
      const sql = `insert into deliveries (subscription, table_id, seat, question, due, tries)
        select id, ?, ?, ?, ?, 0 from subscriptions
        where (everyone = 0 and person = ? and table_id in ('', ?)) or (everyone = 1 and table_id = ?)
        on conflict do nothing`;
      await driver.run(old, table, seat, question);
      await driver.run(sql, table, seat, question, now, person, table, table);
    },
    takeDeliveries(now, lease, limit) {
      const sql = `update deliveries set due = ? where (subscription, table_id, seat, question) in (
        select subscription, table_id, seat, question from deliveries where due <= ? order by due limit ?
        ${driver.skipLocked}) returning subscription, table_id as "table", seat, question, tries`;
      return rows<Delivery>(sql, now + lease, now, limit);
    },
    async settle({ subscription, table, seat, question, tries }, due) {
      const sql = `update deliveries set due = ?, tries = ?
        where subscription = ? and table_id = ? and seat = ? and question = ?`;
      await driver.run(sql, due ?? null, tries, subscription, table, seat, question);
    },

    createAccount: (login, person, password, now) =>
      driver.atomically([
        [
          `insert into accounts (login, person, password, created) values (?, ?, ?, ?) on conflict do nothing`,
          login,
          person,
          password ?? null,
          now,
        ],
      ]),
    async accountNamed(login) {
      const row = await one<{ person: string; password: string | null }>(
        'select person, password from accounts where login = ?',
        login,
      );
      return row && withPassword(row);
    },
    async accountOf(person) {
      const row = await one<{ login: string; password: string | null }>(
        'select login, password from accounts where person = ?',
        person,
      );
      return row && withPassword(row);
    },
    async setPassword(person, password) {
      await driver.run('update accounts set password = ? where person = ?', password, person);
    },
    nameOf: async (person) => (await one<{ name: string }>('select name from people where id = ?', person))?.name,
    async addPasskey({ id, person, publicKey, counter, transports }, now) {
      const sql = `insert into passkeys (id, person, public_key, counter, transports, created) values (?, ?, ?, ?, ?, ?)`;
      await driver.run(sql, id, person, publicKey, counter, transports, now);
    },
    passkey: (id) => one<Passkey>(`${PASSKEY} where id = ?`, id),
    passkeysOf: (person) => rows<Passkey>(`${PASSKEY} where person = ? order by created, id`, person),
    async usePasskey(id, counter) {
      // A device that does not count says 0 for ever.
      const sql = 'update passkeys set counter = ? where id = ? and (counter < ? or (counter = 0 and ? = 0))';
      return (await driver.run(sql, counter, id, counter, counter)) > 0;
    },
    async challenge(challenge, person, until) {
      await driver.run('insert into challenges (challenge, person, until) values (?, ?, ?)', challenge, person, until);
    },
    async takeChallenge(challenge, now) {
      await driver.run('delete from challenges where until < ?', now);
      const sql = 'delete from challenges where challenge = ? returning person';
      return (await one<{ person: string }>(sql, challenge))?.person;
    },

    async ratingsOf(game, people) {
      if (people.length === 0) return [];
      const list = people.map(() => '?').join(', ');
      const sql = `select person, mean, spread, games from ratings where game = ? and person in (${list})`;
      return await rows<RatingRow>(sql, game, ...people);
    },
    ratingsOfPerson: (person) =>
      rows('select game, person, mean, spread, games from ratings where person = ? order by game', person),
    bestRated: (game, limit) =>
      rows(
        `select ratings.person, name, mean, spread, games from ratings join people on people.id = ratings.person
          where game = ? order by mean - 3 * spread desc, ratings.person limit ?`,
        game,
        limit,
      ),
    rate(table, game, list) {
      const sql = `insert into ratings (person, game, mean, spread, games) values (?, ?, ?, ?, ?)
        on conflict (person, game) do update set mean = excluded.mean, spread = excluded.spread, games = excluded.games`;
      const changes = list.map(
        ({ person, mean, spread, games }): Statement => [sql, person, game, mean, spread, games],
      );
      const once = 'insert into rated (table_id) values (?) on conflict do nothing';
      return driver.atomically([[once, table], ...changes]);
    },
  };
}
