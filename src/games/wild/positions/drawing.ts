import {
  BASE,
  CELL_COUNT,
  EDGE_OF,
  EDGES,
  edgeUnder,
  AXIAL,
  neighbour,
  NOWHERE,
  RADIUS,
  SIX,
} from '../rules/00-board/geometry.ts';
import { isFactorySide } from '../rules/queries.ts';
import type { WildState } from '../state.ts';

/** Characters from one cell to the next in a row; every row begins half of that further to the side. */
const PITCH = 8;

/** Letters for terrains (`h` are the heights, mountains), leaders and camps, by number. */
export const TERRAIN_LETTERS = 'fpmh';
/** Leaders in a drawing. */
export const LEADER_LETTERS = 'OCVS';
/** Camps in a drawing. */
export const CAMP_LETTERS = 'ocvs';
/** The base in a drawing. */
export const BASE_MARK = '@';

/** Walls as they are drawn on each side. */
const STROKES = ['|', '/', '\\', '|', '/', '\\'];
/** A constructor faces the upper or the lower end of its edge. */
const FACING = ['v', 'v', '^', '^', '^', 'v'];

/** Where a cell's first column is, and its line. */
export function placeOf(c: number): { readonly line: number; readonly column: number } {
  const { q, r } = AXIAL[c]!;
  return { line: 2 * (r + RADIUS) + 1, column: PITCH * (q + RADIUS) + (PITCH / 2) * r };
}

/** Where the mark for a side of a cell is drawn. */
export function markOf(c: number, d: number): { readonly line: number; readonly column: number } {
  const { line, column } = placeOf(c);
  if (d === 0 || d === 3) return { line, column: d === 0 ? column + PITCH : column };
  const isUpper = d > 3;
  const isRight = d === 1 || d === 5;
  return { line: isUpper ? line - 1 : line + 1, column: isRight ? column + PITCH - 2 : column + 2 };
}

/** The way a constructor on side `d` of its right-hand cell is drawn. */
export function facing(d: number): string {
  return FACING[d]!;
}

function cellText(s: WildState, c: number): string {
  const number = s.token[c]!;
  const ground = c === BASE ? BASE_MARK : (TERRAIN_LETTERS[s.terrain[c]!] ?? '?');
  const token = number === NOWHERE ? ground : `${number}${s.razed[number] === 1 ? '~' : ''}`;
  const leaders = s.cell.map((cell, player) => (cell === c ? LEADER_LETTERS[s.faction[player]!] : '')).join('');
  const camp = s.camp[c] === NOWHERE ? '' : CAMP_LETTERS[s.faction[s.camp[c]!]!];
  const mechs = s.mechs[c]! > 2 ? `x${s.mechs[c]}` : 'x'.repeat(s.mechs[c]!);
  return `${token}${leaders}${camp}${mechs}${'.'.repeat(s.pollution[c]!)}${s.toxic[c] === 1 ? '%' : ''}`;
}

function edgeText(s: WildState, c: number, d: number): string {
  const e = EDGE_OF[c * SIX + d]!;
  for (const at of s.constructors) if (at !== NOWHERE && edgeUnder(at) === e) return facing(at % SIX);
  if (s.breach[e] !== NOWHERE) return '+';
  if (s.wall[e] === 1) return STROKES[d]!;
  return isFactorySide(s, e) ? '#' : ' ';
}

/**
 * Draws the board: terrain or token, leaders, camp, mechs (x), pollution (.) and toxic site (%) of each cell; walls as
 * strokes, breaches as +, sides of factories as #, constructors as ^ or v after the end of the edge that they face.
 */
export function drawBoard(s: WildState): string {
  const width = PITCH * (2 * RADIUS + 1) + 1;
  const lines = Array.from({ length: 4 * RADIUS + 3 }, () => Array.from({ length: width }, () => ' '));
  for (let c = 0; c < CELL_COUNT; c++) {
    const { line, column } = placeOf(c);
    const text = cellText(s, c);
    const start = column + Math.ceil((PITCH - text.length) / 2);
    for (let k = 0; k < text.length; k++) lines[line]![start + k] = text[k]!;
    for (let d = 0; d < SIX; d++) {
      if (neighbour(c, d) !== NOWHERE && d >= 3) continue;
      const mark = markOf(c, d);
      lines[mark.line]![mark.column] = edgeText(s, c, d);
    }
  }
  return lines.map((line) => line.join('').trimEnd()).join('\n');
}

/** The names of the edges with walls. */
export function wallNames(s: WildState): string[] {
  return EDGES.filter((_, e) => s.wall[e] === 1);
}
