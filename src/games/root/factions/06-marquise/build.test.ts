import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

/** With Soup Kitchens her wood gives her c5 and c1 against the Eyrie; three sawmills stand already, so the next costs three. */
const kitchens = (): Position =>
  position({ factions: ['marquise', 'eyrie'], deck: 'exiles-partisans' })
    .crafted('marquise', 'soup-kitchens')
    .supply('sawmill', 3)
    .place('c5', 'cat')
    .place('c5', 'wood', 2)
    .place('c5', 'hawk', 4)
    .place('c1', 'wood')
    .place('c1', 'hawk');

rootLaw(['6.5.4.II', '6.5.4.II-R1', '2.5-R1'], 'whom the spent wood gave rule still pays the whole cost', () => {
  const p = kitchens().turn('marquise', 'daylight').play('build sawmill c5', 'wood c5');
  // Without that wood the Eyrie rule the site, but where the wood may come from was settled when she chose it.
  expect(p.offers()).toEqual(['wood c1', 'wood c5']);
  p.play('wood c1', 'wood c5');
  expect([p.count('c5', 'sawmill'), p.count('c5', 'wood'), p.count('c1', 'wood')]).toEqual([1, 0, 0]);
  expect(p.score('marquise')).toBe(3);
});

rootLaw('6.5.4.II', 'and takes none from clearings she does not rule', () => {
  const p = kitchens().place('c8', 'wood').place('c8', 'hawk', 3).turn('marquise', 'daylight');
  p.play('build sawmill c5', 'wood c5');
  expect(p.refusal('wood c8')).toMatchObject({ law: '6.5.4.II', why: 'not-connected' });
});
