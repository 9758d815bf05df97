import Type, { type Static } from 'typebox';
import { Name, strictObject, TableId, Time } from './schemas.ts';
import { route } from './route.ts';

/** The public id of a profile. */
export const ProfileId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
const GameName = Type.String({ maxLength: 40 });

/** Who may open a profile page. */
export const PROFILE_VIEWERS = ['public', 'opponents', 'nobody'] as const;
const ViewersSchema = Type.Enum([...PROFILE_VIEWERS]);

/**
 * How often something was played and won, the share that chance alone would win, and the 95 % interval of the share of wins
 * (Wilson).
 */
export const CountSchema = strictObject({
  games: Type.Integer(),
  wins: Type.Integer(),
  expected: Type.Number(),
  low: Type.Number(),
  high: Type.Number(),
});
/** How often something was played and won. */
export type ResultCountView = Static<typeof CountSchema>;

/** A count with the name of what is counted. */
const NamedCount = strictObject({ name: Type.String(), count: CountSchema });

/** A seat of a finished match. */
const MatchSeatSchema = strictObject({
  /** Missing where a bot had the seat, or the account was deleted. */
  name: Type.Optional(Type.String()),
  /** The profile page of the person; missing where the caller may not open it. */
  profile: Type.Optional(ProfileId),
  /** Level of the bot that had the seat. */
  bot: Type.Optional(Type.String()),
  yours: Type.Boolean(),
  faction: Type.String(),
  /** Place in the order of play, from 0. */
  order: Type.Integer(),
  score: Type.Number(),
  /** Place in the ranking, from 0; -1: there is none. */
  place: Type.Integer(),
  won: Type.Boolean(),
  gaveUp: Type.Boolean(),
});

/** A finished match. */
export const MatchSchema = strictObject({
  id: TableId,
  game: Type.String(),
  /** Empty: one board or deck, or not known. */
  map: Type.String(),
  deck: Type.String(),
  why: Type.String(),
  ownValues: Type.Boolean(),
  rated: Type.Boolean(),
  private: Type.Boolean(),
  /** The caller may open the record of the game. */
  open: Type.Boolean(),
  entries: Type.Integer(),
  begun: Time,
  ended: Time,
  seats: Type.Array(MatchSeatSchema),
});
/** A finished match. */
export type MatchView = Static<typeof MatchSchema>;

/** A rating with its uncertainty: the shown number is cautious, the true strength is between `low` and `high` in 95 of 100 cases. */
const RankSchema = strictObject({
  rating: Type.Integer(),
  low: Type.Integer(),
  high: Type.Integer(),
  games: Type.Integer(),
});

/** One day's last rating in a game. */
const PointSchema = strictObject({ at: Time, rating: Type.Integer(), low: Type.Integer(), high: Type.Integer() });

/** Results in one game. */
const GameResults = strictObject({
  game: Type.String(),
  count: CountSchema,
  factions: Type.Array(NamedCount),
  /** `place/seats`, both from 1. */
  orders: Type.Array(NamedCount),
  rating: Type.Optional(RankSchema),
  history: Type.Array(PointSchema),
});

/** What a profile page shows. */
const ProfileSchema = strictObject({
  /** Missing for a visitor without an account, whose profile only he himself sees. */
  id: Type.Optional(ProfileId),
  name: Name,
  yours: Type.Boolean(),
  since: Time,
  games: Type.Array(GameResults),
  /** Matches with bots only; they count in nothing else. */
  againstBots: Type.Integer(),
  streak: strictObject({
    /** Wins in a row now, or losses as a negative number. */
    now: Type.Integer(),
    best: Type.Integer(),
  }),
  opponents: Type.Array(
    strictObject({
      name: Type.Optional(Type.String()),
      profile: Type.Optional(ProfileId),
      games: Type.Integer(),
      wins: Type.Integer(),
      losses: Type.Integer(),
    }),
  ),
});
/** What a profile page shows. */
export type ProfileView = Static<typeof ProfileSchema>;

const MatchList = strictObject({ matches: Type.Array(MatchSchema), more: Type.Optional(Type.String()) });
const MatchQuery = strictObject({
  game: Type.Optional(GameName),
  /** `more` of the page before. */
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}\\.[A-Za-z0-9_-]{16}$' })),
});
const SharingSchema = strictObject({ viewers: ViewersSchema, replays: Type.Boolean() });

/** Routes of profiles, finished matches, leaderboards and statistics. */
export const PROFILE_ROUTES = {
  myProfile: route({
    method: 'GET',
    path: '/api/me/profile',
    about: 'The caller’s own profile, with all matches, and what others may see of it.',
    key: 'needed',
    gives: strictObject({ profile: ProfileSchema, sharing: SharingSchema }),
  }),
  shareProfile: route({
    method: 'PATCH',
    path: '/api/me/profile',
    about:
      'Choose who may open one’s profile, and whether others may open the records of one’s finished games. Accounts only.',
    key: 'needed',
    body: SharingSchema,
    gives: strictObject({ sharing: SharingSchema }),
  }),
  myMatches: route({
    method: 'GET',
    path: '/api/me/matches',
    about: 'The caller’s finished matches, newest first, private ones included.',
    key: 'needed',
    query: MatchQuery,
    gives: MatchList,
  }),
  profile: route({
    method: 'GET',
    path: '/api/profiles/:profile',
    about:
      'The profile of an account, as far as its owner shows it to the caller. Matches of private tables do not count in it.',
    key: 'welcome',
    params: strictObject({ profile: ProfileId }),
    gives: strictObject({ profile: ProfileSchema }),
  }),
  profileMatches: route({
    method: 'GET',
    path: '/api/profiles/:profile/matches',
    about: 'Finished matches of an account at public tables, newest first.',
    key: 'welcome',
    params: strictObject({ profile: ProfileId }),
    query: MatchQuery,
    gives: MatchList,
  }),
  matches: route({
    method: 'GET',
    path: '/api/matches',
    about:
      'Finished matches at public tables, newest first. A match of a table with a spectator delay is listed after that delay.',
    key: 'welcome',
    query: MatchQuery,
    gives: MatchList,
  }),
  leaderboard: route({
    method: 'GET',
    path: '/api/leaderboards/:game',
    about: 'The best rated people of a game with the uncertainty of their ratings, fifty at a time.',
    key: 'welcome',
    params: strictObject({ game: GameName }),
    query: strictObject({ from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }),
    gives: strictObject({
      ranks: Type.Array(
        strictObject({
          rank: Type.Integer(),
          name: Name,
          profile: Type.Optional(ProfileId),
          yours: Type.Boolean(),
          rating: RankSchema,
        }),
      ),
      more: Type.Boolean(),
    }),
  }),
  statistics: route({
    method: 'GET',
    path: '/api/statistics/:game',
    about:
      'How often each faction, map, deck and place in the order of play was played and won at public tables with at least two people, with intervals.',
    key: 'none',
    params: strictObject({ game: GameName }),
    gives: strictObject({
      matches: Type.Integer(),
      factions: Type.Array(NamedCount),
      maps: Type.Array(NamedCount),
      decks: Type.Array(NamedCount),
      orders: Type.Array(NamedCount),
    }),
  }),
} as const;
