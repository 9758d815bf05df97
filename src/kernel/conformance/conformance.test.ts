import { describe, expect, test } from 'vitest';
import { embers } from '../../test-game/index.ts';
import type { Embers } from '../../test-game/state.ts';
import { game } from '../machine.ts';
import { replay } from '../referee/replay.ts';
import { type Checks, type GameTypes, MUTE } from '../index.ts';
import {
  CoverageCounter,
  runConformance,
  contentReport,
  divide,
  type HuntResult,
  hunt,
  journalOfActs,
  applyAct,
  perft,
  playthrough,
  randomActs,
  shrink,
} from './index.ts';

const settings = { seats: 3, target: 10, rounds: 4, together: false };

describe('perft', () => {
  test('counts sequences of acts, outcomes by name', () => {
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
  const plan = { settings: () => settings, games: 20, seed: 1, bound: 1000, mostFailedGames: 1 };
  test('finds a short game with the same fault, which the table can replay', () => {
    const fault = runConformance(unlucky, plan).faults.find((f) => f.check === 'conservation')!;
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
  const plan = { settings: () => settings, seed: 50, bound: 1000, every: 2, stretch: 10, countedEvery: 2 };
  const ended = <K extends GameTypes>(run: Generator<HuntResult<K>, HuntResult<K>>): HuntResult<K> => {
    for (;;) {
      const step = run.next();
      if (step.done) return step.value;
    }
  };
  test('plays games with the cheap checks, and stretches of some with all', () => {
    const counter = new CoverageCounter();
    const found = ended(hunt(embers, { ...plan, games: 8, counter }));
    expect(found).toMatchObject({ games: 8, faults: [], slow: 0 });
    expect(found.checked.games).toBe(4);
    expect(found.checked.acts).toBeLessThanOrEqual(40);
    expect(found.acts).toBeGreaterThan(8 * 10);
    expect(counter.met().get('table seats 3')).toBe(8);
    expect(counter.met().get('verb rake')).toBeGreaterThan(0);
  });
  test('finds what the cheap checks can see, at its first act', () => {
    const unlucky = game({
      ...embers,
      checks: { ...embers.checks, audit: (s) => (s.seen.some((who) => who === 1) ? ['seat 0 has looked'] : []) },
    });
    const { faults } = ended(
      hunt(unlucky, { ...plan, games: 20, every: 1000, mostFailedGames: 1, counter: new CoverageCounter() }),
    );
    expect(faults.map((fault) => [fault.check, fault.message])).toEqual([['conservation', 'seat 0 has looked']]);
    const again = faults[0]!.acts.slice(0, -1);
    const s = embers.begin(settings);
    for (const act of again) applyAct(embers, s, act, MUTE);
    expect(unlucky.checks.audit(s)).toEqual([]);
  });
  test('a long game is a fault only if players who want to end it cannot', () => {
    const hunted = (table: typeof settings, more?: Partial<Checks<Embers>>) => {
      const patient = game({ ...embers, checks: { ...embers.checks, ...more } });
      return ended(
        hunt(patient, {
          ...plan,
          settings: () => table,
          bound: 150,
          games: 4,
          mostFailedGames: 9,
          counter: new CoverageCounter(),
        }),
      );
    };
    const long = { ...settings, rounds: 7, target: 40 };
    expect(hunted(long)).toMatchObject({ games: 4, slow: 4, faults: [], endless: {} });
    const endless = { ...settings, rounds: 1e9, target: 1e9 };
    const { slow, faults } = hunted(endless);
    expect([slow, faults.map(({ check, act }) => [check, act])]).toEqual([
      0,
      [
        ['ends', 900],
        ['ends', 900],
        ['ends', 900],
        ['ends', 900],
      ],
    ]);
    expect(hunted(endless, { mayNeverEnd: () => 'so it is' })).toMatchObject({
      faults: [],
      endless: { 'so it is': 4 },
    });
  });
});

test('content that is not reached is named, with the reason where the game knows one', () => {
  const counter = new CoverageCounter({ 'thing a': 2, 'thing b': 1, 'thing odd': 1 });
  const checks = { ...embers.checks, unreachable: { 'thing d': 'nobody has it', 'thing odd': 'it cannot be' } };
  const [kind] = contentReport(
    { ...embers, checks },
    ['thing a', 'thing b', 'thing c', 'thing d', 'thing odd'],
    counter,
  );
  expect(kind).toEqual({
    kind: 'thing',
    total: 5,
    reached: 3,
    rarest: 'thing b',
    times: 1,
    missing: ['thing c'],
    beyond: { 'thing d': 'nobody has it' },
    surprising: ['thing odd'],
  });
});
