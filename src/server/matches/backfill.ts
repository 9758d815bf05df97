import type { ServerContext } from '../context.ts';
import { finalPosition, openSession, UnreadableJournal } from '../play/session.ts';
import { journalPages } from '../play/journal-pages.ts';
import { changedRatings, publicEnd, ratedSeats } from '../ratings/rate.ts';
import { newId } from '../secrets.ts';
import type { RatingPoint } from '../storage/matches.ts';
import { DamagedRow, type RatingRow } from '../storage/storage.ts';
import { readDoc, type TableDoc } from '../tables/doc.ts';
import { type FinalPosition, recordMatch } from './record.ts';

/** Rows read at once. */
const PAGE = 100;
/** Matches recorded at the same time: each waits for its own commit. */
const AT_ONCE = 8;
/** The steps that a database from before matches were recorded still needs. */
const MATCHES = 'matches-recorded';
const RATINGS = 'rating-history-made';

/** Replays a finished game to its end; undefined: today's rules cannot. */
async function replayedEnd(context: ServerContext, id: string, doc: TableDoc): Promise<FinalPosition | undefined> {
  try {
    const session = await openSession(context, doc);
    await context.costs.slicer.run(async (slice) => {
      const journal = await journalPages(context.storage, id, Infinity, slice);
      await session.replayAllInSlices(journal, slice);
    });
    return finalPosition(session);
  } catch (error) {
    if (error instanceof UnreadableJournal || error instanceof DamagedRow) return undefined;
    throw error;
  }
}

/** Records finished games of a database from before matches were recorded. */
async function recordOldMatches(context: ServerContext, isClosing: () => boolean): Promise<void> {
  const { storage } = context;
  if (await storage.isMarked(MATCHES)) return;
  const record = async ({ id, doc: text }: { readonly id: string; readonly doc: string }): Promise<void> => {
    const doc = readDoc(text);
    if (doc) await recordMatch(context, { id, doc, final: await replayedEnd(context, id, doc) });
  };
  for (let after = ''; ; ) {
    const page = await storage.unrecorded(after, PAGE);
    for (let i = 0; i < page.length; i += AT_ONCE) {
      if (isClosing()) return;
      await Promise.all(page.slice(i, i + AT_ONCE).map(record));
    }
    if (page.length < PAGE) break;
    after = page.at(-1)!.id;
  }
  await storage.mark(MATCHES);
}

/** Computes the rating after every rated game of the past, in the order of their ends. */
async function makeRatingHistory(context: ServerContext, isClosing: () => boolean): Promise<void> {
  const { storage } = context;
  if (await storage.isMarked(RATINGS)) return;
  // Ids only: a site may have hundreds of thousands of rated games.
  const games: { readonly id: string; readonly end: number }[] = [];
  for (let after = ''; ; ) {
    const page = await storage.ratedTables(after, PAGE);
    for (const { id, doc: text } of page) {
      const doc = readDoc(text);
      if (doc) games.push({ id, end: publicEnd(doc) });
      after = id;
    }
    if (page.length < PAGE || isClosing()) break;
  }
  games.sort((a, b) => a.end - b.end);
  const now = new Map<string, RatingRow>();
  const pointsAfter = async (id: string): Promise<RatingPoint[]> => {
    const row = await storage.readTable(id);
    const doc = row && readDoc(row.doc);
    if (!doc) return [];
    const seats = doc.rated ?? (await ratedSeats(storage, doc));
    const before = [...seats].flatMap((seat) => now.get(`${doc.game} ${doc.seats[seat]?.person}`) ?? []);
    const after = changedRatings(doc, seats, before);
    for (const row of after) now.set(`${doc.game} ${row.person}`, row);
    return after.map(({ person, mean, spread }) => {
      return { table: id, person, game: doc.game, at: publicEnd(doc), mean, spread };
    });
  };
  for (let i = 0; i < games.length; i += PAGE) {
    if (isClosing()) return;
    const points: RatingPoint[] = [];
    for (const { id } of games.slice(i, i + PAGE)) points.push(...(await pointsAfter(id)));
    await storage.addRatingPoints(points);
  }
  await storage.mark(RATINGS);
}

/** Gives a profile to every account that has none. */
async function addProfiles({ storage }: ServerContext, isClosing: () => boolean): Promise<void> {
  for (;;) {
    const people = await storage.withoutProfile(PAGE);
    for (const person of people) await storage.addProfile(person, newId());
    if (people.length < PAGE || isClosing()) return;
  }
}

/** Fills in what a database of an earlier version lacks: profiles, finished matches and the ratings after them. */
export async function backfillMatches(context: ServerContext, isClosing: () => boolean): Promise<void> {
  try {
    await addProfiles(context, isClosing);
    await recordOldMatches(context, isClosing);
    await makeRatingHistory(context, isClosing);
  } catch (error) {
    // The next start tries again.
    if (!isClosing()) context.log.error({ err: error }, 'recording earlier matches failed');
  }
}
