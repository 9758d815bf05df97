import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

rootLaw('1.5', 'Birdsong, Daylight, Evening, then the next player clockwise', () => {
  const p = position({ factions: ['marquise', 'alliance', 'eyrie'] })
    .turn('marquise', 'birdsong')
    .play('end')
    .chance('draw anvil');
  const phases = p.events('phase', 'eyrie').map((e) => `${e.faction} ${e.phase}`);
  expect(phases).toEqual(['0 birdsong', '0 daylight', '0 evening', '2 birdsong']);
});

rootLaw('1.5-R1', 'effects of the start of a phase precede it, those of its end follow it', () => {
  const p = position({ factions: ['marquise', 'eyrie'], deck: 'exiles-partisans' })
    .place('c1', 'sawmill')
    .place('c1', 'cat')
    .crafted('marquise', 'saboteurs', 'eyrie-emigre')
    .crafted('eyrie', 'tunnels')
    .turn('marquise', 'birdsong');
  expect([p.count('c1', 'wood'), p.offers('saboteurs')]).toEqual([0, ['saboteurs eyrie tunnels']]);
  p.play('pass');
  expect([p.count('c1', 'wood'), p.window()]).toEqual([1, 'emigre-move']);
});

rootLaw('O.2', 'once the last step of a turn has begun nothing else can be done', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'] })
    .crafted('marquise', 'cobbler', 'tax-collector', 'codebreakers')
    .place('c1', 'cat', 3)
    .hand('marquise', 'anvil', 'sword', 'bake-sale', 'arms-trader', 'dominance-fox')
    .points('marquise', 15)
    .turn('marquise', 'evening')
    .play('pass')
    .chance('draw investments');
  expect(p.window()).toBe('hand-limit');
  expect(p.offers().every((text) => text.startsWith('discard '))).toBe(true);
});

rootLaw('O.1', 'nothing comes between the two halves of a compound action', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .crafted('marquise', 'tax-collector')
    .place('c1', 'cat', 3);
  p.turn('marquise', 'daylight').play('march', 'move c1 c5', 'count 1');
  expect([p.window(), p.offers('tax-collector')]).toEqual(['marquise-march', []]);
  expect(p.play('pass').offers('tax-collector')).toHaveLength(2);
});

rootLaw.each(
  ['6.6', '7.6.2', '8.6.2', '9.6.3'],
  'who has too many cards is shown the paragraph of the own faction: $law',
  [
    { faction: 'marquise', law: '6.6' },
    { faction: 'eyrie', law: '7.6.2' },
    { faction: 'alliance', law: '8.6.2' },
    { faction: 'vagabond', law: '9.6.3' },
  ] as const,
  ({ faction, law }) => {
    const p = position({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }).vagabond('c1');
    p.hand(faction, 'anvil', 'sword', 'bake-sale', 'arms-trader', 'root-tea-fox').turn(faction, 'evening');
    expect(p.chance('draw investments').window()).toBe('hand-limit');
    expect(p.law()).toBe(law);
  },
);
