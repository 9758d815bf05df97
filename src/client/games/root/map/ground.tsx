import { memo } from 'react';
import type { Layout } from './layout.ts';
import css from './map.module.css';
import trees from './trees.svg?url';

const TREES = ['leafy', 'fir', 'oval', 'leafy', 'fir'];
const RIVER = { near: 20, far: 13 };
const ROAD = { near: 8.6, far: 6 };

/** Woods, hills, water and roads: drawn once, on a sheet of its own, so that a change above does not draw them again. */
export const Ground = memo(function Ground({ layout }: { readonly layout: Layout }) {
  const { sheet, trees: points, rivers, lake, roads, thin, thick } = layout;
  const wet = sheet.near ? RIVER.near : RIVER.far;
  const road = sheet.near ? ROAD.near : ROAD.far;
  const wide = sheet.tree * 1.22;
  const all = roads.join('');
  return (
    <svg
      className={css.under}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={sheet.width} height={sheet.height} className={css.land} />
      <g className={css.wash}>
        {points.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y + 2} r={sheet.tree * 1.05} />
        ))}
      </g>
      <path d={thin} className={css.contour} strokeWidth={0.7} />
      <path d={thick} className={css.contour} strokeWidth={1.3} />
      {lake !== '' && (
        <path d={lake} fill="var(--map-water)" stroke="var(--map-water-ink)" strokeWidth={2.4} strokeLinejoin="round" />
      )}
      <g className={css.water}>
        <path d={rivers} stroke="var(--map-water-ink)" strokeWidth={wet} />
        <path d={rivers} stroke="var(--map-water)" strokeWidth={wet - 2.4} />
        {sheet.near && (
          <>
            <path d={rivers} stroke="var(--map-water-ink)" strokeWidth={wet - 6.4} opacity={0.55} />
            <path d={rivers} stroke="var(--map-water)" strokeWidth={wet - 7.8} />
            <path
              d={rivers}
              stroke="var(--map-water-ink)"
              strokeWidth={0.8}
              opacity={0.45}
              strokeDasharray="14 9 4 9"
            />
          </>
        )}
      </g>
      <g className={css.water}>
        <path d={all} stroke="var(--map-ink)" strokeWidth={road} />
        <path d={all} stroke="var(--map-road)" strokeWidth={road - 2.2} />
        <path d={all} stroke="var(--map-sepia)" strokeWidth={1.3} strokeDasharray=".1 6" opacity={0.8} />
      </g>
      {points.map(([x, y], i) => (
        <use
          key={`${x} ${y}`}
          href={`${trees}#${TREES[(i * 7 + Math.floor(x)) % TREES.length]}`}
          x={x - wide / 2}
          y={y - wide * 0.8}
          width={wide}
          height={wide * 1.125}
        />
      ))}
    </svg>
  );
});
