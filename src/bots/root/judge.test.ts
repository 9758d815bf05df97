import { expect, test } from 'vitest';
import { type Position, position } from '../../games/root/position.testkit.ts';
import { chances } from '../judge.ts';
import { rootJudge } from './judge.ts';

const judge = rootJudge();

function chanceOf(p: Position, seat: number): number {
  const into = new Float64Array(8);
  chances(judge, p.s, into);
  return into[seat]!;
}

const three = (): Position => position({ factions: ['marquise', 'eyrie', 'alliance'] });

test('a card of the decree without a place costs the Eyrie more than the same card with one', () => {
  const birds = (): Position => three().leader('despot').place('c1', 'roost').place('c1', 'hawk', 3).points('eyrie', 8);
  // c3 is a rabbit clearing that the Eyrie rule: a roost can be built there.
  const can = birds().place('c3', 'hawk', 2).decree(3, 'cobbler').turn('eyrie', 'daylight');
  const cannot = birds().place('c6', 'hawk', 2).decree(3, 'cobbler').turn('eyrie', 'daylight');
  expect(chanceOf(can, 1)).toBeGreaterThan(chanceOf(cannot, 1));
});

test('turmoil is dearer the more birds lie in a decree that cannot be resolved', () => {
  const doomed = (...cards: readonly ['ambush-bird', 'armorers'] | readonly ['anvil', 'bake-sale']): Position =>
    three()
      .leader('despot')
      .place('c1', 'roost')
      .points('eyrie', 8)
      .decree(1, ...cards)
      .turn('eyrie', 'daylight');
  expect(chanceOf(doomed('anvil', 'bake-sale'), 1)).toBeGreaterThan(chanceOf(doomed('ambush-bird', 'armorers'), 1));
});

test('dominance is worth what can be held: three safe clearings, three besieged ones, two', () => {
  const cats = (): Position =>
    three().dominance('marquise', 'dominance-fox').points('eyrie', 12).place('c1', 'cat', 4).place('c6', 'cat', 4);
  const safe = cats().place('c8', 'cat', 4).turn('eyrie', 'daylight');
  const besieged = cats()
    .place('c8', 'cat', 4)
    .place('c8', 'hawk', 3)
    .place('c8', 'mouse', 2)
    .turn('eyrie', 'daylight');
  const two = cats().turn('eyrie', 'daylight');
  expect(chanceOf(safe, 0)).toBeGreaterThan(chanceOf(besieged, 0));
  expect(chanceOf(besieged, 0)).toBeGreaterThan(chanceOf(two, 0));
});

test('a relic nearer to a waystation of its type is nearer to its points', () => {
  const knights = (): Position =>
    position({ factions: ['marquise', 'keepers'] }).waystation('c1', 'figure-tablet', 'figure');
  const home = knights().place('c1', 'badger', 2).relics('c1', 'figure-3').turn('keepers', 'daylight');
  const beside = knights().place('c5', 'badger', 2).relics('c5', 'figure-3').turn('keepers', 'daylight');
  const far = knights().place('c3', 'badger', 2).relics('c3', 'figure-3').turn('keepers', 'daylight');
  expect(chanceOf(home, 1)).toBeGreaterThan(chanceOf(beside, 1));
  expect(chanceOf(beside, 1)).toBeGreaterThan(chanceOf(far, 1));
});
