import type { House } from '../house.ts';
import type { RatingRow } from '../storage/port.ts';
import type { TableDoc } from '../tables/doc.ts';
import { NEWCOMER, rated } from './rating.ts';

/**
 * Rates a game that ended by its rules between people with accounts, once. Seats that a bot plays do not count, nor does
 * an end that all have in common, nor a table at which hints are given.
 */
export async function rateTable(house: House, id: string, doc: TableDoc): Promise<void> {
  try {
    await rate(house, id, doc);
  } catch (error) {
    // Whoever opens the table next tries again.
    house.log.error({ err: error, table: id }, 'the ratings must wait');
  }
}

async function rate({ storage }: House, id: string, doc: TableDoc): Promise<void> {
  const { result } = doc;
  if (doc.status !== 'over' || result?.why !== 'rules' || result.ranking.length < 2 || doc.hints) return;
  const rows: { person: string; place: number }[] = [];
  for (const [seat, { person, bot }] of doc.seats.entries()) {
    if (person === undefined || bot || !(await storage.accountOf(person))) continue;
    rows.push({ person, place: result.ranking.findIndex((seats) => seats.includes(seat)) });
  }
  // One who plays against oneself proves nothing.
  const people = [...new Set(rows.map(({ person }) => person))];
  if (people.length < 2 || people.length < rows.length) return;
  const known = await storage.ratingsOf(doc.game, people);
  const before = people.map((person) => known.find((row) => row.person === person));
  const after = rated(
    before.map((row) => row ?? NEWCOMER),
    rows.map(({ place }) => place),
  );
  const changed = people.map((person, k): RatingRow => ({ person, ...after[k]!, games: (before[k]?.games ?? 0) + 1 }));
  await storage.rate(id, doc.game, changed);
}
