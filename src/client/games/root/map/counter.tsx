import { symbolHref } from '../../../components/symbol.ts';
import css from './map.module.css';
import type { PieceKind, Piece } from './piece.ts';

const STAMP: Readonly<Record<PieceKind, number>> = {
  warrior: 0.56,
  building: 0.66,
  token: 0.62,
  pawn: 0.58,
  hireling: 0.46,
};
const LIFT: Readonly<Partial<Record<PieceKind, number>>> = { warrior: -0.05, pawn: -0.1 };

interface MarkProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly style?: Readonly<Record<string, string>>;
}

/** A mark of the sprite, centred. */
export function Mark({ id, x, y, size, style }: MarkProps) {
  return (
    <use href={symbolHref(id)} x={x - size / 2} y={y - size / 2} width={size} height={size} {...(style && { style })} />
  );
}

/** A piece drawn at a point. */
export function Counter({
  piece,
  x,
  y,
  size,
}: {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { kind, owner, mark, count, label } = piece;
  const fill = owner === undefined ? 'var(--map-tint)' : `var(--f-${owner})`;
  const ink = owner === undefined ? 'var(--ink)' : `var(--on-f-${owner})`;
  const rim = { color: fill, '--rim': ink, '--rim-dash': owner === undefined ? 'none' : `var(--rim-${owner}, none)` };
  const radius = Math.max(6.4, size * 0.28);
  const [bx, by] = [x + size * 0.42, y - size * 0.4];
  return (
    <g>
      <title>{label}</title>
      <Mark id={`k-${kind}`} x={x} y={y} size={size} style={rim} />
      <Mark
        id={mark}
        x={x}
        y={y + (LIFT[kind] ?? 0) * size}
        size={size * STAMP[kind]}
        style={{ color: ink, '--cut': fill }}
      />
      {count > 1 && (
        <>
          <circle cx={bx} cy={by} r={radius} className={css.badge} />
          <text x={bx} y={by + radius * 0.53} className={css.badgeText} fontSize={radius * 1.5}>
            {count}
          </text>
        </>
      )}
    </g>
  );
}
