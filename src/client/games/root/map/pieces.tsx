import { memo, type ReactNode } from 'react';
import { CLEARING_COUNT, PLACES } from '../../../../games/root/words.ts';
import { closedRoads } from './closed-roads.ts';
import { Contents } from './contents.tsx';
import { Counter } from './counter.tsx';
import {
  emptyForestSpot,
  forestFrame,
  forestNameSpot,
  forestPieceSize,
  forestPieceSpot,
  hasNameRoom,
} from './forest-pieces.ts';
import css from './map.module.css';
import { inForest } from './place-contents.ts';
import type { MapProps } from './target.ts';

/**
 * The name of a forest. It is always shown where a large sheet has room for it and nothing stands; elsewhere while the forest
 * can be chosen, below or above what stands there.
 */
function ForestName({ i, isAlways, view, map, names, layout }: MapProps & { i: number; isAlways: boolean }) {
  const { near } = layout.sheet;
  const count = inForest(i, view, names).length;
  if ((near && hasNameRoom(layout, i) && count === 0) !== isAlways) return null;
  const { paths } = map.data;
  const spot = emptyForestSpot(layout, i, paths);
  const places = count === 0 ? [] : forestPieceSpot(layout, i, paths, count, forestPieceSize(layout));
  const [nx, ny] = count === 0 ? [spot[0], spot[1] + 4] : forestNameSpot(layout, forestFrame(layout, spot, places));
  return (
    <text x={nx} y={ny} className={css.label} data-far={!near || undefined}>
      {names.place(PLACES[CLEARING_COUNT + i]!)}
    </text>
  );
}

/** A sheet above the map that is not pressed and not read out. */
function Sheet({ layout: { sheet }, children }: Pick<MapProps, 'layout'> & { readonly children: ReactNode }) {
  return (
    <svg
      className={css.over}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The names of the forests that can be chosen, where they are not shown always: above everything that stands on the map. */
export const ChosenNames = memo(function ChosenNames({ forests, ...props }: MapProps & { readonly forests: string }) {
  if (forests === '') return null;
  return (
    <Sheet layout={props.layout}>
      {forests.split(' ').map((word) => (
        <ForestName
          key={word}
          i={PLACES.findIndex((place) => place === word) - CLEARING_COUNT}
          isAlways={false}
          {...props}
        />
      ))}
    </Sheet>
  );
});

/** The name of a forest, or what stands in it. */
function Wood({ i, ...props }: MapProps & { readonly i: number }) {
  const { view, map, names, layout } = props;
  const pieces = inForest(i, view, names);
  const size = forestPieceSize(layout);
  const places = pieces.length === 0 ? [] : forestPieceSpot(layout, i, map.data.paths, pieces.length, size);
  return (
    <g>
      <ForestName i={i} isAlways {...props} />
      {pieces.map((piece, k) => (
        <Counter key={piece.mark + piece.label} piece={piece} x={places[k]![0]} y={places[k]![1]} size={size} />
      ))}
    </g>
  );
}

/** Highway Bandits stand on roads. */
function Bandits({ view, layout, names }: Pick<MapProps, 'view' | 'layout' | 'names'>) {
  return view.hirelings?.bandits.map((there, path) => {
    if (there === 0) return null;
    const [x, y] = layout.middles[path]!;
    const piece = {
      kind: 'hireling',
      owner: undefined,
      mark: 'w-hireling',
      count: 1,
      label: names.count('bandit', 1),
    } as const;
    return <Counter key={`${x} ${y}`} piece={piece} x={x} y={y} size={24} />;
  });
}

/** §20.1: a marker lies on each closed path. */
function ClosedPaths({ view, layout, names }: Pick<MapProps, 'view' | 'layout' | 'names'>) {
  const label = names.say.t('root-board.aria.closedPath');
  return closedRoads(view).map((path) => {
    const [x, y] = layout.middles[path]!;
    const piece = { kind: 'token', owner: undefined, mark: 't-rocks', count: 1, label } as const;
    return <Counter key={path} piece={piece} x={x} y={y} size={layout.sheet.near ? 30 : 21} />;
  });
}

/**
 * Everything that stands on the map, on a sheet of its own above the places: it is drawn and painted again when the table
 * changes, not with every word of a move.
 */
export const Pieces = memo(function Pieces(props: MapProps) {
  const { data } = props.map;
  return (
    <Sheet layout={props.layout}>
      <ClosedPaths {...props} />
      <Bandits {...props} />
      {data.clearings.map((clearing, c) => (
        <Contents key={`${clearing.x} ${clearing.y}`} c={c} {...props} />
      ))}
      {data.forests.map((forest, i) => (
        <Wood key={forest.id} i={i} {...props} />
      ))}
    </Sheet>
  );
});
