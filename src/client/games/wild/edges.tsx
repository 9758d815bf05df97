import type { KeyboardEvent } from 'react';
import { EDGE_CELL, EDGE_OTHER, EDGES } from '../../../games/wild/rules/00-board/geometry.ts';
import { ends, line, middle } from './layout.ts';
import css from './edges.module.css';
import type { Names } from './names.ts';
import { WALL_REACH } from './near.ts';

interface EdgesProps {
  readonly edges: ReadonlySet<number>;
  readonly names: Names;
  /** A finger takes the walls of the cell that is seen from near; the others are only lit. */
  readonly isFinger: boolean;
  readonly near: number;
  tap(edge: number): void;
}

/** The walls that may be chosen. */
export function Edges({ edges, names, isFinger, near, tap }: EdgesProps) {
  const isOpen = (edge: number): boolean => !isFinger || EDGE_CELL[edge] === near || EDGE_OTHER[edge] === near;
  return [...edges].map((edge) =>
    isOpen(edge) ? (
      <Wall key={EDGES[edge]} edge={edge} names={names} isFinger={isFinger} tap={tap} />
    ) : (
      <g key={EDGES[edge]} className={css.lit} data-edge={EDGES[edge]}>
        <Light edge={edge} />
      </g>
    ),
  );
}

function Light({ edge }: { readonly edge: number }) {
  const d = line(ends(edge));
  return (
    <>
      <path d={d} className={css.edgeGlow} />
      <path d={d} className={css.edgeLine} />
    </>
  );
}

function Wall({ edge, names, isFinger, tap }: Omit<EdgesProps, 'edges' | 'near'> & { readonly edge: number }) {
  const { x, y } = middle(edge);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    tap(edge);
  };
  return (
    <g
      className={css.edge}
      role="button"
      tabIndex={0}
      aria-label={names.say.t('wild.aria.edge', { edge: names.edge(edge) })}
      data-edge={EDGES[edge]}
      onClick={() => tap(edge)}
      onKeyDown={press}
    >
      {isFinger ? (
        <circle cx={x} cy={y} r={WALL_REACH} className={css.wallHit} />
      ) : (
        <path d={line(ends(edge))} className={css.edgeHit} />
      )}
      <Light edge={edge} />
    </g>
  );
}
