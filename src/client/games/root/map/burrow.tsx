import { memo } from 'react';
import { MOLE, OWNER } from '../../../../games/root/components/pieces.ts';
import { BURROW_WORD, burrowInWords } from './burrow-words.ts';
import { Counter } from './counter.tsx';
import type { Layout, Point } from './layout.ts';
import css from './map.module.css';
import { kindOf, markOf } from './place-contents.ts';
import { type MapProps, placeProps, type PlaceState } from './target.ts';
import { familyOf } from './family.ts';

/** The size of the plate, in units of the sheet. */
const sizeOf = (near: boolean): Point => (near ? [124, 52] : [92, 40]);

/** A place at the edge of the sheet, as far from all clearings as possible. */
function burrowSpot({ sheet, clearings }: Layout): Point {
  const { width, height, near } = sheet;
  const [w, h] = sizeOf(near);
  const [x0, y0] = [w / 2 + 8, h / 2 + 8];
  const steps = Array.from({ length: 21 }, (_, i) => i / 20);
  const spots: Point[] = [
    ...steps.flatMap((t): Point[] => {
      const x = x0 + (width - 2 * x0) * t;
      return [
        [x, height - y0],
        [x, y0],
      ];
    }),
    ...steps.flatMap((t): Point[] => {
      const y = y0 + (height - 2 * y0) * t;
      return [
        [x0, y],
        [width - x0, y],
      ];
    }),
  ];
  const room = ([x, y]: Point): number =>
    Math.min(
      ...clearings.map(([cx, cy]) => Math.max(Math.abs(cx - x) - w / 2, 0) + Math.max(Math.abs(cy - y) - h / 2, 0)),
    );
  return spots.reduce((best, spot) => (room(spot) > room(best) + 0.5 ? spot : best));
}

/** §17.2.2: the Burrow with its warriors; while it can be chosen, a button. */
export const Burrow = memo(function Burrow({ view, names, layout, map: _map, ...state }: MapProps & PlaceState) {
  const { near } = layout.sheet;
  const [w, h] = sizeOf(near);
  const [x, y] = burrowSpot(layout);
  const { terms } = names;
  const n = view.duchy.burrow;
  const said = `${terms.name('root.duchy.burrow')}, ${burrowInWords(view, names)}`;
  const size = near ? 30 : 23;
  const piece = {
    kind: kindOf(MOLE),
    party: OWNER[MOLE]!,
    owner: familyOf(OWNER[MOLE]!),
    mark: markOf(MOLE),
    count: n,
    label: names.count('mole', n),
  } as const;
  return (
    <g className={css.burrow} {...placeProps(BURROW_WORD, state, said, names)}>
      <rect x={x - w / 2 - 4} y={y - h / 2 - 4} width={w + 8} height={h + 8} rx={h / 2 + 4} className={css.burrowRim} />
      <rect
        x={x - w / 2}
        y={y - h / 2}
        width={w}
        height={h}
        rx={h / 2}
        className={css.burrowGround}
        data-anchor={BURROW_WORD}
      />
      <text x={x + (n > 0 ? size / 2 : 0)} y={y + (near ? 5 : 4)} className={css.burrowName} fontSize={near ? 15 : 12}>
        {terms.name('root.duchy.burrow')}
      </text>
      {n > 0 && <Counter piece={piece} x={x - w / 2 + size * 0.85} y={y} size={size} />}
    </g>
  );
});
