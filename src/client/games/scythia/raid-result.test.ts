import { expect, test } from 'vitest';
import type { LogLine } from '../../table/messages.ts';
import { countedStrength } from './raid-result.ts';

const line = (n: number, ...events: readonly object[]): LogLine => ({ n, events, scores: [] });
const raid = { type: 'raid', seat: 0, settlement: 1, worker: 0 };
const strength = {
  type: 'strength',
  seat: 0,
  total: 11,
  band: 1,
  kumis: 0,
  dice: [1],
  crew: [8],
  animals: [],
  abilities: [2],
};

test('a raid keeps the strength it was counted with, whatever its wounds do to the crew', () => {
  const log = [
    line(0, raid),
    line(1, { type: 'rolled' }, strength),
    line(2, { type: 'wounded' }),
    line(3, { type: 'killed' }),
  ];
  expect(countedStrength(log.slice(0, 1))).toBeUndefined();
  expect(countedStrength(log.slice(0, 2))?.total).toBe(11);
  expect(countedStrength(log)?.total).toBe(11);
});

test('the next raid has no count yet', () => {
  expect(countedStrength([line(0, raid), line(1, strength), line(2, raid)])).toBeUndefined();
});
