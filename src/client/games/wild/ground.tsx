import { memo } from 'react';
import { BASE, CELLS, EDGE_CELL, EDGE_OTHER, EDGES, NOWHERE } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { TERRAINS } from '../../../games/wild/words.ts';
import { COMPONENTS } from './facts.ts';
import { centre, ends, hex, line, SIZE } from './layout.ts';
import css from './map.module.css';
import type { Names } from './names.ts';

const STROKE = { fill: 'none', stroke: 'var(--hatch)', strokeWidth: 1.05, opacity: 0.62 } as const;

/** The lithology of each terrain, toxic ground and the bed of defeat: patterns say it without colour. */
export function Patterns() {
  return (
    <defs>
      <pattern id="wild-forest" width="26" height="24" patternUnits="userSpaceOnUse">
        <g {...STROKE} strokeLinejoin="round">
          <path d="M6.5 2 10 8.6H3ZM6.5 8.6V11M19.5 14 23 20.6H16ZM19.5 20.6V23" />
        </g>
      </pattern>
      <pattern id="wild-plains" width="24" height="20" patternUnits="userSpaceOnUse">
        <g {...STROKE} strokeLinecap="round">
          <path d="M5 8V3M5 8 2.6 4.4M5 8 7.4 4.4M17 18V13M17 18 14.6 14.4M17 18 19.4 14.4" />
        </g>
      </pattern>
      <pattern id="wild-marsh" width="26" height="18" patternUnits="userSpaceOnUse">
        <g {...STROKE} strokeLinecap="round">
          <path d="M2 7H12M4.6 10H9.4M7 7V2.6M15 16H25M17.6 19H22.4M20 16V11.6M17.6 1H22.4" />
        </g>
      </pattern>
      <pattern id="wild-mountain" width="26" height="22" patternUnits="userSpaceOnUse">
        <g {...STROKE} strokeLinejoin="round" strokeLinecap="round">
          <path d="M1.5 9.5 6.5 3 11.5 9.5M6.5 3 8.3 8.6M14.5 20.5 19.5 14 24.5 20.5M19.5 14 21.3 19.6" />
        </g>
      </pattern>
      <pattern id="wild-toxic" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 4H8" stroke="var(--ink)" strokeWidth="2.2" opacity=".5" />
      </pattern>
      <pattern id="wild-lost" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 3.5H7" stroke="var(--bad)" strokeWidth="2.4" />
      </pattern>
    </defs>
  );
}

/** The place of the tile that a cell belongs to. */
function tileOf(cell: number): number {
  return COMPONENTS.slots.findIndex((slot) => slot.includes(cell));
}

/** The lines where one tile ends and another begins. */
const SEAMS: string = EDGES.flatMap((_, edge) => {
  const other = EDGE_OTHER[edge]!;
  return other === NOWHERE || tileOf(EDGE_CELL[edge]!) === tileOf(other) ? [] : [line(ends(edge))];
}).join('');

/** The terrain of the field, with its tiles and the letters of its rows. */
export const Ground = memo(function Ground({ view, names }: { readonly view: WildView; readonly names: Names }) {
  const rows = CELLS.flatMap((word, cell) => (word.endsWith('1') ? [cell] : []));
  return (
    <g aria-hidden="true">
      {view.terrain.map((terrain, cell) => {
        const name = TERRAINS[terrain];
        const number = view.token[cell]!;
        const wild = number !== NOWHERE && view.razed[number] === 1;
        if (cell === BASE || (number !== NOWHERE && !wild)) return null;
        const fill = wild ? 'var(--t-wild)' : name === undefined ? 'var(--map-ground)' : `var(--t-${name})`;
        return (
          <g key={CELLS[cell]}>
            <path d={hex(cell)} fill={fill} />
            {!wild && name !== undefined && <path d={hex(cell)} fill={`url(#wild-${name})`} />}
          </g>
        );
      })}
      {CELLS.map((word, cell) => (
        <path key={word} d={hex(cell)} className={css.grid} />
      ))}
      {view.tiles.some((tile) => tile !== NOWHERE) && <path d={SEAMS} className={css.seam} />}
      {rows.map((cell) => {
        const { x, y } = centre(cell);
        return (
          <text key={cell} x={x - SIZE * 1.16} y={y + 5} className={css.row}>
            {names.cell(cell).replace(/\d+$/, '')}
          </text>
        );
      })}
    </g>
  );
});
