import { AXIAL, BASE, CELL_COUNT, EDGE_CELL, EDGE_COUNT, EDGE_SIDE, RING, SIX } from './geometry.ts';
import { RIGHT, TURNINGS } from '../../words.ts';

const ROUND = 360;
const HALF_SIDE = 30;
const FULL_SIDE = 60;
const TINY = 1e-6;
const ROOT3 = Math.sqrt(3);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** §G-1.5: centre of a cell drawn with hexes of size 1. */
function centre(c: number): Point {
  const { q, r } = AXIAL[c]!;
  return { x: ROOT3 * (q + r / 2), y: 1.5 * r };
}

function polar(degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / (ROUND / 2);
  return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** Degrees clockwise from east, 0 up to 360. */
function angleOf({ x, y }: Point): number {
  return around((Math.atan2(y, x) * (ROUND / 2)) / Math.PI);
}

/** An angle from 0 up to 360 degrees; an angle within rounding error of 360 is 0. */
function around(degrees: number): number {
  const turn = ((degrees % ROUND) + ROUND) % ROUND;
  return ROUND - turn < TINY ? 0 : turn;
}

/** §G-8.1: the ray starts at the arrow, a vertex of the base. */
const arrowAngle = (k: number): number => FULL_SIDE * k + HALF_SIDE;

/** The turn from the arrow to an angle in the machine direction. */
function turnTo(turning: number, arrow: number, angle: number): number {
  return around(turning === RIGHT ? angle - arrowAngle(arrow) : arrowAngle(arrow) - angle);
}

/** §G-8.2: the turn after which the ray is inside the cell: its entering bound belongs to it, the other does not. */
function sweepOfCell(turning: number, arrow: number, c: number): number {
  const middle = angleOf(centre(c));
  let before = 0;
  let after = 0;
  for (let k = 0; k < SIX; k++) {
    const offset = around(angleOf(plus(centre(c), polar(arrowAngle(k), 1))) - middle + ROUND / 2) - ROUND / 2;
    before = Math.min(before, offset);
    after = Math.max(after, offset);
  }
  const enters = turnTo(turning, arrow, turning === RIGHT ? middle + before : middle + after);
  const inside = enters + (after - before) > ROUND + TINY;
  return inside ? 0 : enters;
}

/** §G-8.4: a constructor counts at the midpoint of its edge. */
function midpoint(e: number): Point {
  return plus(centre(EDGE_CELL[e]!), polar(FULL_SIDE * EDGE_SIDE[e]!, ROOT3 / 2));
}

const length = ({ x, y }: Point): number => Math.hypot(x, y);

/** §G-8.3, §G-8.4: numbers from the sorted place of each thing: first by turn, then by nearness. */
function ranks(count: number, turn: (n: number) => number, far: (n: number) => number): readonly number[] {
  const all = Array.from({ length: count }, (_, n) => ({ n, turn: turn(n), far: far(n) }));
  all.sort((a, b) => (Math.abs(a.turn - b.turn) > TINY ? a.turn - b.turn : a.far - b.far));
  const rank: number[] = Array.from({ length: count }, () => 0);
  for (const [place, { n }] of all.entries()) rank[n] = place;
  return rank;
}

function forEachRay(
  rank: (turning: number, arrow: number) => readonly number[],
): readonly (readonly (readonly number[])[])[] {
  return TURNINGS.map((_, turning) => Array.from({ length: SIX }, (__, arrow) => rank(turning, arrow)));
}

const cellRanks = forEachRay((turning, arrow) =>
  ranks(
    CELL_COUNT,
    (c) => (c === BASE ? ROUND : sweepOfCell(turning, arrow, c)),
    (c) => RING[c]!,
  ),
);

const edgeRanks = forEachRay((turning, arrow) =>
  ranks(
    EDGE_COUNT,
    (e) => turnTo(turning, arrow, angleOf(midpoint(e))),
    (e) => length(midpoint(e)),
  ),
);

/** §G-8.3: when the ray from this arrow, turning this way, meets a cell: 0 for the first. The base comes last. */
export function scanCell(turning: number, arrow: number, c: number): number {
  return cellRanks[turning]![arrow]![c]!;
}

/** §G-8.4: when the ray meets a constructor on this edge: 0 for the first of all edges. */
export function scanEdge(turning: number, arrow: number, e: number): number {
  return edgeRanks[turning]![arrow]![e]!;
}

/** §G-8.5: all cells but the base in the order in which the ray meets them. */
export function scanOrder(turning: number, arrow: number): readonly number[] {
  const order: number[] = [];
  for (let c = 0; c < CELL_COUNT; c++) order[scanCell(turning, arrow, c)] = c;
  return order.slice(0, -1);
}
