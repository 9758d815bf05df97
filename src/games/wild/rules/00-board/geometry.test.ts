import fc from 'fast-check';
import { expect } from 'vitest';
import { wildLaw } from '../../testkit/law.testkit.ts';
import {
  AXIAL,
  aheadOf,
  BASE,
  CELL_COUNT,
  CELLS,
  CORNERS,
  cellAt,
  deployedOn,
  distance,
  EDGE_CELL,
  EDGE_COUNT,
  EDGE_OF,
  EDGE_OTHER,
  EDGE_SIDE,
  edge,
  edgeUnder,
  endsOf,
  leftOf,
  neighbour,
  NOWHERE,
  RING,
  rightOf,
  SIX,
  SPOKE,
  STEPS,
  segmentCells,
  side,
  sideTowards,
  poseOf,
  VERTEX_COUNT,
  VERTEX_OF,
  vertexNames,
} from './geometry.ts';
import { scanCell, scanEdge, scanOrder } from './scan.ts';
import { cellNamed } from '../../testkit/position.testkit.ts';
import { TURNINGS } from '../../words.ts';

const anyCell = fc.nat(CELL_COUNT - 1);
const anySide = fc.nat(SIX - 1);
const anyEdge = fc.nat(EDGE_COUNT - 1);
function holds<T>(property: fc.IProperty<T>): void {
  fc.assert(property, { numRuns: 400 });
}

wildLaw('G-1.1', 'a hexagon of 37 cells in rings of 1, 6, 12 and 18', () => {
  expect(CELL_COUNT).toBe(37);
  expect([0, 1, 2, 3].map((ring) => RING.filter((each) => each === ring).length)).toEqual([1, 6, 12, 18]);
});

wildLaw('G-1.2', 'axial coordinates: rows of 4 to 7 cells, the base in the middle', () => {
  const rows = [-3, -2, -1, 0, 1, 2, 3].map((r) => AXIAL.filter((a) => a.r === r).map((a) => a.q));
  expect(rows.map((row) => row.length)).toEqual([4, 5, 6, 7, 6, 5, 4]);
  expect(rows.map((row) => row[0])).toEqual([0, -1, -2, -3, -3, -3, -3]);
  expect(CELLS[BASE]).toBe('d4');
  expect(cellAt(4, 0)).toBe(NOWHERE);
  expect(cellAt(2, 2)).toBe(NOWHERE);
});

wildLaw('G-1.3', 'six directions clockwise from east; neighbours are symmetric', () => {
  for (let d = 0; d < SIX; d++) {
    const [opposite, next, after] = [STEPS[side(d + 3)]!, STEPS[side(d + 1)]!, STEPS[side(d + 2)]!];
    expect([opposite[0] + STEPS[d]![0], opposite[1] + STEPS[d]![1]]).toEqual([0, 0]);
    expect([next[0] - STEPS[d]![0], next[1] - STEPS[d]![1]]).toEqual([after[0], after[1]]);
  }
  holds(
    fc.property(anyCell, anySide, (c, d) => {
      const n = neighbour(c, d);
      if (n === NOWHERE) return;
      expect(neighbour(n, side(d + 3))).toBe(c);
      expect(sideTowards(c, n)).toBe(d);
    }),
  );
});

wildLaw('G-1.4', 'distance is a metric that counts steps', () => {
  holds(
    fc.property(anyCell, anyCell, anyCell, (a, b, c) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, b) === 0).toBe(a === b);
      expect(distance(a, b) === 1).toBe(sideTowards(a, b) !== NOWHERE);
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      expect(RING[a]).toBe(distance(a, BASE));
    }),
  );
});

wildLaw('G-2.1', 'an edge has two sides or lies on the border', () => {
  holds(
    fc.property(anyCell, anySide, (c, d) => {
      const n = neighbour(c, d);
      if (n === NOWHERE) expect(EDGE_OTHER[edge(c, d)]).toBe(NOWHERE);
      else expect(edge(n, side(d + 3))).toBe(edge(c, d));
      expect([EDGE_CELL[edge(c, d)], EDGE_OTHER[edge(c, d)]]).toContain(c);
    }),
  );
});

wildLaw('G-2.2', 'canonical names: sides 0 to 2 inside, the own side at the border', () => {
  holds(
    fc.property(anyEdge, (e) => {
      expect(edge(EDGE_CELL[e]!, EDGE_SIDE[e]!)).toBe(e);
      if (EDGE_OTHER[e] !== NOWHERE) expect(EDGE_SIDE[e]).toBeLessThan(3);
    }),
  );
});

wildLaw('G-2.3', '132 edges, 42 of them on the border', () => {
  expect(EDGE_COUNT).toBe(132);
  expect(EDGE_OTHER.filter((c) => c === NOWHERE)).toHaveLength(42);
  for (let c = 0; c < CELL_COUNT; c++) {
    const border = STEPS.filter((_, d) => neighbour(c, d) === NOWHERE).length;
    expect(border).toBe(RING[c]! < 3 ? 0 : CORNERS.includes(c) ? 3 : 2);
  }
});

wildLaw('G-3.1', 'all names of a vertex are one point', () => {
  holds(
    fc.property(anyCell, anySide, (c, k) => {
      for (const [cell, name] of vertexNames(c, k)) expect(VERTEX_OF[cell * SIX + name]).toBe(VERTEX_OF[c * SIX + k]);
    }),
  );
});

wildLaw('G-3.2', 'an edge runs between two vertices, the same seen from either side', () => {
  holds(
    fc.property(anyCell, anySide, (c, d) => {
      const [from, to] = endsOf(c, d);
      expect(from).not.toBe(to);
      const n = neighbour(c, d);
      if (n !== NOWHERE) expect(endsOf(n, side(d + 3))).toEqual([to, from]);
    }),
  );
});

wildLaw('G-3.3', '96 vertices: 72 with three edges, 24 with two', () => {
  const edgesAt = Array.from({ length: VERTEX_COUNT }, () => new Set<number>());
  for (let c = 0; c < CELL_COUNT; c++)
    for (let d = 0; d < SIX; d++) for (const v of endsOf(c, d)) edgesAt[v]!.add(edge(c, d));
  expect(VERTEX_COUNT).toBe(96);
  expect(edgesAt.filter((edges) => edges.size === 3)).toHaveLength(72);
  expect(edgesAt.filter((edges) => edges.size === 2)).toHaveLength(24);
});

wildLaw('G-3.4', 'a spoke is the third edge at a vertex and exists only between two cells', () => {
  holds(
    fc.property(anyCell, anySide, (c, k) => {
      const spoke = SPOKE[c * SIX + k]!;
      const [a, b] = [neighbour(c, k), neighbour(c, side(k + 1))];
      expect(spoke === NOWHERE).toBe(a === NOWHERE || b === NOWHERE);
      if (spoke === NOWHERE) return;
      expect(new Set([EDGE_CELL[spoke], EDGE_OTHER[spoke]])).toEqual(new Set([a, b]));
      expect(endsOf(a, sideTowards(a, b))).toContain(VERTEX_OF[c * SIX + k]);
    }),
  );
});

wildLaw(['G-4.1', 'G-4.2'], 'a constructor stands between right and left and faces the cell ahead', () => {
  holds(
    fc.property(anyCell, anySide, (c, d) => {
      if (neighbour(c, d) === NOWHERE) return;
      const at = poseOf(c, d);
      expect(rightOf(at)).toBe(c);
      expect(new Set([EDGE_CELL[edgeUnder(at)], EDGE_OTHER[edgeUnder(at)]])).toEqual(
        new Set([rightOf(at), leftOf(at)]),
      );
      const ahead = aheadOf(at);
      if (ahead === NOWHERE) return;
      const faced = VERTEX_OF[c * SIX + d];
      expect(vertexNames(c, d).map(([cell]) => cell)).toContain(ahead);
      expect(endsOf(c, d)[1]).toBe(faced);
    }),
  );
});

wildLaw('G-4.6', 'deployed on a spoke it has the token at its back and faces away from it', () => {
  holds(
    fc.property(anyCell, anySide, (c, k) => {
      const spoke = SPOKE[c * SIX + k]!;
      if (spoke === NOWHERE) return;
      const at = deployedOn(c, k);
      expect(edgeUnder(at)).toBe(spoke);
      const [back, front] = endsOf(rightOf(at), at % SIX);
      expect(back).toBe(VERTEX_OF[c * SIX + k]);
      expect(front).not.toBe(back);
    }),
  );
});

wildLaw('G-6.1', 'border segments run from corner to corner', () => {
  const all = CORNERS.flatMap((_, s) => segmentCells(s));
  expect(new Set(all).size).toBe(18);
  for (let s = 0; s < SIX; s++) {
    expect(segmentCells(s)).toHaveLength(4);
    expect(segmentCells(s)[3]).toBe(CORNERS[side(s + 1)]);
  }
  expect(segmentCells(0).map((c) => CELLS[c])).toEqual([
    cellNamed(3, 0),
    cellNamed(2, 1),
    cellNamed(1, 2),
    cellNamed(0, 3),
  ]);
});

const turned = (c: number): number => cellAt(-AXIAL[c]!.r, AXIAL[c]!.q + AXIAL[c]!.r);

/** The cells in the order in which the ray of arrow 0 meets them, computed apart from this code. */
const SCANNED = {
  right:
    '0,1 1,1 1,2 0,2 0,3 -1,3 -1,2 -1,1 -2,3 -2,2 -3,3 -3,2 -2,1 -1,0 -3,1 -2,0 -3,0 -2,-1 -1,-1 0,-1 -1,-2 0,-2 0,-3 1,-3 1,-2 1,-1 2,-3 2,-2 3,-3 3,-2 2,-1 1,0 3,-1 2,0 3,0 2,1',
  left: '1,0 1,1 2,1 2,0 3,0 3,-1 2,-1 1,-1 3,-2 2,-2 3,-3 2,-3 1,-2 0,-1 1,-3 0,-2 0,-3 -1,-2 -1,-1 -1,0 -2,-1 -2,0 -3,0 -3,1 -2,1 -1,1 -3,2 -2,2 -3,3 -2,3 -1,2 0,1 -1,3 0,2 0,3 1,2',
};

wildLaw(
  ['G-8.1', 'G-8.5'],
  'the scan begins at the arrow, meets all 36 cells in the known order, and turns with it',
  () => {
    const places = (turning: number): string =>
      scanOrder(turning, 0)
        .map((c) => `${AXIAL[c]!.q},${AXIAL[c]!.r}`)
        .join(' ');
    expect(TURNINGS.map((_, turning) => places(turning))).toEqual([SCANNED.right, SCANNED.left]);
    for (const [turning] of TURNINGS.entries())
      for (let k = 0; k < 5; k++) expect(scanOrder(turning, k).map(turned)).toEqual(scanOrder(turning, k + 1));
  },
);

wildLaw('G-8.2', 'the bound where the ray enters a cell belongs to it, the other does not', () => {
  // The arrow 0 points along the bound between e4 (on the right) and d5 (on the left), through e5.
  expect(scanCell(0, 0, cellAt(0, 1))).toBe(0);
  expect(scanCell(1, 0, cellAt(1, 0))).toBe(0);
  expect(scanOrder(0, 0).indexOf(cellAt(1, 0))).toBe(31);
  expect(scanOrder(1, 0).indexOf(cellAt(0, 1))).toBe(31);
});

wildLaw('G-8.3', 'the scan meets every cell but the base once, the nearer first on one line', () => {
  for (const [turning] of TURNINGS.entries())
    for (let k = 0; k < SIX; k++) {
      expect([...scanOrder(turning, k)].sort((a, b) => a - b)).toEqual(
        RING.flatMap((ring, c) => (ring > 0 ? [c] : [])),
      );
      expect(scanCell(turning, k, BASE)).toBe(CELL_COUNT - 1);
    }
  const order = scanOrder(0, 0);
  expect(order.indexOf(cellAt(0, 1))).toBeLessThan(order.indexOf(cellAt(1, 1)));
});

wildLaw('G-8.4', 'constructors are met at the midpoint of their edge, the nearer first', () => {
  const first = (turning: number, k: number): number =>
    EDGE_CELL.map((_, e) => e).reduce((a, b) => (scanEdge(turning, k, b) < scanEdge(turning, k, a) ? b : a));
  for (let k = 0; k < SIX; k++) for (const turning of [0, 1]) expect(first(turning, k)).toBe(SPOKE[BASE * SIX + k]);
  expect(EDGE_OF).toHaveLength(CELL_COUNT * SIX);
});
