import { type EndingKeys, KEYS_ENDED, type KeyRight, type KeyRow, type KeyStorage, type NewKey } from './storage.ts';
import type { Driver, Statement, Value } from './driver.ts';
import { validKeyGate, lockPerson, usePasskey } from './sql-people.ts';

const KEY = 'select keys.hash, keys.person, device, keys.created, used, confirmed';
/** Most keys in one statement. */
const SLICE = 500;

const insertKey = (person: string, { hash, device, at }: NewKey, confirmed: number): Statement => [
  'insert into keys (hash, person, device, created, used, confirmed) values (?, ?, ?, ?, ?, ?)',
  hash,
  person,
  device,
  at,
  at,
  confirmed,
];

/** Adds a key for the person that the row of a right belongs to. */
const insertFrom = (from: string, where: Value, { hash, device, at }: NewKey, confirmed: number): Statement => [
  `insert into keys (hash, person, device, created, used, confirmed) select ?, person, ?, ?, ?, ? from ${from} = ?`,
  hash,
  device,
  at,
  at,
  confirmed,
  where,
];

/**
 * The first statement locks the row of the right, and changes nothing if the right is gone. A transaction that revokes the right
 * waits for this one, and then ends the new key too.
 */
function grant(key: NewKey, right: KeyRight): Statement[] {
  switch (right.by) {
    case 'code':
      return [
        ['update codes set until = until where hash = ? and until >= ?', right.code, key.at],
        insertFrom('codes where hash', right.code, key, 0),
        ['delete from codes where hash = ?', right.code],
      ];
    case 'password':
      return [
        ['update accounts set password = password where person = ? and password = ?', right.person, right.password],
        insertKey(right.person, key, key.at),
      ];
    case 'passkey':
      return [
        usePasskey(right.passkey, right.counter, key.at),
        insertFrom('passkeys where id', right.passkey, key, key.at),
      ];
  }
}

/** Ends keys and what depends on them, after transactions that are adding a key for the person. */
function ending(person: string, { which, hash }: EndingKeys, password: string | undefined): Statement[] {
  const same = which === 'only' ? '=' : '<>';
  const keys = `from keys where person = ? and hash ${same} ?`;
  const subscriptions = `from subscriptions where person = ? and key_hash ${same} ?`;
  const everywhere: Statement[] = which === 'only' ? [] : [['delete from resets where person = ?', person]];
  const change: Statement[] =
    password === undefined ? [] : [['update accounts set password = ? where person = ?', password, person]];
  // Always in this order, so that two transactions cannot deadlock.
  return [
    ...everywhere,
    ['delete from codes where person = ?', person],
    ...change,
    [`delete from challenges where person in (select 'add ' || hash ${keys})`, person, hash],
    [`delete from challenges where person in (select 'confirm ' || hash ${keys})`, person, hash],
    [`delete from deliveries where subscription in (select id ${subscriptions})`, person, hash],
    [`delete ${subscriptions}`, person, hash],
    [`delete ${keys}`, person, hash],
  ];
}

const noticeOf = (person: string, { which, hash }: EndingKeys): string => `${KEYS_ENDED}:${person}:${which}:${hash}`;

/** Keys of people, over either database. */
export function keyStorage(driver: Driver): KeyStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];

  async function personOf(hash: string): Promise<string | undefined> {
    return (await rows<{ person: string }>('select person from keys where hash = ?', hash))[0]?.person;
  }

  return {
    async createPerson(id, name, key) {
      await driver.atomically([
        ['insert into people (id, name, created, seen) values (?, ?, ?, ?)', id, name, key.at, key.at],
        insertKey(id, key, 0),
      ]);
    },
    async keyOf(hash) {
      const sql = `${KEY}, people.name from keys join people on people.id = keys.person where keys.hash = ?`;
      return (await rows<KeyRow & { name: string }>(sql, hash))[0];
    },
    keysOf: (person) => rows<KeyRow>(`${KEY} from keys where person = ? order by used desc, hash`, person),
    async storedKeys(hashes) {
      const found = new Set<string>();
      for (let i = 0; i < hashes.length; i += SLICE) {
        const slice = hashes.slice(i, i + SLICE);
        const sql = `select hash from keys where hash in (${slice.map(() => '?').join(', ')})`;
        for (const { hash } of await rows<{ hash: string }>(sql, ...slice)) found.add(hash);
      }
      return found;
    },
    async touchKey(hash, now) {
      await driver.run('update keys set used = ? where hash = ?', now, hash);
    },
    async confirmKey(hash, now) {
      await driver.run('update keys set confirmed = ? where hash = ?', now, hash);
    },
    addKey: async (key, right) => ((await driver.atomically(grant(key, right))) ? await personOf(key.hash) : undefined),
    async endKeys(person, which, { by, password } = {}) {
      const changed = await driver.guarded({
        locks: [lockPerson(person)],
        gate: by === undefined ? lockPerson(person) : validKeyGate(person, by),
        changes: ending(person, which, password),
        notice: noticeOf(person, which),
      });
      return changed?.at(-1);
    },
    async writeCode(codeHash, { person, hash }, until) {
      const changed = await driver.guarded({
        locks: [lockPerson(person)],
        gate: validKeyGate(person, hash),
        changes: [
          ['delete from codes where person = ?', person],
          ['insert into codes (hash, person, until) values (?, ?, ?)', codeHash, person, until],
        ],
      });
      return changed !== undefined;
    },
    async writeReset(hash, person, until) {
      await driver.guarded({
        locks: [],
        gate: lockPerson(person),
        changes: [
          ['delete from resets where person = ?', person],
          ['insert into resets (hash, person, until) values (?, ?, ?)', hash, person, until],
        ],
      });
    },
    async resetPassword(hash, password, key) {
      const sql = 'select person from resets where hash = ? and until >= ?';
      const [found] = await rows<{ person: string }>(sql, hash, key.at);
      if (!found) return undefined;
      const { person } = found;
      const changed = await driver.guarded({
        locks: [lockPerson(person)],
        gate: ['delete from resets where hash = ? and until >= ?', hash, key.at],
        changes: [...ending(person, { which: 'except', hash: '' }, password), insertKey(person, key, key.at)],
        notice: noticeOf(person, { which: 'except', hash: key.hash }),
      });
      return changed && person;
    },
  };
}
