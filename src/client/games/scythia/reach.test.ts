import { expect, test } from 'vitest';
import { leads, leadsOn, reach } from './reach.ts';

const HIRE = ['hire cook 1', 'hire cook 2', 'hire scout 1', 'pass'];

test('a place is lit when a move begins with it', () => {
  expect(leads(HIRE, 'hire cook')).toBe(true);
  expect(leads(HIRE, 'hire co')).toBe(false);
  expect(leads(HIRE, 'hire cook 2')).toBe(true);
  expect(leads([], 'hire')).toBe(false);
});

test('a place that is said already gets nobody further, unless it is all there is to say', () => {
  expect(leadsOn(HIRE, 'hire cook')).toBe(true);
  const chosen = HIRE.filter((move) => move.startsWith('hire cook'));
  expect(leadsOn(chosen, 'hire cook')).toBe(false);
  expect(leadsOn(chosen, 'hire cook 2')).toBe(true);
  expect(leadsOn(['hire cook 2'], 'hire cook 2')).toBe(true);
  expect(leadsOn(HIRE, 'hire smith')).toBe(false);
});

test('a later place is lit only when nothing before it is open', () => {
  expect([...reach(HIRE, 'hire', 0)]).toEqual([
    ['cook', 'hire cook'],
    ['scout', 'hire scout'],
  ]);
  expect([...reach(HIRE, 'hire', 1)]).toEqual([]);
  const chosen = HIRE.filter((move) => move.startsWith('hire cook'));
  expect([...reach(chosen, 'hire', 1)]).toEqual([
    ['1', 'hire cook 1'],
    ['2', 'hire cook 2'],
  ]);
  expect([...reach(HIRE, 'wound', 0)]).toEqual([]);
});
