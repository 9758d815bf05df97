import { AXIAL, EDGE_CELL, EDGE_SIDE, NOWHERE, rightOf, SIX } from '../../../games/wild/rules/00-board/geometry.ts';

/** A point of the sheet. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance from the centre of a hex to its corners. */
export const SIZE = 45;

/** What of the sheet is shown: the field and the letters of its rows. */
export const FRAME = { x: -298, y: -254, width: 578, height: 508 } as const;

const CORNER_TURN = Math.PI / 3;

/** The centre of a cell (§G-1.5). */
export function centre(cell: number): Point {
  const { q, r } = AXIAL[cell]!;
  return { x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The corner of a cell between its sides `k` and `k + 1`, or a point on the way to it (§G-1.5, §G-3.1). */
export function corner(cell: number, k: number, part = 1): Point {
  const { x, y } = centre(cell);
  const turn = CORNER_TURN * k + CORNER_TURN / 2;
  return { x: x + SIZE * part * Math.cos(turn), y: y + SIZE * part * Math.sin(turn) };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through points. */
export const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** The outline of a cell, or a smaller one inside it. */
export function hex(cell: number, part = 1): string {
  return `${line(Array.from({ length: SIX }, (_, k) => corner(cell, k, part)))}Z`;
}

/** The two ends of an edge (§G-3.2). */
export function ends(edge: number): readonly [Point, Point] {
  const cell = EDGE_CELL[edge]!;
  const side = EDGE_SIDE[edge]!;
  return [corner(cell, side - 1), corner(cell, side)];
}

/** The point between two others, `part` of the way. */
export const between = (a: Point, b: Point, part = 0.5): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The middle of an edge. */
export function middle(edge: number): Point {
  const [a, b] = ends(edge);
  return between(a, b);
}

/** The direction from one point to another in degrees, clockwise from east. */
export const directionTo = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** Where a constructor stands and which way it looks, in degrees (§G-4.1). */
export function constructorPoint(pose: number): Point & { readonly turn: number } {
  const cell = rightOf(pose);
  const side = pose % SIX;
  const [a, b] = [corner(cell, side - 1), corner(cell, side)];
  return { ...between(a, b), turn: directionTo(a, b) };
}

/** The cell beside another in the direction of an arrow key; up and down lean to where there is a cell. */
export function cellTowards(cell: number, key: string, neighbour: (cell: number, side: number) => number): number {
  const sides: Readonly<Record<string, readonly number[]>> = {
    ArrowRight: [0],
    ArrowDown: [1, 2],
    ArrowLeft: [3],
    ArrowUp: [4, 5],
  };
  for (const side of sides[key] ?? []) if (neighbour(cell, side) !== NOWHERE) return neighbour(cell, side);
  return NOWHERE;
}
