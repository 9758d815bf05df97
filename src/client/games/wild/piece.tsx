import { symbolHref } from '../../components/symbol.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { FACTIONS } from '../../../games/wild/words.ts';
import type { Emblem as SeatEmblem } from '../../components/icon.tsx';
import css from './map.module.css';

/** What a piece is; each kind has an outline of its own. */
export type PieceKind = 'pawn' | 'camp' | 'building' | 'token';

const PART: Readonly<Record<PieceKind, number>> = { pawn: 0.58, camp: 0.52, building: 0.66, token: 0.62 };
const SHIFT: Readonly<Record<PieceKind, number>> = { pawn: -0.1, camp: 0.09, building: 0, token: 0 };

/** The rim of each faction's pieces, so that they differ without colour. */
const RIM = ['3 1.4', '.1 2.2', '5 1.5', '1.6 1.6'] as const;

/** How a piece is painted. */
export interface Paint {
  readonly fill: string;
  readonly on: string;
  readonly dash: string;
}

/** The colours of a faction. */
export function factionPaint(faction: number): Paint {
  const name = FACTIONS[faction];
  return name === undefined
    ? { fill: 'var(--panel)', on: 'var(--ink)', dash: 'none' }
    : { fill: `var(--f-${name})`, on: `var(--on-f-${name})`, dash: RIM[faction]! };
}

/** The colours of hunters. */
export const HUNTER_PAINT: Paint = { fill: 'var(--machine)', on: 'var(--on-machine)', dash: 'none' };
/** The colours of snipers, who stand on dark ground. */
export const SNIPER_PAINT: Paint = { fill: 'var(--on-machine)', on: 'var(--machine)', dash: 'none' };

interface StampProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly cut?: string;
}

/** A mark of the sheet, centred on a point. */
export function Stamp({ id, x, y, size, color, cut = 'var(--sheet)' }: StampProps) {
  return (
    <use
      href={symbolHref(id)}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      style={{ color, '--cut': cut } as object}
    />
  );
}

interface PieceProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: PieceKind;
  readonly mark: string;
  readonly paint: Paint;
  readonly count?: number;
}

/** A piece: outline for its kind, fill and rim for its owner, stamp for what it is, badge for how many. */
export function Piece({ x, y, size, kind, mark, paint, count = 1 }: PieceProps) {
  const { fill, on, dash } = paint;
  const badge = size * 0.27;
  return (
    <g>
      <use
        href={symbolHref(`k-${kind}`)}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        style={{ color: fill, '--rim': on, '--rim-dash': dash } as object}
      />
      <Stamp id={mark} x={x} y={y + SHIFT[kind] * size} size={PART[kind] * size} color={on} cut={fill} />
      {count > 1 && (
        <g className={css.badge}>
          <circle cx={x + size * 0.42} cy={y - size * 0.4} r={badge} />
          <text x={x + size * 0.42} y={y - size * 0.4 + badge * 0.53} style={{ fontSize: badge * 1.55 }}>
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

/** The mark of a seat: its faction's, once it has one; alone one plays two. */
export function wildEmblem(view: object, seat: number): SeatEmblem | undefined {
  const { seats, players } = view as WildView;
  const faction = seats === 1 ? -1 : (players[seat]?.faction ?? -1);
  return faction < 0 ? undefined : { ...factionPaint(faction), mark: `f-${FACTIONS[faction]!}` };
}

/** A piece beside words. */
export function Emblem({ faction, kind = 'pawn', size }: { faction: number; kind?: PieceKind; size: number }) {
  const name = FACTIONS[faction];
  return (
    <svg width={size} height={size} viewBox="-.5 -.5 25 25" aria-hidden="true">
      <Piece
        x={12}
        y={12}
        size={24}
        kind={kind}
        mark={kind === 'token' ? 'm-breach' : name === undefined ? 'u-user' : `f-${name}`}
        paint={factionPaint(faction)}
      />
    </svg>
  );
}
