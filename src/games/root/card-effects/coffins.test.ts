import { expect } from 'vitest';
import { rootLaw } from '../testkit/law.testkit.ts';
import { type Position, position } from '../testkit/position.testkit.ts';
import { EYRIE } from '../words.ts';

const table = (): Position =>
  position({ factions: ['marquise', 'eyrie', 'alliance'], deck: 'exiles-partisans' }).crafted('eyrie', 'coffin-makers');

rootLaw(['4.1.3', '2.5.1'], 'Coffin Makers: warriors removed in battle lie on the card, of either side', () => {
  const p = table()
    .place('c1', 'cat', 3)
    .place('c1', 'mouse', 3)
    .battle('marquise', 'alliance', 'c1')
    .chance('dice 2 1');
  // The Alliance defends and deals the higher roll.
  expect([p.onCoffins('cat'), p.onCoffins('mouse')]).toEqual([2, 1]);
  expect([p.inSupply('cat'), p.inSupply('mouse')]).toEqual([22, 7]);
  expect(p.events('coffins', 'alliance')).toHaveLength(2);
});

rootLaw('2.5.1', 'without the card in play they return to their supplies', () => {
  const p = position({ factions: ['marquise', 'alliance'], deck: 'exiles-partisans' })
    .place('c1', 'cat', 3)
    .place('c1', 'mouse', 3);
  p.battle('marquise', 'alliance', 'c1').chance('dice 2 1');
  expect([p.inSupply('cat'), p.inSupply('mouse')]).toEqual([24, 8]);
});

rootLaw('4.1.3', 'buildings and tokens never lie on Coffin Makers', () => {
  const p = table()
    .place('c1', 'cat', 3)
    .place('c1', 'sympathy')
    .hand('marquise', 'anvil')
    .battle('marquise', 'alliance', 'c1');
  p.chance('dice 1 0').play('appease anvil');
  expect([p.onCoffins('sympathy'), p.inSupply('sympathy')]).toEqual([0, 10]);
});

rootLaw(['4.1.3', '6.2.3'], 'Coffin Makers get the cats that Field Hospitals do not save', () => {
  const fight = (): Position =>
    table()
      .place('c1', 'cat')
      .place('c1', 'mouse', 3)
      .place('c3', 'keep')
      .hand('marquise', 'anvil')
      .battle('marquise', 'alliance', 'c1')
      .chance('dice 1 0');
  const saved = fight().play('save anvil');
  expect([saved.onCoffins('cat'), saved.count('c3', 'cat')]).toEqual([0, 1]);
  const lost = fight().play('pass');
  expect([lost.onCoffins('cat'), lost.inSupply('cat')]).toEqual([1, 24]);
});

rootLaw('4.1.3', 'a warrior spent from the map lies on Coffin Makers too', () => {
  const p = table().place('c1', 'mouse').officers(1).turn('alliance', 'evening').play('organize c1');
  expect(p.onCoffins('mouse')).toBe(1);
});

rootLaw(['4.1.3', 'O.10'], 'a replaced warrior goes to its supply, not on Coffin Makers', () => {
  const p = table().crafted('marquise', 'propaganda-bureau').place('c1', 'mouse').hand('marquise', 'anvil');
  p.turn('marquise', 'daylight').play('propaganda c1 alliance', 'spend anvil');
  expect([p.onCoffins('mouse'), p.inSupply('mouse')]).toEqual([0, 10]);
  const cat = table()
    .crafted('alliance', 'propaganda-bureau')
    .place('c1', 'cat')
    .place('c3', 'keep')
    .hand('alliance', 'anvil')
    .hand('marquise', 'sword');
  cat.turn('alliance', 'daylight').play('propaganda c1 marquise', 'spend anvil', 'pass');
  expect([cat.onCoffins('cat'), cat.inSupply('cat')]).toEqual([0, 25]);
});

rootLaw('4.1.3', 'officers lost with a base come from the board: they return to supply', () => {
  const p = table().place('c1', 'cat', 3).place('c1', 'base').officers(2).battle('marquise', 'alliance', 'c1');
  p.chance('dice 0 0');
  expect([p.onCoffins('mouse'), p.officerCount(), p.inSupply('mouse')]).toEqual([0, 1, 9]);
});

rootLaw('4.1.3', 'at the start of the owner’s Birdsong a point per five warriors, then all go home', () => {
  const p = table().coffins('cat', 8).coffins('mouse', 3).hand('eyrie', 'anvil').turn('eyrie', 'birdsong');
  expect([p.score('eyrie'), p.onCoffins('cat'), p.onCoffins('mouse')]).toEqual([2, 0, 0]);
  expect([p.inSupply('cat'), p.inSupply('mouse')]).toEqual([25, 10]);
  expect(p.events('scored', 'marquise')).toEqual([{ type: 'scored', faction: EYRIE, points: 2, law: '4.1.3' }]);
});

rootLaw('4.1.3', 'fewer than five score nothing and still go home; nobody else’s Birdsong counts', () => {
  const p = table().coffins('cat', 4).hand('eyrie', 'anvil');
  expect(p.fork().turn('alliance', 'birdsong').onCoffins('cat')).toBe(4);
  p.turn('eyrie', 'birdsong');
  expect([p.score('eyrie'), p.inSupply('cat')]).toEqual([0, 25]);
});

rootLaw('3.1', 'Coffin Makers may win the game at the start of Birdsong', () => {
  const p = table().coffins('cat', 5).points('eyrie', 29).turn('eyrie', 'birdsong');
  expect(p.winners()).toEqual(['eyrie']);
});

rootLaw('4.1.3', 'when Saboteurs discard the card its warriors return to their supplies', () => {
  const p = table().coffins('cat', 6).crafted('alliance', 'saboteurs').turn('alliance', 'birdsong');
  p.play('saboteurs eyrie coffin-makers');
  expect([p.onCoffins('cat'), p.inSupply('cat')]).toEqual([0, 25]);
});

rootLaw(['4.1.3', '2.1.4'], 'revealed for a ritual of the Cult the card is not crafted and takes nobody', () => {
  const p = position({ factions: ['marquise', 'cult'], deck: 'exiles-partisans' })
    .cult('fox')
    .crafted('cult', 'league-of-adventurous-mice')
    .items('cult', 'sword')
    .place('c3', 'lizard', 3)
    .place('c3', 'cat', 2)
    .hand('cult', 'coffin-makers');
  p.turn('cult', 'daylight').play('reveal coffin-makers');
  p.play(p.offers().find((text) => text.startsWith('recruit-at '))!);
  p.play('league sword', 'battle c3 marquise').chance('dice 1 1');
  expect([p.onCoffins('cat'), p.inSupply('cat')]).toEqual([0, 24]);
});
