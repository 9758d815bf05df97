import { memo } from 'react';
import { BASE, CELLS, EDGES, edge as edgeAt, NOWHERE, SIX } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { COMPONENTS } from './facts.ts';
import { between, centre, corner, ends, directionTo, hex, line, middle, SIZE, constructorPoint } from './layout.ts';
import type { Advance } from './board-forecast.ts';
import css from './machines.module.css';
import { factionPaint, Piece, Stamp } from './piece.tsx';

const WALL = SIZE * 0.15;
const SCALE = SIZE / 46;

interface ArrowProps {
  readonly cell: number;
  readonly arrow: number;
  readonly color: string;
  /** How far from the middle, in parts of a hex. */
  readonly far: number;
}

/** The arrow of a token: destroyed or not, constructors are deployed by it (§G-7.2, §W-14.8). */
function TokenArrow({ cell, arrow, color, far }: ArrowProps) {
  const tip = corner(cell, arrow, far);
  return (
    <path
      transform={`translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${60 * arrow + 120}) scale(${SCALE})`}
      d="M0-8 4.6 4 0 1.6-4.6 4Z"
      fill={color}
    />
  );
}

/** A factory token: arrow, chutes and number; what spreads pollution opens to its sides (§G-7.1, §G-7.3). */
function Token({ cell, number, arrow }: { readonly cell: number; readonly number: number; readonly arrow: number }) {
  const { x, y } = centre(cell);
  return (
    <g>
      <path d={hex(cell)} fill="var(--machine)" stroke="var(--line)" />
      <path d={hex(cell, 0.78)} className={css.tokenRim} />
      {arrow >= 0 &&
        COMPONENTS.chutes[number]!.map((chute) => {
          const turn = 60 * (arrow + chute);
          const far = SIZE * 0.8;
          const [cx, cy] = [Math.cos((turn * Math.PI) / 180) * far, Math.sin((turn * Math.PI) / 180) * far];
          return (
            <path
              key={chute}
              transform={`translate(${(x + cx).toFixed(1)} ${(y + cy).toFixed(1)}) rotate(${turn}) scale(${SCALE})`}
              d="M-5-6.5H0L6 0 0 6.5H-5Z"
              className={css.chute}
            />
          );
        })}
      {arrow >= 0 && <TokenArrow cell={cell} arrow={arrow} color="var(--on-machine)" far={0.83} />}
    </g>
  );
}

/** The base and the factories, intact or wild again. */
export const Factories = memo(function Factories({ view }: { readonly view: WildView }) {
  const base = centre(BASE);
  return (
    <g aria-hidden="true">
      {view.token.map((number, cell) => {
        if (number === NOWHERE) return null;
        const { x, y } = centre(cell);
        if (view.razed[number] === 1)
          return (
            <g key={CELLS[cell]}>
              <Stamp
                id="m-factory-wild"
                x={x - SIZE * 0.3}
                y={y - SIZE * 0.36}
                size={SIZE * 0.54}
                color="var(--good)"
                cut="var(--t-wild)"
              />
              <TokenArrow cell={cell} arrow={view.arrow[number]!} color="var(--good)" far={0.64} />
              <text x={x + SIZE * 0.1} y={y - SIZE * 0.46} className={`${css.tokenNumber} ${css.wildNumber}`}>
                {number}
              </text>
            </g>
          );
        return (
          <g key={CELLS[cell]}>
            <Token cell={cell} number={number} arrow={view.arrow[number]!} />
            <Stamp
              id="m-factory"
              x={x - SIZE * 0.06}
              y={y - SIZE * 0.3}
              size={SIZE * 0.56}
              color="var(--on-machine)"
              cut="var(--machine)"
            />
            <text x={x + SIZE * 0.36} y={y - SIZE * 0.3} className={css.tokenNumber}>
              {number}
            </text>
          </g>
        );
      })}
      <Token cell={BASE} number={view.top} arrow={view.arrow[view.top] ?? NOWHERE} />
      <Stamp
        id="m-base"
        x={base.x - SIZE * 0.08}
        y={base.y - SIZE * 0.24}
        size={SIZE * 0.6}
        color="var(--on-machine)"
        cut="var(--machine)"
      />
      <text x={base.x + SIZE * 0.36} y={base.y - SIZE * 0.24} className={css.tokenNumber}>
        {view.top}
      </text>
    </g>
  );
});

/** A wall as a fault line; a breach opens its middle. */
function Wall({
  edge,
  factory,
  breached,
}: {
  readonly edge: number;
  readonly factory: boolean;
  readonly breached: boolean;
}) {
  const [a, b] = ends(edge);
  const parts = breached ? [line([a, between(a, b, 0.27)]), line([between(a, b, 0.73), b])] : [line([a, b])];
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  return (
    <>
      {parts.map((d) => (
        <path key={`halo${d}`} d={d} className={css.wallHalo} strokeWidth={WALL + 2.4} />
      ))}
      {parts.map((d) => (
        <path key={d} d={d} className={css.wall} strokeWidth={WALL} strokeLinecap={breached ? 'butt' : 'round'} />
      ))}
      {!factory &&
        parts.map((d) => (
          <path
            key={`core${d}`}
            d={d}
            className={css.wallCore}
            strokeWidth={WALL * 0.28}
            strokeDasharray={`${long * 0.12} ${long * 0.11}`}
            strokeDashoffset={-long * 0.05}
          />
        ))}
    </>
  );
}

/** The sides of factories, intact or not (§W-7.3). */
function factorySides(view: WildView): ReadonlySet<number> {
  const sides = new Set<number>();
  for (const [cell, number] of view.token.entries())
    if (number !== NOWHERE) for (let side = 0; side < SIX; side++) sides.add(edgeAt(cell, side));
  return sides;
}

/** All walls and the markers of those that are breached. */
export const Walls = memo(function Walls({ view }: { readonly view: WildView }) {
  const sides = factorySides(view);
  return (
    <g aria-hidden="true" fill="none">
      {EDGES.map((word, edge) => {
        const factory = sides.has(edge);
        if (!factory && view.wall[edge] !== 1) return null;
        return <Wall key={word} edge={edge} factory={factory} breached={view.breach[edge] !== NOWHERE} />;
      })}
      {EDGES.map((word, edge) => {
        const owner = view.breach[edge]!;
        if (owner === NOWHERE) return null;
        const { x, y } = middle(edge);
        const paint = factionPaint(view.players[owner]?.faction ?? NOWHERE);
        return <Piece key={word} x={x} y={y} size={SIZE * 0.46} kind="token" mark="m-breach" paint={paint} />;
      })}
    </g>
  );
});

/** Where a constructor goes next in the present direction, and where it would be reset. */
function Way({ points, resets }: Advance) {
  if (points.length < 2) return null;
  const last = points.at(-1)!;
  const turn = directionTo(points.at(-2)!, last);
  return (
    <g className={css.way}>
      <path d={line(points)} />
      {resets ? (
        <path className={css.wayEnd} d={`M${last.x - 5} ${last.y - 5}l10 10m0-10l-10 10`} />
      ) : (
        <path
          className={css.wayTip}
          transform={`translate(${last.x.toFixed(1)} ${last.y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
          d="M6 0-4-5-4 5Z"
        />
      )}
    </g>
  );
}

/** The constructors with the way each goes next (§W-14.2). */
export const Constructors = memo(function Constructors({
  view,
  next,
}: {
  readonly view: WildView;
  readonly next: readonly Advance[];
}) {
  return (
    <g aria-hidden="true">
      {next.map((advance) => (
        <Way key={advance.which} {...advance} />
      ))}
      {view.constructors.map((at, which) => {
        if (at === NOWHERE) return null;
        const { x, y, turn } = constructorPoint(at);
        return (
          <g
            key={`${which}`}
            className={css.builder}
            style={{
              transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${(turn + 90).toFixed(0)}deg)`,
            }}
          >
            <g transform={`scale(${((SIZE * 0.66) / 24).toFixed(3)})`}>
              <path className={css.builderBody} d="M0-14 10-4V12H-10V-4Z" />
              <path className={css.builderTip} d="M0-10.5 5.5-5H-5.5Z" />
              <path className={css.builderTeeth} d="M-6 0H6M-6 4H6M-6 8H6" />
            </g>
          </g>
        );
      })}
    </g>
  );
});
