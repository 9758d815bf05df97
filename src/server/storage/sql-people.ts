import {
  type Change,
  type Delivery,
  type HeldKey,
  PAIRING_NOTICE,
  type Passkey,
  type PasskeyRow,
  type PeopleStorage,
  type RatingRow,
  type Subscription,
} from './storage.ts';
import type { Driver, Statement, Value } from './driver.ts';
import { ratingPoint } from './sql-matches.ts';

interface SubscriptionRow extends Omit<Subscription, 'everyone'> {
  readonly everyone: number;
}

/** SQL condition: the key that created the subscription is valid. Without it a subscription counts as deleted. */
export const HAS_VALID_KEY = `(key_hash = '' or key_hash in (select hash from keys))`;
const SUBSCRIPTION = `select id, person, table_id as "table", everyone, kind, target, language, key_hash as "key"
  from subscriptions where ${HAS_VALID_KEY}`;
const PASSKEY = 'select id, person, public_key as "publicKey", counter, transports, name, created, used from passkeys';

const subscriptionOf = (row: SubscriptionRow): Subscription => ({ ...row, everyone: row.everyone === 1 });

const withPassword = <T extends { readonly password: string | null }>({ password, ...rest }: T) => ({
  ...rest,
  ...(password !== null && { password }),
});

/** Serialises changes of how a person signs in. */
export const lockPerson = (person: string): Statement => ['update people set seen = seen where id = ?', person];

/** Gate of a change on behalf of a key: changes a row only if the key exists and belongs to the person. */
export const validKeyGate = (person: string, hash: string): Statement => [
  'update keys set used = used where hash = ? and person = ?',
  hash,
  person,
];

/** Stores the counter of a passkey's response. A device without a counter always sends 0. */
export const usePasskey = (id: string, counter: number, now: number): Statement => [
  'update passkeys set counter = ?, used = ? where id = ? and (counter < ? or (counter = 0 and ? = 0))',
  counter,
  now,
  id,
  counter,
  counter,
];

/** Notices, accounts and ratings, over either database. */
export function peopleStorage(driver: Driver): PeopleStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];
  /** Makes a change on behalf of a key. */
  async function by({ person, hash }: HeldKey, statement: Statement): Promise<Change> {
    const changed = await driver.guarded({
      locks: [lockPerson(person)],
      gate: validKeyGate(person, hash),
      changes: [statement],
    });
    if (!changed) return 'no-key';
    return changed[0]! > 0 ? 'done' : 'not-done';
  }
  const one = async <T>(sql: string, ...params: Value[]): Promise<T | undefined> => (await rows<T>(sql, ...params))[0];

  return {
    async getOrCreate(name, make) {
      await driver.run('insert into house (name, value) values (?, ?) on conflict (name) do nothing', name, make());
      return (await one<{ value: string }>('select value from house where name = ?', name))!.value;
    },

    async subscribe({ id, person, table, everyone, kind, target, language, key }, now) {
      const sql = `insert into subscriptions (id, person, table_id, everyone, kind, target, language, key_hash, created)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
      await driver.run(sql, id, person, table, everyone ? 1 : 0, kind, target, language, key, now);
    },
    subscriptions: async (person) =>
      (await rows<SubscriptionRow>(`${SUBSCRIPTION} and person = ? order by created, id`, person)).map(subscriptionOf),
    async subscription(id) {
      const row = await one<SubscriptionRow>(`${SUBSCRIPTION} and id = ?`, id);
      return row && subscriptionOf(row);
    },
    unsubscribe: (id, person) =>
      driver.atomically([
        ['delete from subscriptions where id = ? and person = ?', id, person],
        ['delete from deliveries where subscription = ?', id],
      ]),
    async queueNotices(table, seat, person, question, now) {
      // Rows that another process holds are skipped: waiting for them could end in a deadlock, and the next question ends them.
      const old = `delete from deliveries where (subscription, table_id, seat, question) in (
        select subscription, table_id, seat, question from deliveries
        where table_id = ? and seat = ? and question < ? ${driver.skipLocked})`;
      const sql = `insert into deliveries (subscription, table_id, seat, question, due, tries)
        select id, ?, ?, ?, ?, 0 from subscriptions
        where ((everyone = 0 and person = ? and table_id in ('', ?)) or (everyone = 1 and table_id = ?)) and ${HAS_VALID_KEY}
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
    async finishDelivery({ subscription, table, seat, question, tries }, due) {
      const one = 'where subscription = ? and table_id = ? and seat = ? and question = ?';
      // A pairing is asked for once: nothing has to be remembered of its notice.
      if (due === undefined && question === PAIRING_NOTICE)
        return void (await driver.run(`delete from deliveries ${one}`, subscription, table, seat, question));
      const sql = `update deliveries set due = ?, tries = ? ${one}`;
      await driver.run(sql, due ?? null, tries, subscription, table, seat, question);
    },

    createAccount: (login, key, password, now) =>
      by(key, [
        `insert into accounts (login, person, password, created) values (?, ?, ?, ?) on conflict do nothing`,
        login,
        key.person,
        password ?? null,
        now,
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
    async changeLogin(login, key) {
      const { person } = key;
      const sql = `update accounts set login = ? where person = ?
        and not exists (select 1 from accounts as others where others.login = ? and others.person <> ?)`;
      try {
        return await by(key, [sql, login, person, login, person]);
      } catch (error) {
        // Another request took it between the read and the change.
        const other = await one('select 1 as one from accounts where login = ? and person <> ?', login, person);
        if (other === undefined) throw error;
        return 'not-done';
      }
    },
    nameOf: async (person) => (await one<{ name: string }>('select name from people where id = ?', person))?.name,
    addPasskey({ id, person, publicKey, counter, transports, name }, key, most, now) {
      const sql = `insert into passkeys (id, person, public_key, counter, transports, name, created)
        select ?, ?, ?, ?, ?, ?, ? where (select count(*) from passkeys where person = ?) < ?`;
      return by(key, [sql, id, person, publicKey, counter, transports, name, now, person, most]);
    },
    passkey: (id) => one<Passkey>(`${PASSKEY} where id = ?`, id),
    passkeysOf: (person) => rows<PasskeyRow>(`${PASSKEY} where person = ? order by created, id`, person),
    renamePasskey: async (id, person, name) =>
      (await driver.run('update passkeys set name = ? where id = ? and person = ?', name, id, person)) > 0,
    removePasskey(id, key) {
      const { person } = key;
      const sql = `delete from passkeys where id = ? and person = ?
        and (exists (select 1 from accounts where person = ? and password is not null)
          or exists (select 1 from passkeys as others where others.person = ? and others.id <> ?))`;
      return by(key, [sql, id, person, person, person, id]);
    },
    usePasskey: async (id, counter, now) => (await driver.run(...usePasskey(id, counter, now))) > 0,
    async challenge(challenge, subject, until) {
      await driver.run('insert into challenges (challenge, person, until) values (?, ?, ?)', challenge, subject, until);
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
          left join profiles on profiles.person = ratings.person
          where game = ? and (viewers is null or viewers = 'public')
          order by mean - 3 * spread desc, ratings.person limit ?`,
        game,
        limit,
      ),
    rate(table, game, list, at) {
      const sql = `insert into ratings (person, game, mean, spread, games) values (?, ?, ?, ?, ?)
        on conflict (person, game) do update set mean = excluded.mean, spread = excluded.spread, games = excluded.games`;
      const changes = list.map(
        ({ person, mean, spread, games }): Statement => [sql, person, game, mean, spread, games],
      );
      const once = 'insert into rated (table_id) values (?) on conflict do nothing';
      const points = list.map(({ person, mean, spread }) => ratingPoint({ table, person, game, at, mean, spread }));
      return driver.atomically([[once, table], ...changes, ...points]);
    },
  };
}
