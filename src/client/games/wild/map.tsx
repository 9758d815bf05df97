import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import type { WildEvent } from '../../../games/wild/events.ts';
import { BASE, CELL_COUNT, CELLS, neighbour, NOWHERE } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { Icon } from '../../components/icon.tsx';
import { useMedia } from '../../components/media.ts';
import { Contents } from './contents.tsx';
import { Ground, Patterns } from './ground.tsx';
import { Edges } from './edges.tsx';
import { cellTowards, centre, ends, hex, line, SIZE } from './layout.ts';
import type { Advance, BoardForecast } from './board-forecast.ts';
import { Constructors, Factories, Walls } from './machines.tsx';
import css from './map.module.css';
import type { Names } from './names.ts';
import { frameOf, cellsThatZoomIn } from './near.ts';
import { Chances, Path, Threats, Traces } from './overlay.tsx';
import { describeCell } from './cell-description.ts';

interface MapProps {
  readonly view: WildView;
  readonly names: Names;
  readonly outlook: BoardForecast | undefined;
  /** The cells and edges that may be chosen, by number. */
  readonly cells: ReadonlySet<number>;
  readonly edges: ReadonlySet<number>;
  readonly threats: boolean;
  /** The player whose leader acts now, or -1. */
  readonly actor: number;
  /** The cells that a move may reach now. */
  readonly moves: ReadonlySet<number>;
  /** The cell whose move waits to be confirmed, or -1. */
  readonly pending: number;
  /** The cell and the wall named by the move that waits for a confirmation, or -1. */
  readonly waitingCell: number;
  readonly waitingEdge: number;
  readonly inspected: number;
  readonly events: readonly WildEvent[];
  tapCell(cell: number): void;
  tapEdge(edge: number): void;
}

const NONE: readonly Advance[] = [];
const NO_CELLS: ReadonlySet<number> = new Set();

const isTap = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** The field: ground, machines, pieces, and what may be done with them. */
export const WildMap = memo(function WildMap(props: MapProps) {
  const { view, names, outlook, cells, edges, actor, moves, pending, inspected, events } = props;
  const { say } = names;
  const home = actor === NOWHERE ? BASE : (view.players[actor]?.cell ?? BASE);
  const [walked, setWalked] = useState(NOWHERE);
  const [hovered, setHovered] = useState(NOWHERE);
  const sheet = useRef<SVGSVGElement>(null);
  const current = walked === NOWHERE ? Math.max(home, 0) : walked;
  const isFinger = useMedia('(pointer: coarse)');
  const [opened, setOpened] = useState(NOWHERE);
  const opens = isFinger ? cellsThatZoomIn(edges, cells) : NO_CELLS;
  const near = opens.has(opened) ? opened : NOWHERE;
  const goal = pending !== NOWHERE ? pending : moves.has(hovered) ? hovered : NOWHERE;
  const labels = useMemo(
    () => CELLS.map((_, cell) => describeCell(view, cell, names, outlook, cells.has(cell))),
    [view, names, outlook, cells],
  );
  const path = goal === NOWHERE ? [] : (outlook?.path(actor, goal) ?? []);

  /** A cell among walls is first seen from near; there it is tapped as any other, and what may not be chosen leads back. */
  function tap(cell: number): void {
    const isOpening = near === NOWHERE && opens.has(cell);
    setOpened(isOpening ? cell : NOWHERE);
    if (!isOpening || !cells.has(cell)) props.tapCell(cell);
  }

  function press(event: KeyboardEvent, cell: number): void {
    if (isTap(event)) tap(cell);
    else {
      const next = cellTowards(cell, event.key, neighbour);
      if (next === NOWHERE) return;
      setWalked(next);
      sheet.current?.querySelector<SVGGElement>(`[data-cell="${CELLS[next]!}"]`)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const seenFrom = near === NOWHERE ? undefined : CELLS[near];
  return (
    <>
      <svg className={css.under} data-near={seenFrom} viewBox={frameOf(near)} aria-hidden="true">
        <Patterns />
        <Ground view={view} names={names} />
      </svg>
      <svg
        ref={sheet}
        className={css.map}
        data-near={seenFrom}
        viewBox={frameOf(near)}
        role="group"
        aria-label={say.t('wild.aria.board')}
      >
        {outlook && props.threats && <Threats outlook={outlook} />}
        <Factories view={view} />
        {home !== BASE && home !== NOWHERE && (
          <g aria-hidden="true">
            <path d={hex(home, 0.88)} className={css.mineGap} />
            <path d={hex(home, 0.88)} className={css.mine} />
          </g>
        )}
        {/* Below walls, constructors and pieces, which stay in sight beside what may be chosen. */}
        {[...cells].map((cell) => (
          <g key={CELLS[cell]} aria-hidden="true" data-lit data-hovered={cell === hovered || undefined}>
            <path d={hex(cell, 0.95)} className={css.glow} />
            <path d={hex(cell, 0.87)} className={css.legal} />
          </g>
        ))}
        <Walls view={view} />
        <Constructors view={view} next={outlook?.advances ?? NONE} />
        <Contents view={view} />
        {outlook && props.threats && <Chances outlook={outlook} names={names} />}
        <Traces events={events} />
        <Path cells={path} />
        {props.waitingCell !== NOWHERE && (
          <path d={hex(props.waitingCell, 0.87)} className={css.waiting} aria-hidden="true" data-waiting />
        )}
        {props.waitingEdge !== NOWHERE && (
          <path d={line(ends(props.waitingEdge))} className={css.waiting} aria-hidden="true" data-waiting />
        )}
        {Array.from({ length: CELL_COUNT }, (_, cell) => (
          <g
            key={CELLS[cell]}
            className={css.cell}
            role="button"
            tabIndex={cell === current ? 0 : -1}
            aria-label={labels[cell]}
            data-cell={CELLS[cell]}
            data-target={cells.has(cell) || undefined}
            onClick={() => tap(cell)}
            onKeyDown={(event) => press(event, cell)}
            onFocus={() => {
              setWalked(cell);
              setHovered(cell);
            }}
            onPointerEnter={() => setHovered(cell)}
            onPointerLeave={() => setHovered(NOWHERE)}
          >
            <path d={hex(cell)} className={css.hit} data-anchor={CELLS[cell]} />
            <path d={hex(cell, 0.87)} className={css.named} />
            <text x={centre(cell).x} y={centre(cell).y - SIZE * 0.62} className={css.name} aria-hidden="true">
              {names.cell(cell)}
            </text>
            {inspected === cell && <path d={hex(cell, 0.93)} className={css.inspected} />}
            <path d={hex(cell, 0.92)} className={css.focus} />
          </g>
        ))}
        <Edges edges={edges} names={names} isFinger={isFinger} near={near} tap={props.tapEdge} />
      </svg>
      {near !== NOWHERE && (
        <button
          type="button"
          className={css.out}
          data-side={centre(near).x > 0 ? 'left' : 'right'}
          onClick={() => setOpened(NOWHERE)}
        >
          <Icon id="u-map" size={18} />
          {say.t('wild.label.wholeBoard')}
        </button>
      )}
    </>
  );
});
