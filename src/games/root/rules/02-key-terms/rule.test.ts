import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { ALLIANCE, EYRIE, MARQUISE } from '../../words.ts';
import { ruler } from './rule.ts';

const THREE = { factions: ['marquise', 'alliance', 'eyrie'] } as const;

rootLaw(['2.8', '2.8-R2'], 'two that are tied rule nothing, but a third with more does, in any seating', () => {
  const tied = position(THREE).place('c1', 'cat', 2).place('c1', 'mouse', 2);
  expect(ruler(tied.state, 0)).toBe(-1);
  expect(ruler(tied.place('c1', 'hawk', 3).state, 0)).toBe(EYRIE);
  const first = position(THREE).place('c1', 'cat', 3).place('c1', 'mouse', 2).place('c1', 'hawk', 2);
  expect(ruler(first.state, 0)).toBe(MARQUISE);
  const last = position({ factions: ['eyrie', 'marquise', 'alliance'] });
  last.place('c1', 'hawk').place('c1', 'cat').place('c1', 'mouse', 2);
  expect(ruler(last.state, 0)).toBe(ALLIANCE);
});
