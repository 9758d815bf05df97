/** What happens to the rows of a person when the account is deleted. */
export type Erasure =
  /** They are deleted. */
  | 'delete'
  /** They stay without the person: the assignments of an `update`. */
  | { readonly set: string };

/** A table with rows about a person. */
export interface PersonalTable {
  readonly table: string;
  /** The column that holds the id of the person. */
  readonly column: string;
  /** The columns that an export shows, as SQL. Secrets and hashes are left out. Empty: an export shows nothing of it. */
  readonly shown: string;
  /** The name of the list in an export. */
  readonly name: string;
  readonly erasure: Erasure;
}

/**
 * Every table with a column for a person. A test compares it with the layout: who adds such a table says here what an export shows of
 * it and what becomes of it when the account is deleted. Seats and descriptions of tables are changed by `own-data/leaving.ts`.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'people', column: 'id', name: 'person', shown: 'name, created, seen', erasure: 'delete' },
  { table: 'accounts', column: 'person', name: 'account', shown: 'login, created', erasure: 'delete' },
  { table: 'keys', column: 'person', name: 'keys', shown: 'device, created, used', erasure: 'delete' },
  { table: 'passkeys', column: 'person', name: 'passkeys', shown: 'name, created, used', erasure: 'delete' },
  { table: 'codes', column: 'person', name: 'codes', shown: 'until', erasure: 'delete' },
  { table: 'resets', column: 'person', name: 'resets', shown: 'until', erasure: 'delete' },
  { table: 'challenges', column: 'person', name: 'challenges', shown: 'until', erasure: 'delete' },
  {
    table: 'subscriptions',
    column: 'person',
    name: 'notices',
    shown: 'kind, target, language, table_id as "table", created',
    erasure: 'delete',
  },
  { table: 'profiles', column: 'person', name: 'profile', shown: 'id, viewers, replays', erasure: 'delete' },
  { table: 'ratings', column: 'person', name: 'ratings', shown: 'game, mean, spread, games', erasure: 'delete' },
  {
    table: 'rating_history',
    column: 'person',
    name: 'ratingHistory',
    shown: 'game, at, mean, spread, table_id as "table"',
    erasure: 'delete',
  },
  {
    table: 'match_seats',
    column: 'person',
    name: 'matches',
    shown: 'match_id as "table", game, seat, name, faction, play_order as "order", score, place, won, told as "at"',
    erasure: { set: `person = '', name = ''` },
  },
  { table: 'seats', column: 'person', name: 'seats', shown: 'table_id as "table", seat', erasure: 'delete' },
  { table: 'chat', column: 'person', name: 'chat', shown: 'table_id as "table", room, text, at', erasure: 'delete' },
  {
    table: 'reports',
    column: 'by_person',
    name: 'reports',
    shown: 'table_id as "table", n, why, at',
    erasure: 'delete',
  },
  {
    table: 'mistakes',
    column: 'person',
    name: 'bugReports',
    shown: 'at, game, rules, text, position, journal',
    erasure: { set: `person = ''` },
  },
  { table: 'waits', column: 'person', name: 'waits', shown: 'pace, pool, wish, since', erasure: 'delete' },
  { table: 'series_people', column: 'person', name: 'series', shown: 'series_id as "series"', erasure: 'delete' },
  {
    table: 'mail_requests',
    column: 'person',
    name: 'mailRequests',
    shown: 'address, language, until',
    erasure: 'delete',
  },
  { table: 'blocks', column: 'person', name: 'blocks', shown: 'name, how, at', erasure: 'delete' },
  // Whom others block or report, and what operators did about it, is theirs to know.
  { table: 'blocks', column: 'other', name: 'blockedBy', shown: '', erasure: 'delete' },
  {
    table: 'complaints',
    column: 'reporter',
    name: 'complaints',
    shown: 'at, table_id as "table", reason, text',
    erasure: { set: `reporter = ''` },
  },
  {
    table: 'complaints',
    column: 'subject',
    name: 'complaintsAbout',
    shown: '',
    erasure: { set: `subject = '', subject_name = ''` },
  },
  { table: 'operator_log', column: 'subject', name: 'operatorLog', shown: '', erasure: { set: `subject = ''` } },
  { table: 'bans', column: 'person', name: 'bans', shown: 'reason, until, at', erasure: 'delete' },
  { table: 'vacations', column: 'person', name: 'vacations', shown: 'from_at, to_at', erasure: 'delete' },
  { table: 'free_days', column: 'person', name: 'freeDays', shown: 'from_at, days, zone', erasure: 'delete' },
  {
    table: 'studies',
    column: 'person',
    name: 'studies',
    shown: 'id, title, game, created, changed, doc',
    erasure: 'delete',
  },
];

/** Own data: what is stored about a person, and its erasure. */
export interface OwnDataStorage {
  /** All rows about a person, by the names of `PERSONAL_TABLES`. */
  exportPerson(person: string): Promise<Readonly<Record<string, readonly object[]>>>;
  /** Tables where the person sits or is expected, and waiting or running ones that the person hosts. */
  tablesOf(person: string): Promise<readonly string[]>;
  /** Deletes a person with everything that is theirs alone; what others share stays without the name. */
  erasePerson(person: string): Promise<void>;
  /**
   * Removes every way to sign in, so that no new key is made, and stores that the person is being deleted: the next start goes on if
   * this process dies.
   */
  beginErasure(person: string): Promise<void>;
  /** People whose deletion has begun and not ended. */
  erasures(): Promise<readonly string[]>;
}
