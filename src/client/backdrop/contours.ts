/** A grid of heights between 0 and 1. */
export interface HeightMap {
  readonly width: number;
  readonly height: number;
  readonly at: Float32Array;
}

type Point = readonly [x: number, y: number];

/** A seeded random generator (xorshift), so that the backdrop looks the same on every visit. */
export function repeatable(seed: number): () => number {
  let x = seed | 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 0x1_0000_0000;
  };
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function addOctave(
  at: Float32Array,
  width: number,
  height: number,
  cell: number,
  weight: number,
  random: () => number,
) {
  const columns = Math.floor(width / cell) + 3;
  const rows = Math.floor(height / cell) + 3;
  const grid = Float32Array.from({ length: columns * rows }, random);
  for (let y = 0; y < height; y++) {
    const gy = Math.floor(y / cell);
    const fy = ease(y / cell - gy);
    for (let x = 0; x < width; x++) {
      const gx = Math.floor(x / cell);
      const fx = ease(x / cell - gx);
      const k = gy * columns + gx;
      const top = grid[k]! * (1 - fx) + grid[k + 1]! * fx;
      const bottom = grid[k + columns]! * (1 - fx) + grid[k + columns + 1]! * fx;
      at[y * width + x]! += weight * (top * (1 - fy) + bottom * fy);
    }
  }
}

/** Hills: value noise of three octaves, the coarsest `cell` wide. */
export function hills(width: number, height: number, cell: number, seed: number): HeightMap {
  const at = new Float32Array(width * height);
  const random = repeatable(seed);
  for (let octave = 0; octave < 3; octave++) addOctave(at, width, height, cell / 2 ** octave, 1 / 2 ** octave, random);
  let least = Infinity;
  let most = -Infinity;
  for (const height_ of at) {
    least = Math.min(least, height_);
    most = Math.max(most, height_);
  }
  for (let i = 0; i < at.length; i++) at[i] = (at[i]! - least) / (most - least);
  return { width, height, at };
}

/** Edges of a cell that a contour crosses, by the corners above the level: top 0, right 1, bottom 2, left 3. */
const CROSSINGS: readonly (readonly number[])[] = [
  [], [3, 0], [0, 1], [3, 1], [1, 2], [3, 2, 0, 1], [0, 2], [3, 2],
  [2, 3], [2, 0], [0, 3, 1, 2], [2, 1], [1, 3], [1, 0], [0, 3], [],
]; // biome-ignore format: one row per eight cases

/** Number of an edge; both cells beside it give the same number. */
function edgeId(heights: HeightMap, x: number, y: number, edge: number): number {
  const down = edge === 2 ? 1 : 0;
  const right = edge === 1 ? 1 : 0;
  return ((y + down) * heights.width + x + right) * 2 + (edge === 1 || edge === 3 ? 1 : 0);
}

function edgePoint(heights: HeightMap, id: number, level: number): Point {
  const upright = id % 2 === 1;
  const k = (id - (upright ? 1 : 0)) / 2;
  const x = k % heights.width;
  const y = (k - x) / heights.width;
  const a = heights.at[k]!;
  const b = heights.at[upright ? k + heights.width : k + 1]!;
  const t = (level - a) / (b - a || 1);
  return upright ? [x, y + t] : [x + t, y];
}

/** The contours of one level, as chains of edge numbers. */
function chains(heights: HeightMap, level: number): number[][] {
  const next = new Map<number, number[]>();
  const link = (a: number, b: number): void => {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  };
  const { width, height, at } = heights;
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const k = y * width + x;
      const corners =
        (at[k]! > level ? 1 : 0) |
        (at[k + 1]! > level ? 2 : 0) |
        (at[k + width + 1]! > level ? 4 : 0) |
        (at[k + width]! > level ? 8 : 0);
      const crossing = CROSSINGS[corners]!;
      for (let i = 0; i < crossing.length; i += 2)
        link(edgeId(heights, x, y, crossing[i]!), edgeId(heights, x, y, crossing[i + 1]!));
    }
  const ends = [...next.keys()].sort((a, b) => next.get(a)!.length - next.get(b)!.length);
  const seen = new Set<number>();
  const found: number[][] = [];
  for (const start of ends) {
    if (seen.has(start)) continue;
    const chain = [start];
    for (let here: number | undefined = start; here !== undefined; ) {
      seen.add(here);
      here = next.get(here)!.find((one) => !seen.has(one));
      if (here !== undefined) chain.push(here);
    }
    if (chain.length > 2 && next.get(chain.at(-1)!)!.includes(start)) chain.push(start);
    found.push(chain);
  }
  return found;
}

const MIN_CHAIN_LENGTH = 9;

/** An SVG path through the points as a Catmull–Rom spline. */
export function smooth(points: readonly Point[]): string {
  const n = (x: number): string => x.toFixed(1);
  const at = (i: number): Point => points[Math.max(0, Math.min(i, points.length - 1))]!;
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${n(a[0] + (b[0] - p[0]) / 6)} ${n(a[1] + (b[1] - p[1]) / 6)} ${n(b[0] - (q[0] - a[0]) / 6)} ${n(b[1] - (q[1] - a[1]) / 6)} ${n(b[0])} ${n(b[1])}`;
  }
  return path;
}

/** Contour lines as one SVG path per level; `step` is the distance of grid points, in SVG units. */
export function contours(heights: HeightMap, levels: number, step: number): string[] {
  return Array.from({ length: levels }, (_, k) => {
    const level = (k + 1) / (levels + 1);
    return chains(heights, level)
      .filter((chain) => chain.length > MIN_CHAIN_LENGTH)
      .map((chain) => {
        const kept = chain.filter((_id, i) => i % 3 === 0 || i === chain.length - 1);
        return smooth(kept.map((id) => edgePoint(heights, id, level)).map(([x, y]) => [x * step, y * step] as const));
      })
      .join('');
  });
}

/** Points at least `apart` from each other, where `fits` allows. */
export function scatter(
  width: number,
  height: number,
  apart: number,
  seed: number,
  fits: (x: number, y: number) => boolean,
): Point[] {
  const random = repeatable(seed);
  const cell = apart / Math.SQRT2;
  const columns = Math.ceil(width / cell) + 1;
  const taken = new Map<number, Point>();
  const points: Point[] = [];
  for (let tries = Math.floor(((width * height) / (apart * apart)) * 12); tries > 0; tries--) {
    const x = random() * width;
    const y = random() * height;
    const gx = Math.floor(x / cell);
    const gy = Math.floor(y / cell);
    // The distance check rejects most points and is cheaper than `fits`.
    let free = true;
    for (let a = -2; a <= 2 && free; a++)
      for (let b = -2; b <= 2 && free; b++) {
        const other = taken.get((gy + b) * columns + gx + a);
        free = !other || (other[0] - x) ** 2 + (other[1] - y) ** 2 >= apart * apart;
      }
    if (!free || !fits(x, y)) continue;
    taken.set(gy * columns + gx, [x, y]);
    points.push([x, y]);
  }
  return points.sort((a, b) => a[1] - b[1]);
}
