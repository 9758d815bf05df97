import {
  BASE_MARK,
  CAMP_LETTERS,
  facing,
  LEADER_LETTERS,
  markOf,
  placeOf,
  TERRAIN_LETTERS,
} from '../positions/drawing.ts';
import { BASE, CELL_COUNT, EDGE_COUNT, EDGE_OF, neighbour, NOWHERE, SIX } from '../rules/00-board/geometry.ts';
import type { WildState } from '../state.ts';

/** Makes the board what a drawing shows; blank cells (-) are plains, camps need no account on the track. */
export function putDrawing(s: WildState, drawing: string): void {
  const lines = drawing.replace(/^\n/, '').split('\n');
  s.constructors = [NOWHERE, NOWHERE];
  s.razed.fill(0);
  s.cell.fill(NOWHERE);
  let constructors = 0;
  let top = s.razed.length - 1;
  for (let c = 0; c < CELL_COUNT; c++) {
    const { line, column } = placeOf(c);
    const text = (lines[line] ?? '')
      .slice(column + 1, column + 8)
      .replace('-', '')
      .trim();
    const number = /^\d/.test(text) ? Number(text[0]) : NOWHERE;
    s.token[c] = number;
    s.terrain[c] =
      c === BASE
        ? NOWHERE
        : Math.max(TERRAIN_LETTERS.indexOf(text[0] ?? ''), number === NOWHERE && text === '' ? 1 : 0);
    if (number !== NOWHERE) {
      top = Math.min(top, number - 1);
      s.razed[number] = text.includes('~') ? 1 : 0;
    }
    if (c === BASE && text[0] !== BASE_MARK) throw new Error(`the base is missing in the drawing: ${text}`);
    s.mechs[c] = /x\d/.test(text) ? Number(/x(\d)/.exec(text)![1]) : text.split('x').length - 1;
    s.pollution[c] = text.split('.').length - 1;
    s.toxic[c] = text.includes('%') ? 1 : 0;
    s.camp[c] = NOWHERE;
    for (let player = 0; player < s.faction.length; player++) {
      if (text.includes(LEADER_LETTERS[s.faction[player]!]!)) s.cell[player] = c;
      if (text.slice(1).includes(CAMP_LETTERS[s.faction[player]!]!)) s.camp[c] = player;
    }
  }
  s.top = top;
  s.arrow = s.arrow.map((arrow, number) => (number >= top && arrow === NOWHERE ? 0 : arrow));
  s.toxicLeft = 6 - s.toxic.filter((t) => t === 1).length;
  s.wall.fill(0);
  s.breach.fill(NOWHERE);
  for (let e = 0; e < EDGE_COUNT; e++) {
    const at = EDGE_OF.indexOf(e);
    const c = Math.floor(at / SIX);
    const mark = markOf(c, at % SIX);
    const text = (lines[mark.line] ?? '')[mark.column] ?? ' ';
    const isFactorySide = [c, neighbour(c, at % SIX)].some(
      (n) => n === BASE || (n !== NOWHERE && s.token[n] !== NOWHERE),
    );
    if ('|/\\'.includes(text)) s.wall[e] = 1;
    if (text === '+') {
      s.breach[e] = 0;
      s.wall[e] = isFactorySide ? 0 : 1;
    }
    if (text === '^' || text === 'v') {
      const standings = [0, 1].map((n) => EDGE_OF.indexOf(e, n === 0 ? 0 : at + 1));
      s.constructors[constructors++] = standings.find((each) => facing(each % SIX) === text)!;
    }
  }
  const placed = s.breach.filter((owner) => owner !== NOWHERE).length;
  s.markers[0] = 12 / s.markers.length - placed;
}
