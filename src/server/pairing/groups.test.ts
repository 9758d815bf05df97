import { expect, test } from 'vitest';
import { type Candidate, groupsOf, isNear } from './groups.ts';
import { ratingWindow } from './rating-window.ts';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;
const TERMS = { pace: 'now', seats: 2, botsAfter: MINUTE } as const;

/** Somebody with a rating who has waited for some minutes. */
const who = (person: string, rating: number, minutes = 0, more: Partial<Candidate> = {}): Candidate => ({
  person,
  rating,
  bots: false,
  since: NOW - minutes * MINUTE,
  front: 0,
  ...more,
});
const names = (groups: readonly (readonly Candidate[])[]): string[] =>
  groups.map((group) => group.map(({ person }) => person).join(' '));

test('the window opens with the wait, at a table over days more slowly', () => {
  expect([0, 1, 5].map((minutes) => ratingWindow('now', minutes * MINUTE))).toEqual([100, 200, 600]);
  expect(ratingWindow('days', 60 * MINUTE)).toBe(125);
  expect(ratingWindow('now', -5)).toBe(100);
});

test('people are paired within the windows of both, and no one is paired twice', () => {
  expect(names(groupsOf([who('a', 1000), who('b', 1101)], TERMS, NOW))).toEqual([]);
  expect(names(groupsOf([who('a', 1000), who('b', 1100)], TERMS, NOW))).toEqual(['a b']);
  // The one who waits longer would take anybody; the other would not.
  expect(names(groupsOf([who('a', 1000, 9), who('b', 1101)], TERMS, NOW))).toEqual([]);
  expect(names(groupsOf([who('a', 1000, 9), who('b', 1101, 1)], TERMS, NOW))).toEqual(['a b']);
});

test('who waits longest is served first, with the nearest ratings; who was put in front comes before', () => {
  const three = [who('a', 1000, 1), who('b', 1050, 3), who('c', 1060, 2)];
  expect(names(groupsOf(three, TERMS, NOW))).toEqual(['b c']);
  const front = [who('a', 1000, 1, { front: 1 }), who('b', 1050, 3), who('c', 1090, 2)];
  expect(names(groupsOf(front, TERMS, NOW))).toEqual(['a b']);
});

test('at a larger table everybody is near everybody', () => {
  const terms = { ...TERMS, seats: 3 };
  expect(names(groupsOf([who('a', 1000), who('b', 900), who('c', 1100)], terms, NOW))).toEqual([]);
  expect(names(groupsOf([who('a', 1000), who('b', 950), who('c', 1050), who('d', 400)], terms, NOW))).toEqual([
    'a b c',
  ]);
});

test('bots fill in after a while, and only where everybody agrees to them', () => {
  const terms = { ...TERMS, seats: 3 };
  const bots = { bots: true };
  expect(names(groupsOf([who('a', 1000, 0.5, bots)], terms, NOW))).toEqual([]);
  expect(names(groupsOf([who('a', 1000, 1, bots)], terms, NOW))).toEqual(['a']);
  expect(names(groupsOf([who('a', 1000, 2, bots), who('b', 1000, 3)], terms, NOW))).toEqual(['a']);
  expect(names(groupsOf([who('a', 1000, 2, bots), who('b', 1000, 0, bots)], terms, NOW))).toEqual(['a b']);
});

test('people who may not meet are kept apart', () => {
  const apart = (a: string, b: string): boolean => ![a, b].includes('b');
  expect(names(groupsOf([who('a', 1000), who('b', 1000), who('c', 1100)], TERMS, NOW, apart))).toEqual(['a c']);
});

test('whatever the ratings and waits, every group is within its windows', () => {
  let seed = 7;
  const random = (n: number): number => (seed = (seed * 48_271) % 2_147_483_647) % n;
  for (let round = 0; round < 20; round++) {
    const people = Array.from({ length: 60 }, (_, i) => who(`p${i}`, 500 + random(1500), random(8)));
    const groups = groupsOf(people, { ...TERMS, seats: 2 + random(4) }, NOW);
    const all = groups.flat();
    expect(new Set(all).size).toBe(all.length);
    for (const group of groups)
      for (const a of group) for (const b of group) expect(a === b || isNear(a, b, 'now', NOW)).toBe(true);
  }
});
