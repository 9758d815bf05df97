import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { ITEMS, MARQUISE } from '../../words.ts';

const table = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'] });

rootLaw(['4.1', '4.1.1'], 'a card is crafted with crafting pieces of the suits it shows', () => {
  const p = table().place('c1', 'workshop').hand('marquise', 'anvil', 'bake-sale', 'tax-collector');
  p.turn('marquise', 'daylight');
  expect(p.offers('craft')).toEqual(['craft anvil']);
  expect(p.refusal('craft bake-sale')).toEqual({ law: '4.1.1', why: 'crafting-pieces', a: 2, b: 0 });
  expect(p.refusal('craft tax-collector')).toEqual({ law: '4.1.1', why: 'crafting-pieces', a: 2, b: 0 });
});

rootLaw('4.1.1', 'a crafting piece may be activated once a turn', () => {
  const p = table().place('c1', 'workshop').hand('marquise', 'anvil', 'armorers').turn('marquise', 'daylight');
  expect(p.offers('craft')).toEqual(['craft anvil', 'craft armorers']);
  p.play('craft anvil');
  expect(p.refusal('craft armorers')).toMatchObject({ law: '4.1.1', a: 1 });
  p.play('end').chance('draw sword').turn('marquise', 'birdsong');
  expect(p.offers('craft')).toEqual(['craft armorers']);
});

rootLaw('4.1.1', 'the question mark accepts any suit, and the crafter says which', () => {
  const p = table().place('c1', 'workshop').place('c2', 'workshop').place('c3', 'workshop').place('c8', 'workshop');
  p.hand('marquise', 'royal-claim', 'armorers').turn('marquise', 'daylight').play('craft royal-claim');
  expect([p.window(), p.offers()]).toEqual(['craft-any', ['activate fox', 'activate rabbit', 'activate mouse']]);
  p.play('activate fox', 'activate mouse', 'activate rabbit');
  expect(p.offers()).toEqual(['activate fox']);
  p.play('activate fox');
  expect([p.inPlay('marquise'), p.offers('craft')]).toEqual([['royal-claim'], []]);
});

rootLaw('4.1.1', 'four crafting pieces are needed for four question marks', () => {
  const p = table()
    .place('c1', 'workshop')
    .place('c2', 'workshop')
    .place('c8', 'workshop')
    .hand('marquise', 'royal-claim');
  expect(p.turn('marquise', 'daylight').refusal('craft royal-claim')).toMatchObject({ law: '4.1.1', a: 1 });
});

rootLaw('4.1.1', 'symbols of a suit are kept free of question marks', () => {
  const p = position({ factions: ['marquise', 'eyrie'], deck: 'exiles-partisans' })
    .place('c1', 'workshop')
    .place('c8', 'workshop');
  p.hand('marquise', 'soup-kitchens', 'boat-builders', 'false-orders').turn('marquise', 'daylight');
  expect(p.refusal('craft soup-kitchens')).toMatchObject({ law: '4.1.1', a: 2 });
  p.play('craft boat-builders', 'activate fox', 'activate fox');
  expect(p.refusal('craft false-orders')).toMatchObject({ law: '4.1.1', a: 1 });
});

rootLaw.each(
  ['4.1.1', '4.1.1-R1'],
  '$faction crafts with $piece, of the suit of its clearing',
  [
    { faction: 'marquise', piece: 'workshop', other: 'sawmill' },
    { faction: 'eyrie', piece: 'roost', other: 'hawk' },
    { faction: 'alliance', piece: 'sympathy', other: 'base' },
  ] as const,
  ({ faction, piece, other }) => {
    const p = table()
      .place('c1', piece)
      .place('c2', other)
      .hand(faction, 'anvil', 'birdy-bindle')
      .turn(faction, 'daylight');
    expect(p.offers('craft')).toEqual(['craft anvil']);
    expect(p.play('craft anvil').count('c1', piece)).toBe(1);
  },
);

rootLaw('4.1.2', 'an item is taken from the supply, the card discarded', () => {
  const p = table()
    .place('c1', 'workshop')
    .hand('marquise', 'anvil', 'sword')
    .turn('marquise', 'daylight')
    .play('craft anvil');
  expect([p.itemsLeft('hammer'), p.craftedItems('marquise', 'hammer')]).toEqual([0, 1]);
  expect([p.discarded(), p.cards('marquise')]).toEqual([['anvil'], ['sword']]);
});

rootLaw('4.1.2', 'an item that is gone from the supply cannot be crafted', () => {
  const p = table()
    .place('c1', 'workshop')
    .items('eyrie', 'hammer')
    .hand('marquise', 'anvil')
    .turn('marquise', 'daylight');
  expect(p.refusal('craft anvil')).toEqual({ law: '4.1.2', why: 'item-gone', a: ITEMS.indexOf('hammer'), b: 0 });
});

/** The Eyrie can craft a Favor of the Rabbits. */
const favored = (): Position =>
  table().place('c3', 'roost').place('c4', 'roost').place('c5', 'roost').hand('eyrie', 'favor-of-the-rabbits');

rootLaw(
  ['4.1.2', '2.2.2'],
  'a Favor removes all enemy pieces from the clearings of its suit, then it is discarded',
  () => {
    const p = favored()
      .place('c5', 'cat', 2)
      .place('c10', 'sympathy')
      .place('c10', 'mouse', 2)
      .place('c1', 'cat')
      .place('c5', 'hawk', 3);
    p.hand('eyrie', 'bake-sale').turn('eyrie', 'daylight').play('craft favor-of-the-rabbits');
    expect([p.count('c5', 'cat'), p.count('c10', 'mouse'), p.count('c10', 'sympathy')]).toEqual([0, 0, 0]);
    expect([p.count('c1', 'cat'), p.count('c5', 'hawk'), p.count('c5', 'roost')]).toEqual([1, 3, 1]);
    expect([p.score('eyrie'), p.discarded(), p.window()]).toEqual([1, ['favor-of-the-rabbits'], 'outrage']);
  },
);

rootLaw(
  ['O.6', '6.2.3-R1'],
  'a Favor takes everything off before anything answers, and asks hospitals for each clearing',
  () => {
    const p = favored()
      .place('c5', 'cat', 2)
      .place('c10', 'cat', 1)
      .place('c1', 'keep')
      .hand('marquise', 'a-visit-to-friends', 'smugglers-trail');
    p.turn('eyrie', 'daylight').play('craft favor-of-the-rabbits');
    expect([p.window(), p.asked(), p.offers()]).toEqual([
      'order',
      'eyrie',
      ['first fieldHospitals c5', 'first fieldHospitals c10'],
    ]);
    p.play('first fieldHospitals c10', 'save smugglers-trail', 'save a-visit-to-friends');
    expect(p.count('c1', 'cat')).toBe(3);
  },
);

rootLaw(['4.1.4', '4.1.3'], 'a lasting effect stays in the play area and cannot be crafted twice', () => {
  const p = table()
    .place('c1', 'workshop')
    .place('c8', 'workshop')
    .hand('marquise', 'armorers', 'armorers')
    .turn('marquise', 'daylight');
  p.play('craft armorers');
  expect([p.inPlay('marquise'), p.cards('marquise'), p.discarded()]).toEqual([['armorers'], ['armorers'], []]);
  expect(p.refusal('craft armorers')).toMatchObject({ law: '4.1.4', why: 'duplicate' });
});

rootLaw('4.1.4', 'what another player has in play does not matter', () => {
  const p = table()
    .place('c1', 'workshop')
    .crafted('eyrie', 'armorers')
    .hand('marquise', 'armorers')
    .turn('marquise', 'daylight');
  expect(p.offers('craft')).toEqual(['craft armorers']);
});

rootLaw(['2.1.5', '2.1.6'], 'ambush and dominance cards are not craftable', () => {
  const p = table().hand('marquise', 'ambush-bird', 'dominance-fox').turn('marquise', 'daylight');
  expect(p.refusal('craft ambush-bird')).toMatchObject({ why: 'not-craftable' });
  expect(p.refusal('craft dominance-fox')).toMatchObject({ why: 'not-craftable' });
});

rootLaw('1.2.1', 'a crafted card is known to all', () => {
  const p = table()
    .place('c1', 'workshop')
    .hand('marquise', 'armorers')
    .turn('marquise', 'daylight')
    .play('craft armorers');
  expect(p.events('crafted', 'eyrie')).toMatchObject([{ type: 'crafted', faction: MARQUISE, law: '4.1.3' }]);
});

rootLaw(['4.1.1', '4.1.1-R1'], 'a crafting piece lost after it crafted leaves the others fresh', () => {
  const p = position({ factions: ['marquise', 'alliance'], deck: 'exiles-partisans' })
    .place('c1', 'sympathy')
    .place('c1', 'mouse')
    .place('c1', 'cat', 3)
    .place('c12', 'sympathy')
    .crafted('alliance', 'league-of-adventurous-mice')
    .items('alliance', 'bag')
    .hand('alliance', 'anvil', 'crossbow-bird', 'foxfolk-steel')
    .hand('marquise', 'root-tea-fox')
    .turn('alliance', 'daylight');
  p.play('craft anvil');
  expect(p.refusal('craft foxfolk-steel')).toMatchObject({ law: '4.1.1', a: 1 });
  p.play('league bag', 'battle c1 marquise', 'pass').chance('dice 3 2').play('appease root-tea-fox');
  expect([p.count('c1', 'sympathy'), p.count('c12', 'sympathy')]).toEqual([0, 1]);
  expect(p.offers('craft')).toEqual(['craft crossbow-bird']);
});
