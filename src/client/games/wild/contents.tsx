import { memo } from 'react';
import { BASE, CELLS, NOWHERE } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { FACTIONS } from '../../../games/wild/words.ts';
import { centre, hex, type Point, SIZE } from './layout.ts';
import css from './map.module.css';
import { factionPaint, HUNTER_PAINT, Piece, SNIPER_PAINT, Stamp } from './piece.tsx';
import { isFactory } from './cell-description.ts';

/** One thing on a cell: a leader moves from place to place, the rest stays where it is. */
type Thing =
  | { readonly kind: 'leader'; readonly player: number; readonly faction: number }
  | { readonly kind: 'camp'; readonly faction: number }
  | { readonly kind: 'mechs'; readonly n: number; readonly snipers: boolean }
  | { readonly kind: 'pollution'; readonly n: number }
  | { readonly kind: 'toxic' };

function thingsOn(view: WildView, cell: number): Thing[] {
  const things: Thing[] = [];
  for (const [player, { cell: at, faction }] of view.players.entries())
    if (at === cell) things.push({ kind: 'leader', player, faction });
  const owner = view.camp[cell]!;
  if (owner !== NOWHERE) things.push({ kind: 'camp', faction: view.players[owner]!.faction });
  const n = view.mechs[cell]!;
  if (n > 0) things.push({ kind: 'mechs', n, snipers: cell === BASE || isFactory(view, cell) });
  if (view.pollution[cell]! > 0) things.push({ kind: 'pollution', n: view.pollution[cell]! });
  if (view.toxic[cell] === 1) things.push({ kind: 'toxic' });
  return things;
}

/** Where a thing stands in its hex, and its size. */
interface Spot extends Point {
  readonly size: number;
}

const row = (count: number, y: number, step: number, size: number): Spot[] =>
  Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * step, y, size }));

/** Positions of things on open ground by their number, in hex sizes. */
function openPlaces(count: number): readonly Spot[] {
  if (count === 1) return row(1, 0, 0, 0.78);
  if (count === 2) return row(2, 0, 0.66, 0.64);
  if (count <= 4) return [...row(2, -0.27, 0.64, 0.56), ...row(count - 2, 0.36, 0.64, 0.56)];
  return [...row(3, -0.26, 0.48, 0.46), ...row(count - 3, 0.32, count > 6 ? 0.36 : 0.48, count > 6 ? 0.36 : 0.46)];
}

/** Where they stand below the mark of a factory or the base. */
function tokenPlaces(count: number): readonly Spot[] {
  const size = count === 1 ? 0.54 : count <= 3 ? 0.44 : 0.32;
  return row(count, 0.36, size + 0.03, size);
}

function Drawn({ thing, x, y, size }: { readonly thing: Thing } & Spot) {
  switch (thing.kind) {
    case 'leader':
      return null;
    case 'camp':
      return (
        <Piece
          x={x}
          y={y}
          size={size * 0.92}
          kind="camp"
          mark={`f-${FACTIONS[thing.faction]!}`}
          paint={factionPaint(thing.faction)}
        />
      );
    case 'mechs':
      return (
        <Piece
          x={x}
          y={y}
          size={size * 0.84}
          kind="building"
          mark={thing.snipers ? 'm-sniper' : 'm-hunter'}
          paint={thing.snipers ? SNIPER_PAINT : HUNTER_PAINT}
          count={thing.n}
        />
      );
    case 'pollution':
      return Array.from({ length: thing.n }, (_, i) => (
        <Stamp
          key={`${i}`}
          id="m-pollution"
          x={x + (i - (thing.n - 1) / 2) * size * 0.5}
          y={y}
          size={size * 0.66}
          color="var(--pollution)"
        />
      ));
    case 'toxic':
      return <Stamp id="m-toxic" x={x} y={y} size={size * 1.06} color="var(--pollution)" cut="var(--toxic-cut)" />;
  }
}

/** Everything that stands on the cells; leaders travel when they move. */
export const Contents = memo(function Contents({ view }: { readonly view: WildView }) {
  const leaders: (Spot & { readonly player: number; readonly faction: number })[] = [];
  const cells = CELLS.map((word, cell) => {
    const things = thingsOn(view, cell);
    const { x, y } = centre(cell);
    const places = cell === BASE || isFactory(view, cell) ? tokenPlaces(things.length) : openPlaces(things.length);
    const drawn = things.map((thing, i) => {
      const place = places[i]!;
      const at = { x: x + place.x * SIZE, y: y + place.y * SIZE, size: place.size * SIZE };
      if (thing.kind === 'leader') leaders.push({ ...at, player: thing.player, faction: thing.faction });
      return <Drawn key={`${thing.kind}${i}`} thing={thing} {...at} />;
    });
    return (
      <g key={word}>
        {view.toxic[cell] === 1 && <path d={hex(cell, 0.86)} className={css.toxicGround} />}
        {drawn}
      </g>
    );
  });
  return (
    <g aria-hidden="true">
      {cells}
      {leaders
        .sort((a, b) => a.player - b.player)
        .map(({ player, faction, x, y, size }) => (
          <g
            key={player}
            className={css.leader}
            style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
          >
            <Piece
              x={0}
              y={0}
              size={size}
              kind="pawn"
              mark={`f-${FACTIONS[faction] ?? 'order'}`}
              paint={factionPaint(faction)}
            />
          </g>
        ))}
    </g>
  );
});
