import type { MatchView, ProfileView, RouteRequest, RouteResponse } from '../../protocol/index.ts';
import { mayOpenProfile, mayOpenRecord, type Person } from '../access.ts';
import { ApiError } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import type { MatchRow, ProfileRow, SiteCount } from '../storage/matches.ts';
import { countView } from './interval.ts';
import { gameResults, ratingRange, streakOf } from './results.ts';

/** Matches on a page of a list. */
const PAGE = 20;
/** Ranks on a page of a leaderboard. */
const RANKS = 50;
/** Most wins and ratings that a profile is computed from; the latest ones. */
const MOST_RESULTS = 5_000;
const MOST_OPPONENTS = 10;

type MatchQuery = RouteRequest<'matches'>['query'];

/** The id of a profile, if the caller may open it. */
const linkTo = (profile: ProfileRow | undefined, caller: Person | undefined, met: boolean): { profile?: string } =>
  profile?.id !== undefined && mayOpenProfile(profile, caller?.id, met) ? { profile: profile.id } : {};

/** What profiles, lists of matches, leaderboards and statistics say to a caller. */
export class Profiles {
  readonly #context: ServerContext;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** The profile with this id, if its owner shows it to the caller. */
  async find(id: string, caller: Person | undefined): Promise<ProfileRow> {
    const { storage } = this.#context;
    const profile = await storage.profileNamed(id);
    if (!profile) throw new ApiError('no-profile');
    const met =
      profile.viewers === 'opponents' && caller !== undefined && (await storage.haveMet(profile.person, caller.id));
    if (!mayOpenProfile(profile, caller?.id, met)) throw new ApiError('no-profile');
    return profile;
  }

  /** What a profile page shows; matches of private tables count only for oneself. */
  async describe(profile: ProfileRow, caller: Person | undefined): Promise<ProfileView> {
    const { storage } = this.#context;
    const { person } = profile;
    const yours = caller?.id === person;
    const [about, results, wins, opponents, ratings, history] = await Promise.all([
      storage.personOf(person),
      storage.resultSums(person, yours),
      storage.latestWins(person, yours, MOST_RESULTS),
      storage.opponentsOf(person, yours, MOST_OPPONENTS),
      storage.ratingsOfPerson(person),
      storage.ratingHistory(person, MOST_RESULTS),
    ]);
    if (!about) throw new ApiError('no-profile');
    const known = await this.#profilesOf(opponents.map((opponent) => opponent.person));
    const alone = results.filter(({ together }) => !together);
    return {
      ...(profile.id !== undefined && { id: profile.id }),
      name: about.name,
      yours,
      since: about.created,
      games: gameResults(results, ratings, history),
      againstBots: alone.reduce((sum, { games }) => sum + games, 0),
      streak: streakOf(wins),
      opponents: opponents.map(({ person: other, name, games, wins, losses }) => ({
        ...(name !== '' && { name }),
        // A person who looks at the own profile has met everybody in it.
        ...linkTo(known.get(other), caller, yours),
        games,
        wins,
        losses,
      })),
    };
  }

  /** What these people show, by person. */
  async #profilesOf(people: readonly string[]): Promise<ReadonlyMap<string, ProfileRow>> {
    const rows = await this.#context.storage.profilesOf([...new Set(people)].filter((person) => person !== ''));
    return new Map(rows.map((row) => [row.person, row]));
  }

  /** A page of finished matches: of everybody, or of one person. */
  async matches(
    { game, before }: MatchQuery,
    caller: Person | undefined,
    person?: string,
  ): Promise<RouteResponse<'matches'>> {
    const [time = '', beforeId = ''] = (before ?? '').split('.');
    const rows = await this.#context.storage.listMatches({
      ...(game !== undefined && { game }),
      ...(person !== undefined && { person }),
      ...(before !== undefined && { before: Number(time), beforeId }),
      withPrivate: person !== undefined && person === caller?.id,
      limit: PAGE + 1,
    });
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      matches: await this.#describeMatches(shown, caller),
      ...(rows.length > PAGE && last && { more: `${last.told}.${last.id}` }),
    };
  }

  async #describeMatches(rows: readonly MatchRow[], caller: Person | undefined): Promise<MatchView[]> {
    const known = await this.#profilesOf(rows.flatMap(({ seats }) => seats.map(({ person }) => person)));
    return rows.map((row): MatchView => {
      const seated = caller !== undefined && row.seats.some(({ person }) => person === caller.id);
      const hidden = row.seats.some(({ person }) => known.get(person)?.replays === false);
      return {
        id: row.id,
        game: row.game,
        map: row.map,
        deck: row.deck,
        why: row.why,
        ownValues: row.ownValues,
        rated: row.rated,
        private: row.private,
        open: mayOpenRecord(seated, hidden),
        entries: row.entries,
        begun: row.begun,
        ended: row.ended,
        seats: row.seats.map(({ name, person, bot, faction, order, score, place, won, gaveUp }) => ({
          ...(name !== '' && { name }),
          ...linkTo(known.get(person), caller, seated),
          ...(bot !== '' && { bot }),
          yours: person !== '' && person === caller?.id,
          faction,
          order,
          score,
          place,
          won,
          gaveUp,
        })),
      };
    });
  }

  /** A page of the best rated people of a game. */
  async leaderboard(game: string, from: number, caller: Person | undefined): Promise<RouteResponse<'leaderboard'>> {
    const rows = await this.#context.storage.ranked(game, from, RANKS + 1);
    return {
      ranks: rows.slice(0, RANKS).map((row, k) => ({
        rank: from + k + 1,
        name: row.name,
        ...(row.profile !== null && { profile: row.profile }),
        yours: row.person === caller?.id,
        rating: { ...ratingRange(row), games: row.games },
      })),
      more: rows.length > RANKS,
    };
  }

  /** What was played and won at public tables. */
  async statistics(game: string): Promise<RouteResponse<'statistics'>> {
    const counts = await this.#context.storage.siteCounts(game);
    const of = (kind: SiteCount['kind']): RouteResponse<'statistics'>['factions'] =>
      counts
        .filter((count) => count.kind === kind)
        .map((count) => ({ name: count.name, count: countView(count) }))
        .sort((a, b) => (kind === 'order' ? 0 : b.count.games - a.count.games) || (a.name < b.name ? -1 : 1));
    return {
      matches: counts.find(({ kind }) => kind === 'all')?.games ?? 0,
      factions: of('faction'),
      maps: of('map'),
      decks: of('deck'),
      orders: of('order'),
    };
  }
}
