import { Fragment, memo } from 'react';
import { usePaints } from '../../../components/paints.ts';
import { ADORNMENT_STEPS, type Layout } from './layout.ts';
import css from './map.module.css';
import { woodsOf, woodsScale } from './woods.ts';

const RIVER = { near: 20, far: 13 };
const ROAD = { near: 8.6, far: 6 };

/** Number of parts in which the trees are drawn. */
const TREE_PARTS = 3;

/** A part of the trees; `from` is how many stand before them. */
const Trees = memo(function Trees({
  layout,
  from,
  to,
}: {
  readonly layout: Layout;
  readonly from: number;
  readonly to: number;
}) {
  const wide = layout.sheet.tree * 1.22;
  const { trunks, shadows, crowns, strokes } = woodsOf(layout.adornments(ADORNMENT_STEPS).trees, from, to, wide);
  return (
    <g transform={`scale(${woodsScale(wide)})`} fill="none" stroke="var(--tree-ink)" strokeWidth={0.75}>
      <path d={shadows} opacity={0.7} />
      <path d={trunks} strokeWidth={1.2} />
      {crowns.map((crown, kind) => (
        <path key={`${kind}`} d={crown} fill={`var(--tree-${kind + 1})`} strokeWidth={0.8} strokeLinejoin="round" />
      ))}
      <path d={strokes} strokeLinecap="round" />
    </g>
  );
});

/** Woods, hills, water and roads: drawn once, on a sheet of its own, so that a change above does not draw them again. */
export const Ground = memo(function Ground({ layout }: { readonly layout: Layout }) {
  const { sheet, rivers, lake, roads } = layout;
  // Hills and woods follow what one plays on.
  const paints = usePaints(ADORNMENT_STEPS + TREE_PARTS);
  const { hills, trees: points } = layout.adornments(Math.min(paints, ADORNMENT_STEPS));
  const until = (part: number): number => Math.ceil((points.length * part) / TREE_PARTS);
  const wet = sheet.near ? RIVER.near : RIVER.far;
  const road = sheet.near ? ROAD.near : ROAD.far;
  const round = sheet.tree * 1.05;
  const all = roads.join('');
  return (
    <svg
      className={css.under}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-ground={paints < ADORNMENT_STEPS + TREE_PARTS ? 'begun' : 'drawn'}
    >
      <rect width={sheet.width} height={sheet.height} className={css.land} />
      <path
        className={css.wash}
        d={points
          .map(
            ([x, y]) =>
              `M${x - round} ${y + 2}a${round} ${round} 0 1 0 ${2 * round} 0a${round} ${round} 0 1 0 ${-2 * round} 0`,
          )
          .join('')}
      />
      {hills.map(({ thin, thick }, part) => (
        <Fragment key={`${part}`}>
          <path d={thin} className={css.contour} strokeWidth={0.7} />
          <path d={thick} className={css.contour} strokeWidth={1.3} />
        </Fragment>
      ))}
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
      {Array.from({ length: Math.max(0, paints - ADORNMENT_STEPS) }, (_, part) => (
        <Trees key={`${part}`} layout={layout} from={until(part)} to={until(part + 1)} />
      ))}
    </svg>
  );
});
