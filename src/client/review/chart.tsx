import type { PointerEvent } from 'react';
import type { Speaker } from '../../i18n/index.ts';
import { useEmblem } from '../components/icon.tsx';
import type { Curve, Mark } from './curves.ts';
import css from './review.module.css';

const WIDTH = 300;
const HEIGHT = 168;
/** Room for the scale, and for a mark at the very beginning. */
const LEFT = 42;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 12;

interface ChartProps {
  readonly curves: readonly Curve[];
  readonly marks: readonly Mark[];
  /** The moment that is looked at. */
  readonly at: number | undefined;
  readonly say: Speaker<'bots'>;
  look(moment: number): void;
}

/** Where moments and chances lie on the sheet. */
function places(moments: number) {
  const last = Math.max(1, moments - 1);
  const x = (moment: number): number => Math.round(10 * (LEFT + ((WIDTH - LEFT - RIGHT) * moment) / last)) / 10;
  const y = (chance: number): number => Math.round(10 * (TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance))) / 10;
  const momentAt = (share: number): number => {
    const found = Math.round(((share * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)) * last);
    return Math.min(last, Math.max(0, found));
  };
  return { x, y, momentAt };
}

/** A seat's chances as an inked line in its colour and pattern. */
function SeatLine({ curve, points }: { readonly curve: Curve; readonly points: string }) {
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
  const { x, y, momentAt } = places(curves[0]?.values.length ?? 0);
  const pick = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    look(momentAt((clientX - left) / width));
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
        <SeatLine
          key={curve.seat}
          curve={curve}
          points={curve.values.map((chance, moment) => `${x(moment)},${y(chance)}`).join(' ')}
        />
      ))}
      {marks.map(({ number, moment, chance }) => (
        <g key={number}>
          <circle className={css.mark} cx={x(moment)} cy={y(chance)} r="8" />
          <text className={css.number} x={x(moment)} y={y(chance) + 4}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
