import type { ServerContext } from '../context.ts';
import type { RatingRow, Storage } from '../storage/storage.ts';
import { DELETED_PERSON, type TableDoc } from '../tables/doc.ts';
import { displayedRating, INITIAL_RATING, updateRatings, type Rating } from './rating.ts';

// The rules of rating, as docs/ratings.md writes them down.

type EndReason = NonNullable<TableDoc['result']>['why'];

/** One rated person at the end of a game. */
interface RatedResult {
  readonly person: string;
  /** 0 is the first; meaningless for those who gave up. */
  readonly place: number;
  /** A bot holds the seat at the end, or its time ran out: counts as last. */
  readonly gaveUp: boolean;
  /** A bot answered for the seat before its person took it back: the rating does not rise. */
  readonly helped: boolean;
}

/** The seats that are rated if the game begins now: those of people with accounts, at least two, nobody in two seats. */
export async function ratedSeats(storage: Storage, doc: TableDoc): Promise<number[]> {
  if (doc.hints || doc.cooperative || doc.casual || doc.pack !== undefined) return [];
  const people = doc.seats.map(({ person }) => person);
  const seats: number[] = [];
  for (const [seat, person] of people.entries())
    if (person !== undefined && (await storage.accountOf(person))) seats.push(seat);
  // A game against oneself is not rated.
  const several = seats.some((seat) => people.indexOf(people[seat]) !== people.lastIndexOf(people[seat]));
  return seats.length < 2 || several ? [] : seats;
}

/** True when the game is rated, or will be if enough people with accounts sit down. */
export function isRated({ hints, cooperative, casual, pack, rated: seats }: TableDoc): boolean {
  return !hints && !cooperative && !casual && pack === undefined && (seats === undefined || seats.length >= 2);
}

/** When everybody may know how a finished game ended, in ms since 1970: at a table with a delay spectators learn it later. */
export const publicEnd = ({ ended, delay }: TableDoc): number => (ended ?? 0) + delay * 1000;

/** Rates a game that is over, once, and not before everybody may know its end: ratings are public. */
export async function rateTable(context: ServerContext, id: string, doc: TableDoc): Promise<void> {
  try {
    await rate(context, id, doc);
  } catch (error) {
    // The next process to load the table tries again.
    context.log.error({ err: error, table: id }, 'rating a finished game failed');
  }
}

/** True when the game shows which of two people played better. */
function isComparable(why: EndReason, a: RatedResult, b: RatedResult): boolean {
  // A game that ended on time has no ranking: it only shows whose time ran out.
  const hasPlaces = why === 'rules' || why === 'draw';
  return hasPlaces ? !(a.gaveUp && b.gaveUp) : a.gaveUp !== b.gaveUp;
}

async function rate(context: ServerContext, id: string, doc: TableDoc): Promise<void> {
  if (context.now() < publicEnd(doc)) return;
  const { storage } = context;
  const seats = doc.rated ?? (await ratedSeats(storage, doc));
  const people = seats.map((seat) => doc.seats[seat]?.person ?? '');
  const changed = changedRatings(doc, seats, await storage.ratingsOf(doc.game, people));
  if (changed.length > 0) await storage.rate(id, doc.game, changed, publicEnd(doc));
}

/** The ratings after a game by its rated seats, and those before it; empty: the game changes none. */
export function changedRatings(doc: TableDoc, seats: readonly number[], known: readonly RatingRow[]): RatingRow[] {
  const { result } = doc;
  if (doc.status !== 'over' || !result || doc.hints) return [];
  // An operator closed the table: nobody won or lost.
  if (result.why === 'closed') return [];
  // Games from before `rated` was stored are not rated when they ended on time.
  if (result.why === 'time' && doc.rated === undefined) return [];
  if (result.why === 'abandoned') return [];
  // All win or lose together.
  if (result.why === 'rules' && result.ranking.length < 2) return [];
  const people = seats.flatMap((seat): RatedResult[] => {
    const found = doc.seats[seat];
    // A damaged row may name a seat that the table does not have; it must not stop what is computed for all tables.
    if (!found) return [];
    const { person = '', bot, late, helped } = found;
    const place = result.ranking.findIndex((places) => places.includes(seat));
    return [{ person, place, gaveUp: bot === true || late === true, helped: helped === true }];
  });
  if (people.length < 2 || people.every(({ gaveUp }) => gaveUp)) return [];
  // All agreed to stop, and nobody had left: nothing is decided.
  if (result.why === 'agreed' && !people.some(({ gaveUp }) => gaveUp)) return [];
  const before = people.map(({ person }) => known.find((row) => row.person === person));
  const after = updateRatings(
    before.map((row) => row ?? INITIAL_RATING),
    people.map(({ place, gaveUp }) => (gaveUp ? Infinity : place)),
    (a, b) => isComparable(result.why, people[a]!, people[b]!),
  );
  return people.flatMap(({ person, helped }, k): RatingRow[] => {
    // Those who deleted their accounts count for the others, and have no rating themselves.
    if (person === '' || person === DELETED_PERSON) return [];
    const old = before[k] ?? INITIAL_RATING;
    const { mean, spread } = helped ? lower(old, after[k]!) : after[k]!;
    return [{ person, mean, spread, games: (before[k]?.games ?? 0) + 1 }];
  });
}

const lower = (a: Rating, b: Rating): Rating => (displayedRating(b) > displayedRating(a) ? a : b);
