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
  let after = '';
  for (;;) {
    const page = await storage.unrecorded(after, PAGE);
    for (const { id, doc: text } of page) {
      if (isClosing()) return;
      const doc = readDoc(text);
      if (doc) await recordMatch(context, { id, doc, final: await replayedEnd(context, id, doc) });
      after = id;
    }
    if (page.length < PAGE) break;
  }
  await storage.mark(MATCHES);
}

/** Computes the rating after every rated game of the past, in the order of their ends. */
async function makeRatingHistory(context: ServerContext, isClosing: () => boolean): Promise<void> {
  const { storage } = context;
  if (await storage.isMarked(RATINGS)) return;
  const games: { readonly id: string; readonly doc: TableDoc }[] = [];
  for (let after = ''; ; ) {
    const page = await storage.ratedTables(after, PAGE);
    for (const { id, doc: text } of page) {
      const doc = readDoc(text);
      if (doc) games.push({ id, doc });
      after = id;
    }
    if (page.length < PAGE || isClosing()) break;
  }
  games.sort((a, b) => publicEnd(a.doc) - publicEnd(b.doc));
  const now = new Map<string, RatingRow>();
  for (const { id, doc } of games) {
    if (isClosing()) return;
    const seats = doc.rated ?? (await ratedSeats(storage, doc));
    const before = [...seats].flatMap((seat) => now.get(`${doc.game} ${doc.seats[seat]?.person}`) ?? []);
    const after = changedRatings(doc, seats, before);
    for (const row of after) now.set(`${doc.game} ${row.person}`, row);
    await storage.addRatingPoints(
      after.map(({ person, mean, spread }): RatingPoint => {
        return { table: id, person, game: doc.game, at: publicEnd(doc), mean, spread };
      }),
    );
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
