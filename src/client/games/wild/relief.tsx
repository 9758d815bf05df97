import { memo, useMemo } from 'react';
import { contours, hills } from '../../backdrop/contours.ts';
import css from './board.module.css';

const WIDE = 118;
const HIGH = 76;
const STEP = 8;
const HILL = 30;
const LEVELS = 9;
const SEED = 1907;

/** The contour lines of the sheet that the map is drawn on. */
export const Relief = memo(function Relief() {
  const lines = useMemo(() => contours(hills(WIDE, HIGH, HILL, SEED), LEVELS, STEP), []);
  return (
    <svg
      className={css.relief}
      viewBox={`0 0 ${(WIDE - 1) * STEP} ${(HIGH - 1) * STEP}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {lines.map((d, i) => (
        <path key={i} d={d} />
      ))}
    </svg>
  );
});
