import { describe, expect, test } from 'vitest';
import { embers } from '../../proving/index.ts';
import { game } from '../machine.ts';
import { replay } from '../table/replay.ts';
import { battery, divide, FULL, hunt, journalOfActs, perft, playthrough, randomActs, shrink } from './index.ts';

const settings = { seats: 3, target: 10, rounds: 4, together: false };

describe('perft', () => {
  test('counts courses of acts, outcomes by name', () => {
    const s = embers.begin(settings);
    expect(perft(embers, s, 0)).toBe(1);
    expect(divide(embers, s, 1)).toEqual({
      'chance weather calm': 1,
      'chance weather wind': 1,
      'chance weather rain': 1,
    });
    expect(perft(embers, s, 3)).toBe(3 * 24 * 23);
    const parts = divide(embers, s, 3);
    expect(Object.values(parts).reduce((a, b) => a + b)).toBe(3 * 24 * 23);
  });
});

describe('playthrough', () => {
  const acts = randomActs(embers, settings, 7, 1000);
  test('is the same text every time', () => {
    const text = playthrough(embers, settings, acts);
    expect(playthrough(embers, settings, acts)).toBe(text);
    expect(text).toContain('window turn P-3.1 (one)');
    expect(text).toContain('over {');
  });
  test('prints views and refusals on request', () => {
    const text = playthrough(embers, settings, acts.slice(0, 40), { views: [0, 7], refusals: true });
    expect(text).toContain('  view 7 {');
    expect(text).toContain(': not ');
  });
  test('of impossible acts fails', () => {
    expect(() => playthrough(embers, settings, [{ seat: 0, say: 'rest' }])).toThrow('act 1, 0 rest, is not possible');
  });
  test('gives acts that the table can replay', () => {
    const { discrepancies, referee } = replay(embers, journalOfActs(embers, settings, acts));
    expect(discrepancies).toEqual([]);
    expect(referee?.state.over).not.toBeNull();
  });
});

describe('shrink', () => {
  const unlucky = game({
    ...embers,
    checks: { ...embers.checks, audit: (s) => (s.seen.some((who) => who === 1) ? ['seat 0 has looked'] : []) },
  });
  const plan = { settings: () => settings, games: 20, seed: 1, bound: 1000, faulty: 1 };
  test('finds a short game with the same fault, which the table can replay', () => {
    const fault = battery(unlucky, plan).faults.find((f) => f.check === 'conservation')!;
    const { journal, again, fault: found } = shrink(unlucky, fault);
    expect(again).toBe(true);
    expect(found.check).toBe('conservation');
    expect(journal.entries.length).toBeLessThanOrEqual(fault.acts.length);
    const { referee, discrepancies } = replay(unlucky, journal);
    expect(discrepancies).toEqual([]);
    expect(unlucky.checks.audit(referee!.state)).toEqual(['seat 0 has looked']);
  });
});

describe('hunt', () => {
  test('shows progress after every game, and a full dose finds no more than a quick one', () => {
    const run = hunt(embers, { settings: () => settings, games: 2, seed: 50, bound: 1000, dose: FULL });
    const first = run.next();
    expect(first).toMatchObject({ done: false, value: { games: 1, seed: 50, faults: [] } });
  });
});
