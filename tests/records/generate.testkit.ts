import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { fastRandom, type Random } from '../../src/kernel/index.ts';

/** How much a generated database holds. */
export interface Size {
  readonly matches: number;
  readonly people: number;
}

/** A row by its columns, in the order of the table's columns of `TABLES`. */
type Row = readonly (string | number)[];

/** The tables that are filled, with their columns and PostgreSQL types. */
const TABLES = {
  people: ['id text', 'name text', 'created bigint', 'seen bigint'],
  keys: ['hash text', 'person text', 'created bigint'],
  accounts: ['login text', 'person text', 'created bigint'],
  profiles: ['id text', 'person text', 'viewers text', 'replays int'],
  ratings: ['person text', 'game text', 'mean float8', 'spread float8', 'games int'],
  tables: ['id text', 'revision int', 'game text', 'status text', 'open int', 'created bigint', 'doc text'],
  seats: ['table_id text', 'seat int', 'person text'],
  matches: [
    'id text',
    'game text',
    'rules text',
    'map text',
    'deck text',
    'why text',
    'own_values int',
    'rated int',
    'private int',
    'entries int',
    'begun bigint',
    'ended bigint',
    'told bigint',
  ],
  match_seats: [
    'match_id text',
    'seat int',
    'person text',
    'name text',
    'bot text',
    'faction text',
    'play_order int',
    'score float8',
    'place int',
    'won int',
    'gave_up int',
    'game text',
    'seats int',
    'people int',
    'private int',
    'told bigint',
  ],
  rating_history: ['table_id text', 'person text', 'game text', 'at bigint', 'mean float8', 'spread float8'],
  series: [
    'id text',
    'revision int',
    'status text',
    'listed int',
    'game text',
    'created bigint',
    'summary text',
    'doc text',
  ],
  series_people: ['series_id text', 'person text'],
  studies: [
    'id text',
    'person text',
    'title text',
    'game text',
    'source text',
    'listed int',
    'created bigint',
    'changed bigint',
    'revision int',
    'bytes int',
    'doc text',
  ],
  match_counts: ['game text', 'kind text', 'name text', 'games int', 'wins int', 'expected float8'],
} as const;
export type TableName = keyof typeof TABLES;

/** Writes rows into a database. */
export interface Sink {
  add(table: TableName, row: Row): void;
  /** Writes what is buffered. */
  flush(): Promise<void>;
}

const columnsOf = (table: TableName): string[] => TABLES[table].map((column) => column.split(' ')[0]!);

/** Writes into an SQLite file, in one transaction; `tables` are those that it has. */
export function sqliteSink(
  file: string,
  tables: readonly TableName[] = Object.keys(TABLES) as TableName[],
): Sink & { close(): void } {
  const db = new DatabaseSync(file);
  db.exec('pragma synchronous = off');
  db.exec('begin');
  const statements = Object.fromEntries(
    tables.map((table) => {
      const columns = columnsOf(table);
      const marks = columns.map(() => '?').join(', ');
      return [table, db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`)];
    }),
  );
  return {
    add: (table, row) => void statements[table]!.run(...row),
    flush: () => Promise.resolve(),
    close() {
      db.exec('commit');
      db.exec('analyze');
      db.close();
    },
  };
}

/** Rows per statement. */
const BATCH = 2_000;

/** Writes into PostgreSQL, in statements of many rows. */
export async function postgresSink(url: string): Promise<Sink & { close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const buffers = new Map<TableName, Row[]>();
  const write = async (table: TableName): Promise<void> => {
    const rows = buffers.get(table) ?? [];
    buffers.delete(table);
    if (rows.length === 0) return;
    const columns = TABLES[table].map((_, i) => rows.map((row) => row[i]));
    const lists = TABLES[table].map((column, i) => `$${i + 1}::${column.split(' ')[1]}[]`).join(', ');
    await client.query(`insert into ${table} (${columnsOf(table).join(', ')}) select * from unnest(${lists})`, columns);
  };
  return {
    add(table, row) {
      const rows = buffers.get(table) ?? [];
      rows.push(row);
      buffers.set(table, rows);
    },
    async flush() {
      for (const [table, rows] of buffers) if (rows.length >= BATCH) await write(table);
    },
    async close() {
      for (const table of buffers.keys()) await write(table);
      await client.query('analyze');
      await client.end();
    },
  };
}

const FACTIONS: Readonly<Record<string, readonly string[]>> = {
  root: ['marquise', 'eyrie', 'alliance', 'vagabond', 'cult', 'riverfolk', 'hundreds', 'keepers'],
  wild: ['order', 'council', 'coven', 'sect'],
  scythia: ['vadash', 'zarina', 'opoea', 'ateas', 'skopasis', 'madyes', 'tirgatao', 'idanthyrsus'],
};
const GAMES = ['root', 'root', 'root', 'scythia', 'wild'] as const;
const MAPS = ['autumn', 'winter', 'lake', 'mountain'] as const;
const SEATS = 4;
const HOUR = 3_600_000;

const idOf = (kind: string, n: number): string => `${kind}${String(n).padStart(15, '0')}`;
const personId = (n: number): string => idOf('p', n);
export const profileId = (n: number): string => idOf('f', n);
const seriesId = (n: number): string => idOf('l', n);
export const studyId = (n: number): string => idOf('s', n);

/** A series for every so many matches: 64 players, 5 rounds of tables of four. */
const MATCHES_PER_SERIES = 80;
const SERIES_PLAYERS = 64;
/** A study for every so many matches. */
const MATCHES_PER_STUDY = 10;

/** A quarter of the seats goes to a hundredth of the people; the first person plays in every fortieth match. */
function player(random: Random, people: number, match: number, seat: number): number {
  if (seat === 0 && match % 40 === 0) return 0;
  const range = random(4) === 0 ? Math.max(SEATS, Math.floor(people / 100)) : people;
  return 1 + random(range - 1);
}

/** A description as long as that of a finished table of four people. */
const description = (game: string, people: readonly number[], created: number): string =>
  JSON.stringify({
    game,
    rules: '1',
    title: '',
    settings: { seats: SEATS, setup: 'standard', map: 'autumn', deck: 'base', law: {}, hirelings: [] },
    host: personId(people[0]!),
    private: false,
    delay: 0,
    strict: false,
    clock: { kind: 'days', days: 2 },
    timeout: 'wait',
    status: 'over',
    created,
    seats: people.map((n) => ({
      person: personId(n),
      name: `Person ${n}`,
      promise: 'f'.repeat(64),
      opened: 'e'.repeat(64),
    })),
    seed: { hash: 'a'.repeat(64), opened: 'b'.repeat(64) },
    orders: {},
    rated: people.map((_, seat) => seat),
    result: {
      why: 'rules',
      winners: [0],
      ranking: people.map((_, seat) => [seat]),
      scores: [30, 20, 15, 10].slice(0, people.length),
      law: '3.1',
    },
    ended: created + HOUR,
  });

/** Finished series; the first person plays in every twentieth. */
async function generateSeries(sink: Sink, { matches, people }: Size, random: Random, first: number, now: number) {
  const count = Math.floor(matches / MATCHES_PER_SERIES);
  for (let n = 0; n < count; n++) {
    const created = Math.floor(first + ((now - first) * n) / count);
    const players = Array.from({ length: SERIES_PLAYERS }, () => 1 + random(people - 1));
    if (n % 20 === 0) players[0] = 0;
    const summary = {
      title: `League ${n}`,
      game: 'root',
      kind: 'swiss',
      status: 'over',
      created,
      players: 64,
      most: 64,
    };
    const rounds = { seats: SEATS, round: 5, rounds: 5 };
    const doc = {
      title: `League ${n}`,
      players: players.map((who, i) => ({ n: i, person: personId(who), name: `Person ${who}` })),
    };
    const texts = [JSON.stringify({ ...summary, ...rounds }), JSON.stringify(doc)];
    sink.add('series', [seriesId(n), 9, 'over', n % 10 === 9 ? 0 : 1, 'root', created, ...texts]);
    for (const who of new Set(players)) sink.add('series_people', [seriesId(n), personId(who)]);
    if (n % 100 === 0) await sink.flush();
  }
}

/** Studies of matches, half of them listed. */
async function generateStudies(sink: Sink, { matches, people }: Size, random: Random, first: number, now: number) {
  const count = Math.floor(matches / MATCHES_PER_STUDY);
  const doc = JSON.stringify({
    names: [],
    notes: Array.from({ length: 12 }, (_, i) => ({ step: 10 * i, text: 'x'.repeat(200) })),
  });
  for (let n = 0; n < count; n++) {
    const changed = Math.floor(first + ((now - first) * n) / count);
    const author = n % 200 === 0 ? 0 : 1 + random(people - 1);
    const about = [`Study ${n}`, 'root', idOf('m', n * MATCHES_PER_STUDY)];
    sink.add('studies', [studyId(n), personId(author), ...about, n % 2, changed, changed, 1, doc.length, doc]);
    if (n % 500 === 0) await sink.flush();
  }
}

/** Fills a database with finished matches of many people; `key` is the hash of a key of the first one. */
export async function generate(
  sink: Sink,
  { matches, people }: Size,
  key: string,
  progress: (done: number) => void,
): Promise<void> {
  const random = fastRandom(1);
  const now = Date.now();
  const first = now - 3 * 365 * 24 * HOUR;
  for (let n = 0; n < people; n++) {
    sink.add('people', [personId(n), `Person ${n}`, first, now]);
    sink.add('accounts', [`person${n}`, personId(n), first]);
    sink.add('profiles', [profileId(n), personId(n), n % 20 === 19 ? 'nobody' : 'public', 1]);
    for (const game of ['root', 'scythia'])
      sink.add('ratings', [personId(n), game, 20 + random(1000) / 50, 2 + random(600) / 100, 1 + random(200)]);
    if (n % 1000 === 0) await sink.flush();
  }
  sink.add('keys', [key, personId(0), now]);
  const counts = new Map<string, [games: number, wins: number]>();
  for (let n = 0; n < matches; n++) {
    const id = idOf('m', n);
    const game = GAMES[random(GAMES.length)]!;
    const told = Math.floor(first + ((now - first - HOUR) * n) / matches);
    const hidden = random(10) === 0 ? 1 : 0;
    const sitters = [...new Set(Array.from({ length: SEATS }, (_, seat) => player(random, people, n, seat)))];
    const winner = random(sitters.length);
    const factions = FACTIONS[game]!;
    sink.add('tables', [id, 9, game, 'over', 1 - hidden, told - HOUR, description(game, sitters, told - HOUR)]);
    const map = game === 'root' ? MAPS[random(4)]! : '';
    sink.add('matches', [
      id,
      game,
      '1',
      map,
      game === 'root' ? 'base' : '',
      'rules',
      0,
      1,
      hidden,
      400,
      told - HOUR,
      told,
      told,
    ]);
    for (const [seat, who] of sitters.entries()) {
      const faction = factions[(seat + n) % factions.length]!;
      const won = seat === winner ? 1 : 0;
      sink.add('seats', [id, seat, personId(who)]);
      const result = [
        id,
        seat,
        personId(who),
        `Person ${who}`,
        '',
        faction,
        seat,
        won ? 30 : random(30),
        won ? 0 : 1,
        won,
        0,
      ];
      const match = [game, sitters.length, sitters.length, hidden, told];
      sink.add('match_seats', result.concat(match));
      sink.add('rating_history', [id, personId(who), game, told, 20 + random(1000) / 50, 2 + random(600) / 100]);
      for (const key of [`${game} faction ${faction}`, `${game} order ${seat + 1}/${sitters.length}`]) {
        const [games, wins] = counts.get(key) ?? [0, 0];
        counts.set(key, [games + 1, wins + won]);
      }
    }
    if (n % 500 === 0) await sink.flush();
    if (n % 20_000 === 0) progress(n);
  }
  for (const [key, [games, wins]] of counts) {
    const [game, kind, name] = key.split(' ');
    sink.add('match_counts', [game!, kind!, name!, games, wins, games / SEATS]);
  }
  await generateSeries(sink, { matches, people }, random, first, now);
  await generateStudies(sink, { matches, people }, random, first, now);
  for (const game of ['root', 'scythia', 'wild'])
    sink.add('match_counts', [game, 'all', '', matches, matches, matches]);
  await sink.flush();
}
