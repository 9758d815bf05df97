import { describe, expect, test } from 'vitest';
import { GEOGRAPHY, MAPS } from '../../../../games/root/components/maps/index.ts';
import { emptyForestSpot, forestPieceSpot } from './forest-pieces.ts';
import { layoutOf, sheetFor } from './layout.ts';

const WIDE = sheetFor({ width: 1122, height: 584 });
const NARROW = sheetFor({ width: 922, height: 584 });
const SQUARE = sheetFor({ width: 768, height: 720 });
const TALL = sheetFor({ width: 390, height: 513 });

describe.each(MAPS)('on the %s map', (map) => {
  test.each([
    ['wide', WIDE, 29],
    ['beside an open panel', NARROW, 29],
    ['square', SQUARE, 29],
    ['tall', TALL, 21],
  ] as const)('no clearing covers what stands in a forest, %s', (_, sheet, size) => {
    const layout = layoutOf(map, sheet);
    const { paths, forests } = GEOGRAPHY[map].data;
    const covered = forests.flatMap(({ id }, i) =>
      [1, 2, 3].flatMap((count) =>
        forestPieceSpot(layout, i, paths, count, size).flatMap(([x, y]) => {
          const room = Math.min(...layout.clearings.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
          return room < sheet.radius + size / 2 ? [`${id}, ${count}: ${Math.round(room)}`] : [];
        }),
      ),
    );
    expect(covered).toEqual([]);
  });

  test.each([
    ['wide', WIDE, 29, 8],
    ['tall', TALL, 21, 5.5],
  ] as const)('no ring of a ruler touches one or two pieces in a forest, %s', (_, sheet, size, ring) => {
    const layout = layoutOf(map, sheet);
    const { paths, forests } = GEOGRAPHY[map].data;
    const touched = forests.flatMap(({ id }, i) =>
      [1, 2].flatMap((count) =>
        forestPieceSpot(layout, i, paths, count, size).flatMap(([x, y]) => {
          const room = Math.min(...layout.clearings.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
          return room < sheet.radius + ring + size / 2 ? [`${id}, ${count}: ${Math.round(room)}`] : [];
        }),
      ),
    );
    expect(touched).toEqual([]);
  });

  test.each([
    ['wide', WIDE, 22],
    ['tall', TALL, 16],
  ] as const)('no clearing covers the name of an empty forest, %s', (_, sheet, half) => {
    const layout = layoutOf(map, sheet);
    const { paths, forests } = GEOGRAPHY[map].data;
    const covered = forests.flatMap(({ id }, i) => {
      const [x, y] = emptyForestSpot(layout, i, paths);
      const ends = [x - half, x, x + half];
      const room = Math.min(...layout.clearings.flatMap(([cx, cy]) => ends.map((ex) => Math.hypot(cx - ex, cy - y))));
      return room < sheet.radius ? [`${id}: ${Math.round(room - sheet.radius)}`] : [];
    });
    expect(covered).toEqual([]);
  });
});
