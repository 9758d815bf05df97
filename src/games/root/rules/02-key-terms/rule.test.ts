import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const THREE = { factions: ['marquise', 'alliance', 'eyrie'] } as const;

rootLaw(['2.8', '2.8-R2'], 'two that are tied rule nothing, but a third with more does, in any seating', () => {
  const tied = position(THREE).place('c1', 'cat', 2).place('c1', 'mouse', 2);
  expect(tied.ruler('c1')).toBeUndefined();
  expect(tied.place('c1', 'hawk', 3).ruler('c1')).toBe('eyrie');
  const first = position(THREE).place('c1', 'cat', 3).place('c1', 'mouse', 2).place('c1', 'hawk', 2);
  expect(first.ruler('c1')).toBe('marquise');
  const last = position({ factions: ['eyrie', 'marquise', 'alliance'] });
  last.place('c1', 'hawk').place('c1', 'cat').place('c1', 'mouse', 2);
  expect(last.ruler('c1')).toBe('alliance');
});
