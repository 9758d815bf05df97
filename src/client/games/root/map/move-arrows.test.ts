import { expect, test } from 'vitest';
import { GEOGRAPHY } from '../../../../games/root/components/maps/index.ts';
import { layoutOf, sheetFor } from './layout.ts';
import { arrowOf, wayOf, waysOf } from './move-arrows.ts';

test('a move that names two places side by side has a way', () => {
  expect(wayOf('move c9 c4')).toEqual([['c9', 'c4']]);
  expect(wayOf('move c9 c4 count 2')).toEqual([['c9', 'c4']]);
  expect(wayOf('battle c9 eyrie')).toEqual([]);
  expect(wayOf(undefined)).toEqual([]);
});

test('what moved in a turn has ways, each once, and pieces that are placed have none', () => {
  const moved = { type: 'moved', piece: 0, from: 8, to: 3, count: 1, by: 0 };
  expect(
    waysOf([moved, moved, { type: 'pawn', faction: 3, from: 12, to: 0 }, { type: 'placed', clearing: 2 }]),
  ).toEqual([
    ['c9', 'c4'],
    ['f1', 'c1'],
  ]);
});

test('an arrow begins outside the clearing it leaves and ends outside the one it reaches', () => {
  for (const size of [
    { width: 1122, height: 584 },
    { width: 390, height: 513 },
  ]) {
    const layout = layoutOf('autumn', sheetFor(size));
    const { paths } = GEOGRAPHY.autumn.data;
    for (const [a, b] of paths) {
      const { shaft, head } = arrowOf([`c${a}`, `c${b}`], layout, paths);
      const numbers = (text: string): number[] => (text.match(/-?\d+\.\d/g) ?? []).map(Number);
      const [from, to] = [layout.clearings[a! - 1]!, layout.clearings[b! - 1]!];
      const [sx, sy] = numbers(shaft === '' ? head : shaft);
      const [hx, hy] = numbers(head);
      const { radius } = layout.sheet;
      expect(Math.hypot(sx! - from[0], sy! - from[1]), `${a} ${b}`).toBeGreaterThan(radius);
      const gap = Math.hypot(hx! - to[0], hy! - to[1]);
      expect(gap, `${a} ${b}`).toBeGreaterThan(radius);
      expect(gap, `${a} ${b}`).toBeLessThan(2 * radius);
    }
  }
});
