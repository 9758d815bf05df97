import type { Speaker } from '../../i18n/index.ts';
import type { ProfileView } from '../../protocol/index.ts';
import css from './profiles.module.css';

const WIDTH = 600;
const HEIGHT = 200;
const LEFT = 52;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
/** Least difference of ratings that the chart spans. */
const LEAST_SPAN = 100;

type History = ProfileView['games'][number]['history'];

/** The rating over time, with the range in which the true strength lies. */
export function RatingChart({ history, say }: { readonly history: History; readonly say: Speaker<'profiles'> }) {
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last || history.length < 2) return null;
  const low = Math.min(...history.map((point) => Math.min(point.low, point.rating)));
  const high = Math.max(low + LEAST_SPAN, ...history.map((point) => point.high));
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * (at - first.at)) / (last.at - first.at);
  const y = (rating: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - rating)) / (high - low);
  const points = (of: (point: History[number]) => number): string[] =>
    history.map((point) => `${x(point.at).toFixed(1)},${y(of(point)).toFixed(1)}`);
  const day = new Intl.DateTimeFormat(say.language, { dateStyle: 'medium' });
  const marks = [low, Math.round((low + high) / 2), high];
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say.t('profiles.aria.chart', { first: first.rating, last: last.rating })}
      data-rating-chart
    >
      {marks.map((mark) => (
        <g key={mark}>
          <line className={css.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(mark)} y2={y(mark)} />
          <text className={css.scale} x={LEFT - 8} y={y(mark) + 4}>
            {say.number(mark)}
          </text>
        </g>
      ))}
      <polygon
        className={css.band}
        points={[...points((point) => point.high), ...points((point) => point.low).reverse()].join(' ')}
      />
      <polyline className={css.line} points={points((point) => point.rating).join(' ')} />
      <text className={css.date} x={LEFT} y={HEIGHT - 6}>
        {day.format(first.at)}
      </text>
      <text className={`${css.date} ${css.end}`} x={WIDTH - RIGHT} y={HEIGHT - 6}>
        {day.format(last.at)}
      </text>
    </svg>
  );
}
