import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'keepers'] } as const;

rootLaw(['13.6', '13.6.1', '13.6.2', '13.6.3'], 'live off the land, gather, draw, in this order', () => {
  const p = position(CATS).place('c5', 'badger', 4).hand('keepers', 'anvil').turn('keepers', 'evening');
  expect([p.count('c5', 'badger'), p.window()]).toEqual([3, 'keepers-gather']);
  p.play('gather anvil move', 'pass');
  expect([p.window(), p.retinueOf('move')]).toEqual(['chance', ['anvil']]);
});

rootLaw(['13.6.1', '13.6.1-R1'], 'one warrior from each clearing with four or more', () => {
  const p = position(CATS)
    .place('c5', 'badger', 6)
    .place('c8', 'badger', 4)
    .place('c9', 'badger', 3)
    .turn('keepers', 'evening');
  expect(['c5', 'c8', 'c9'].map((c) => p.count(c as 'c5', 'badger'))).toEqual([5, 3, 3]);
  expect(p.inSupply('badger')).toBe(4);
});

rootLaw(['M096', '13.6.1-R1'], 'hired otters do not count', () => {
  const p = position({ factions: ['riverfolk', 'keepers'] })
    .place('c5', 'badger', 3)
    .place('c5', 'otter', 2)
    .hire('keepers');
  expect(p.turn('keepers', 'evening').count('c5', 'badger')).toBe(3);
});

rootLaw('13.6.2', 'any number of cards into any columns, or one card into another column', () => {
  const p = position(CATS)
    .retinue('move', 'faithful-retainer')
    .hand('keepers', 'anvil', 'sword')
    .turn('keepers', 'evening');
  expect(p.offers()).toEqual([
    'gather anvil move',
    'gather anvil battle',
    'gather anvil recover',
    'gather sword move',
    'gather sword battle',
    'gather sword recover',
    'reassign faithful-retainer move battle',
    'reassign faithful-retainer move recover',
    'pass',
  ]);
  const moved = p.fork().play('reassign faithful-retainer move recover');
  expect([moved.window(), moved.retinueOf('recover')]).toEqual(['chance', ['faithful-retainer']]);
  p.play('gather anvil battle');
  expect(p.refusal('reassign faithful-retainer move battle')).toMatchObject({ law: '13.6.2', why: 'cards-added' });
  p.play('gather sword battle', 'pass');
  expect([p.retinueOf('battle'), p.cards('keepers')]).toEqual([['anvil', 'sword'], []]);
  expect(p.events('gathered', 'marquise')).toHaveLength(2);
});

rootLaw('13.6.2', 'ten cards at most', () => {
  const p = position(CATS).retinue(
    'move',
    'faithful-retainer',
    'faithful-retainer',
    'faithful-retainer',
    'cobbler',
    'cobbler',
  );
  p.retinue('recover', 'sappers', 'sappers', 'armorers', 'armorers')
    .hand('keepers', 'anvil', 'sword')
    .turn('keepers', 'evening');
  p.play('gather anvil battle');
  expect(p.offers()).toEqual(['pass']);
  expect(p.refusal('gather sword move')).toMatchObject({ law: '13.6.2', why: 'ten-cards' });
});

rootLaw(['13.6.3', 'X.9'], 'one card and one for each waystation on the map, then down to five', () => {
  const p = position(CATS).waystation('c5', 'tablet-jewelry', 'tablet').waystation('c8', 'figure-tablet', 'figure');
  p.hand('keepers', 'anvil', 'sword', 'sappers', 'armorers').deck(
    'cobbler',
    'codebreakers',
    'scouting-party',
    'bake-sale',
  );
  p.turn('keepers', 'evening').play('pass');
  for (let n = 0; n < 3; n++) p.chance(p.outcomes()[0]!);
  expect([p.window(), p.asked(), p.cards('keepers').length]).toEqual(['hand-limit', 'keepers', 7]);
});
