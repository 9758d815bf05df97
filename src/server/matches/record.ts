import type { GameTypes, MatchFacts } from '../../kernel/index.ts';
import type { AnyGame } from '../../registry/index.ts';
import type { ServerContext } from '../context.ts';
import { isRated, publicEnd } from '../ratings/rate.ts';
import type { MatchRow, MatchSeat, SiteCount } from '../storage/matches.ts';
import { DELETED_PERSON, type TableDoc } from '../tables/doc.ts';

/** The last position of a finished game. */
export interface FinalPosition {
  readonly game: AnyGame;
  readonly state: GameTypes['state'];
  /** Number of journal entries. */
  readonly entries: number;
}

/** A finished table. */
export interface FinishedTable {
  readonly id: string;
  readonly doc: TableDoc;
  /** undefined: today's rules cannot replay the game. */
  readonly final: FinalPosition | undefined;
}

/** What the settings alone say about a game that cannot be replayed. */
function factsOfSettings(settings: unknown): Partial<MatchFacts> {
  const { map, deck, factions } = settings as Readonly<Record<string, unknown>>;
  const names = Array.isArray(factions) ? (factions as unknown[]) : [];
  return {
    ...(typeof map === 'string' && { map }),
    ...(typeof deck === 'string' && { deck }),
    seats: names.map((name, order) => ({ faction: typeof name === 'string' ? name : '', order })),
  };
}

function seatsOf(doc: TableDoc, facts: Partial<MatchFacts>): MatchSeat[] {
  const { result } = doc;
  return doc.seats.map((seat, at) => {
    const { bot, late, level, gone } = seat;
    const isDeleted = gone === true || seat.person === DELETED_PERSON;
    const { person = '', name = '' } = isDeleted ? {} : seat;
    return {
      seat: at,
      person,
      name,
      bot: person === '' && !isDeleted ? (level ?? 'normal') : '',
      faction: facts.seats?.[at]?.faction ?? '',
      order: facts.seats?.[at]?.order ?? at,
      score: result?.scores[at] ?? 0,
      place: result?.ranking.findIndex((places) => places.includes(at)) ?? -1,
      won: result?.winners.includes(at) ?? false,
      gaveUp: gone === true || (person !== '' && (bot === true || late === true)),
    };
  });
}

/** A finished match as it is stored. */
async function matchOf(context: ServerContext, { id, doc, final }: FinishedTable): Promise<MatchRow> {
  const facts = final?.game.matchFacts?.(final.state) ?? factsOfSettings(doc.settings);
  const [first] = await context.storage.readJournal(id, 0, 1);
  const ended = doc.ended ?? doc.created;
  return {
    id,
    game: doc.game,
    rules: doc.rules,
    map: facts.map ?? '',
    deck: facts.deck ?? '',
    why: doc.result?.why ?? '',
    ownValues: doc.pack !== undefined,
    rated: isRated(doc) && (doc.rated?.length ?? 0) >= 2,
    private: doc.private,
    entries: final?.entries ?? 0,
    begun: Math.min(first?.at ?? doc.created, ended),
    ended,
    told: publicEnd({ ...doc, ended }),
    seats: seatsOf(doc, facts),
  };
}

/**
 * What a match adds to the counts of the site: nothing if its table was private, its values were not the built-in ones, its rules
 * did not decide it, or fewer than two people played. Bots are not counted.
 */
export function countsOf(match: MatchRow): SiteCount[] {
  const people = match.seats.filter(({ bot }) => bot === '');
  if (match.private || match.ownValues || match.why !== 'rules' || people.length < 2) return [];
  const expected = 1 / match.seats.length;
  const wins = people.filter(({ won }) => won).length;
  const size = match.seats.length;
  const all = { games: people.length, wins, expected: people.length * expected };
  const seats = people.flatMap(({ faction, order, won }): SiteCount[] => {
    const count = { games: 1, wins: won ? 1 : 0, expected };
    const byFaction = faction === '' ? [] : [{ kind: 'faction' as const, name: faction, ...count }];
    return [...byFaction, { kind: 'order', name: `${order + 1}/${size}`, ...count }];
  });
  const whole: SiteCount = { kind: 'all', name: '', games: 1, wins: wins > 0 ? 1 : 0, expected: 1 };
  return merged([
    whole,
    { kind: 'seats', name: String(size), ...all },
    ...(match.map === '' ? [] : [{ kind: 'map' as const, name: match.map, ...all, games: 1 }]),
    ...(match.deck === '' ? [] : [{ kind: 'deck' as const, name: match.deck, ...all, games: 1 }]),
    ...seats,
  ]);
}

/** One row for each kind and name. */
function merged(counts: readonly SiteCount[]): SiteCount[] {
  const sums = new Map<string, SiteCount>();
  for (const count of counts) {
    const key = `${count.kind} ${count.name}`;
    const before = sums.get(key);
    sums.set(key, {
      ...count,
      games: count.games + (before?.games ?? 0),
      wins: count.wins + (before?.wins ?? 0),
      expected: count.expected + (before?.expected ?? 0),
    });
  }
  return [...sums.values()];
}

/** Stores a finished match, once, and not before everybody may know its end: lists and counts are public. */
export async function recordMatch(context: ServerContext, table: FinishedTable): Promise<void> {
  const { id, doc } = table;
  // Nobody played on: there is no result.
  if (doc.status !== 'over' || doc.result?.why === 'abandoned' || context.now() < publicEnd(doc)) return;
  try {
    if (await context.storage.hasMatch(id)) return;
    const match = await matchOf(context, table);
    await context.storage.addMatch(match, countsOf(match));
  } catch (error) {
    // The next process to load the table tries again.
    context.log.error({ err: error, table: id }, 'recording a finished match failed');
  }
}
