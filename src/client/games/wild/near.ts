import { EDGE_CELL, EDGE_OTHER, NOWHERE } from '../../../games/wild/rules/00-board/geometry.ts';
import { centre, FRAME } from './layout.ts';

/** A finger is 44 px wide, and on a phone the walls of one cell lie 25 px from each other: seen so much nearer, they fit. */
const NEARER = 2.2;

/** How far a wall's target reaches from its middle: not so far as to meet that of the next wall of the cell. */
export const WALL_REACH = 19;

/**
 * The cells that show their walls from near when a finger taps them: of the two beside a wall, the one where no move of its
 * own would be lost by that.
 */
export function cellsThatZoomIn(edges: ReadonlySet<number>, cells: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>();
  for (const edge of edges) {
    const beside = [EDGE_CELL[edge]!, EDGE_OTHER[edge]!].filter((cell) => cell !== NOWHERE);
    const free = beside.filter((cell) => !cells.has(cell));
    for (const cell of free.length > 0 ? free : beside) found.add(cell);
  }
  return found;
}

/** What of the sheet is shown: all of it, or the surroundings of one cell without what lies beyond the sheet. */
export function frameOf(near: number): string {
  if (near === NOWHERE) return `${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`;
  const { x, y } = centre(near);
  const [width, height] = [FRAME.width / NEARER, FRAME.height / NEARER];
  const within = (at: number, least: number, most: number): number => Math.min(Math.max(at, least), most);
  const left = within(x - width / 2, FRAME.x, FRAME.x + FRAME.width - width);
  const top = within(y - height / 2, FRAME.y, FRAME.y + FRAME.height - height);
  return [left, top, width, height].map((one) => one.toFixed(1)).join(' ');
}
