import type { Driver, Statement, Value } from './driver.ts';
import type { AskedPairing, Pairing, PairingStorage, Wait } from './pairing-storage.ts';
import { HAS_VALID_KEY } from './sql-people.ts';
import { begunTableStatements } from './sql-tables.ts';
import { PAIRING_NOTICE } from './storage.ts';

interface WaitRow extends Omit<Wait, 'bots' | 'agreed'> {
  readonly bots: number;
  readonly agreed: number;
}

interface PairingRow extends Omit<Pairing, 'members'> {
  readonly members: string;
}

const WAIT = `select waits.person, pace, pool, wish, rating, bots, since, front, pairing, agreed, promise,
    table_id as "table", people.name
  from waits join people on people.id = waits.person`;
const PAIRING = 'select id, pool, state, created, until, table_id as "table", members from pairings';

const waitOf = (row: WaitRow): Wait => ({ ...row, bots: row.bots === 1, agreed: row.agreed === 1 });
const pairingOf = (row: PairingRow): Pairing => ({ ...row, members: JSON.parse(row.members) as Pairing['members'] });

/** Locks the wait of a person who is not paired. A wait that is paired belongs to those who lock its pairing. */
const lockWait = (person: string, pace: string): Statement => [
  `update waits set seen = seen where person = ? and pace = ? and pairing = ''`,
  person,
  pace,
];

/** Queues the notice that a pairing waits for its people, wherever they want to hear of their turns. */
const queueNotices = (pairing: string, people: readonly string[], now: number): Statement => [
  `insert into deliveries (subscription, table_id, seat, question, due, tries)
    select id, ?, 0, cast(? as integer), cast(? as bigint), 0 from subscriptions
    where everyone = 0 and table_id = '' and person in (${people.map(() => '?').join(', ')}) and ${HAS_VALID_KEY}
    on conflict do nothing`,
  pairing,
  PAIRING_NOTICE,
  now,
  ...people,
];

/** People who wait to be paired, and pairings, over either database. */
export function pairingStorage(driver: Driver): PairingStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];
  const waits = async (where: string, ...params: Value[]): Promise<readonly Wait[]> =>
    (await rows<WaitRow>(`${WAIT} where ${where}`, ...params)).map(waitOf);

  return {
    async beginWait({ person, pace, pool, wish, rating, bots, since }) {
      const sql = `insert into waits
          (person, pace, pool, wish, rating, bots, since, seen, front, pairing, agreed, promise, table_id)
        values (?, ?, ?, ?, ?, ?, ?, ?, 0, '', 0, '', '')
        on conflict (person, pace) do update set pool = excluded.pool, wish = excluded.wish, rating = excluded.rating,
          bots = excluded.bots, since = excluded.since, seen = excluded.seen, front = 0, pairing = '', agreed = 0,
          promise = '', table_id = ''
        where waits.pairing = '' or waits.table_id <> ''`;
      return (await driver.run(sql, person, pace, pool, wish, rating, bots ? 1 : 0, since, since)) > 0;
    },
    async endWait(person, pace) {
      const sql = `delete from waits where person = ? and pace = ? and (pairing = '' or table_id <> '')`;
      return (await driver.run(sql, person, pace)) > 0;
    },
    waitsOf: (person) => waits('waits.person = ? order by pace', person),
    async touchWaits(person, now) {
      // One row at a time: a statement that locks several could meet another one in the opposite order.
      const sql = `update waits set seen = ? where person = ? and pace = ? and table_id = ''`;
      for (const pace of ['days', 'now']) await driver.run(sql, now, person, pace);
    },
    freeWaits: (limit) =>
      waits(`pairing = '' and table_id = '' order by front desc, since, waits.person limit ?`, limit),
    waitsOfPairing: (pairing) => waits('pairing = ? order by waits.person', pairing),

    async pair({ id, pool, created, until, members }, pace) {
      const people = members.map(({ person }) => person);
      const list = people.map(() => '?').join(', ');
      const isFree = `pace = ? and pool = ? and pairing = '' and table_id = '' and person in (${list})`;
      const gate: Statement = [
        `insert into pairings (id, pool, state, created, until, table_id, people, members)
          select ?, ?, 'asked', cast(? as bigint), cast(? as bigint), '', cast(? as integer), ?
          where (select count(*) from waits where ${isFree}) = ?`,
        id,
        pool,
        created,
        until,
        people.length,
        JSON.stringify(members),
        pace,
        pool,
        ...people,
        people.length,
      ];
      const changed = await driver.guarded({
        // Sorted, so that two processes cannot deadlock.
        locks: people
          .slice()
          .sort()
          .map((person) => lockWait(person, pace)),
        gate,
        changes: [
          [`update waits set pairing = ?, agreed = 0, promise = '' where ${isFree}`, id, pace, pool, ...people],
          // Who waits for a game over days is seldom at the page when others are found.
          ...(pace === 'days' ? [queueNotices(id, people, created)] : []),
        ],
      });
      return changed !== undefined;
    },
    askedPairings: () =>
      rows<AskedPairing>(
        `select id, until, people, (select count(*) from waits where pairing = pairings.id and agreed = 1) as agreed
          from pairings where state = 'asked' order by until`,
      ),
    async pairing(id) {
      const [row] = await rows<PairingRow>(`${PAIRING} where id = ?`, id);
      return row && pairingOf(row);
    },
    pairings: async (limit) =>
      (await rows<PairingRow>(`${PAIRING} order by created, id limit ?`, limit)).map(pairingOf),
    async agree(person, pairing, promise, now) {
      const changed = await driver.guarded({
        locks: [],
        gate: [`update pairings set until = until where id = ? and state = 'asked' and until > ?`, pairing, now],
        changes: [
          [
            `update waits set promise = case when agreed = 1 then promise else ? end, agreed = 1
              where person = ? and pairing = ? and table_id = ''`,
            promise,
            person,
            pairing,
          ],
        ],
      });
      return changed !== undefined && changed[0]! > 0;
    },
    async beginPairing(pairing, people, { id, doc, game, status, people: bySeat }, now) {
      const changed = await driver.guarded({
        locks: [],
        gate: [
          `update pairings set state = 'begun', table_id = ? where id = ? and state = 'asked'
            and (select count(*) from waits where pairing = ? and agreed = 1) = ?`,
          id,
          pairing,
          pairing,
          people,
        ],
        changes: [
          ['update waits set table_id = ?, seen = ? where pairing = ?', id, now, pairing],
          ...begunTableStatements({
            row: { id, revision: 1, doc },
            index: { game, status, open: true, people: bySeat },
            now,
          }),
        ],
      });
      return changed !== undefined;
    },
    async lapsePairing(pairing, leaver, now) {
      const gate: Statement =
        leaver === undefined
          ? [`update pairings set state = 'lapsed' where id = ? and state = 'asked' and until <= ?`, pairing, now]
          : [
              `update pairings set state = 'lapsed' where id = ? and state = 'asked'
                and exists (select 1 from waits where pairing = ? and person = ?)`,
              pairing,
              pairing,
              leaver,
            ];
      const gone: Statement =
        leaver === undefined
          ? ['delete from waits where pairing = ? and agreed = 0', pairing]
          : ['delete from waits where pairing = ? and person = ?', pairing, leaver];
      const back = `update waits set pairing = '', agreed = 0, promise = '', front = front + 1 where pairing = ?`;
      return (await driver.guarded({ locks: [], gate, changes: [gone, [back, pairing]] })) !== undefined;
    },
    dropWaits: (pace, seen) =>
      driver.run(`delete from waits where pairing = '' and table_id = '' and pace = ? and seen < ?`, pace, seen),
    async dropSeated(seen) {
      await driver.run(`delete from waits where table_id <> '' and seen < ?`, seen);
    },
    async dropPairings(until) {
      await driver.run(`delete from pairings where state <> 'asked' and until < ?`, until);
    },
  };
}
