import { memo, useMemo } from 'react';
import { CLEARING_COUNT, PLACES } from '../../../../games/root/words.ts';
import { emptyForestSpot, forestFrame, forestPieceSize, forestPieceSpot } from './forest-pieces.ts';
import css from './map.module.css';
import { inForest } from './place-contents.ts';
import { type MapProps, placeProps, type PlaceState } from './target.ts';

/** How far around its middle a forest of the small map can be tapped, also where the map is drawn smaller still. */
const REACH = 34;

interface ForestProps extends MapProps, PlaceState {
  readonly i: number;
}

/** A forest; while it can be chosen, a button. */
export const Forest = memo(function Forest({ i, view, map, names, layout, ...state }: ForestProps) {
  const { near } = layout.sheet;
  const word = PLACES[CLEARING_COUNT + i]!;
  const pieces = useMemo(() => inForest(i, view, names), [i, view, names]);
  const said = [names.place(word), ...pieces.map((piece) => piece.label)].join(', ');
  const size = forestPieceSize(layout);
  const places = pieces.length === 0 ? [] : forestPieceSpot(layout, i, map.data.paths, pieces.length, size);
  const frame = forestFrame(layout, emptyForestSpot(layout, i, map.data.paths), places);
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  return (
    <g className={css.forest} {...placeProps(word, state, said, names)}>
      {!near && (
        <rect x={x - REACH} y={y - REACH} width={2 * REACH} height={2 * REACH} fill="none" pointerEvents="all" />
      )}
      <rect {...frame} rx={10} className={css.grove} data-anchor={word} />
    </g>
  );
});
