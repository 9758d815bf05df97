import { GEOGRAPHY } from '../../../../games/root/components/maps/index.ts';
import type { MapData } from '../../../../games/root/components/maps/map.ts';
import { contours, hills, repeatable, scatterInParts, smoothPath } from '../../../backdrop/contours.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** How large a sheet is, and whether one looks at it from near or from far. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The radius of a clearing. */
  readonly radius: number;
  /** How far the outermost clearings stay from the edges: left and right, top, bottom. */
  readonly margin: readonly [side: number, top: number, bottom: number];
  readonly tree: number;
  readonly near: boolean;
}

/** The sheets of a wide place are this high; their widths follow it, in steps, so that a few drawings serve all windows. */
const HEIGHT = 520;
const LEAST_WIDTH = 700;
const MOST_WIDTH = 1300;
const WIDTH_STEP = 20;
/** A place narrower than this many CSS pixels gets the small sheet. */
const NARROW_PLACE = 700;
const SMALL_WIDTH = 390;
const SMALL_HEIGHTS = { least: 360, most: 660, step: 10 } as const;

const rounded = (size: number, step: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(size / step) * step));

/** The sheet that is cut to a place: of its shape, with clearings as large as they can be. */
export function sheetFor({ width, height }: { readonly width: number; readonly height: number }): Sheet {
  const ratio = Math.max(0.3, width / Math.max(1, height));
  if (width <= NARROW_PLACE) {
    const { step, least, most } = SMALL_HEIGHTS;
    const high = rounded(SMALL_WIDTH / ratio, step, least, most);
    return { width: SMALL_WIDTH, height: high, radius: 35, margin: [46, 54, 52], tree: 11.5, near: false };
  }
  const near = { radius: 49, margin: [76, 74, 70], tree: 12.4, near: true } as const;
  if (ratio < LEAST_WIDTH / HEIGHT)
    return { ...near, width: LEAST_WIDTH, height: rounded(LEAST_WIDTH / ratio, WIDTH_STEP, HEIGHT, 2 * HEIGHT) };
  return { ...near, width: rounded(HEIGHT * ratio, WIDTH_STEP, LEAST_WIDTH, MOST_WIDTH), height: HEIGHT };
}

/** A drawn map: where everything is, and the ground that never changes. */
export interface Layout {
  readonly sheet: Sheet;
  readonly clearings: readonly Point[];
  readonly forests: readonly Point[];
  /** The road of each path, in the order of the map's data. */
  readonly roads: readonly string[];
  /** The middle of each road. */
  readonly middles: readonly Point[];
  /** Points along all roads, a few units apart: what must not lie on a road keeps away from them. */
  readonly roadPoints: readonly Point[];
  readonly rivers: string;
  /** The outline of a lake; empty where there is none. */
  readonly lake: string;
  /** What only adorns the map, as far as this many of `ADORNMENT_STEPS` make it. It takes longer than everything else. */
  adornments(steps: number): Adornments;
}

/** Hills and woods. */
interface Adornments {
  readonly hills: readonly HillLines[];
  /** Empty until all are planted. */
  readonly trees: readonly Point[];
}

const HILL_STEPS = 2;
const TREE_STEPS = 3;
/** The steps in which hills and woods are computed: none keeps a phone busy for long. */
export const ADORNMENT_STEPS = HILL_STEPS + TREE_STEPS;

/** The contours of hills: thin lines, and every fourth a thick one. */
interface HillLines {
  readonly thin: string;
  readonly thick: string;
}

const GRID = 6;
const LEVELS = 12;
const HILLS = 25;
const SEED = 7;
const RIVER = { near: 20, far: 13 };

/** Puts a map's own coordinates onto a sheet. */
function placing(data: MapData, { width, height, margin }: Sheet): (p: { x: number; y: number }) => Point {
  const xs = data.clearings.map((c) => c.x);
  const ys = data.clearings.map((c) => c.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [side, above, below] = margin;
  return ({ x, y }) => [
    side + ((x - left) / (right - left)) * (width - 2 * side),
    above + ((y - top) / (bottom - top)) * (height - above - below),
  ];
}

const bent = (a: Point, b: Point, bend: number): Point => [
  (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend,
  (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend,
];

/** Of the two ways to bend, the one that keeps further from all other clearings. */
function clear(a: Point, b: Point, bend: number, others: readonly Point[]): Point {
  const room = ([x, y]: Point): number =>
    Math.min(
      ...others.map(([ox, oy]) =>
        (ox === a[0] && oy === a[1]) || (ox === b[0] && oy === b[1]) ? Infinity : Math.hypot(ox - x, oy - y),
      ),
    );
  const ways = [bent(a, b, bend), bent(a, b, -bend)] as const;
  return room(ways[0]) >= room(ways[1]) ? ways[0] : ways[1];
}

/** Joins stretches of river into runs from end to end. */
function runs(pairs: readonly (readonly number[])[]): number[][] {
  const left = pairs.map(([a, b]) => [a!, b!]);
  const found: number[][] = [];
  while (left.length > 0) {
    const count = (n: number): number => left.filter((pair) => pair.includes(n)).length;
    const start = left.flat().find((n) => count(n) === 1) ?? left[0]![0]!;
    const run = [start];
    for (let at = left.findIndex((pair) => pair.includes(start)); at >= 0; ) {
      const [a, b] = left.splice(at, 1)[0]!;
      const next = a === run.at(-1) ? b! : a!;
      run.push(next);
      at = left.findIndex((pair) => pair.includes(next));
    }
    found.push(run);
  }
  return found;
}

/** A run of river through its clearings; an end near the edge of the sheet flows off it. */
function riverThrough(run: readonly Point[], others: readonly Point[], { width, height, radius }: Sheet): Point[] {
  const points: Point[] = [];
  run.forEach((here, i) => {
    if (i > 0) points.push(clear(run[i - 1]!, here, i % 2 === 0 ? -0.14 : 0.14, others));
    points.push(here);
  });
  const beyond = ([x, y]: Point): Point => {
    const gaps = [x, width - x, y, height - y];
    const side = gaps.indexOf(Math.min(...gaps));
    const far = radius * 1.6 + gaps[side]!;
    return (
      [
        [x - far, y + radius * 0.9],
        [x + far, y - radius * 0.6],
        [x + radius, y - far],
        [x - radius, y + far],
      ] as const
    )[side]!;
  };
  return [beyond(run[0]!), ...points, beyond(run.at(-1)!)];
}

/** How far the shore between two coastal clearings is drawn in towards the middle of the lake. */
const INLET = 0.45;

/** The outline of a lake through its coastal clearings. */
function shoreOf(coast: readonly Point[]): Point[] {
  if (coast.length === 0) return [];
  const mean = (k: 0 | 1): number => coast.reduce((sum, point) => sum + point[k], 0) / coast.length;
  const [x, y] = [mean(0), mean(1)];
  const points = coast.flatMap((here, i): Point[] => {
    const next = coast[(i + 1) % coast.length]!;
    const middle = [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2] as const;
    return [here, [middle[0] + (x - middle[0]) * INLET, middle[1] + (y - middle[1]) * INLET]];
  });
  return [...points, points[0]!];
}

/** Points all over a lake, close enough to keep trees out of it. */
function inside(shore: readonly Point[]): Point[] {
  if (shore.length === 0) return [];
  const outline = along(shore);
  const mean = (k: 0 | 1): number => outline.reduce((sum, point) => sum + point[k], 0) / outline.length;
  const [x, y] = [mean(0), mean(1)];
  return [0.2, 0.4, 0.6, 0.8, 1].flatMap((far) =>
    outline.map(([px, py]): Point => [x + (px - x) * far, y + (py - y) * far]),
  );
}

/** Points along a bent line, close enough to keep trees off it. */
function along(points: readonly Point[]): Point[] {
  const list: Point[] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const steps = Math.max(2, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 6));
    for (let k = 0; k <= steps; k++)
      list.push([a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps]);
  }
  return list;
}

/** A road as trees must see it: the curve bulges towards its middle. */
const curve = (a: Point, m: Point, b: Point): Point[] => [
  a,
  [(a[0] + 3 * m[0]) / 4, (a[1] + 3 * m[1]) / 4],
  m,
  [(b[0] + 3 * m[0]) / 4, (b[1] + 3 * m[1]) / 4],
  b,
];

function draw(data: MapData, sheet: Sheet): Layout {
  const place = placing(data, sheet);
  const clearings = data.clearings.map(place);
  const forests = data.forests.map(place);
  const random = repeatable(SEED);
  const bends = data.paths.map(([a, b]) => {
    const [from, to] = [clearings[a! - 1]!, clearings[b! - 1]!];
    return [from, clear(from, to, (random() < 0.5 ? -1 : 1) * (0.05 + random() * 0.05), clearings), to] as const;
  });
  const shore = shoreOf((data.shore ?? []).map((n) => clearings[n - 1]!));
  const rivers = runs(data.shore ? [] : data.river).map((run) =>
    riverThrough(
      run.map((n) => clearings[n - 1]!),
      clearings,
      sheet,
    ),
  );
  const wet = [...rivers.flatMap(along), ...inside(shore)];
  const dusty = bends.flatMap(([a, m, b]) => along(curve(a, m, b)));
  const adornments = { hills: [] as HillLines[], trees: [] as readonly Point[] };
  const work = adorn(adornments, sheet, () => plantTrees(sheet, clearings, forests, dusty, wet));
  let done = 0;
  return {
    sheet,
    clearings,
    forests,
    roads: bends.map((points) => smoothPath(points)),
    middles: bends.map(([, middle]) => middle),
    roadPoints: dusty,
    rivers: rivers.map((points) => smoothPath(points)).join(''),
    lake: shore.length === 0 ? '' : `${smoothPath(shore)}Z`,
    adornments(steps) {
      for (; done < steps; done++) work.next();
      return adornments;
    },
  };
}

/** True when no point is nearer than `least`. */
function isFar(x: number, y: number, points: readonly Point[], least: number): boolean {
  for (const point of points) if ((point[0] - x) ** 2 + (point[1] - y) ** 2 < least * least) return false;
  return true;
}

function plantTrees(
  { width, height, radius, tree, near }: Sheet,
  clearings: readonly Point[],
  forests: readonly Point[],
  dusty: readonly Point[],
  wet: readonly Point[],
): Generator<void, readonly Point[]> {
  const wood = hills(Math.ceil(width / GRID) + 2, Math.ceil(height / GRID) + 2, 95 / GRID, SEED + 3);
  const dense = (x: number, y: number): boolean =>
    wood.at[Math.floor(y / GRID) * wood.width + Math.floor(x / GRID)]! > (near ? 0.34 : 0.3);
  const fits = (x: number, y: number): boolean =>
    x > 8 &&
    y > 14 &&
    x < width - 8 &&
    y < height - 5 &&
    dense(x, y) &&
    isFar(x, y, clearings, radius + (near ? 15 : 8)) &&
    (!near || forests.every(([fx, fy]) => Math.abs(fx - x) > 52 || Math.abs(fy - y) > 15)) &&
    isFar(x, y, dusty, tree * 0.78) &&
    isFar(x, y, wet, (near ? RIVER.near : RIVER.far) / 2 + tree * 0.55);
  return scatterInParts(width, height, tree, SEED, fits, TREE_STEPS);
}

/** Computes hills, then woods; each `next` is a step of `ADORNMENT_STEPS`. */
function* adorn(
  into: { readonly hills: HillLines[]; trees: readonly Point[] },
  { width, height }: Sheet,
  plant: () => Generator<void, readonly Point[]>,
): Generator<void, void> {
  const ground = hills(Math.ceil(width / GRID) + 2, Math.ceil(height / GRID) + 2, HILLS, 21);
  for (let step = 0; step < HILL_STEPS; step++) {
    const first = Math.ceil((LEVELS * step) / HILL_STEPS);
    const lines = contours(ground, LEVELS, GRID, first, Math.ceil((LEVELS * (step + 1)) / HILL_STEPS));
    const isThick = (i: number): boolean => (first + i) % 4 === 3;
    into.hills.push({
      thin: lines.filter((_, i) => !isThick(i)).join(''),
      thick: lines.filter((_, i) => isThick(i)).join(''),
    });
    yield;
  }
  into.trees = yield* plant();
}

const drawn = new Map<string, Layout>();

/** The layout of a map on a sheet; each is drawn once. */
export function layoutOf(map: RootView['map'], sheet: Sheet): Layout {
  const key = `${map} ${sheet.width} ${sheet.height}`;
  let layout = drawn.get(key);
  if (!layout) drawn.set(key, (layout = draw(GEOGRAPHY[map].data, sheet)));
  return layout;
}
