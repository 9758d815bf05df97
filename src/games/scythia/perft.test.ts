import { expect, test } from 'vitest';
import { perft } from '../../kernel/conformance/index.ts';
import { GAME, position } from './testkit/position.testkit.ts';

test('courses of a first turn, counted by hand', () => {
  const { state } = position().turn(0);
  // Three places; then 1 (Barracks: nothing to hire or heal), 2 and 2 actions; then three workers to take.
  expect([1, 2, 3].map((depth) => perft(GAME, state, depth))).toEqual([3, 5, 15]);
  // Village Centre: hero or nothing. Meeting Tent: two alternatives or nothing. Market: nothing.
  expect(perft(GAME, state, 4)).toBe(5 * (2 + 3 + 1));
});

test('courses of a raid, counted by hand', () => {
  const player = { provisions: 2, kumis: 1, crew: ['raider', 'brawler'] };
  const { state } = position().player(0, player).turn(0).play('raid cimmeria-s1');
  // 0 or 1 kumis; a white die has four different faces; then it is kept or rolled again.
  expect([1, 2, 3].map((depth) => perft(GAME, state, depth))).toEqual([2, 8, 16]);
});

test('courses of a solo turn, counted by hand', () => {
  const table = position(1)
    .with({ chief: { scheme: 'scheme-04' } })
    .turn(0);
  table.play('place farm', 'pass', 'take meeting-tent', 'pass');
  // 13 other schemes; the open one lies in the discard.
  expect(perft(GAME, table.state, 1)).toBe(13);
});
