import { expect, test } from 'vitest';
import type { ServerContext } from '../context.ts';
import type { RatingRow } from '../storage/storage.ts';
import type { SeatDoc, TableDoc } from '../tables/doc.ts';
import { changedRatings, isRated, rateTable, ratedSeats } from './rate.ts';
import { displayedRating, INITIAL_RATING } from './rating.ts';

const NOW = 1_000_000;
const PEOPLE = ['ann', 'bob', 'cat', 'dan'];
const accounts = (known: readonly string[] = PEOPLE) => ({
  accountOf: (person: string) => Promise.resolve(known.includes(person) ? { person } : undefined),
});

/** Rates a finished game; gives what each person's shown rating changed by, undefined for those it does not touch. */
async function change(
  doc: Partial<TableDoc>,
  seats: readonly Partial<SeatDoc>[],
  before: Readonly<Record<string, number>> = {},
): Promise<Record<string, number>> {
  const changes: Record<string, number> = {};
  const old = Object.entries(before).map(([person, mean]): RatingRow => ({ person, mean, spread: 2, games: 9 }));
  const of = (person: string) => old.find((row) => row.person === person) ?? INITIAL_RATING;
  const storage = {
    ...accounts(),
    ratingsOf: () => Promise.resolve(old),
    rate: (_id: string, _game: string, rows: readonly RatingRow[]) => {
      for (const row of rows) changes[row.person] = displayedRating(row) - displayedRating(of(row.person));
      return Promise.resolve();
    },
  };
  const log = { error: ({ err }: { err: Error }) => expect.fail(err.message) };
  await rateTable({ storage, log, now: () => NOW } as unknown as ServerContext, 'table', {
    status: 'over',
    game: 'embers',
    delay: 0,
    ended: NOW,
    seats: seats.map((seat, i) => ({ person: PEOPLE[i]!, ...seat })),
    rated: seats.map((_, seat) => seat),
    ...doc,
  } as TableDoc);
  return changes;
}

const byRules = (...ranking: number[][]): Partial<TableDoc> => ({
  result: { why: 'rules', winners: ranking[0]!, ranking, scores: [], law: '' },
});
const byTime = (seat: number): Partial<TableDoc> => ({
  result: { why: 'time', seat, winners: [], ranking: [], scores: [], law: '' },
});
const KNOWN = { ann: 25, bob: 25, cat: 25, dan: 25 };

test('a game with a delay is rated when spectators may know its end, not before', async () => {
  expect(await change({ ...byRules([1], [0]), delay: 60 }, [{}, {}], KNOWN)).toEqual({});
  const late = await change({ ...byRules([1], [0]), delay: 60, ended: NOW - 60_000 }, [{}, {}], KNOWN);
  expect(late['bob']).toBeGreaterThan(0);
});

test('a bot that wins does not win for the one who left the seat to it', async () => {
  const stayed = await change(byRules([1], [0]), [{}, {}], KNOWN);
  expect(stayed['bob']).toBeGreaterThan(0);
  const left = await change(byRules([1], [0]), [{}, { bot: true }], KNOWN);
  expect(left['bob']).toBeLessThan(0);
  expect(left['ann']).toBeGreaterThan(0);
  expect(left).toEqual(await change(byRules([0], [1]), [{}, {}], KNOWN));
});

test('a person who gives up counts behind all who stay, who are rated among themselves as always', async () => {
  const { ann, bob, cat } = await change(byRules([2], [0], [1]), [{}, {}, { bot: true }], KNOWN);
  expect(ann!).toBeGreaterThan(bob!);
  expect(bob!).toBeGreaterThan(cat!);
});

test('of two who gave up none played better', async () => {
  const { bob, cat } = await change(byRules([1], [2], [0]), [{}, { bot: true }, { bot: true }], { ...KNOWN, bob: 35 });
  // Each lost to Ann only: with equal ratings they would lose the same.
  expect(bob!).toBeLessThan(0);
  expect(cat!).toBeLessThan(0);
  const equal = await change(byRules([1], [2], [0]), [{}, { bot: true }, { bot: true }], KNOWN);
  expect(equal['bob']).toBe(equal['cat']);
  expect(cat).toBe(equal['cat']);
});

test('when all give up nobody is rated', async () => {
  expect(await change(byRules([1], [0]), [{ bot: true }, { bot: true }], KNOWN)).toEqual({});
});

test('a game that time ended is lost by the one whose time it was, and tells nothing about the others', async () => {
  const changes = await change(byTime(1), [{}, { late: true }, {}], { ...KNOWN, ann: 30 });
  expect(changes['bob']).toBeLessThan(0);
  expect(changes['ann']).toBeGreaterThan(0);
  expect(changes['cat']).toBeGreaterThan(0);
  const two = await change(byTime(1), [{}, { late: true }, {}], KNOWN);
  expect(changes['cat']).toBe(two['cat']);
});

test('whom a bot helped can lose, but not gain', async () => {
  const won = await change(byRules([0], [1]), [{ helped: true }, {}], KNOWN);
  expect(won['ann']).toBe(0);
  expect(won['bob']).toBeLessThan(0);
  const lost = await change(byRules([1], [0]), [{ helped: true }, {}], KNOWN);
  expect(lost['ann']).toBeLessThan(0);
});

test('hints, a common victory and a table without rated people are not rated', async () => {
  expect(await change({ ...byRules([0], [1]), hints: true }, [{}, {}])).toEqual({});
  expect(await change(byRules([0, 1]), [{}, {}])).toEqual({});
  expect(await change({ ...byRules([0], [1]), rated: [] }, [{}, {}])).toEqual({});
});

test('games begun before seats were noted are rated by who has an account', async () => {
  const { rated: _, ...old } = { ...byRules([0], [1]), rated: [] };
  expect(Object.keys(await change({ ...old, rated: undefined } as unknown as TableDoc, [{}, {}]))).toEqual([
    'ann',
    'bob',
  ]);
});

test('two people with accounts are rated, one person in two seats is not', async () => {
  const seats = (...people: (string | undefined)[]) =>
    ({ seats: people.map((person) => (person === undefined ? { bot: true } : { person })) }) as unknown as TableDoc;
  const rated = (doc: TableDoc, known?: readonly string[]) => ratedSeats(accounts(known) as never, doc);
  expect(await rated(seats('ann', 'bob', undefined))).toEqual([0, 1]);
  expect(await rated(seats('ann', undefined, 'cat'), ['ann', 'cat'])).toEqual([0, 2]);
  expect(await rated(seats('ann', 'bob'), ['ann'])).toEqual([]);
  expect(await rated(seats('ann', 'bob', 'ann'))).toEqual([]);
  expect(await rated({ ...seats('ann', 'bob'), cooperative: true })).toEqual([]);
  expect(isRated({ ...seats('ann', 'bob'), rated: [0, 1] })).toBe(true);
  expect(isRated({ ...seats('ann', 'bob'), rated: [] })).toBe(false);
  expect(isRated({ ...seats('ann', 'bob'), hints: true })).toBe(false);
});

test('a seat that the table does not have is left out', () => {
  const doc = {
    game: 'root',
    status: 'over',
    seats: [{ person: 'ann' }, { person: 'bob' }],
    result: { why: 'rules', winners: [1], ranking: [[1], [0]], scores: [9, 30], law: '3.1' },
  } as unknown as TableDoc;
  expect(changedRatings(doc, [0, 1], []).map(({ person }) => person)).toEqual(['ann', 'bob']);
  expect(changedRatings(doc, [0, 1, 2, 3], [])).toEqual(changedRatings(doc, [0, 1], []));
  expect(changedRatings(doc, [1, 2], [])).toEqual([]);
});
