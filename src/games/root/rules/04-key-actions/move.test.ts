import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const table = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'] });
const marching = (p: Position): Position => p.turn('marquise', 'daylight').play('march');

rootLaw(['4.2', '2.2.1'], 'a move takes any number of warriors, at least one, to one adjacent clearing', () => {
  const p = marching(table().place('c1', 'cat', 3));
  expect(p.offers('move')).toEqual(['move c1 c5', 'move c1 c9', 'move c1 c10']);
  p.play('move c1 c5');
  expect([p.window(), p.offers()]).toEqual(['move-count', ['count 3', 'count 2', 'count 1']]);
  p.play('count 2');
  expect([p.count('c1', 'cat'), p.count('c5', 'cat')]).toEqual([1, 2]);
});

rootLaw('4.2', 'without warriors there is no move', () => {
  const p = marching(table().place('c1', 'cat').place('c2', 'sawmill'));
  expect(p.refusal('move c2 c5')).toMatchObject({ law: '4.2', why: 'no-warriors' });
});

rootLaw('2.3', 'a river is no path', () => {
  expect(marching(table().place('c4', 'cat')).offers('move')).toEqual(['move c4 c8', 'move c4 c9', 'move c4 c12']);
});

rootLaw('4.2.1', 'the mover must rule origin or destination', () => {
  const p = table()
    .place('c1', 'cat', 1)
    .place('c1', 'hawk', 2)
    .place('c5', 'cat', 2)
    .place('c9', 'hawk')
    .place('c10', 'sympathy');
  marching(p);
  expect(p.offers('move').filter((text) => text.startsWith('move c1'))).toEqual(['move c1 c5']);
  expect(p.refusal('move c1 c9')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
  expect(p.refusal('move c1 c10')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
});

rootLaw(['4.2.1', '2.8'], 'on a tie nobody rules', () => {
  const p = table().place('c1', 'cat', 2).place('c1', 'mouse', 2).place('c8', 'cat');
  expect(marching(p).refusal('move c1 c5')).toMatchObject({ law: '4.2.1' });
});

rootLaw('4.2.1-R1', 'rule is tested before any piece leaves', () => {
  // Two cats against one hawk rule the origin; once one has left they would not.
  const p = marching(table().place('c1', 'cat', 2).place('c1', 'hawk').place('c5', 'hawk', 4)).play(
    'move c1 c5',
    'count 1',
  );
  expect([p.count('c5', 'cat'), p.refusal('move c1 c9')?.why]).toEqual([1, 'rule-neither']);
});

rootLaw('4.2.2', 'the same warrior may move again in a turn', () => {
  const p = marching(table().place('c1', 'cat', 1)).play('move c1 c5', 'count 1', 'move c5 c2', 'count 1');
  expect([p.window(), p.count('c2', 'cat')]).toEqual(['marquise-daylight', 1]);
});

rootLaw('4.2.2', 'or another group moves', () => {
  const p = marching(table().place('c1', 'cat', 3)).play('move c1 c5', 'count 1', 'move c1 c9', 'count 2');
  expect([p.count('c5', 'cat'), p.count('c9', 'cat')]).toEqual([1, 2]);
});

rootLaw('E.6.2', 'nothing moves into a scorched clearing, warriors may leave it', () => {
  const p = table().place('c1', 'cat', 2).place('c5', 'cat');
  p.scorch('c5');
  marching(p);
  expect(p.refusal('move c1 c5')).toMatchObject({ law: 'E.6.2', why: 'scorched' });
  expect(p.offers('move')).toContain('move c5 c1');
});

rootLaw(['6.2.2', '6.2.2-R1'], 'anybody may move into the keep’s clearing', () => {
  const p = table()
    .place('c1', 'keep')
    .place('c5', 'hawk', 2)
    .decree('move', 'bake-sale')
    .leader('charismatic')
    .place('c2', 'roost');
  p.place('c2', 'cat').turn('eyrie', 'daylight').play('end', 'resolve bird', 'recruit-at c2', 'resolve rabbit');
  expect(p.offers('move')).toContain('move c5 c1');
});
