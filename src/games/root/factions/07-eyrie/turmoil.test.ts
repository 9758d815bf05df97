import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { CLEARINGS } from '../../words.ts';

/** Their only hawks stand in c1 (fox); a mouse card in Recruit finds no roost, so turmoil follows the vizier's recruit. */
const failing = (deck: 'base' | 'exiles-partisans' = 'base'): Position =>
  position({ factions: ['marquise', 'eyrie', 'alliance'], deck })
    .place('c1', 'roost')
    .place('c1', 'hawk', 3)
    .leader('builder')
    .decree('recruit', 'sword')
    .points('eyrie', 12);

const recruited = (p: Position): Position => p.turn('eyrie', 'daylight').play('end', 'resolve bird', 'recruit-at c1');

rootLaw(
  ['3.3.1-R1', '7.5.2', '7.7.1'],
  'before a card that fails dominance may still be activated, and no point goes',
  () => {
    const p = recruited(failing().hand('eyrie', 'dominance-fox'));
    expect([p.window(), p.offers()]).toEqual(['eyrie-turmoil', ['dominance dominance-fox', 'end']]);
    expect(p.refusal('resolve mouse')).toMatchObject({ law: '7.5.2', why: 'cannot-resolve' });
    const fallen = p.fork().play('end');
    expect([fallen.window(), fallen.score('eyrie')]).toEqual(['eyrie-leader', 10]);
    p.play('dominance dominance-fox');
    expect([p.window(), p.score('eyrie')]).toEqual(['eyrie-leader', 12]);
  },
);

rootLaw(['7.5.2', '4.1.3', 'O.1'], 'or an effect of Daylight that makes the card possible', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'], deck: 'exiles-partisans' })
    .place('c1', 'roost')
    .place('c1', 'hawk', 3)
    .leader('despot')
    .decree('build', 'sword')
    .crafted('eyrie', 'propaganda-bureau')
    .place('c2', 'cat')
    .hand('eyrie', 'investments');
  p.turn('eyrie', 'daylight').play('end', 'resolve bird', 'move c1 c5', 'count 1', 'resolve bird', 'build roost c5');
  // The mouse card wants a roost in a mouse clearing, and the Eyrie rule none.
  expect([p.window(), p.offers()]).toEqual(['eyrie-turmoil', ['propaganda c2 marquise', 'end']]);
  p.play('propaganda c2 marquise', 'spend investments');
  expect([p.window(), p.offers()]).toEqual(['eyrie-decree', ['resolve mouse']]);
  p.play('resolve mouse', 'build roost c2');
  expect([p.count('c2', 'roost'), p.window()]).toEqual([1, 'eyrie-daylight-end']);
});

rootLaw('7.5.2', 'a player with nothing to use is not asked, whatever the hand holds', () => {
  expect(recruited(failing().points('eyrie', 9).hand('eyrie', 'dominance-fox')).window()).toBe('eyrie-leader');
  expect(recruited(failing()).window()).toBe('eyrie-leader');
  // Ten points and a hand: the others must not learn from the silence what it holds.
  expect(recruited(failing().hand('eyrie', 'anvil')).offers()).toEqual(['end']);
});

rootLaw(['7.8.4', '7.8.4-R1'], 'the Despot scores one more as defender too', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .leader('despot')
    .place('c1', 'hawk', 3)
    .place('c1', 'cat')
    .place('c1', 'wood')
    .battle('marquise', 'eyrie', 'c1')
    .chance('dice 2 2');
  expect([p.count('c1', 'wood'), p.score('eyrie')]).toEqual([0, 2]);
});

rootLaw(['M033', '7.5.2.III'], 'a battle of the decree against the pawn alone is legal and fulfils the card', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'vagabond'] })
    .place('c1', 'hawk', 3)
    .leader('commander')
    .decree('battle', 'anvil')
    .vagabond('c1', ['sword', 'boot', 'torch', 'tea']);
  p.turn('eyrie', 'daylight').play('end', 'resolve bird', 'move c1 c5', 'count 1');
  expect(p.offers()).toEqual(['resolve fox', 'resolve bird']);
  p.play('resolve fox', 'battle c1 vagabond').chance('dice 0 0').play('damage boot fresh');
  expect([p.window(), p.offers(), p.pawn()]).toEqual(['eyrie-decree', ['resolve bird'], 'c1']);
});

const ALL = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const;
const uprooted = (): Position =>
  position({ factions: ['marquise', 'eyrie'] })
    .leader('builder')
    .hand('eyrie', 'anvil');

rootLaw('7.4.3-R1', 'on a tie the Eyrie choose; of a short supply they place what there is, even none', () => {
  const p = uprooted().place('c1', 'cat').supply('hawk', 2).turn('eyrie', 'birdsong').play('tuck anvil move');
  expect(p.offers('build')).toEqual(ALL.slice(1).map((c) => `build roost ${c}`));
  p.play('build roost c7');
  expect([p.count('c7', 'roost'), p.count('c7', 'hawk')]).toEqual([1, 2]);
  const alone = uprooted().supply('hawk', 0).turn('eyrie', 'birdsong').play('tuck anvil move', 'build roost c1');
  expect([alone.count('c1', 'roost'), alone.count('c1', 'hawk')]).toEqual([1, 0]);
});

rootLaw('7.4.3-R1', 'where no clearing can take a roost the step is skipped', () => {
  const p = uprooted();
  p.scorch(...CLEARINGS);
  p.turn('eyrie', 'birdsong').play('tuck anvil move');
  expect([p.window(), p.inSupply('roost')]).toEqual(['eyrie-craft', 7]);
});
