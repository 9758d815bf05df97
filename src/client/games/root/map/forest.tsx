import { memo, useMemo } from 'react';
import { CLEARING_COUNT, PLACES } from '../../../../games/root/words.ts';
import css from './map.module.css';
import { inForest } from './place-contents.ts';
import { type MapProps, placeProps, type PlaceState } from './target.ts';

/** How far around its middle a forest of the small map can be tapped, also where the map is drawn smaller still. */
const REACH = 34;

interface ForestProps extends Omit<MapProps, 'map'>, PlaceState {
  readonly i: number;
}

/** A forest; while it can be chosen, a button. */
export const Forest = memo(function Forest({ i, view, names, layout, ...state }: ForestProps) {
  const [x, y] = layout.forests[i]!;
  const { near } = layout.sheet;
  const word = PLACES[CLEARING_COUNT + i]!;
  const said = useMemo(
    () => [names.place(word), ...inForest(i, view, names).map((piece) => piece.label)].join(', '),
    [i, word, view, names],
  );
  return (
    <g className={css.forest} {...placeProps(word, state, said, names)}>
      {!near && (
        <rect x={x - REACH} y={y - REACH} width={2 * REACH} height={2 * REACH} fill="none" pointerEvents="all" />
      )}
      <rect
        x={x - (near ? 52 : 24)}
        y={y - 24}
        width={near ? 104 : 48}
        height={48}
        rx={10}
        className={css.grove}
        data-anchor={word}
      />
    </g>
  );
});
