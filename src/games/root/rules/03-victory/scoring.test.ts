import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { EYRIE, MARQUISE } from '../../words.ts';

/** She crafts an anvil for two points. */
const crafting = (points: number): Position =>
  position({ factions: ['marquise', 'eyrie'] })
    .place('c1', 'workshop')
    .hand('marquise', 'anvil')
    .points('marquise', points)
    .turn('marquise', 'daylight')
    .play('craft anvil');

rootLaw('3.1', 'thirty points win at once, in the middle of a turn', () => {
  const p = crafting(28);
  expect([p.window(), p.winners()]).toEqual(['over', ['marquise']]);
  expect(p.result()).toMatchObject({ law: '3.1', ranking: [[0], [1]] });
  expect(crafting(27).window()).toBe('marquise-daylight');
});

rootLaw('3.1-R1', 'points on another player’s turn win, and the rest of the action is not resolved', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .place('c1', 'cat', 1)
    .place('c1', 'wood')
    .place('c1', 'hawk', 3)
    .points('eyrie', 29)
    .hand('eyrie', 'ambush-fox')
    .battle('marquise', 'eyrie', 'c1')
    .play('ambush ambush-fox');
  expect([p.window(), p.winners(), p.count('c1', 'hawk')]).toEqual(['over', ['eyrie'], 3]);
});

/** Both sides lose one building to the other in one moment, with these scores. */
function exchange(
  turn: 'marquise' | 'eyrie' | 'alliance',
  order: readonly ('marquise' | 'eyrie' | 'alliance')[],
): Position {
  return position({ factions: order })
    .place('c2', 'cat')
    .place('c2', 'sawmill')
    .place('c2', 'hawk')
    .place('c2', 'roost')
    .points('marquise', 29)
    .points('eyrie', 29)
    .leader('commander')
    .crafted('marquise', 'sappers')
    .battle('eyrie', 'marquise', 'c2', turn)
    .chance('dice 1 1')
    .play('sappers');
}

rootLaw(['3.1', '3.1-R1', 'M128'], 'both reach thirty in one deal of hits: the current player wins', () => {
  expect(exchange('marquise', ['marquise', 'eyrie', 'alliance']).winners()).toEqual(['marquise']);
  expect(exchange('eyrie', ['marquise', 'eyrie', 'alliance']).winners()).toEqual(['eyrie']);
});

rootLaw(['3.1-E1', 'M128'], 'neither is the current player: the first clockwise from him wins', () => {
  expect(exchange('alliance', ['alliance', 'eyrie', 'marquise']).winners()).toEqual(['eyrie']);
  expect(exchange('alliance', ['alliance', 'marquise', 'eyrie']).winners()).toEqual(['marquise']);
  expect(exchange('alliance', ['eyrie', 'alliance', 'marquise']).winners()).toEqual(['marquise']);
});

rootLaw('3.1-R2', 'a score never falls below zero', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .points('eyrie', 1)
    .leader('despot')
    .decree('recruit', 'anvil');
  p.turn('eyrie', 'daylight').play('end');
  expect([p.window(), p.score('eyrie')]).toEqual(['eyrie-leader', 0]);
  expect(p.events('lost', 'eyrie')).toEqual([{ type: 'lost', faction: EYRIE, points: 1, law: '7.7.1' }]);
});

rootLaw(['3.2.1', '3.2.1-R1'], 'one point per enemy building or token removed, none for warriors', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .place('c2', 'hawk', 3)
    .place('c2', 'cat')
    .place('c2', 'wood')
    .place('c2', 'sawmill')
    .battle('eyrie', 'marquise', 'c2')
    .chance('dice 3 0');
  expect([p.score('eyrie'), p.count('c2', 'cat'), p.count('c2', 'wood'), p.count('c2', 'sawmill')]).toEqual([
    2, 0, 0, 0,
  ]);
  expect(p.events('scored', 'marquise').every((e) => e.law === '3.2.1' && e.faction === EYRIE)).toBe(true);
});

rootLaw('3.2.1', 'two buildings of a kind that fall at once are two points', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .place('c5', 'sawmill', 2)
    .place('c5', 'hawk', 3);
  p.battle('eyrie', 'marquise', 'c5').chance('dice 1 0');
  expect([p.count('c5', 'sawmill'), p.score('eyrie')]).toEqual([0, 2]);
});

rootLaw('3.2.1-R1', 'removal by a card scores, one’s own pieces never do', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'] })
    .place('c1', 'workshop')
    .place('c8', 'workshop', 2)
    .place('c6', 'roost')
    .place('c12', 'sympathy')
    .place('c12', 'hawk', 4)
    .place('c2', 'roost')
    .hand('marquise', 'favor-of-the-foxes', 'anvil')
    .turn('marquise', 'daylight')
    .play('craft favor-of-the-foxes');
  expect([p.score('marquise'), p.count('c8', 'workshop'), p.count('c12', 'hawk'), p.count('c2', 'roost')]).toEqual([
    2, 2, 0, 1,
  ]);
});

rootLaw('3.2.1-R1', 'a coalition partner’s pieces neither go nor score', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'] })
    .place('c1', 'workshop')
    .place('c8', 'workshop', 2)
    .place('c6', 'roost')
    .place('c12', 'sympathy')
    .hand('marquise', 'favor-of-the-foxes', 'anvil');
  p.coalition('eyrie', 'marquise');
  p.turn('marquise', 'daylight').play('craft favor-of-the-foxes');
  expect([p.score('marquise'), p.count('c6', 'roost')]).toEqual([1, 1]);
});

rootLaw('3.2.2', 'a crafted item scores the points of its card', () => {
  const p = crafting(5);
  expect(p.score('marquise')).toBe(7);
  expect(p.events('scored', 'eyrie')).toEqual([{ type: 'scored', faction: MARQUISE, points: 2, law: '3.2.2' }]);
});

rootLaw('3.2.1-R1', 'where an edition lets partners battle, a partner’s building still scores nothing', () => {
  const raid = (allied: boolean): number => {
    const p = position({ factions: ['marquise', 'eyrie', 'alliance'], edition: 'ua' })
      .place('c2', 'cat', 3)
      .place('c2', 'roost');
    if (allied) p.coalition('eyrie', 'marquise');
    return p.battle('marquise', 'eyrie', 'c2').chance('dice 1 0').score('marquise');
  };
  expect([raid(false), raid(true)]).toEqual([1, 0]);
});
