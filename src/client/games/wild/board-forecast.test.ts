import { expect, test } from 'vitest';
import { CELLS } from '../../../games/wild/rules/00-board/geometry.ts';
import { game, position, type WildPosition } from '../../../games/wild/testkit/position.testkit.ts';
import { boardForecastOf, playersOf } from './board-forecast.ts';

const names = (cells: Iterable<number>): string[] => [...cells].map((cell) => CELLS[cell]!);
const look = (t: WildPosition) => boardForecastOf(game.view(t.state, 0))!;

test('what the next machine card threatens, cell by cell, with its chance', () => {
  const t = position();
  t.machine('constructors-1');
  const soon = look(t);
  expect(soon.enclosed).toEqual([]);
  expect(names([...soon.cells].filter(([, { enclosed }]) => enclosed > 0).map(([cell]) => cell))).toEqual(['c3', 'e4']);
  expect(soon.cells.get(CELLS.indexOf('c3'))!.enclosed).toBeCloseTo(1 / 6);
  t.machine('constructors-2');
  const now = look(t);
  expect(names(now.enclosed)).toEqual(['c3', 'e4']);
  expect(now.cells.get(CELLS.indexOf('e4'))!.factory).toBeCloseTo(2 / 5);
});

test('where the constructors go next, and that a blocked one is reset', () => {
  const t = position();
  const [first] = look(t).advances;
  expect([first!.points.length, first!.resets]).toEqual([3, false]);
  t.machine('constructors-1');
  expect(look(t).advances.map(({ resets }) => resets)).toEqual([true, true]);
});

test('the way of a move, and nothing before the machines stand', () => {
  const t = position();
  const { path } = look(t);
  const start = t.state.cell[0]!;
  expect(path(0, start)).toEqual([]);
  expect(path(-1, start)).toEqual([]);
  const begun = game.begin(t.state.settings);
  expect(boardForecastOf(game.view(begun, 0))).toBeUndefined();
});

test('alone one plays both factions, and a spectator plays none', () => {
  expect(playersOf(game.view(position({ solo: true }).state, 0), 0)).toEqual([0, 1]);
  const view = game.view(position().state, 1);
  expect([playersOf(view, 1), playersOf(view, 7)]).toEqual([[1], []]);
});
