import { expect } from 'vitest';
import { rootLaw } from '../testkit/law.testkit.ts';
import { type Position, position } from '../testkit/position.testkit.ts';

const table = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'], deck: 'exiles-partisans' });

rootLaw('4.1.3', 'Saboteurs are given up to discard a crafted card of an enemy', () => {
  const p = table()
    .crafted('marquise', 'saboteurs')
    .crafted('eyrie', 'tunnels', 'soup-kitchens')
    .crafted('alliance', 'informants');
  p.turn('marquise', 'birdsong');
  expect(p.offers()).toEqual([
    'saboteurs eyrie soup-kitchens',
    'saboteurs eyrie tunnels',
    'saboteurs alliance informants',
    'pass',
  ]);
  p.play('saboteurs eyrie tunnels');
  expect([p.inPlay('eyrie'), p.inPlay('marquise')]).toEqual([['soup-kitchens'], []]);
  expect(p.discarded()).toEqual(['saboteurs', 'tunnels']);
});

rootLaw('3.3.2', 'Saboteurs cannot touch an activated dominance card', () => {
  const p = table().crafted('marquise', 'saboteurs').dominance('eyrie', 'dominance-fox').turn('marquise', 'birdsong');
  expect(p.window()).toBe('marquise-daylight');
});

rootLaw('4.1.3', 'Saboteurs work at the start of Birdsong only', () => {
  const p = table().crafted('marquise', 'saboteurs', 'false-orders').crafted('eyrie', 'tunnels').place('c1', 'hawk');
  p.turn('marquise', 'birdsong').play('pass');
  expect([p.offers('saboteurs'), p.offers('false-orders').length]).toEqual([[], 3]);
});

rootLaw('2.7', 'Saboteurs spare a coalition partner', () => {
  const p = table().crafted('marquise', 'saboteurs').crafted('eyrie', 'tunnels').crafted('alliance', 'informants');
  p.coalition('eyrie', 'marquise');
  p.turn('marquise', 'birdsong');
  expect(p.offers()).toEqual(['saboteurs alliance informants', 'pass']);
  expect(p.refusal('saboteurs eyrie tunnels')).toMatchObject({ law: '2.7', why: 'not-enemy' });
});

rootLaw(['4.1.3', '2.8'], 'Soup Kitchens: each token counts twice for rule', () => {
  const p = table().place('c1', 'sympathy').place('c1', 'cat', 1).place('c5', 'sympathy').place('c5', 'cat', 2);
  expect([p.ruler('c1'), p.ruler('c5')]).toEqual(['marquise', 'marquise']);
  p.crafted('alliance', 'soup-kitchens');
  expect([p.ruler('c1'), p.ruler('c5')]).toEqual(['alliance', undefined]);
});

rootLaw(['4.1.3', '2.3'], 'Boat Builders treat rivers as paths: for moves, for wood, for sympathy', () => {
  const p = table().place('c4', 'cat');
  const cobbling = (q: Position): string[] =>
    q
      .crafted('marquise', 'league-of-adventurous-mice')
      .items('marquise', 'boot')
      .turn('marquise', 'daylight')
      .play('league boot')
      .offers('move');
  expect(cobbling(p)).toEqual(['move c4 c8', 'move c4 c9', 'move c4 c12']);
  const q = table().place('c4', 'cat').crafted('marquise', 'boat-builders');
  expect(cobbling(q)).toEqual(['move c4 c8', 'move c4 c9', 'move c4 c12', 'move c4 c7']);
  const spread = (r: Position): string[] => r.turn('alliance', 'birdsong').play('pass').offers('spread');
  const sympathy = (): Position => table().place('c4', 'sympathy').supporters('sword', 'anvil', 'bake-sale');
  expect(spread(sympathy())).not.toContain('spread c7');
  expect(spread(sympathy().crafted('alliance', 'boat-builders'))).toContain('spread c7');
  const builder = (): Position =>
    table().place('c4', 'cat').place('c7', 'cat').place('c7', 'wood').supply('sawmill', 5);
  const build = (r: Position): string[] => r.turn('marquise', 'daylight').offers('build');
  expect(build(builder())).not.toContain('build sawmill c4');
  expect(build(builder().crafted('marquise', 'boat-builders'))).toContain('build sawmill c4');
});

rootLaw(['4.1.3', '4.2.1'], 'Corvid Planners move without rule', () => {
  const siege = (): Position => table().place('c1', 'cat').place('c1', 'hawk', 2).place('c5', 'hawk');
  expect(siege().turn('marquise', 'daylight').offers('march')).toEqual([]);
  const p = siege().crafted('marquise', 'corvid-planners').turn('marquise', 'daylight').play('march');
  expect(p.offers('move')).toEqual(['move c1 c5', 'move c1 c9', 'move c1 c10']);
});

rootLaw('4.1.3', 'Tunnels join clearings with crafting pieces for moves, with the rules of moving', () => {
  const p = table()
    .place('c1', 'workshop')
    .place('c3', 'workshop')
    .place('c1', 'cat', 2)
    .place('c4', 'cat')
    .place('c4', 'hawk');
  p.place('c7', 'workshop')
    .place('c7', 'hawk', 3)
    .crafted('marquise', 'tunnels')
    .turn('marquise', 'daylight')
    .play('march');
  expect(p.offers('move')).toEqual(['move c1 c5', 'move c1 c9', 'move c1 c10', 'move c1 c3', 'move c1 c7']);
  p.play('move c1 c3', 'count 1');
  expect(p.count('c3', 'cat')).toBe(1);
});

rootLaw(['4.1.3', '6.5.4.II-R1'], 'Tunnels carry warriors, not wood', () => {
  const p = table().place('c1', 'workshop').place('c3', 'workshop').place('c3', 'wood').crafted('marquise', 'tunnels');
  p.place('c2', 'cat').turn('marquise', 'daylight');
  expect(p.refusal('build workshop c2')).toMatchObject({ law: '6.5.4.II', why: 'wood' });
});

rootLaw('4.1.3', 'Eyrie Emigre: at the end of Birdsong a move, then a battle where it led; the card stays', () => {
  const p = table()
    .crafted('eyrie', 'eyrie-emigre')
    .place('c1', 'hawk', 3)
    .place('c5', 'cat')
    .hand('eyrie', 'anvil')
    .place('c1', 'roost');
  p.turn('eyrie', 'birdsong').play('tuck anvil build');
  expect([p.window(), p.offers()]).toEqual(['emigre-move', ['move c1 c5', 'move c1 c9', 'move c1 c10']]);
  p.play('move c1 c5', 'count 2');
  expect([p.window(), p.offers()]).toEqual(['emigre-battle', ['battle c5 marquise']]);
  p.play('battle c5 marquise').chance('dice 1 0');
  expect([p.count('c5', 'cat'), p.inPlay('eyrie'), p.window()]).toEqual([0, ['eyrie-emigre'], 'eyrie-craft']);
});

rootLaw('4.1.3', 'Eyrie Emigre battles nowhere else than where the move led', () => {
  const p = table().crafted('marquise', 'eyrie-emigre').place('c1', 'cat', 3).place('c1', 'hawk').place('c5', 'mouse');
  p.turn('marquise', 'birdsong').play('move c1 c5', 'count 1');
  expect(p.offers()).toEqual(['battle c5 alliance']);
  const away = table().crafted('marquise', 'eyrie-emigre').place('c1', 'cat', 3).place('c1', 'hawk');
  away.turn('marquise', 'birdsong').play('move c1 c9', 'count 1');
  expect([away.discarded(), away.window()]).toEqual([['eyrie-emigre'], 'marquise-daylight']);
});

rootLaw('4.1.3', 'Eyrie Emigre is discarded when the move leads to no battle', () => {
  const p = table()
    .crafted('marquise', 'eyrie-emigre')
    .place('c1', 'cat')
    .turn('marquise', 'birdsong')
    .play('move c1 c5', 'count 1');
  expect([p.inPlay('marquise'), p.discarded(), p.window()]).toEqual([[], ['eyrie-emigre'], 'marquise-daylight']);
});

rootLaw('4.1.3', 'Eyrie Emigre is discarded when no move is possible', () => {
  const p = table()
    .crafted('marquise', 'eyrie-emigre')
    .place('c1', 'cat')
    .place('c1', 'hawk', 2)
    .turn('marquise', 'birdsong');
  expect([p.discarded(), p.window()]).toEqual([['eyrie-emigre'], 'marquise-daylight']);
});

rootLaw('16.4', 'False Orders: half of an enemy’s warriors, rounded up, move without rule', () => {
  const p = table().crafted('marquise', 'false-orders').place('c1', 'hawk', 5).place('c1', 'cat', 9).place('c5', 'cat');
  p.turn('marquise', 'birdsong');
  expect(p.offers('false-orders')).toEqual([
    'false-orders eyrie c1 c5',
    'false-orders eyrie c1 c9',
    'false-orders eyrie c1 c10',
  ]);
  expect(p.refusal('false-orders eyrie c5 c1')).toMatchObject({ law: '16.4', why: 'no-warrior-of-his' });
  p.play('false-orders eyrie c1 c5');
  expect([p.count('c1', 'hawk'), p.count('c5', 'hawk'), p.discarded()]).toEqual([2, 3, ['false-orders']]);
});

rootLaw(['16.4', '2.7'], 'False Orders spare a coalition partner', () => {
  const p = table().crafted('marquise', 'false-orders').place('c1', 'hawk').place('c8', 'mouse');
  p.coalition('eyrie', 'marquise');
  p.turn('marquise', 'birdsong');
  expect(p.refusal('false-orders eyrie c1 c5')).toMatchObject({ law: '2.7', why: 'not-enemy' });
  expect(p.offers('false-orders')).toEqual(['false-orders alliance c8 c4', 'false-orders alliance c8 c7']);
});

rootLaw(['16.4', '1.1.2-R1'], 'False Orders ignore rule, not a ban on entering', () => {
  const p = table().crafted('marquise', 'false-orders').place('c1', 'hawk');
  p.scorch('c5');
  p.turn('marquise', 'birdsong');
  expect(p.offers('false-orders')).toEqual(['false-orders eyrie c1 c9', 'false-orders eyrie c1 c10']);
  expect(p.refusal('false-orders eyrie c1 c5')).toMatchObject({ law: 'E.6.2', why: 'scorched' });
});

rootLaw(['16.3', '16.3-R1', '16.4-R1'], 'False Orders into sympathy: the forced player pays Outrage', () => {
  const p = table()
    .crafted('marquise', 'false-orders')
    .place('c1', 'hawk', 2)
    .place('c5', 'sympathy')
    .hand('eyrie', 'bake-sale')
    .hand('marquise', 'a-visit-to-friends');
  p.turn('marquise', 'birdsong').play('false-orders eyrie c1 c5');
  expect([p.window(), p.asked()]).toEqual(['outrage', 'eyrie']);
});

rootLaw(['16.3-R1', '8.2.6-R3'], 'Alliance warriors that are forced to move cause no Outrage', () => {
  const p = table()
    .crafted('marquise', 'false-orders')
    .place('c1', 'mouse', 2)
    .place('c5', 'sympathy')
    .hand('marquise', 'bake-sale');
  p.turn('marquise', 'birdsong').play('false-orders alliance c1 c5');
  expect([p.count('c5', 'mouse'), p.window()]).toEqual([1, 'marquise-daylight']);
});

rootLaw('16.3', 'the forced player’s own paths count: his Boat Builders open the river', () => {
  const p = table().crafted('marquise', 'false-orders').crafted('eyrie', 'boat-builders').place('c4', 'hawk');
  expect(p.turn('marquise', 'birdsong').offers('false-orders')).toContain('false-orders eyrie c4 c7');
  const q = table().crafted('marquise', 'false-orders', 'boat-builders').place('c4', 'hawk');
  expect(q.turn('marquise', 'birdsong').offers('false-orders')).not.toContain('false-orders eyrie c4 c7');
});
