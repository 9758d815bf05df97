import { expect, test } from 'vitest';
import type { Point } from './layout.ts';
import { woodsOf, woodsScale } from './woods.ts';

const POINTS: readonly Point[] = Array.from({ length: 25 }, (_, i) => [12 * (i % 5) + 20, 17 * Math.floor(i / 5) + 30]);
const count = (path: string): number => path.split('M').length - 1;

test('every tree has a trunk, a shadow, strokes and one crown, in parts as at once', () => {
  const all = woodsOf(POINTS, 0, 25, 14);
  expect([all.trunks, all.shadows, all.strokes].map(count)).toEqual([25, 25, 25]);
  expect(all.crowns.map(count).reduce((sum, each) => sum + each, 0)).toBe(25);
  // Two of five trees are firs, two leafy ones and one is oval.
  expect(all.crowns.every((crown) => count(crown) > 0)).toBe(true);
  const parts = [woodsOf(POINTS, 0, 9, 14), woodsOf(POINTS, 9, 25, 14)];
  expect(parts.map(({ trunks }) => trunks).join('')).toBe(all.trunks);
  expect(all.crowns.map((_, kind) => parts.map(({ crowns }) => crowns[kind]).join(''))).toEqual(all.crowns);
});

test('a tree stands at its point', () => {
  const wide = 32;
  const { trunks } = woodsOf([[100, 60]], 0, 1, wide);
  const [, x, y] = /^M([\d.]+) ([\d.]+)v/.exec(trunks)!;
  expect(Number(x) * woodsScale(wide)).toBe(100);
  // The trunk begins a little above the point and ends below it.
  expect(Number(y) * woodsScale(wide)).toBeCloseTo(60 - 0.8 * wide + 12.5 * 2, 5);
});
