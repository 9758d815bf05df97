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
      // Leagues and tournaments. `summary` is what lists show, as JSON; `due` is when the series must act without a request.
      `create table series (
        id text primary key, revision integer not null, status text not null, listed integer not null, game text not null,
        created bigint not null, due bigint, summary text not null, doc text not null)`,
      'create index series_listed on series (listed, created)',
      'create index series_due on series (due)',
      'create table series_people (series_id text not null, person text not null, primary key (series_id, person))',
      'create index series_people_of on series_people (person)',
      // The tables of a series; `done`: the result is in the standings. `record` is what exports say of the match, as JSON.
      `create table series_tables (
        table_id text primary key, series_id text not null, match_no integer not null, done integer not null,
        record text not null default '')`,
      'create index series_tables_open on series_tables (done)',
      'create index series_tables_of on series_tables (series_id)',
      // What organisers decided, and what the server did automatically.
      `create table series_log (
        series_id text not null, n integer not null, at bigint not null, entry text not null, primary key (series_id, n))`,
    ],
  },
  {
    version: 9,
    statements: [
      // A finished match and its seats. Both are written when everybody may know the end, never before.
      `create table matches (
        id text primary key, game text not null, rules text not null, map text not null, deck text not null,
        why text not null, own_values integer not null, rated integer not null, private integer not null,
        entries integer not null, begun bigint not null, ended bigint not null, told bigint not null)`,
      'create index matches_told on matches (private, told, id)',
      'create index matches_of_game on matches (private, game, told, id)',
      // The last five columns repeat the match, so that the results of a person are read from one index.
      `create table match_seats (
        match_id text not null, seat integer not null, person text not null, name text not null, bot text not null,
        faction text not null, play_order integer not null, score double precision not null, place integer not null,
        won integer not null, gave_up integer not null, game text not null, seats integer not null,
        people integer not null, private integer not null, told bigint not null, primary key (match_id, seat))`,
      'create index match_seats_of on match_seats (person, told, match_id)',
      // How often factions, maps, decks and places were played and won at public tables.
      `create table match_counts (
        game text not null, kind text not null, name text not null, games integer not null, wins integer not null,
        expected double precision not null, primary key (game, kind, name))`,
      `create table rating_history (
        table_id text not null, person text not null, game text not null, at bigint not null,
        mean double precision not null, spread double precision not null, primary key (person, game, table_id))`,
      'create index rating_history_at on rating_history (person, at, table_id)',
      // Leaderboards are sorted by the cautious estimate.
      'create index ratings_best on ratings (game, (mean - 3 * spread) desc, person)',
      // The public id of an account, and what its person shows.
      `create table profiles (
        id text primary key, person text not null unique, viewers text not null, replays integer not null)`,
    ],
  },
  {
    version: 10,
    statements: [
      // Commented games. `source` is the table it comments on; empty: the study holds a game of its own. `listed`: others find it.
      `create table studies (
        id text primary key, person text not null, title text not null, game text not null, source text not null,
        listed integer not null, created bigint not null, changed bigint not null, revision integer not null,
        bytes integer not null, doc text not null)`,
      'create index studies_of on studies (person, changed)',
      'create index studies_listed on studies (listed, changed, id)',
      'create index studies_about on studies (source)',
      // Tables that nobody has touched for long: when their people were warned, and when they are closed or removed.
      'create table closings (table_id text primary key, warned bigint not null, due bigint not null)',
      'create index closings_due on closings (due)',
    ],
  },
  {
    version: 11,
    statements: [
      // E-mail addresses that wait for the confirmation of their reader, by the hash of the link that was sent there.
      `create table mail_requests (
        hash text primary key, id text not null unique, person text not null, key_hash text not null,
        address text not null, language text not null, until bigint not null)`,
      'create index mail_requests_of on mail_requests (person)',
      // When mail was sent, by a keyed hash of its address: limits how much one address gets.
      'create table mails_sent (address text not null, kind text not null, at bigint not null)',
      'create index mails_sent_to on mails_sent (address, at)',
    ],
  },
  {
    version: 12,
    statements: [
      // Whom a person has muted (their chat lines are not delivered) or blocked (nor do they sit at one table).
      `create table blocks (
        id text not null unique, person text not null, other text not null, name text not null, how text not null,
        at bigint not null, primary key (person, other))`,
      'create index blocks_of_other on blocks (other)',
      // Reports of people, with the chat and the table as they were. `state`: open or done.
      `create table complaints (
        id text primary key, at bigint not null, reporter text not null, source text not null, subject text not null,
        subject_name text not null, table_id text not null, reason text not null, text text not null,
        context text not null, state text not null, note text not null)`,
      'create index complaints_at on complaints (at)',
      'create index complaints_of on complaints (subject)',
      // Who may not use the server; `until` 0: without end.
      `create table bans (
        person text primary key, reason text not null, until bigint not null, at bigint not null,
        operator text not null)`,
      // Every action of operators.
      `create table operator_log (
        id text primary key, at bigint not null, operator text not null, action text not null, subject text not null,
        detail text not null)`,
      'create index operator_log_at on operator_log (at)',
      // Pauses of clocks over days: vacations, and weekly free days from a time on. Nothing of the past is ever changed.
      `create table vacations (
        person text not null, from_at bigint not null, to_at bigint not null, primary key (person, from_at))`,
      `create table free_days (
        person text not null, from_at bigint not null, days integer not null, zone text not null,
        primary key (person, from_at))`,
    ],
  },
  {
    version: 13,
    statements: [
      // Journals of finished games, compressed in blocks: the batches from `version` up to before `next`. The server moves them here
      // a day after the end, while it runs.
      `create table archives (
        table_id text not null, version integer not null, next integer not null, data text not null,
        primary key (table_id, version))`,
    ],
  },
  {
    version: 14,
    statements: [
      // Covering indexes for lists: rows are long, and a busy person has thousands.
      'create index seats_of_person on seats (person, table_id)',
      'drop index seats_of',
      'create index tables_by_time on tables (id, created)',
      `create index match_seats_results on match_seats
        (person, told, match_id, private, game, faction, play_order, seats, people, won)`,
      'drop index match_seats_of',
      'create index match_seats_met on match_seats (match_id, person, won, name)',
      'create index rating_history_points on rating_history (person, at, table_id, game, mean, spread)',
      'drop index rating_history_at',
      'create index profiles_shown on profiles (person, viewers, id)',
    ],
  },
];

/** Version of the database layout that this program writes. */
export const LATEST_LAYOUT: number = MIGRATIONS.at(-1)!.version;
