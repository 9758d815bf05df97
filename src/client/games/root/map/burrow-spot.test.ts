import { expect, test } from 'vitest';
import { burrowSpot, plateSize } from './burrow-spot.ts';
import { layoutOf, type Point, sheetFor } from './layout.ts';

/** The place of the map in windows of laptops with the panel folded and open, of a tablet and of phones, in CSS pixels. */
const PLACES: readonly Point[] = [
  [1122, 584],
  [922, 584],
  [1196, 716],
  [996, 716],
  [768, 620],
  [390, 520],
  [390, 464],
  [390, 430],
];
/** How far the plate's rim stands out. */
const RIM = 4;

/** Points of a road as it is drawn: pieces of cubic curves. */
function drawnPoints(road: string): Point[] {
  const [x0 = 0, y0 = 0, ...rest] = road.match(/-?[\d.]+/g)!.map(Number);
  const points: Point[] = [];
  let [x, y] = [x0, y0];
  for (let i = 0; i < rest.length; i += 6) {
    const [ax, ay, bx, by, cx, cy] = rest.slice(i, i + 6) as [number, number, number, number, number, number];
    for (let t = 0; t <= 1; t += 0.02) {
      const [p, q, r, s] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
      points.push([p * x + q * ax + r * bx + s * cx, p * y + q * ay + r * by + s * cy]);
    }
    [x, y] = [cx, cy];
  }
  return points;
}

test.each(['autumn', 'winter', 'lake', 'mountain'] as const)(
  'the Burrow lies on no road, clearing or button of the %s map',
  (map) => {
    for (const [width, height] of PLACES) {
      const layout = layoutOf(map, sheetFor({ width, height }));
      const { sheet } = layout;
      const [w, h] = plateSize(sheet.near);
      const [x, y] = burrowSpot(layout);
      const where = `${width} × ${height}: ${x}, ${y}`;
      const wayTo = ([px, py]: Point): number =>
        Math.hypot(Math.max(Math.abs(px - x) - w / 2 - RIM, 0), Math.max(Math.abs(py - y) - h / 2 - RIM, 0));
      expect(Math.min(...layout.roads.flatMap(drawnPoints).map(wayTo)), where).toBeGreaterThan(sheet.near ? 12 : 4);
      expect(Math.min(...layout.clearings.map(wayTo)), where).toBeGreaterThan(sheet.radius - RIM);
      expect(Math.min(x - w / 2, sheet.width - x - w / 2, y - h / 2, sheet.height - y - h / 2)).toBeGreaterThan(RIM);
      // Buttons of 32 by 96 CSS pixels, 12 from the corner.
      const scale = Math.max(width / sheet.width, height / sheet.height);
      const isBesideButtons = (sheet.width - x - w / 2 - RIM) * scale > 44 || (y - h / 2 - RIM) * scale > 108;
      expect(!sheet.near || isBesideButtons, where).toBe(true);
    }
  },
);
