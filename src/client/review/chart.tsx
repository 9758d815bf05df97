import type { PointerEvent } from 'react';
import type { Speaker } from '../../i18n/index.ts';
import { useEmblem } from '../components/icon.tsx';
import type { Curve, Mark } from './curves.ts';
import css from './review.module.css';

const WIDTH = 300;
const HEIGHT = 168;
/** Margin for the scale and for a mark at the first turn, in SVG units. */
const LEFT = 50;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 12;

interface ChartProps {
  readonly curves: readonly Curve[];
  readonly marks: readonly Mark[];
  /** Index of the turn shown; undefined for the end. */
  readonly at: number | undefined;
  readonly say: Speaker<'bots'>;
  look(turn: number): void;
}

/** Maps turns and chances to SVG coordinates, and a horizontal share back to a turn. */
function scales(turns: number) {
  const last = Math.max(1, turns - 1);
  const x = (turn: number): number => Math.round(10 * (LEFT + ((WIDTH - LEFT - RIGHT) * turn) / last)) / 10;
  const y = (chance: number): number => Math.round(10 * (TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance))) / 10;
  const turnAt = (share: number): number => {
    const found = Math.round(((share * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)) * last);
    return Math.min(last, Math.max(0, found));
  };
  return { x, y, turnAt };
}

/** A seat's chart series in its colour and dash pattern. */
function SeatSeries({ curve, points }: { readonly curve: Curve; readonly points: string }) {
  const { fill, dash } = useEmblem(curve.seat);
  return (
    <>
      <polyline className={css.casing} points={points} />
      <polyline
        className={css.line}
        points={points}
        style={{
          stroke: fill,
          strokeDasharray:
            dash === 'none'
              ? undefined
              : dash
                  .split(' ')
                  .map((n) => 3 * Number(n))
                  .join(' '),
        }}
      />
    </>
  );
}

/** The chances to win over the whole game; a click shows the board at that turn. */
export function Chart({ curves, marks, at, say, look }: ChartProps) {
  const { x, y, turnAt } = scales(curves[0]?.values.length ?? 0);
  const pick = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    look(turnAt((clientX - left) / width));
  };
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say.t('bots.aria.chart')}
      onPointerUp={pick}
      data-chart
    >
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line className={css.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(share)} y2={y(share)} />
          {share % 0.5 === 0 && (
            <text className={css.scale} x={LEFT - 12} y={y(share) + 4}>
              {say.percent(share)}
            </text>
          )}
        </g>
      ))}
      {at !== undefined && <line className={css.now} x1={x(at)} x2={x(at)} y1={TOP - 6} y2={HEIGHT - BOTTOM + 6} />}
      {curves.map((curve) => (
        <SeatSeries
          key={curve.seat}
          curve={curve}
          points={curve.values.map((chance, turn) => `${x(turn)},${y(chance)}`).join(' ')}
        />
      ))}
      {marks.map(({ number, turn, chance }) => (
        <g key={number}>
          <circle className={css.mark} cx={x(turn)} cy={y(chance)} r="8" />
          <text className={css.number} x={x(turn)} y={y(chance) + 4}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
