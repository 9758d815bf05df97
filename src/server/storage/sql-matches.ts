import type { Driver, Statement, Value } from './driver.ts';
import type {
  MatchFilter,
  MatchRow,
  MatchSeat,
  MatchStorage,
  OpponentResult,
  ProfileRow,
  ProfileViewers,
  RankedRow,
  RatingPoint,
  ResultSum,
  SiteCount,
} from './matches.ts';

type WithNumbers<T, B extends keyof T> = Omit<T, B> & { readonly [K in B]: number };
type StoredMatch = WithNumbers<Omit<MatchRow, 'seats'>, 'ownValues' | 'rated' | 'private'>;
type StoredSeat = WithNumbers<MatchSeat, 'won' | 'gaveUp'> & { readonly match: string };

const MATCH = `select id, game, rules, map, deck, why, own_values as "ownValues", rated, private, entries, begun, ended, told
  from matches`;
const SEAT = `select match_id as "match", seat, person, name, bot, faction, play_order as "order", score, place, won,
  gave_up as "gaveUp" from match_seats`;

const INSERT_MATCH = `insert into matches
  (id, game, rules, map, deck, why, own_values, rated, private, entries, begun, ended, told)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`;
const INSERT_SEAT = `insert into match_seats
  (match_id, seat, person, name, bot, faction, play_order, score, place, won, gave_up, game, seats, people, private, told)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ADD_COUNT = `insert into match_counts (game, kind, name, games, wins, expected) values (?, ?, ?, ?, ?, ?)
  on conflict (game, kind, name) do update set games = match_counts.games + excluded.games,
    wins = match_counts.wins + excluded.wins, expected = match_counts.expected + excluded.expected`;

const DAY_MS = 86_400_000;
/** Opponents are counted in the newest matches only. */
const MOST_MET = 1_000;

const bit = (flag: boolean): number => (flag ? 1 : 0);

const matchOf = (row: StoredMatch, seats: readonly StoredSeat[]): MatchRow => ({
  ...row,
  ownValues: row.ownValues === 1,
  rated: row.rated === 1,
  private: row.private === 1,
  seats: seats.map(({ match: _, won, gaveUp, ...seat }) => ({ ...seat, won: won === 1, gaveUp: gaveUp === 1 })),
});

const marks = (list: readonly unknown[]): string => list.map(() => '?').join(', ');

function insertStatements(match: MatchRow): Statement[] {
  const { id, game, rules, map, deck, why, ownValues, rated, entries, begun, ended, told, seats } = match;
  const hidden = bit(match.private);
  const people = seats.filter(({ bot }) => bot === '').length;
  return [
    [INSERT_MATCH, id, game, rules, map, deck, why, bit(ownValues), bit(rated), hidden, entries, begun, ended, told],
    ...seats.map((s): Statement => {
      const result = [s.faction, s.order, s.score, s.place, bit(s.won), bit(s.gaveUp)];
      return [INSERT_SEAT, id, s.seat, s.person, s.name, s.bot, ...result, game, seats.length, people, hidden, told];
    }),
  ];
}

/** Keeps a fixed order, so that two processes that count the same things cannot deadlock. */
const byName = (a: SiteCount, b: SiteCount): number => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1);

const PROFILE = `select accounts.person, profiles.id, viewers, replays from accounts
  left join profiles on profiles.person = accounts.person`;

interface StoredProfile {
  readonly person: string;
  readonly id: string | null;
  readonly viewers: ProfileViewers | null;
  readonly replays: number | null;
}

const profileRow = ({ id, person, viewers, replays }: StoredProfile): ProfileRow => ({
  id: id ?? undefined,
  person,
  viewers: viewers ?? 'public',
  replays: replays !== 0,
});

/** Finished matches and profiles, over either database. */
export function matchStorage(driver: Driver): MatchStorage {
  const rows = async <T>(sql: string, ...params: Value[]): Promise<readonly T[]> =>
    (await driver.all(sql, ...params)) as unknown as readonly T[];
  const one = async <T>(sql: string, ...params: Value[]): Promise<T | undefined> => (await rows<T>(sql, ...params))[0];
  const shown = (withPrivate: boolean): string => (withPrivate ? '' : 'and private = 0');

  async function withSeats(found: readonly StoredMatch[]): Promise<MatchRow[]> {
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const seats = await rows<StoredSeat>(`${SEAT} where match_id in (${marks(ids)}) order by match_id, seat`, ...ids);
    return found.map((row) =>
      matchOf(
        row,
        seats.filter(({ match }) => match === row.id),
      ),
    );
  }

  return {
    hasMatch: async (id) => (await one('select 1 as one from matches where id = ?', id)) !== undefined,
    addMatch: (match, counts) =>
      driver.atomically([
        ...insertStatements(match),
        ...counts
          .slice()
          .sort(byName)
          .map(({ kind, name, games, wins, expected }): Statement => {
            return [ADD_COUNT, match.game, kind, name, games, wins, expected];
          }),
      ]),
    async listMatches({ game, person, withPrivate, before, beforeId, limit }: MatchFilter) {
      const conditions: Statement[] = [];
      if (person !== undefined) conditions.push(['person = ?', person]);
      else conditions.push(['private = ?', 0]);
      if (game !== undefined) conditions.push(['game = ?', game]);
      if (before !== undefined) conditions.push(['(told, id) < (?, ?)', before, beforeId ?? '']);
      const where = conditions.map(([sql]) => sql).join(' and ');
      const params = conditions.flatMap(([, ...values]) => values);
      if (person === undefined)
        return await withSeats(
          await rows<StoredMatch>(`${MATCH} where ${where} order by told desc, id desc limit ?`, ...params, limit),
        );
      // A person may have sat in two seats of a match.
      const sql = `select distinct match_id as id, told from match_seats
        where ${where.replace('(told, id)', '(told, match_id)')} ${shown(withPrivate)}
        order by told desc, match_id desc limit ?`;
      const ids = (await rows<{ id: string }>(sql, ...params, limit)).map(({ id }) => id);
      if (ids.length === 0) return [];
      return await withSeats(
        await rows<StoredMatch>(`${MATCH} where id in (${marks(ids)}) order by told desc, id desc`, ...ids),
      );
    },
    siteCounts: (game) =>
      rows<SiteCount>('select kind, name, games, wins, expected from match_counts where game = ?', game),
    async resultSums(person, withPrivate) {
      // By columns of one index, so that thousands of matches are added up without reading their rows.
      const sql = `select game, faction, play_order as "order", seats, case when people > 1 then 1 else 0 end as together,
          count(*) as games, sum(won) as wins
        from match_seats where person = ? ${shown(withPrivate)}
        group by game, faction, play_order, seats, case when people > 1 then 1 else 0 end`;
      const found = await rows<WithNumbers<ResultSum, 'together'>>(sql, person);
      return found.map((row) => ({
        ...row,
        together: row.together === 1,
        games: Number(row.games),
        wins: Number(row.wins),
      }));
    },
    async latestWins(person, withPrivate, limit) {
      const sql = `select won from match_seats where person = ? and people > 1 ${shown(withPrivate)}
        order by told desc, match_id desc limit ?`;
      return (await rows<{ won: number }>(sql, person, limit)).map(({ won }) => won === 1);
    },
    opponentsOf(person, withPrivate, limit) {
      const sql = `select other.person, max(other.name) as name, count(*) as games, sum(own.won) as wins,
          sum(other.won) as losses
        from (select match_id, person, won from match_seats where person = ? ${shown(withPrivate)}
          order by told desc, match_id desc limit ?) as own
        join match_seats as other on other.match_id = own.match_id
        where other.person <> '' and other.person <> own.person
        group by other.person order by count(*) desc, other.person limit ?`;
      return rows<OpponentResult>(sql, person, MOST_MET, limit);
    },
    async haveMet(a, b) {
      const sql = `select 1 as one from match_seats as own
        join match_seats as other on other.match_id = own.match_id and other.person = ?
        where own.person = ? limit 1`;
      return (await one(sql, b, a)) !== undefined;
    },
    async ratingHistory(person, limit) {
      // A cross join: SQLite takes the days first and finds each by the index.
      const days = `select game, max(at) as at from rating_history where person = ? group by game, at / ${DAY_MS}`;
      const sql = `select table_id as "table", person, points.game, points.at, mean, spread
        from (${days}) as last cross join rating_history as points
        where points.person = ? and points.at = last.at and points.game = last.game
        order by points.at desc, table_id desc limit ?`;
      return (await rows<RatingPoint>(sql, person, person, limit)).slice().reverse();
    },
    ranked(game, from, limit) {
      // Names are read for the page only, not for the ranks before it.
      const page = `select ratings.person, profiles.id as profile, mean, spread, games from ratings
        left join profiles on profiles.person = ratings.person
        where game = ? and (viewers is null or viewers = 'public')
        order by mean - 3 * spread desc, ratings.person limit ? offset ?`;
      const sql = `select page.person, people.name, profile, mean, spread, games from (${page}) as page
        join people on people.id = page.person order by mean - 3 * spread desc, page.person`;
      return rows<RankedRow>(sql, game, limit, from);
    },

    personOf: (person) => one('select name, created from people where id = ?', person),
    async profileOf(person) {
      const row = await one<StoredProfile>(
        'select person, id, viewers, replays from profiles where person = ?',
        person,
      );
      return row ? profileRow(row) : { id: undefined, person, viewers: 'public', replays: true };
    },
    async profileNamed(id) {
      const row = await one<StoredProfile>('select person, id, viewers, replays from profiles where id = ?', id);
      return row && profileRow(row);
    },
    async profilesOf(people) {
      if (people.length === 0) return [];
      const found = await rows<StoredProfile>(`${PROFILE} where accounts.person in (${marks(people)})`, ...people);
      return found.map(profileRow);
    },
    async setProfile(person, { viewers, replays }) {
      const sql = 'update profiles set viewers = ?, replays = ? where person = ?';
      await driver.run(sql, viewers, bit(replays), person);
    },
    async addProfile(person, id) {
      const sql = `insert into profiles (id, person, viewers, replays)
        select ?, person, 'public', 1 from accounts where person = ? on conflict do nothing`;
      await driver.run(sql, id, person);
    },
    async withoutProfile(limit) {
      const sql = `select accounts.person from accounts left join profiles on profiles.person = accounts.person
        where profiles.person is null limit ?`;
      return (await rows<{ person: string }>(sql, limit)).map(({ person }) => person);
    },

    isMarked: async (step) => (await one('select 1 as one from house where name = ?', step)) !== undefined,
    async mark(step) {
      await driver.run(`insert into house (name, value) values (?, 'done') on conflict do nothing`, step);
    },
    unrecorded: (after, limit) =>
      rows(
        `select id, doc from tables where status = 'over' and id > ?
          and not exists (select 1 from matches where matches.id = tables.id) order by id limit ?`,
        after,
        limit,
      ),
    ratedTables: (after, limit) =>
      rows(
        `select id, doc from tables join rated on rated.table_id = tables.id where id > ? order by id limit ?`,
        after,
        limit,
      ),
    async addRatingPoints(points) {
      if (points.length === 0) return;
      await driver.atomically(points.map((point) => ratingPoint(point)));
    },
  };
}

/** Stores a rating after a match. The row counts as changed in any case, so that one stored point does not stop the others. */
export const ratingPoint = ({ table, person, game, at, mean, spread }: RatingPoint): Statement => [
  `insert into rating_history (table_id, person, game, at, mean, spread) values (?, ?, ?, ?, ?, ?)
    on conflict (person, game, table_id) do update set at = rating_history.at`,
  table,
  person,
  game,
  at,
  mean,
  spread,
];
