/** Whose profile page others may open. */
export const PROFILE_VIEWERS = ['public', 'opponents', 'nobody'] as const;
/** Whose profile page others may open: everybody's, opponents', nobody's. */
export type ProfileViewers = (typeof PROFILE_VIEWERS)[number];

/** What a person lets others see. */
export interface ProfileRow {
  /** The public id of the profile; undefined: a person without an account. */
  readonly id: string | undefined;
  readonly person: string;
  readonly viewers: ProfileViewers;
  /** False: only those who played can open the records of finished games with this person. */
  readonly replays: boolean;
}

/** One seat of a finished match. */
export interface MatchSeat {
  readonly seat: number;
  /** Empty: a bot's seat, or the account was deleted. */
  readonly person: string;
  /** Empty: a bot's seat, or the account was deleted. */
  readonly name: string;
  /** Level of the bot that had the seat from the start; empty: a person's seat. */
  readonly bot: string;
  readonly faction: string;
  /** Place in the order of play, from 0. */
  readonly order: number;
  readonly score: number;
  /** Place in the ranking, from 0; -1: the game has no ranking. */
  readonly place: number;
  readonly won: boolean;
  /** A bot held the person's seat at the end, or its time ran out. */
  readonly gaveUp: boolean;
}

/** A finished match. It is stored when everybody may know its end. */
export interface MatchRow {
  /** The id of its table. */
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  /** Empty: not known, or the game has one board. */
  readonly map: string;
  readonly deck: string;
  /** How it ended: the reason of its result. */
  readonly why: string;
  /** Played with component values of its own. */
  readonly ownValues: boolean;
  readonly rated: boolean;
  /** Played at a private table: listed to those who sat there only. */
  readonly private: boolean;
  /** Number of journal entries; 0: not known. */
  readonly entries: number;
  /** First move, end, and when everybody may know of the end, in ms since 1970. */
  readonly begun: number;
  readonly ended: number;
  readonly told: number;
  readonly seats: readonly MatchSeat[];
}

/** How often something was played and won. `expected` is the number of wins by chance alone: the sum of 1 / number of seats. */
export interface ResultCount {
  readonly games: number;
  readonly wins: number;
  readonly expected: number;
}

/** The properties of a match by which the site counts results: one count for each faction, map and so on. */
export const COUNT_KINDS = ['all', 'faction', 'map', 'deck', 'order', 'seats'] as const;
/** One of the properties by which results are counted. */
export type CountKind = (typeof COUNT_KINDS)[number];

/** A count of results over the whole site. */
export interface SiteCount extends ResultCount {
  readonly kind: CountKind;
  /** A faction, a map, a deck, `place/seats`, or a number of seats; empty for `all`. */
  readonly name: string;
}

/** Matches of a person that are alike, added up: of one game, faction and place. */
export interface ResultSum {
  readonly game: string;
  readonly faction: string;
  readonly order: number;
  readonly seats: number;
  /** True when other people played, not only bots. */
  readonly together: boolean;
  readonly games: number;
  readonly wins: number;
}

/** Results against one opponent. */
export interface OpponentResult {
  readonly person: string;
  readonly name: string;
  readonly games: number;
  /** Won by the person, and by the opponent. */
  readonly wins: number;
  readonly losses: number;
}

/** A rating after a match. */
export interface RatingPoint {
  readonly table: string;
  readonly person: string;
  readonly game: string;
  readonly at: number;
  readonly mean: number;
  readonly spread: number;
}

/** A person on a leaderboard. */
export interface RankedRow {
  readonly person: string;
  readonly name: string;
  readonly profile: string | null;
  readonly mean: number;
  readonly spread: number;
  readonly games: number;
}

/** Which matches to list, newest first. */
export interface MatchFilter {
  readonly game?: string;
  /** Only matches of this person. */
  readonly person?: string;
  /** Also private ones. */
  readonly withPrivate: boolean;
  /** Only those that became public before this time, in ms since 1970; with `beforeId`, also those of that time with smaller ids. */
  readonly before?: number;
  readonly beforeId?: string;
  readonly limit: number;
}

/** Finished matches, profiles and what is counted from them. */
export interface MatchStorage {
  hasMatch(id: string): Promise<boolean>;
  /** Stores a match and counts its results; false: it was stored before. */
  addMatch(match: MatchRow, counts: readonly SiteCount[]): Promise<boolean>;
  listMatches(filter: MatchFilter): Promise<readonly MatchRow[]>;
  siteCounts(game: string): Promise<readonly SiteCount[]>;
  /** All matches of a person, added up. */
  resultSums(person: string, withPrivate: boolean): Promise<readonly ResultSum[]>;
  /** Whether the latest matches with other people were won, the newest first. */
  latestWins(person: string, withPrivate: boolean, limit: number): Promise<readonly boolean[]>;
  /** Opponents with whom a person played most, of the latest thousand matches. */
  opponentsOf(person: string, withPrivate: boolean, limit: number): Promise<readonly OpponentResult[]>;
  /** True when two people played a match together. */
  haveMet(a: string, b: string): Promise<boolean>;
  /** The last rating of a person on each day and in each game, the oldest first; at most the last `limit`. */
  ratingHistory(person: string, limit: number): Promise<readonly RatingPoint[]>;
  /** The best rated people whose profiles are public, from a rank (0: the first) on. */
  ranked(game: string, from: number, limit: number): Promise<readonly RankedRow[]>;

  /** Name and first visit of a person; undefined: there is none. */
  personOf(person: string): Promise<{ readonly name: string; readonly created: number } | undefined>;
  /** What a person shows; without a stored row, everything to everybody. */
  profileOf(person: string): Promise<ProfileRow>;
  profileNamed(id: string): Promise<ProfileRow | undefined>;
  /** The profiles of people with accounts. */
  profilesOf(people: readonly string[]): Promise<readonly ProfileRow[]>;
  setProfile(person: string, change: Pick<ProfileRow, 'viewers' | 'replays'>): Promise<void>;
  /** Gives a profile to a person with an account, unless there is one. */
  addProfile(person: string, id: string): Promise<void>;
  /** People with accounts and without profiles. */
  withoutProfile(limit: number): Promise<readonly string[]>;

  /** True once a step that is done once per database is done; `mark` stores that. */
  isMarked(step: string): Promise<boolean>;
  mark(step: string): Promise<void>;
  /** Finished tables without a match, by id after `after`. */
  unrecorded(after: string, limit: number): Promise<readonly { readonly id: string; readonly doc: string }[]>;
  /** Tables that were rated, with their descriptions. */
  ratedTables(after: string, limit: number): Promise<readonly { readonly id: string; readonly doc: string }[]>;
  /** Stores ratings after earlier matches; those that are stored stay. */
  addRatingPoints(points: readonly RatingPoint[]): Promise<void>;
}
