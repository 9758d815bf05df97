import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { newState } from '../../state.ts';
import { root } from '../../index.ts';
import { AVAILABLE, BOX, DECK } from '../../components/piles.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { MARQUISE } from '../../words.ts';

const table = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'] });

rootLaw('3.3.1', 'ten points activate a dominance card in Daylight; nine do not', () => {
  const p = table().hand('marquise', 'dominance-fox').points('marquise', 10).turn('marquise', 'daylight');
  p.play('dominance dominance-fox');
  expect([p.inPlay('marquise'), p.cards('marquise')]).toEqual([['dominance-fox'], []]);
  const poor = table().hand('marquise', 'dominance-fox').points('marquise', 7).turn('marquise', 'daylight');
  expect(poor.refusal('dominance dominance-fox')).toEqual({ law: '3.3.1', why: 'ten-points', a: 3, b: 0 });
});

rootLaw(
  ['3.3.1', '3.3.1-R1', 'M122'],
  'without a marker nobody gains or loses points, so thirty are out of reach',
  () => {
    const p = table()
      .dominance('marquise', 'dominance-fox')
      .points('marquise', 29)
      .place('c1', 'workshop')
      .hand('marquise', 'anvil');
    p.turn('marquise', 'daylight').play('craft anvil');
    expect([p.score('marquise'), p.window()]).toEqual([29, 'marquise-daylight']);
    const birds = table()
      .dominance('eyrie', 'dominance-fox')
      .points('eyrie', 12)
      .decree('recruit', 'anvil')
      .turn('eyrie', 'daylight');
    expect(birds.play('end').score('eyrie')).toBe(12);
  },
);

rootLaw(['3.3.1-R1', 'O.1'], 'between two actions of Daylight, never inside one', () => {
  const p = table()
    .hand('marquise', 'dominance-fox')
    .points('marquise', 10)
    .place('c1', 'cat', 2)
    .turn('marquise', 'daylight');
  p.play('march', 'move c1 c5', 'count 1');
  expect([p.window(), p.offers('dominance')]).toEqual(['marquise-march', []]);
  expect(p.play('pass').offers('dominance')).toEqual(['dominance dominance-fox']);
});

rootLaw('3.3.1-R1', 'ten points are needed only at activation', () => {
  const p = table().dominance('marquise', 'dominance-fox').points('marquise', 3);
  p.place('c1', 'cat').place('c6', 'cat').place('c8', 'cat').turn('marquise', 'birdsong');
  expect(p.winners()).toEqual(['marquise']);
});

rootLaw(['3.3.1-R2', '5.1.3'], 'two players play without dominance cards', () => {
  const cards = (...factions: string[]): [number, number] => {
    const read = root.readSettings({ factions });
    if (!read.ok) throw new Error('settings');
    const s = newState(read.value);
    return [s.cards.size[DECK]!, s.cards.size[BOX]! - (s.cards.at.length - 54)];
  };
  expect([cards('marquise', 'eyrie'), cards('marquise', 'eyrie', 'alliance')]).toEqual([
    [50, 4],
    [54, 0],
  ]);
});

rootLaw.each(
  '3.3.1.I',
  '$suit dominance wins with three ruled clearings at the start of Birdsong, not with two',
  [
    { suit: 'fox', clearings: ['c1', 'c6', 'c8', 'c12'] },
    { suit: 'rabbit', clearings: ['c3', 'c4', 'c5', 'c10'] },
    { suit: 'mouse', clearings: ['c2', 'c7', 'c9', 'c11'] },
  ] as const,
  ({ suit, clearings: [a, b, c, d] }) => {
    const two = (): Position =>
      table().dominance('marquise', `dominance-${suit}`).place(a, 'cat').place(b, 'cat').place(d, 'hawk');
    expect(two().place(d, 'cat').turn('marquise', 'birdsong').window()).toBe('marquise-daylight');
    const won = two().place(c, 'cat').turn('marquise', 'birdsong');
    expect([won.winners(), won.result()?.law]).toEqual([['marquise'], '3.3.1']);
    expect(won.events('won', 'eyrie')).toEqual([{ type: 'won', faction: MARQUISE, law: '3.3.1' }]);
  },
);

rootLaw('3.3.1.I', 'only at the start of the owner’s own Birdsong', () => {
  const p = table().dominance('marquise', 'dominance-fox').place('c1', 'cat').place('c6', 'cat').place('c8', 'cat');
  expect(p.fork().turn('marquise', 'daylight').winners()).toEqual([]);
  expect(p.turn('alliance', 'birdsong').winners()).toEqual([]);
});

rootLaw('3.3.1.II', 'bird dominance wins with two opposite corners, not with two others', () => {
  const rule = (a: 'c1', b: 'c2' | 'c3'): Position =>
    table().dominance('marquise', 'dominance-bird').place(a, 'cat').place(b, 'cat').turn('marquise', 'birdsong');
  expect([rule('c1', 'c3').winners(), rule('c1', 'c2').winners()]).toEqual([['marquise'], []]);
});

rootLaw('3.3.1.II-R1', 'dominance is checked again after another effect of the start of Birdsong', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'], deck: 'exiles-partisans' })
    .dominance('marquise', 'dominance-fox')
    .crafted('marquise', 'saboteurs')
    .crafted('alliance', 'soup-kitchens')
    .place('c1', 'cat')
    .place('c6', 'cat')
    .place('c8', 'cat')
    .place('c8', 'sympathy')
    .turn('marquise', 'birdsong');
  expect(p.winners()).toEqual([]);
  expect(p.play('saboteurs alliance soup-kitchens').winners()).toEqual(['marquise']);
});

rootLaw(['3.3.1.II-R1', '1.5-R1'], 'an effect of any time of Birdsong comes too late for dominance', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'], deck: 'exiles-partisans' })
    .dominance('marquise', 'dominance-fox')
    .crafted('marquise', 'false-orders')
    .place('c1', 'cat')
    .place('c6', 'cat')
    .place('c8', 'cat')
    .place('c8', 'hawk', 1)
    .turn('marquise', 'birdsong')
    .play('false-orders eyrie c8 c7');
  expect(p.winners()).toEqual([]);
});

rootLaw('3.3.2', 'a second dominance card cannot be activated', () => {
  const p = table().dominance('marquise', 'dominance-fox').points('marquise', 12).hand('marquise', 'dominance-mouse');
  expect(p.turn('marquise', 'daylight').refusal('dominance dominance-mouse')).toMatchObject({
    law: '3.3.2',
    why: 'already-active',
  });
});

rootLaw(['3.3.3', '2.1.3'], 'a dominance card spent for its suit lies beside the map', () => {
  const p = table().hand('marquise', 'dominance-fox').place('c1', 'sawmill').turn('marquise', 'daylight');
  p.play('overwork c1', 'spend dominance-fox');
  expect([p.pile(AVAILABLE), p.discarded(), p.count('c1', 'wood')]).toEqual([['dominance-fox'], [], 1]);
});

rootLaw('3.3.3-R1', 'so does one that goes over the hand limit', () => {
  const p = table()
    .hand('marquise', 'dominance-fox', 'anvil', 'sword', 'bake-sale', 'arms-trader')
    .turn('marquise', 'evening');
  p.chance('draw investments').play('discard dominance-fox');
  expect([p.pile(AVAILABLE), p.discarded()]).toEqual([['dominance-fox'], []]);
});

rootLaw(['3.3.3-R1', 'M031'], 'so does one purged from the decree', () => {
  const p = table().decree('recruit', 'dominance-fox', 'anvil').turn('eyrie', 'daylight').play('end');
  expect([p.pile(AVAILABLE), p.discarded()]).toEqual([['dominance-fox'], ['anvil']]);
});

rootLaw(['3.3.4', '3.3.4-R1'], 'an available card is taken for a card of its suit; a bird pays for any suit', () => {
  const p = table().available('dominance-fox', 'dominance-bird').hand('marquise', 'anvil', 'arms-trader', 'sword');
  p.turn('marquise', 'daylight').play('take dominance-fox');
  expect(p.offers()).toEqual(['spend arms-trader', 'spend anvil']);
  p.play('spend anvil');
  expect([p.cards('marquise'), p.pile(AVAILABLE), p.discarded()]).toEqual([
    ['dominance-fox', 'arms-trader', 'sword'],
    ['dominance-bird'],
    ['anvil'],
  ]);
  expect(p.play('take dominance-bird').offers()).toEqual(['spend arms-trader']);
});

rootLaw('3.3.4-R1', 'a bird dominance costs a bird; without one it is refused', () => {
  const p = table().available('dominance-bird').hand('marquise', 'anvil').turn('marquise', 'daylight');
  expect(p.refusal('take dominance-bird')).toMatchObject({ law: '3.3.4', why: 'no-card' });
});
