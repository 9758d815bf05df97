import { expect, test } from 'vitest';
import { sharedObjectPath } from '../../kernel/conformance/compare.ts';
import { SPECTATOR, UNCHANGED } from '../../kernel/index.ts';
import { root } from './index.ts';
import { dealtHirelings } from './rules/14-hirelings/state.ts';
import { type Position, position } from './testkit/position.testkit.ts';
import type { RootView } from './view-types.ts';

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;

/** The hirelings of a position as they lie when they were just dealt: copies share what none of them writes into. */
function dealt(p: Position): Position {
  p.state.hirelings = dealtHirelings(p.state.hirelings.parties, p.state.hirelings.bandits.length);
  return p;
}

/** Tables that have every faction, hirelings and landmarks between them. */
const TABLES: readonly Position[] = [
  dealt(
    position({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], hirelings: BOXES })
      .hirelings('the-exile')
      .hirelings('highway-bandits')
      .vagabond('c3', ['sword', 'boot']),
  ),
  position({ factions: ['cult', 'riverfolk', 'hundreds', 'keepers'], map: 'lake', landmarks: 'two' })
    .landmark('legendary-forge', 'c8')
    .landmark('lost-city', 'c11'),
  position({ factions: ['duchy', 'corvids', 'marquise', 'vagabond2', 'vagabond'], map: 'mountain' })
    .plot('c5', 'raid')
    .swayed('captain'),
];
const names = (p: Position): string => p.factions().join(', ');

/** The object of a view or a state as a state, for the comparison. */
const parts = (s: object): never => s as never;

test.each(TABLES.map((p) => [names(p), p] as const))('what a view holds, the game writes no more: %s', (_, p) => {
  for (const viewer of [SPECTATOR, 0, 1, 2, 3]) {
    const kept = root.view(p.state, viewer);
    expect(sharedObjectPath(parts(kept), parts(p.state), {})).toBeUndefined();
    // A view that is read at once may share lists with the state: it says the same.
    expect(root.view(p.state, viewer, true)).toEqual(kept);
  }
});

test.each(TABLES.map((p) => [names(p), p] as const))('two copies of a state write apart: %s', (_, p) => {
  const copy = root.clone(p.state);
  expect(copy).toEqual(p.state);
  expect(sharedObjectPath(p.state, copy, root)).toBeUndefined();
});

/** A view with the fields of the view before in place of those that are said to be unchanged. */
const completed = (now: RootView, before: RootView): RootView =>
  Object.fromEntries(
    Object.entries(now).map(([key, value]) => [key, value === UNCHANGED ? before[key as keyof RootView] : value]),
  ) as unknown as RootView;

test('a view since a mark says all that has changed, and of another state everything', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'vagabond'] });
  p.place('c1', 'cat', 4).place('c1', 'workshop').place('c5', 'hawk').vagabond('c3', ['sword']);
  p.hand('marquise', 'anvil', 'foxfolk-steel', 'armorers').turn('marquise', 'daylight');
  for (const text of ['craft anvil', 'march', 'move c1 c5', 'count 3', 'pass', 'battle c5 eyrie', 'dice 1 0', 'end']) {
    const before = root.view(p.state, 0);
    const since = root.viewMark!(p.state);
    const still = root.view(p.state, 0, true, undefined, since);
    for (const same of [still.factions, still.on, still.known, still.suit, still.pileSizes])
      expect(same).toBe(UNCHANGED);
    expect(Object.values(root.view(p.fork().state, 0, true, undefined, since))).not.toContain(UNCHANGED);
    p.play(text);
    const now = root.view(p.state, 0, true, undefined, since);
    expect(completed(now, before)).toEqual(root.view(p.state, 0));
    // Public parts may be those of another viewer.
    const other = root.view(p.state, 1, true, now, since);
    expect(completed(other, before).points).toEqual(root.view(p.state, 1).points);
    expect([other.viewer, other.ruins]).toEqual([1, root.view(p.state, 1).ruins]);
  }
});
