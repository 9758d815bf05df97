import type { EntryEvents, RoutedEvent } from '../../kernel/index.ts';
import type { JournalEntry } from '../../kernel/referee/index.ts';
import type { Driver, Statement, Value } from './driver.ts';
import { GroupCommit } from './group.ts';
import {
  type Batch,
  type ChatRow,
  DamagedRow,
  type Downtime,
  type PositionRow,
  type BugReportRow,
  type NewReport,
  type ReportRow,
  type Storage,
  type TableFilter,
  type TableRow,
} from './storage.ts';
import { keyStorage } from './sql-keys.ts';
import { matchStorage } from './sql-matches.ts';
import { pairingStorage } from './sql-pairing.ts';
import { mailStorage } from './sql-mail.ts';
import { mannersStorage } from './sql-manners.ts';
import { operatorStorage } from './sql-operators.ts';
import { pauseStorage } from './sql-pauses.ts';
import { peopleStorage } from './sql-people.ts';
import { seriesStorage } from './sql-series.ts';
import { seatStatements, SET_DUE, tableStatements } from './sql-tables.ts';
import { ownDataStorage } from './sql-personal.ts';
import { retentionStorage } from './sql-retention.ts';
import { type ArchiveRow, BATCHES_PER_BLOCK, type JournalRow, compressRows, expandRows } from './journal-archive.ts';
import { studyStorage } from './sql-studies.ts';
import { surplus } from './surplus.ts';

/** The events of a stored entry. Rows of the first months have no paragraph, and older rows have other event tags. */
function entryEventsOf(told: EntryEvents | RoutedEvent[]): EntryEvents {
  const { law, tellings } = Array.isArray(told) ? { law: '', tellings: told } : told;
  return { law, tellings: tellings.some(hasOldTag) ? tellings.map(withNewTags) : tellings };
}

/** True when the event was stored before every game named the kind of an event `type`: Root wrote `e`, the Wild `tell`. */
const hasOldTag = ({ shared, secret }: RoutedEvent): boolean => [shared, secret].some((e) => e && !('type' in e));

function withNewTags(event: RoutedEvent): RoutedEvent {
  const { shared, secret } = event;
  return { ...event, ...(shared && { shared: withType(shared) }), ...(secret && { secret: withType(secret) }) };
}

function withType(event: object): object {
  const { e, tell, ev, ...rest } = event as Readonly<Record<string, unknown>>;
  return 'type' in event ? event : { type: e ?? tell ?? ev, ...rest };
}

/** Parses a list that is stored as JSON. Throws `DamagedRow`. */
function parseList<T>(text: string, table: string, version: number): T[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list as T[];
  } catch {
    // Reported below.
  }
  throw new DamagedRow(`the journal of ${table} at ${version}`);
}

function batchOf(table: string, row: JournalRow): Batch {
  return {
    version: row.version,
    at: row.at,
    ...(row.move !== null && { move: row.move }),
    entries: parseList<JournalEntry>(row.entries, table, row.version),
    told: parseList<EntryEvents | RoutedEvent[]>(row.told, table, row.version).map(entryEventsOf),
    digest: row.digest,
  };
}

/** The storage over either database. */
export function sqlStorage(driver: Driver, grouped?: (size: number) => void): Storage {
  const group = new GroupCommit((appends) => driver.appendAll(appends), grouped, driver.fullGroup);
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];

  /** The archived batches of a journal from a version on. */
  async function readArchive(table: string, from: number, limit: number | undefined): Promise<JournalRow[]> {
    const sql = 'select version, next, data from archives where table_id = ? and next > ? order by version';
    const blocks = await (limit === undefined
      ? rows<ArchiveRow>(sql, table, from)
      : rows<ArchiveRow>(`${sql} limit ?`, table, from, Math.ceil(limit / BATCHES_PER_BLOCK) + 1));
    const found: JournalRow[] = [];
    for (const block of blocks)
      for (const row of await expandRows(table, block)) if (row.version >= from) found.push(row);
    return found;
  }

  return {
    kind: driver.kind,
    ...peopleStorage(driver),
    ...keyStorage(driver),
    ...matchStorage(driver),
    ...pairingStorage(driver),
    ...seriesStorage(driver),
    ...mailStorage(driver),
    ...ownDataStorage(driver),
    ...retentionStorage(driver),
    ...mannersStorage(driver),
    ...operatorStorage(driver),
    ...pauseStorage(driver),
    ...studyStorage(driver),

    async createTable(row, index, now, pack) {
      await driver.atomically(tableStatements({ row, index, now, pack }));
    },
    async readPack(hash) {
      return (await rows<{ data: string }>('select data from packs where hash = ?', hash))[0]?.data;
    },
    async readTable(id) {
      return (await rows<TableRow>('select id, revision, doc from tables where id = ?', id))[0];
    },
    async updateTable({ id, revision, doc }, index) {
      const { status, open } = index;
      const changed = await driver.atomically([
        [UPDATE_TABLE, revision, status, open ? 1 : 0, doc, id, revision - 1],
        ...seatStatements(id, index),
      ]);
      if (changed) await driver.notify(id);
      return changed;
    },
    listTables({ game, status, open, person, limit }: TableFilter) {
      const conditions: Statement[] = [];
      if (game !== undefined) conditions.push(['game = ?', game]);
      if (status !== undefined) conditions.push(['status = ?', status]);
      if (open !== undefined) conditions.push(['open = ?', open ? 1 : 0]);
      if (person !== undefined) conditions.push(['id in (select table_id from seats where person = ?)', person]);
      const where = conditions.length === 0 ? '' : `where ${conditions.map(([sql]) => sql).join(' and ')}`;
      const params = conditions.flatMap(([, ...values]) => values);
      // The rows of many tables are sorted without their descriptions, which are long.
      const ids = `select id from tables ${where} order by created desc, id limit ?`;
      const sql = `select id, revision, doc from tables where id in (${ids}) order by created desc, id`;
      return rows<TableRow>(sql, ...params, limit);
    },

    async openTablesOf(host, since) {
      const sql = `select count(*) as count from tables where status = 'open' and created > ? and doc like ?`;
      return Number((await rows<{ count: number }>(sql, since, hostedBy(host)))[0]!.count);
    },
    async openSeatsOf(person, since) {
      const sql = `select count(*) as count from seats join tables on tables.id = seats.table_id
        where seats.person = ? and status = 'open' and created > ? and doc not like ? and doc not like ?`;
      const found = await rows<{ count: number }>(sql, person, since, hostedBy(person), reservedFor(person));
      return Number(found[0]!.count);
    },

    append: (append) => group.append(append),
    async readJournal(table, from, limit) {
      const sql = `select version, at, move, entries, told, digest from journal
        where table_id = ? and version >= ? order by version`;
      const fresh = await (limit === undefined
        ? rows<JournalRow>(sql, table, from)
        : rows<JournalRow>(`${sql} limit ?`, table, from, limit));
      const archived = fresh[0]?.version === from ? [] : await readArchive(table, from, limit);
      return [...archived, ...fresh].slice(0, limit).map((row) => batchOf(table, row));
    },
    unarchived(after, limit) {
      const sql = `select id, revision, doc from tables where status = 'over' and id > ?
        and exists (select 1 from journal where table_id = tables.id) order by id limit ?`;
      return rows<TableRow>(sql, after, limit);
    },
    async archiveJournal(table) {
      const sql = 'select version, at, move, entries, told, digest from journal where table_id = ? order by version';
      const found = await rows<JournalRow>(sql, table);
      const last = found.at(-1);
      if (!last) return false;
      const blocks = await compressRows(found);
      // The second of two processes deletes nothing and so changes nothing.
      return await driver.atomically([
        ['delete from journal where table_id = ? and version <= ?', table, last.version],
        ...blocks.map((block): Statement => [INSERT_ARCHIVE, table, block.version, block.next, block.data]),
      ]);
    },
    async moveAt(table, move) {
      const sql = 'select version, entries from journal where table_id = ? and move = ?';
      const [row] = await rows<Pick<JournalRow, 'version' | 'entries'>>(sql, table, move);
      return row && row.version + parseList<JournalEntry>(row.entries, table, row.version).length;
    },

    async keepPositions(positions) {
      if (positions.length === 0) return;
      // Sorted, so that two processes that write the same rows cannot deadlock.
      const ordered = positions.slice().sort((a, b) => (a.table < b.table ? -1 : 1));
      await driver.atomically(
        ordered.map(({ table, version, position, clocks }) => [KEEP_POSITION, table, version, position, clocks]),
      );
    },
    async readPosition(table) {
      const sql = 'select table_id as "table", version, position, clocks from positions where table_id = ?';
      return (await rows<PositionRow>(sql, table))[0];
    },

    async setDue(table, at) {
      if (at === undefined) await driver.run('delete from attention where table_id = ?', table);
      else await driver.run(SET_DUE, table, at);
    },
    async takeDue(now, lease, limit) {
      const sql = `update attention set at = ? where table_id in (
        select table_id from attention where at <= ? order by at limit ? ${driver.skipLocked}) returning table_id`;
      const due = await rows<{ table_id: string }>(sql, now + lease, now, limit);
      return due.map((row) => row.table_id);
    },

    async renamePerson(id, name) {
      await driver.run('update people set name = ? where id = ?', name, id);
    },
    async markSeen(people, now) {
      if (people.length === 0) return;
      const list = people.map(() => '?').join(', ');
      await driver.run(`update people set seen = ? where id in (${list})`, now, ...people);
    },
    async seen(people) {
      if (people.length === 0) return new Map();
      const list = people.map(() => '?').join(', ');
      const found = await rows<{ id: string; seen: number }>(
        `select id, seen from people where id in (${list})`,
        ...people,
      );
      return new Map(found.map((row) => [row.id, row.seen]));
    },

    async addChatLine(table, line) {
      const sql = `insert into chat (table_id, n, room, person, name, text, at)
        select ?, coalesce(max(n), 0) + 1, ?, ?, ?, ?, ? from chat where table_id = ?
        on conflict (table_id, n) do nothing returning n`;
      const params = [table, line.room, line.person, line.name, line.text, line.at, table];
      for (;;) {
        const [row] = await rows<{ n: number }>(sql, ...params);
        if (row !== undefined) return row.n;
      }
    },
    async readChat(table, room, after, limit) {
      const sql = `select n, room, person, name, text, at from chat
        where table_id = ? and room = ? and n > ? order by n desc limit ?`;
      return (await rows<ChatRow>(sql, table, room, after, limit)).slice().reverse();
    },
    async readLine(table, n) {
      const sql = 'select n, room, person, name, text, at from chat where table_id = ? and n = ?';
      return (await rows<ChatRow>(sql, table, n))[0];
    },
    readReports(limit) {
      const sql = `select reports.table_id as "table", reports.n, room, person, name, text, chat.at as at,
          by_person as reporter, why, reports.at as reported
        from reports join chat on chat.table_id = reports.table_id and chat.n = reports.n
        order by reports.at desc limit ?`;
      return rows<ReportRow>(sql, limit);
    },
    async report({ table, n, person, source, why, at }, most) {
      const sql = `insert into reports (table_id, n, by_person, source, why, at) values (?, ?, ?, ?, ?, ?)
        on conflict do nothing`;
      if ((await driver.run(sql, table, n, person, source, why, at)) === 0) return false;
      const all = 'select table_id as "table", n, by_person as person, source, at from reports order by at, n';
      const gone = surplus(await rows<Omit<NewReport, 'why'>>(all), most);
      for (const row of gone) await driver.run(DROP_REPORT, row.table, row.n, row.person);
      return true;
    },

    async saveBugReport({ id, at, person, source, game, rules, text, position, journal }, most) {
      const sql = `insert into mistakes (id, at, person, source, game, rules, text, position, journal)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
      await driver.run(sql, id, at, person, source, game, rules, text, position, journal);
      const all = 'select id, at, person, source from mistakes order by at, id';
      for (const row of surplus(await rows<Pick<BugReportRow, 'id' | 'at' | 'person' | 'source'>>(all), most))
        await driver.run('delete from mistakes where id = ?', row.id);
    },
    readBugReports(limit) {
      const sql = `select id, at, person, source, game, rules, text, position, journal from mistakes
        order by at desc, id limit ?`;
      return rows<BugReportRow>(sql, limit);
    },

    async beat(process, now) {
      const sql =
        'insert into processes (id, alive) values (?, ?) on conflict (id) do update set alive = excluded.alive';
      await driver.run(sql, process, now);
    },
    async lastBeat() {
      const [row] = await rows<{ alive: number | null }>('select max(alive) as alive from processes');
      return row?.alive ?? undefined;
    },
    async addDowntime({ from, to }) {
      await driver.run('insert into downtimes (from_at, to_at) values (?, ?)', from, to);
    },
    readDowntimes: () => rows<Downtime>('select from_at as "from", to_at as "to" from downtimes order by from_at'),

    listen: (changed) => driver.listen(changed),
    notifyProcesses: (table) => driver.notify(table),
    isListening: () => driver.isListening(),
    async ping() {
      await driver.run(PING);
    },
    close: () => driver.close(),
  };
}

/** LIKE pattern for descriptions of tables that this person hosts; ids contain no special characters. */
const hostedBy = (person: string): string => `%"host":"${person}"%`;
/** LIKE pattern for descriptions with a seat reserved for this person. */
const reservedFor = (person: string): string => `%"invited":{"person":"${person}"%`;

const DROP_REPORT = 'delete from reports where table_id = ? and n = ? and by_person = ?';
const UPDATE_TABLE = 'update tables set revision = ?, status = ?, open = ?, doc = ? where id = ? and revision = ?';

const INSERT_ARCHIVE = 'insert into archives (table_id, version, next, data) values (?, ?, ?, ?)';

/** Keeps the later of two positions: a process may write an older one. The row counts as changed in any case, so that one old
 * position does not stop the others of a transaction. */
const KEEP_POSITION = `insert into positions (table_id, version, position, clocks) values (?, ?, ?, ?)
  on conflict (table_id) do update set
    position = case when excluded.version >= positions.version then excluded.position else positions.position end,
    clocks = case when excluded.version >= positions.version then excluded.clocks else positions.clocks end,
    version = case when excluded.version >= positions.version then excluded.version else positions.version end`;

/** Changes one small row, to test that the database can write. */
const PING = `insert into house (name, value) values ('ping', '1')
  on conflict (name) do update set value = case when house.value = '1' then '2' else '1' end`;
