/** Board geometry: cells, edges and vertices by dense number. Names and conventions are those of chapters G-1 to G-3. */

/** §G-1.1: the board is a hexagon of this radius. */
export const RADIUS = 3;

/** §G-1.3: the sides and directions, clockwise from east. */
export const SIDES = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;

/** §G-1.3: steps in axial coordinates by direction. */
export const STEPS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** -1: no cell, edge, token or card. */
export const NOWHERE = -1;

/** The number of sides, vertices and directions. */
export const SIX = 6;

interface Axial {
  readonly q: number;
  readonly r: number;
}

/** §G-1.4: the distance of two cells by the difference of their coordinates. */
function span(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

function listCells(): readonly Axial[] {
  const list: Axial[] = [];
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = -RADIUS; q <= RADIUS; q++) if (span(q, r) <= RADIUS) list.push({ q, r });
  return list;
}

/** §G-1.2: the cells row by row, west to east. */
export const AXIAL = listCells();

/** The number of cells. */
export const CELL_COUNT = AXIAL.length;

/** The cell with these axial coordinates, or NOWHERE outside of the board. */
export function cellAt(q: number, r: number): number {
  return AXIAL.findIndex((a) => a.q === q && a.r === r);
}

/** Short names: a letter for the row from the north, a number from the west (`a1` … `g4`). */
export const CELLS: readonly string[] = AXIAL.map(({ q, r }) => {
  const first = Math.max(-RADIUS, -RADIUS - r);
  return `${String.fromCharCode('a'.charCodeAt(0) + r + RADIUS)}${q - first + 1}`;
});

/** §G-1.2: the machine base stands in the middle. */
export const BASE = cellAt(0, 0);

/** §G-1.4: steps between two cells. */
export function distance(a: number, b: number): number {
  return span(AXIAL[a]!.q - AXIAL[b]!.q, AXIAL[a]!.r - AXIAL[b]!.r);
}

/** §G-1.4: the ring of each cell: its distance to the base. */
export const RING: readonly number[] = AXIAL.map((_, c) => distance(c, BASE));

const turned = (d: number): number => ((d % SIX) + SIX) % SIX;

/** §G-1.3: any whole number as a direction; all arithmetic is modulo 6. */
export const side = turned;

/** The neighbour of cell `c` in direction `d` at `c * 6 + d`, or NOWHERE. */
export const NEIGHBOUR: readonly number[] = AXIAL.flatMap(({ q, r }) =>
  STEPS.map(([dq, dr]) => cellAt(q + dq, r + dr)),
);

/** The neighbour of a cell in a direction, or NOWHERE. */
export function neighbour(c: number, d: number): number {
  return NEIGHBOUR[c * SIX + d]!;
}

/** §G-2.1: the side on which cell `b` lies beside cell `a`, or NOWHERE. */
export function sideTowards(a: number, b: number): number {
  for (let d = 0; d < SIX; d++) if (NEIGHBOUR[a * SIX + d] === b) return d;
  return NOWHERE;
}

interface Edges {
  readonly of: readonly number[];
  readonly names: readonly string[];
  readonly cell: readonly number[];
  readonly side: readonly number[];
}

/** §G-2.2: numbers the edges by their canonical names. */
function listEdges(): Edges {
  const of: number[] = NEIGHBOUR.map(() => NOWHERE);
  const names: string[] = [];
  const cell: number[] = [];
  const sides: number[] = [];
  for (let c = 0; c < CELL_COUNT; c++)
    for (let d = 0; d < SIX; d++) {
      const other = neighbour(c, d);
      if (other !== NOWHERE && d >= 3) continue;
      of[c * SIX + d] = names.length;
      if (other !== NOWHERE) of[other * SIX + d + 3] = names.length;
      names.push(`${CELLS[c]!}-${SIDES[d]!}`);
      cell.push(c);
      sides.push(d);
    }
  return { of, names, cell, side: sides };
}

const edgeTable = listEdges();

/** Canonical names of the edges: a cell and a side (`c3-se`). */
export const EDGES = edgeTable.names;

/** §G-2.3: the number of edges. */
export const EDGE_COUNT = EDGES.length;

/** §G-2.1: the edge on side `d` of cell `c` at `c * 6 + d`. */
export const EDGE_OF = edgeTable.of;

/** The cell of an edge's canonical name. */
export const EDGE_CELL = edgeTable.cell;

/** The side in an edge's canonical name. */
export const EDGE_SIDE = edgeTable.side;

/** The cell on the other side of an edge, or NOWHERE for a border edge. */
export const EDGE_OTHER: readonly number[] = EDGE_CELL.map((c, e) => neighbour(c, EDGE_SIDE[e]!));

/** The edge on a side of a cell. */
export function edge(c: number, d: number): number {
  return EDGE_OF[c * SIX + d]!;
}

/** §G-3.1: the three names of a vertex that lies between sides `k` and `k + 1` of a cell. */
export function vertexNames(c: number, k: number): readonly (readonly [cell: number, k: number])[] {
  const names: [number, number][] = [[c, k]];
  if (neighbour(c, k) !== NOWHERE) names.push([neighbour(c, k), turned(k + 2)]);
  if (neighbour(c, turned(k + 1)) !== NOWHERE) names.push([neighbour(c, turned(k + 1)), turned(k + 4)]);
  return names;
}

function listVertices(): { readonly of: readonly number[]; readonly count: number } {
  const of: number[] = NEIGHBOUR.map(() => NOWHERE);
  let count = 0;
  for (let c = 0; c < CELL_COUNT; c++)
    for (let k = 0; k < SIX; k++) {
      if (of[c * SIX + k] !== NOWHERE) continue;
      for (const [cell, name] of vertexNames(c, k)) of[cell * SIX + name] = count;
      count++;
    }
  return { of, count };
}

const vertexTable = listVertices();

/** §G-3.1: the vertex `k` of cell `c` at `c * 6 + k`. */
export const VERTEX_OF = vertexTable.of;

/** §G-3.3: the number of vertices. */
export const VERTEX_COUNT = vertexTable.count;

/** §G-3.2: the two ends of the edge on side `d` of a cell: counter-clockwise, then clockwise. */
export function endsOf(c: number, d: number): readonly [number, number] {
  return [VERTEX_OF[c * SIX + turned(d - 1)]!, VERTEX_OF[c * SIX + d]!];
}

/**
 * §G-3.4: spoke `k` of cell `c` at `c * 6 + k`: the edge that leads away from its vertex `k`, or NOWHERE where it would
 * lie on the border or outside.
 */
export const SPOKE: readonly number[] = NEIGHBOUR.map((a, at) => {
  const c = Math.floor(at / SIX);
  const k = at % SIX;
  const b = neighbour(c, turned(k + 1));
  return a === NOWHERE || b === NOWHERE ? NOWHERE : edge(a, turned(k + 2));
});

/**
 * §G-4.1: a constructor is one number: `right * 6 + d` stands on side `d` of its right-hand cell and heads clockwise
 * round it.
 */
export type ConstructorPose = number;

/** The constructor that stands on side `d` of its right-hand cell. */
export function poseOf(right: number, d: number): ConstructorPose {
  return right * SIX + d;
}

/** The edge a constructor stands on. */
export function edgeUnder(at: ConstructorPose): number {
  return EDGE_OF[at]!;
}

/** §G-4.1: the cell on the right of a constructor. */
export function rightOf(at: ConstructorPose): number {
  return Math.floor(at / SIX);
}

/** §G-4.2: the cell on the left of a constructor. */
export function leftOf(at: ConstructorPose): number {
  return NEIGHBOUR[at]!;
}

/** §G-4.2: the cell straight ahead of a constructor, or NOWHERE at the border. */
export function aheadOf(at: ConstructorPose): number {
  return neighbour(rightOf(at), turned((at % SIX) + 1));
}

/** §G-4.6: a constructor deployed on spoke `k` of a cell, its back to the cell; the spoke must exist. */
export function deployedOn(c: number, k: number): ConstructorPose {
  return poseOf(neighbour(c, turned(k + 1)), turned(k + 5));
}

/** §G-6.1: the corner cells of the board, `K[s] = 3 * D[s]`. */
export const CORNERS: readonly number[] = STEPS.map(([q, r]) => cellAt(RADIUS * q, RADIUS * r));

/** §G-6.1: the cells along border segment `s`, from corner `s` to the next. */
export function segmentCells(s: number): readonly number[] {
  const list = [CORNERS[s]!];
  while (list.length <= RADIUS) list.push(neighbour(list[list.length - 1]!, turned(s + 2)));
  return list;
}
