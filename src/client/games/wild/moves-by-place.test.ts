import { expect, test } from 'vitest';
import { CELLS, EDGES } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildEvent } from '../../../games/wild/events.ts';
import type { LogLine } from '../../table/messages.ts';
import { lastMachine } from './machine-card.ts';
import { goalOf, sharedWords, sortMoves } from './moves-by-place.ts';

const cell = (word: string): number => CELLS.indexOf(word);

test('moves are sorted by the place or card that each names', () => {
  const moves = ['move d6', 'use-maps-move d6', 'breach c3-se', 'add order-base-1', 'end', 'use-rockets-mech d6'];
  const { byCell, byEdge, byCard, plain, reach } = sortMoves(moves, 0);
  expect(byCell.get(cell('d6'))).toEqual(['move d6', 'use-maps-move d6', 'use-rockets-mech d6']);
  expect(byEdge.get(EDGES.indexOf('c3-se'))).toEqual(['breach c3-se']);
  expect(byCard.get(0)).toEqual(['add order-base-1']);
  expect(plain).toEqual(['end']);
  expect([...reach]).toEqual([cell('d6')]);
});

test('a move with two places is said place by place', () => {
  const moves = ['resettle a1 b2', 'resettle a1 c3', 'resettle g4 b2'];
  expect([...sortMoves(moves, 0).byCell.keys()]).toEqual([cell('a1'), cell('g4')]);
  expect(sharedWords(sortMoves(moves, 0).byCell.get(cell('a1'))!)).toBe('resettle a1');
  expect([...sortMoves(moves.slice(0, 2), 2).byCell.keys()]).toEqual([cell('b2'), cell('c3')]);
  expect(sharedWords(['move d6', 'use-maps-move d6'])).toBe('');
});

test('only what leads along a way has a goal', () => {
  expect(goalOf('use-maps-move d6')).toBe(cell('d6'));
  expect(goalOf('regroup d6')).toBe(-1);
  expect(goalOf(undefined)).toBe(-1);
});

test('the last machine card is read from the story with what each step did', () => {
  const line = (...events: WildEvent[]): LogLine => ({ n: 0, events, seat: undefined }) as unknown as LogLine;
  const log = [
    line(
      { type: 'machine', player: 0, machine: 2 },
      { type: 'step', op: 'spreadPollution', machine: 2, at: 1 },
      { type: 'toxic', cell: 4 },
    ),
    line(
      { type: 'machine', player: 1, machine: 4 },
      { type: 'step', op: 'constructorsDeployHunters', machine: 4, at: 0 },
      { type: 'hunter', which: 0, cell: 8 },
      { type: 'step', op: 'huntersPursue', machine: 4, at: 1 },
    ),
    line(
      { type: 'pursued', player: 0, from: 8, to: 9, n: 1 },
      { type: 'machine-done', machine: 4, reshuffled: false },
      { type: 'round', round: 2 },
    ),
  ];
  expect(lastMachine(log)).toEqual({
    machine: 4,
    steps: [
      { at: 0, events: [{ type: 'hunter', which: 0, cell: 8 }] },
      { at: 1, events: [{ type: 'pursued', player: 0, from: 8, to: 9, n: 1 }] },
    ],
  });
  expect(lastMachine([])).toBeUndefined();
});
