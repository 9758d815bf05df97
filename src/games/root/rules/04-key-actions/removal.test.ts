import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { SUPPORTERS } from '../../components/piles.ts';

/** The Marquise crafts a Favor of the Foxes. */
const favor = (p: Position): Position =>
  p
    .place('c1', 'workshop')
    .place('c8', 'workshop', 2)
    .hand('marquise', 'favor-of-the-foxes', 'sword')
    .turn('marquise', 'daylight')
    .play('craft favor-of-the-foxes');

rootLaw(['O.8', '2.7'], 'pieces of a coalition partner are no enemy pieces', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'] })
    .place('c6', 'hawk', 2)
    .place('c6', 'mouse', 2);
  p.coalition('eyrie', 'marquise');
  favor(p);
  expect([p.count('c6', 'hawk'), p.count('c6', 'mouse')]).toEqual([2, 0]);
});

rootLaw(['O.8', '2.2.4-R1'], 'ruins and crafted items are no enemy pieces', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .items('eyrie', 'sword')
    .place('c6', 'hawk');
  favor(p);
  expect([p.ruinsIn('c6'), p.craftedItems('eyrie', 'sword'), p.score('marquise')]).toEqual([1, 1, 0]);
});

rootLaw('8.2.6-R1', 'a Favor that removes several tokens causes Outrage for each', () => {
  const p = favor(
    position({ factions: ['marquise', 'eyrie', 'alliance'] })
      .place('c6', 'sympathy')
      .place('c12', 'sympathy')
      .hand('marquise', 'anvil', 'foxfolk-steel'),
  );
  expect([p.score('marquise'), p.window(), p.offers()]).toEqual([
    2,
    'order',
    ['first outrage c6', 'first outrage c12'],
  ]);
  p.play('first outrage c12', 'appease anvil', 'appease foxfolk-steel');
  expect([p.pile(SUPPORTERS).length, p.window()]).toEqual([2, 'marquise-daylight']);
});
