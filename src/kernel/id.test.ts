import { expect, test } from 'vitest';
import type { Id } from './id.ts';

type Faction = Id<'faction'>;
type Party = Id<'faction' | 'hirelings'>;
type Clearing = Id<'clearing'>;

const isFaction = (party: Party): party is Faction => party < 9;
const scoreOf = (points: readonly number[], f: Faction): number => points[f]!;

test('an id of another kind does not compile, a plain number does', () => {
  const clearing: Clearing = 1;
  const party: Party = 1;
  const points = [3, 5];
  // @ts-expect-error: a clearing is no faction.
  expect(scoreOf(points, clearing)).toBe(5);
  // @ts-expect-error: hirelings are no faction.
  expect(scoreOf(points, party)).toBe(5);
  expect(isFaction(party) && scoreOf(points, party)).toBe(5);
  expect(scoreOf(points, points.length - 1)).toBe(5);
});
