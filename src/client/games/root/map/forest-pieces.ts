import type { Layout, Point } from './layout.ts';

/** How far pieces may stand from the middle of their forest, and in which steps a place is looked for. */
const FARTHEST = 60;
const STEP = 6;
const TURNS = 16;
/** What is left between a piece and a clearing. */
const GAP = 3;

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Where `count` pieces stand side by side, or below each other. */
function rowsAround([x, y]: Point, count: number, step: number): readonly (readonly Point[])[] {
  const along = Array.from({ length: count }, (_, k) => (k - (count - 1) / 2) * step);
  return [along.map((d): Point => [x + d, y]), along.map((d): Point => [x, y + d])];
}

/**
 * Where the pieces of a forest stand: as near its middle as no clearing covers them, on the same side of all roads. Where
 * there is no such place they stand in the middle.
 */
export function forestPieceSpot(
  layout: Layout,
  forest: number,
  roads: readonly (readonly number[])[],
  count: number,
  size: number,
): readonly Point[] {
  const middle = layout.forests[forest]!;
  const { radius, width, height } = layout.sheet;
  const isFree = (place: Point): boolean =>
    layout.clearings.every((clearing) => apart(clearing, place) >= radius + size / 2 + GAP) &&
    place[0] > size &&
    place[0] < width - size &&
    place[1] > size &&
    place[1] < height - size;
  const isBeyondRoad = (place: Point): boolean =>
    roads.some(([a, b], i) => {
      const bend = layout.middles[i]!;
      return [layout.clearings[a! - 1]!, layout.clearings[b! - 1]!].some((end) => cross(middle, place, end, bend));
    });
  for (let far = 0; far <= FARTHEST; far += STEP)
    for (let k = 0; k < (far === 0 ? 1 : TURNS); k++) {
      const turn = (k * 2 * Math.PI) / TURNS;
      const at: Point = [middle[0] + far * Math.cos(turn), middle[1] + far * Math.sin(turn)];
      const row = rowsAround(at, count, size + 3).find((places) => places.every(isFree) && !isBeyondRoad(at));
      if (row) return row;
    }
  return rowsAround(middle, count, size + 3)[0]!;
}
