import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { IN_DISCARD, IN_DECK } from '../../components/piles.ts';

wildLaw('W-13.1', 'a resolved card is discarded; after the seventh all are shuffled', () => {
  const t = position();
  const all = ['constructors-1', 'constructors-2', 'factories-1', 'factories-2', 'mechs-1', 'mechs-2', 'reboot-1'];
  t.turn(0, 'order-b-3').play('end');
  expect(t.outcomes()).toEqual(all.map((name) => `machine ${name}`));
  t.machine('factories-1');
  expect(t.machinesIn(IN_DISCARD)).toEqual(['factories-1']);
  for (const name of all) {
    t.noFactories();
    if (name !== 'factories-1') t.machine(name as 'mechs-1');
    if (t.outcomes().length === 6) t.chance('arrow 0');
  }
  expect(t.machinesIn(IN_DECK)).toEqual(all);
});

wildLaw('W-13.2', 'two constructors, two factories, two mechs and one reboot card', () => {
  const kinds = ['constructors', 'factories', 'mechs', 'reboot'];
  const t = position().turn(0, 'order-b-3').play('end');
  const counts = kinds.map((kind) => t.outcomes().filter((name) => name.startsWith(`machine ${kind}`)).length);
  expect([counts, t.machinesIn(IN_DECK).length]).toEqual([[2, 2, 2, 1], 7]);
});
