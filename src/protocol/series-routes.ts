import Type, { type Static } from 'typebox';
import { ClockSchema, Name, Opaque, strictObject, TableId, Time, TimeoutSchema, Token } from './schemas.ts';
import { route } from './route.ts';

/** How the players of a series meet. */
export const SERIES_KINDS = ['swiss', 'groups', 'knockout'] as const;
/** What decides between players with the same points, in the order that the organiser chooses. */
export const TIE_BREAKS = ['wins', 'opponents', 'scores'] as const;
/** The files that a series can be saved as. */
export const SERIES_EXPORTS = [
  'standings-csv',
  'standings-json',
  'matches-csv',
  'matches-json',
  'league-players',
  'league-matches',
  'own',
] as const;
/** Most characters of a mapping file. */
export const MAPPING_LENGTH = 12_000;

const SeriesId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
const PlayerNumber = Type.Integer({ minimum: 0, maximum: 999 });
const MatchNumber = Type.Integer({ minimum: 0, maximum: 99_999 });
const Points = Type.Number({ minimum: 0, maximum: 100 });
const Reason = Type.String({ maxLength: 300 });

/** The terms of every table of a series. */
const TermsSchema = strictObject({
  game: Type.String({ maxLength: 40 }),
  settings: Opaque,
  /** One setting that takes these values in turn, from match to match: a pool of maps. */
  pool: Type.Optional(
    strictObject({
      field: Type.String({ maxLength: 40 }),
      values: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 12 }),
    }),
  ),
  clock: ClockSchema,
  timeout: TimeoutSchema,
  /** Spectator delay, in seconds. */
  delay: Type.Integer({ minimum: 0, maximum: 86_400 }),
  strict: Type.Boolean(),
  rated: Type.Boolean(),
  /** Only the players see their table, and only they and the organisers its record. */
  private: Type.Boolean(),
});

/** How a series is played. */
const FormatSchema = strictObject({
  kind: Type.Enum([...SERIES_KINDS]),
  /** Rounds of a Swiss system or of each group; an elimination ends with its final. */
  rounds: Type.Integer({ minimum: 1, maximum: 30 }),
  /** Players of a group. */
  groupSize: Type.Integer({ minimum: 2, maximum: 64 }),
  /** How many of a table go on in an elimination. */
  advance: Type.Integer({ minimum: 1, maximum: 5 }),
  /** Points for winning alone, for each of several winners (a coalition), and for a round without a table. */
  points: strictObject({ win: Points, shared: Points, bye: Points }),
  tieBreaks: Type.Array(Type.Enum([...TIE_BREAKS]), { maxItems: 3 }),
  /** Hours for each round. */
  hours: Type.Number({ minimum: 0.001, maximum: 2_400 }),
  /** Where a game ends without a winner because somebody did not play: the others share the win, or nobody gets points. */
  forfeit: Type.Enum(['share', 'none']),
  /** The next round opens by itself. */
  auto: Type.Boolean(),
  most: Type.Integer({ minimum: 2, maximum: 256 }),
});

const StatusSchema = Type.Enum(['registration', 'playing', 'over', 'cancelled']);
const MemberSchema = Type.Enum(['in', 'reserve', 'out']);

/** A series in a list. */
const SummarySchema = strictObject({
  id: SeriesId,
  title: Type.String(),
  game: Type.String(),
  kind: Type.Enum([...SERIES_KINDS]),
  status: StatusSchema,
  created: Time,
  players: Type.Integer(),
  most: Type.Integer(),
  seats: Type.Integer(),
  /** Rounds opened so far, and in all; 0: not known before the end. */
  round: Type.Integer(),
  rounds: Type.Integer(),
  starts: Type.Optional(Time),
});
/** A series in a list. */
export type SeriesSummary = Static<typeof SummarySchema>;

const StandingSchema = strictObject({
  player: PlayerNumber,
  rank: Type.Integer(),
  group: Type.Optional(Type.Integer()),
  points: Type.Number(),
  played: Type.Integer(),
  wins: Type.Integer(),
  byes: Type.Integer(),
  /** Points of all opponents together. */
  opponents: Type.Number(),
  /** Scores of all games together. */
  scores: Type.Number(),
  /** Elimination: the last round that the player reached. */
  reached: Type.Optional(Type.Integer()),
});
/** A row of the standings. */
export type SeriesStanding = Static<typeof StandingSchema>;

const MatchSchema = strictObject({
  match: MatchNumber,
  round: Type.Integer(),
  group: Type.Optional(Type.Integer()),
  /** Players by seat. */
  players: Type.Array(PlayerNumber),
  status: Type.Enum(['playing', 'over', 'void']),
  opened: Time,
  deadline: Time,
  /** The value of the pool that this match has. */
  pool: Type.Optional(Type.String()),
  /** Only where the caller may open the table. */
  table: Type.Optional(TableId),
  result: Type.Optional(
    strictObject({
      by: Type.Enum(['game', 'deadline', 'organiser']),
      points: Type.Array(Type.Number()),
      winners: Type.Array(Type.Integer()),
      /** Seats whose player did not play to the end. */
      absent: Type.Array(Type.Integer()),
      scores: Type.Array(Type.Number()),
      ended: Time,
    }),
  ),
});
/** A match of a series. */
export type SeriesMatch = Static<typeof MatchSchema>;

/** A series as the caller may see it. */
const SeriesSchema = strictObject({
  id: SeriesId,
  title: Type.String(),
  about: Type.String(),
  status: StatusSchema,
  created: Time,
  starts: Type.Optional(Time),
  listed: Type.Boolean(),
  organisers: Type.Array(Name),
  /** The caller is an organiser. */
  yours: Type.Boolean(),
  /** The number of the caller among the players. */
  me: Type.Optional(PlayerNumber),
  terms: TermsSchema,
  seats: Type.Integer(),
  format: FormatSchema,
  players: Type.Array(strictObject({ player: PlayerNumber, name: Type.String(), status: MemberSchema })),
  rounds: Type.Array(strictObject({ round: Type.Integer(), opened: Time, byes: Type.Array(PlayerNumber) })),
  matches: Type.Array(MatchSchema),
  standings: Type.Array(StandingSchema),
});
/** A series as the caller may see it. */
export type SeriesView = Static<typeof SeriesSchema>;

/** What organisers may decide. Everything is logged, with its reason. */
export const DecisionSchema = Type.Union([
  strictObject({ do: Type.Literal('begin') }),
  strictObject({ do: Type.Literal('next-round') }),
  strictObject({ do: Type.Literal('cancel'), reason: Reason }),
  strictObject({ do: Type.Literal('extend'), match: Type.Optional(MatchNumber), until: Time, reason: Reason }),
  strictObject({
    do: Type.Literal('score'),
    match: MatchNumber,
    /** By seat. */
    points: Type.Array(Points, { minItems: 1, maxItems: 7 }),
    reason: Reason,
  }),
  strictObject({ do: Type.Literal('void'), match: MatchNumber, reason: Reason }),
  strictObject({ do: Type.Literal('substitute'), out: PlayerNumber, in: PlayerNumber, reason: Reason }),
  strictObject({ do: Type.Literal('withdraw'), player: PlayerNumber, reason: Reason }),
  strictObject({ do: Type.Literal('admit'), player: PlayerNumber }),
  strictObject({ do: Type.Literal('appoint'), player: PlayerNumber }),
]);
/** What an organiser decides. */
export type SeriesDecision = Static<typeof DecisionSchema>;

const Params = strictObject({ series: SeriesId });
const Gives = strictObject({ series: SeriesSchema });

/** Routes of leagues and tournaments. */
export const SERIES_ROUTES = {
  seriesList: route({
    method: 'GET',
    path: '/api/series',
    about: 'Leagues and tournaments that everybody may see, or the caller’s own, newest first.',
    key: 'welcome',
    query: strictObject({
      mine: Type.Optional(Type.Enum(['yes'])),
      /** Only those created before this time, in ms since 1970. */
      before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
    }),
    gives: strictObject({ list: Type.Array(SummarySchema) }),
  }),
  newSeries: route({
    method: 'POST',
    path: '/api/series',
    about:
      'Create a league or tournament. Needs an account. The caller is its organiser, and does not play unless registered.',
    key: 'needed',
    body: strictObject({
      title: Type.String({ minLength: 1, maxLength: 80 }),
      about: Type.Optional(Type.String({ maxLength: 2_000 })),
      listed: Type.Boolean(),
      /** When it begins by itself, if enough are registered; left out: when an organiser says so. */
      starts: Type.Optional(Time),
      terms: TermsSchema,
      format: FormatSchema,
    }),
    gives: Gives,
  }),
  series: route({
    method: 'GET',
    path: '/api/series/:series',
    about: 'One league or tournament: players, rounds, matches and standings.',
    key: 'welcome',
    params: Params,
    gives: Gives,
  }),
  inviteToSeries: route({
    method: 'POST',
    path: '/api/series/:series/invites',
    about: 'Create an invitation to a series that is not listed; an earlier one becomes void. Organisers only.',
    key: 'needed',
    params: Params,
    gives: strictObject({ invite: Token }),
  }),
  register: route({
    method: 'POST',
    path: '/api/series/:series/players',
    about: 'Register as a player, or as a reserve. Needs an account. After the beginning only reserves can register.',
    key: 'needed',
    params: Params,
    body: strictObject({ reserve: Type.Boolean() }),
    gives: Gives,
  }),
  unregister: route({
    method: 'DELETE',
    path: '/api/series/:series/players',
    about: 'Withdraw. Running matches stay; no new ones are opened for the caller.',
    key: 'needed',
    params: Params,
    gives: Gives,
  }),
  decide: route({
    method: 'POST',
    path: '/api/series/:series/decisions',
    about:
      'Decide something as an organiser: begin, extend a deadline, set a result, substitute a player. It is logged.',
    key: 'needed',
    params: Params,
    body: DecisionSchema,
    gives: Gives,
  }),
  seriesLog: route({
    method: 'GET',
    path: '/api/series/:series/log',
    about: 'What organisers decided and what the server did by itself, in order.',
    key: 'welcome',
    params: Params,
    query: strictObject({ after: Type.Optional(Type.Integer({ minimum: 0 })) }),
    gives: strictObject({
      entries: Type.Array(
        strictObject({
          n: Type.Integer(),
          at: Time,
          /** The organiser; left out: the server. */
          by: Type.Optional(Type.String()),
          what: Type.String(),
          round: Type.Optional(Type.Integer()),
          match: Type.Optional(MatchNumber),
          players: Type.Optional(Type.Array(Type.String())),
          until: Type.Optional(Time),
          points: Type.Optional(Type.Array(Type.Number())),
          reason: Type.Optional(Type.String()),
        }),
      ),
    }),
  }),
  exportSeries: route({
    method: 'POST',
    path: '/api/series/:series/export',
    about:
      'Standings or records of finished matches as a file: CSV, JSON, one of the two league formats, or an own format given by a mapping (docs/leagues.md).',
    key: 'welcome',
    params: Params,
    body: strictObject({ format: Type.Enum([...SERIES_EXPORTS]), mapping: Type.Optional(Opaque) }),
    gives: strictObject({ name: Type.String(), text: Type.String() }),
  }),
} as const;
