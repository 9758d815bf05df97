import type { Layout, Point } from './layout.ts';

/** How far pieces may stand from the middle of their forest, and in which steps a place is looked for. */
const FARTHEST = 60;
const STEP = 6;
const TURNS = 16;
/** What is left between a piece and a clearing. */
const GAP = 3;
/** How far the ring of the ruler reaches beyond its clearing, and the radius of the sign with the number of the clearing. */
const RING = { near: 8, far: 5.5 };
const SIGN = { near: 17, far: 13 };
/** Where the number of pieces stands on the piece, and its radius, as shares of the size of the piece. */
const BADGE = { right: 0.42, up: 0.4, radius: 0.28 };

const PIECE = { near: 29, far: 21 };
/** The height of the letters of a name, and half its usual width. */
const NAME = { near: 12, nearHalf: 24, far: 10, farHalf: 18 };

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
 * Where the pieces of a forest stand: as near its middle as there is room for them on the same side of all roads. Best is a place
 * where neither they nor their numbers touch a ring or a number of a clearing, then one where their numbers may, then one beside
 * all clearings. Without any they stand in the middle.
 */
export function forestPieceSpot(
  layout: Layout,
  forest: number,
  roads: readonly (readonly number[])[],
  count: number,
  size: number,
): readonly Point[] {
  let found = spots.get(layout);
  if (!found) spots.set(layout, (found = new Map<string, readonly Point[]>()));
  const key = `${forest} ${count} ${size}`;
  let spot = found.get(key);
  if (!spot) found.set(key, (spot = findSpot(layout, forest, roads, count, size)));
  return spot;
}

/** The places that were found: a layout belongs to one map and one size of the window, and keeps them. */
const spots = new WeakMap<Layout, Map<string, readonly Point[]>>();

function findSpot(
  layout: Layout,
  forest: number,
  roads: readonly (readonly number[])[],
  count: number,
  size: number,
): readonly Point[] {
  const middle = layout.forests[forest]!;
  const { radius, width, height, near } = layout.sheet;
  const [ring, sign] = near ? [RING.near, SIGN.near] : [RING.far, SIGN.far];
  const isOnSheet = ([x, y]: Point): boolean => x > size && x < width - size && y > size && y < height - size;
  const isBesideAll = (place: Point): boolean =>
    layout.clearings.every((clearing) => apart(clearing, place) >= radius + size / 2 + GAP);
  const isClear = (place: Point, around: number): boolean =>
    layout.clearings.every(
      ([x, y]) => apart([x, y], place) >= radius + ring + around && apart([x, y - radius], place) >= sign + around,
    );
  const isWhole = (place: Point): boolean => isClear(place, size / 2);
  const isWholeWithNumber = (place: Point): boolean =>
    isWhole(place) && isClear([place[0] + size * BADGE.right, place[1] - size * BADGE.up], size * BADGE.radius);
  const isBeyondRoad = (place: Point): boolean =>
    roads.some(([a, b], i) => {
      const bend = layout.middles[i]!;
      return [layout.clearings[a! - 1]!, layout.clearings[b! - 1]!].some((end) => cross(middle, place, end, bend));
    });
  for (const hasRoom of [isWholeWithNumber, isWhole, isBesideAll])
    for (let far = 0; far <= FARTHEST; far += STEP)
      for (let k = 0; k < (far === 0 ? 1 : TURNS); k++) {
        const turn = (k * 2 * Math.PI) / TURNS;
        const at: Point = [middle[0] + far * Math.cos(turn), middle[1] + far * Math.sin(turn)];
        const isFree = (place: Point): boolean => isOnSheet(place) && hasRoom(place);
        const row = rowsAround(at, count, size + 3).find((places) => places.every(isFree) && !isBeyondRoad(at));
        if (row) return row;
      }
  return rowsAround(middle, count, size + 3)[0]!;
}

/** The size of a piece in a forest. */
export const forestPieceSize = ({ sheet }: Layout): number => (sheet.near ? PIECE.near : PIECE.far);

/** A name takes as much room as a piece of this size. */
const NAME_ROOM = { near: 44, far: 32 };

/** True where no clearing is near the name of a forest that stands in its middle. */
export function hasNameRoom({ forests, clearings, sheet: { radius } }: Layout, forest: number): boolean {
  const [x, y] = forests[forest]!;
  return clearings.every(([cx, cy]) => Math.abs(cx - x) > radius + 34 || Math.abs(cy - y) > radius + 16);
}

/** Where a forest without pieces has its frame and its name: in its middle, or where there is room beside the clearings. */
export function emptyForestSpot(layout: Layout, forest: number, roads: readonly (readonly number[])[]): Point {
  const { near } = layout.sheet;
  if (near && hasNameRoom(layout, forest)) return layout.forests[forest]!;
  return forestPieceSpot(layout, forest, roads, 1, near ? NAME_ROOM.near : NAME_ROOM.far)[0]!;
}

/** How far the frame of a forest reaches beyond its pieces, and half its sizes without pieces. */
const FRAME = { around: 8, near: [52, 24], far: [24, 24] } as const;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The frame of a forest: around the pieces that stand there, else around the place of its name. */
export function forestFrame(layout: Layout, spot: Point, places: readonly Point[]): Frame {
  if (places.length === 0) {
    const [half, high] = layout.sheet.near ? FRAME.near : FRAME.far;
    return { x: spot[0] - half, y: spot[1] - high, width: 2 * half, height: 2 * high };
  }
  const reach = forestPieceSize(layout) / 2 + FRAME.around;
  const [xs, ys] = [places.map(([px]) => px), places.map(([, py]) => py)];
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return { x: left, y: top, width: Math.max(...xs) + reach - left, height: Math.max(...ys) + reach - top };
}

/** Where the name of a forest with pieces stands: below its frame or above it, where it lies farther from every clearing. */
export function forestNameSpot(layout: Layout, { x, y, width, height }: Frame): Point {
  const { near, radius } = layout.sheet;
  const [letters, half] = near ? [NAME.near, NAME.nearHalf] : [NAME.far, NAME.farHalf];
  const middle = x + width / 2;
  const roomAt = (line: number): number =>
    Math.min(
      ...[middle - half, middle, middle + half].flatMap((px) =>
        layout.clearings.flatMap(([cx, cy]) => [
          apart([cx, cy], [px, line - letters / 3]) - radius,
          apart([cx, cy - radius], [px, line - letters / 3]) - (near ? SIGN.near : SIGN.far),
        ]),
      ),
    );
  const [below, above] = [y + height + letters, y - letters / 3];
  return [middle, roomAt(below) >= roomAt(above) ? below : above];
}
