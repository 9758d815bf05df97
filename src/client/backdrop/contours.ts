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
  // The same for every row: the column of the grid, and how far into it.
  const column = Int32Array.from({ length: width }, (_, x) => Math.floor(x / cell));
  const share = Float64Array.from({ length: width }, (_, x) => ease(x / cell - column[x]!));
  for (let y = 0; y < height; y++) {
    const gy = Math.floor(y / cell);
    const fy = ease(y / cell - gy);
    for (let x = 0; x < width; x++) {
      const fx = share[x]!;
      const k = gy * columns + column[x]!;
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

/** What an edge of a cell adds to twice the number of the cell's corner: both cells beside an edge give it the same number. */
const edgeNumbers = (width: number): readonly number[] => [0, 3, 2 * width, 1];

function edgePoint(heights: HeightMap, id: number, level: number, step: number): Point {
  const upright = id % 2 === 1;
  const k = (id - (upright ? 1 : 0)) / 2;
  const x = k % heights.width;
  const y = (k - x) / heights.width;
  const a = heights.at[k]!;
  const b = heights.at[upright ? k + heights.width : k + 1]!;
  const t = (level - a) / (b - a || 1);
  return upright ? [x * step, (y + t) * step] : [(x + t) * step, y * step];
}

/** No edge. */
const NONE = -1;

/**
 * Finds the contours of levels as chains of edge numbers: those with ends first, then closed ones. Its lists are used again for each
 * level, because a backdrop is drawn while a page waits.
 */
function chainFinder({ width, height, at }: HeightMap): (level: number) => number[][] {
  const edges = edgeNumbers(width);
  const count = 2 * (width + 1) * (height + 1);
  // The neighbours of an edge in its contour, at most two: an edge has a cell on either side.
  const first = new Int32Array(count);
  const second = new Int32Array(count);
  const seen = new Uint8Array(count);
  /** Edges of the level, in the order in which they were found. */
  let found: number[] = [];

  const link = (edge: number, neighbour: number): void => {
    if (first[edge] === NONE) {
      first[edge] = neighbour;
      found.push(edge);
    } else second[edge] = neighbour;
  };
  /** A neighbour that is in no chain yet. */
  const unseen = (edge: number): number => {
    if (seen[first[edge]!] === 0) return first[edge]!;
    return second[edge] !== NONE && seen[second[edge]!] === 0 ? second[edge]! : NONE;
  };
  const chainFrom = (start: number): number[] => {
    const chain: number[] = [];
    let last = start;
    for (let here = start; here !== NONE; here = unseen(here)) {
      seen[here] = 1;
      chain.push((last = here));
    }
    if (chain.length > 2 && (first[last] === start || second[last] === start)) chain.push(start);
    return chain;
  };

  return (level) => {
    first.fill(NONE);
    second.fill(NONE);
    seen.fill(0);
    found = [];
    for (let y = 0; y < height - 1; y++)
      for (let x = 0; x < width - 1; x++) {
        const k = y * width + x;
        const corners =
          (at[k]! > level ? 1 : 0) |
          (at[k + 1]! > level ? 2 : 0) |
          (at[k + width + 1]! > level ? 4 : 0) |
          (at[k + width]! > level ? 8 : 0);
        const crossing = CROSSINGS[corners]!;
        for (let i = 0; i < crossing.length; i += 2) {
          const a = 2 * k + edges[crossing[i]!]!;
          const b = 2 * k + edges[crossing[i + 1]!]!;
          link(a, b);
          link(b, a);
        }
      }
    const chains: number[][] = [];
    for (const edge of found) if (second[edge] === NONE && seen[edge] === 0) chains.push(chainFrom(edge));
    for (const edge of found) if (seen[edge] === 0) chains.push(chainFrom(edge));
    return chains;
  };
}

const MIN_CHAIN_LENGTH = 9;

/** A coordinate to one decimal. Paths have thousands; `toFixed` takes several times as long. */
function n(x: number): string {
  const tenths = Math.round(x * 10);
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  return `${tenths < 0 ? '-' : ''}${whole}.${size - 10 * whole}`;
}

/** An SVG path through the points as a Catmull–Rom spline. */
export function smoothPath(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(i, points.length - 1))]!;
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p = at(i - 1);
    const a = at(i);
    const b = at(i + 1);
    const q = at(i + 2);
    path += `C${n(a[0] + (b[0] - p[0]) / 6)} ${n(a[1] + (b[1] - p[1]) / 6)} ${n(b[0] - (q[0] - a[0]) / 6)} ${n(b[1] - (q[1] - a[1]) / 6)} ${n(b[0])} ${n(b[1])}`;
  }
  return path;
}

/**
 * Contour lines as one SVG path per level, from level `first` until `end`; `step` is the distance of grid points, in SVG units.
 */
export function contours(heights: HeightMap, levels: number, step: number, first = 0, end = levels): string[] {
  const chainsAt = chainFinder(heights);
  return Array.from({ length: end - first }, (_, i) => {
    const k = first + i;
    const level = (k + 1) / (levels + 1);
    let path = '';
    for (const chain of chainsAt(level)) {
      if (chain.length <= MIN_CHAIN_LENGTH) continue;
      const points: Point[] = [];
      chain.forEach((id, at) => {
        if (at % 3 !== 0 && at !== chain.length - 1) return;
        points.push(edgePoint(heights, id, level, step));
      });
      path += smoothPath(points);
    }
    return path;
  });
}

/** Points at least `apart` from each other, where `fits` allows. */
export function scatter(...area: Parameters<typeof scatterInParts>): Point[] {
  const work = scatterInParts(...area);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Like `scatter`, in several steps of about equal time, so that the page can respond between them. */
export function* scatterInParts(
  width: number,
  height: number,
  apart: number,
  seed: number,
  fits: (x: number, y: number) => boolean,
  parts = 1,
): Generator<void, Point[]> {
  const random = repeatable(seed);
  const cell = apart / Math.SQRT2;
  // Two empty cells around the picture, so that every cell has all neighbours.
  const columns = Math.ceil(width / cell) + 5;
  const rows = Math.ceil(height / cell) + 5;
  /** By cell: the number of its point plus one, and 0 for none. */
  const taken = new Int32Array(columns * rows);
  const least = apart * apart;
  const points: Point[] = [];
  const tries = Math.floor(((width * height) / (apart * apart)) * 12);
  const perPart = Math.ceil(tries / parts);
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0 && tried % perPart === 0) yield;
    const x = random() * width;
    const y = random() * height;
    const k = (Math.floor(y / cell) + 2) * columns + Math.floor(x / cell) + 2;
    // The distance check rejects most points and is cheaper than `fits`.
    let free = true;
    for (let row = k - 2 * columns; row <= k + 2 * columns && free; row += columns)
      for (let near = row - 2; near <= row + 2 && free; near++) {
        const point = taken[near]!;
        if (point === 0) continue;
        const other = points[point - 1]!;
        free = (other[0] - x) ** 2 + (other[1] - y) ** 2 >= least;
      }
    if (!free || !fits(x, y)) continue;
    points.push([x, y]);
    taken[k] = points.length;
  }
  return points.sort((a, b) => a[1] - b[1]);
}
