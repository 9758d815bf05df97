/** One change of the database's layout. Released ones are never edited: a new one is added at the end. */
export interface Migration {
  readonly version: number;
  readonly statements: readonly string[];
}

/** All layouts so far, in order; both databases understand every statement. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    statements: [
      `create table tables (
        id text primary key, revision integer not null, game text not null, status text not null,
        open integer not null, created bigint not null, doc text not null)`,
      'create index tables_listed on tables (status, open, created)',
      `create table journal (
        table_id text not null, version integer not null, at bigint not null, move text,
        entries text not null, told text not null, digest text not null, primary key (table_id, version))`,
      'create unique index journal_moves on journal (table_id, move)',
      'create table attention (table_id text primary key, at bigint not null)',
      'create index attention_due on attention (at)',
      'create table people (id text primary key, name text not null, created bigint not null, seen bigint not null)',
      'create table keys (hash text primary key, person text not null, created bigint not null)',
      'create index keys_of on keys (person)',
      'create table codes (hash text primary key, person text not null, until bigint not null)',
      'create table seats (table_id text not null, seat integer not null, person text not null, primary key (table_id, seat))',
      'create index seats_of on seats (person)',
      `create table chat (
        table_id text not null, n integer not null, room text not null, person text not null, name text not null,
        text text not null, at bigint not null, primary key (table_id, n))`,
      'create table reports (table_id text not null, n integer not null, by_person text not null, why text not null, at bigint not null)',
      'create table processes (id text primary key, alive bigint not null)',
      'create table downtimes (from_at bigint not null, to_at bigint not null)',
    ],
  },
  {
    version: 2,
    statements: [
      'create table house (name text primary key, value text not null)',
      `create table subscriptions (
        id text primary key, person text not null, table_id text not null, everyone integer not null, kind text not null,
        target text not null, language text not null, created bigint not null)`,
      'create index subscriptions_of on subscriptions (person)',
      'create index subscriptions_at on subscriptions (table_id, everyone)',
      `create table deliveries (
        subscription text not null, table_id text not null, seat integer not null, question integer not null,
        due bigint, tries integer not null, primary key (subscription, table_id, seat, question))`,
      'create index deliveries_due on deliveries (due)',
      `create table accounts (
        login text primary key, person text not null unique, password text, created bigint not null)`,
      `create table passkeys (
        id text primary key, person text not null, public_key text not null, counter bigint not null,
        transports text not null, created bigint not null)`,
      'create index passkeys_of on passkeys (person)',
      'create table challenges (challenge text primary key, person text not null, until bigint not null)',
      `create table ratings (
        person text not null, game text not null, mean double precision not null, spread double precision not null,
        games integer not null, primary key (person, game))`,
      'create index ratings_listed on ratings (game, mean)',
      'create table rated (table_id text primary key)',
    ],
  },
  {
    version: 3,
    statements: [
      `create table positions (
        table_id text primary key, version integer not null, position text not null, clocks text not null)`,
    ],
  },
  {
    version: 4,
    statements: [
      `create table mistakes (
        id text primary key, at bigint not null, person text not null, game text not null, rules text not null,
        text text not null, position text not null, journal text not null)`,
      'create index mistakes_at on mistakes (at)',
    ],
  },
  {
    version: 5,
    statements: [
      // The browser and system a key was made for, as a short text; when the key was last used; when its holder last
      // confirmed with a password or passkey (0: never).
      `alter table keys add column device text not null default ''`,
      'alter table keys add column used bigint not null default 0',
      'alter table keys add column confirmed bigint not null default 0',
      'update keys set used = created',
      `alter table passkeys add column name text not null default ''`,
      'alter table passkeys add column used bigint not null default 0',
      // The key that asked for the notices; empty: not known, from before this layout.
      `alter table subscriptions add column key_hash text not null default ''`,
      'create table resets (hash text primary key, person text not null, until bigint not null)',
      'create index resets_of on resets (person)',
      'create index codes_of on codes (person)',
      // A report counts once per person and line.
      'alter table reports rename to reports_before',
      `create table reports (
        table_id text not null, n integer not null, by_person text not null, source text not null, why text not null,
        at bigint not null, primary key (table_id, n, by_person))`,
      `insert into reports (table_id, n, by_person, source, why, at)
        select table_id, n, by_person, '', min(why), min(at) from reports_before group by table_id, n, by_person`,
      'drop table reports_before',
      `alter table mistakes add column source text not null default ''`,
    ],
  },
  {
    version: 6,
    statements: [
      // Component values of tables that do not use the built-in ones, by the hash that descriptions name.
      'create table packs (hash text primary key, data text not null)',
    ],
  },
  {
    version: 7,
    statements: [
      // People who wait to be paired: one row per person and pace. `pairing` is empty while nobody is found, `table_id` until the
      // game has begun.
      `create table waits (
        person text not null, pace text not null, pool text not null, wish text not null, rating integer not null,
        bots integer not null, since bigint not null, seen bigint not null, front integer not null,
        pairing text not null, agreed integer not null, promise text not null, table_id text not null,
        primary key (person, pace))`,
      'create index waits_free on waits (pairing, table_id)',
      // Groups that are asked to confirm, and what became of them. `members` is JSON: person, rating and wait of each.
      `create table pairings (
        id text primary key, pool text not null, state text not null, created bigint not null, until bigint not null,
        table_id text not null, people integer not null, members text not null)`,
      'create index pairings_asked on pairings (state, until)',
    ],
  },
  {
    version: 8,
    statements: [
      // Leagues and tournaments. `summary` is what lists show, as JSON; `due` is when the series must act by itself.
      `create table series (
        id text primary key, revision integer not null, status text not null, listed integer not null, game text not null,
        created bigint not null, due bigint, summary text not null, doc text not null)`,
      'create index series_listed on series (listed, created)',
      'create index series_due on series (due)',
      'create table series_people (series_id text not null, person text not null, primary key (series_id, person))',
      'create index series_people_of on series_people (person)',
      // The tables of a series; `done`: the result is in the standings.
      `create table series_tables (
        table_id text primary key, series_id text not null, match_no integer not null, done integer not null)`,
      'create index series_tables_open on series_tables (done)',
      'create index series_tables_of on series_tables (series_id)',
      // What organisers decided, and what the server did by itself.
      `create table series_log (
        series_id text not null, n integer not null, at bigint not null, entry text not null, primary key (series_id, n))`,
    ],
  },
];

/** The layout this program writes. */
export const LATEST: number = MIGRATIONS.at(-1)!.version;
