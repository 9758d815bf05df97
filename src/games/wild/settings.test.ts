import { expect, test } from 'vitest';
import { fastRandom } from '../../kernel/index.ts';
import { wildLaw } from './testkit/law.testkit.ts';
import { BUILT_IN, wild } from './index.ts';
import { hand } from './components/piles.ts';
import { game, position } from './testkit/position.testkit.ts';

const problems = (raw: unknown) => {
  const read = game.readSettings(raw);
  return read.ok ? [] : read.problems;
};

wildLaw(['W-1.1', 'W-2.14'], 'one to four players, none to six hard cards', () => {
  for (const seats of [1, 2, 3, 4]) expect(problems({ seats })).toEqual([]);
  for (const seats of [0, 5, 1.5, '2'])
    expect(problems({ seats })).toEqual([{ path: 'seats', code: 'not-in-range', args: { least: 1, most: 4 } }]);
  expect(problems({})).toEqual([{ path: 'seats', code: 'missing', args: { least: 1, most: 4 } }]);
  for (const hard of [0, 6]) expect(problems({ seats: 2, hard })).toEqual([]);
  for (const hard of [-1, 7, 0.5])
    expect(problems({ seats: 2, hard })).toEqual([{ path: 'hard', code: 'not-in-range', args: { least: 0, most: 6 } }]);
});

test('an unknown word, another pack and no object at all are named', () => {
  expect(problems({ seats: 2, leader: 'order-b' })).toEqual([{ path: 'leader', code: 'unknown' }]);
  expect(problems({ seats: 2, pack: '0' })).toMatchObject([{ path: 'pack', code: 'other-pack' }]);
  for (const raw of [undefined, null, 3, []]) expect(problems(raw)).toEqual([{ path: '', code: 'not-an-object' }]);
});

test('the built-in pack says that it is built in, a changed one does not', () => {
  expect([game.pack?.builtIn, wild({ ...BUILT_IN }).pack?.builtIn]).toEqual([true, false]);
});

test('a world that a bot thinks in keeps the own hand and deals the others again', () => {
  const t = position();
  const worlds = Array.from({ length: 12 }, (_, seed) => game.determinize(t.state, 0, fastRandom(seed)));
  const handIn = (player: number) => (s: (typeof worlds)[number]) =>
    s.cards.at.flatMap((pile, card) => (pile === hand(player) ? [card] : [])).join();
  expect(new Set(worlds.map(handIn(0)))).toEqual(new Set([handIn(0)(t.state)]));
  expect(new Set(worlds.map(handIn(1))).size).toBeGreaterThan(3);
});
