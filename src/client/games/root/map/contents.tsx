import { EVERY_SUIT, SUITS } from '../../../../games/root/words.ts';
import { UI_OF } from '../factions/index.ts';
import { Counter, Mark } from './counter.tsx';
import { landmarkSpot } from './landmarks.ts';
import type { Point } from './layout.ts';
import css from './map.module.css';
import type { Piece } from './piece.ts';
import { RuleRing } from './ring.tsx';
import { rulerOf, type PlaceContents, contentsAt } from './place-contents.ts';
import type { MapProps } from './target.ts';

const SHAPES: Readonly<Record<string, string>> = {
  fox: 'M12 1.4 23.2 21.4H.8Z',
  rabbit: 'M12 1.6a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 0 1 0-20.8Z',
  mouse: 'M2.6 2.6H21.4V21.4H2.6Z',
};

/** The suit of a clearing by shape and colour, with its number, on the rim. */
function Medallion({ suit, n, x, y, near }: { suit: string; n: number; x: number; y: number; near: boolean }) {
  const fox = suit === 'fox';
  const size = (near ? 29 : 22) * (fox ? 1.2 : 1);
  const scale = size / 24;
  const font = (near ? 15 : 12) - (fox && n > 9 ? 1.5 : 0);
  return (
    <g>
      <path
        transform={`translate(${x - size / 2} ${y - size / 2 - (fox ? 2.4 : 0)}) scale(${scale})`}
        d={SHAPES[suit]}
        fill={`var(--suit-${suit})`}
        stroke="var(--line)"
        strokeWidth={1.5 / scale}
        strokeLinejoin="round"
      />
      <text
        x={x}
        y={y + font * (fox ? 0.5 : 0.35)}
        className={css.number}
        fontSize={font}
        fill={`var(--on-suit-${suit})`}
      >
        {n}
      </text>
    </g>
  );
}

/** §21.7: the number of the Lost City, on a disc of all three suits. */
function EverySuit({ n, x, y, near }: { n: number; x: number; y: number; near: boolean }) {
  const r = near ? 14.5 : 11;
  const font = near ? 15 : 12;
  const corner = (turn: number): string => {
    const angle = (turn * 2 * Math.PI) / 3 - Math.PI / 2;
    return `${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`;
  };
  return (
    <g>
      {['fox', 'rabbit', 'mouse'].map((suit, i) => (
        <path
          key={suit}
          d={`M${x} ${y}L${corner(i)}A${r} ${r} 0 0 1 ${corner(i + 1)}Z`}
          fill={`var(--suit-${suit})`}
          stroke="var(--line)"
          strokeWidth={1}
        />
      ))}
      <circle cx={x} cy={y} r={r * 0.66} fill="var(--map-clearing)" stroke="var(--line)" strokeWidth={1} />
      <text x={x} y={y + font * 0.35} className={css.number} fontSize={font} fill="var(--ink)">
        {n}
      </text>
    </g>
  );
}

/** Slots in the upper half: what is built, what is ruined, what is open. */
function Slots({
  standing,
  open,
  x,
  y,
  near,
}: {
  standing: PlaceContents;
  open: number;
  x: number;
  y: number;
  near: boolean;
}) {
  const all = [...standing.slots, ...Array.from({ length: open }, () => undefined)];
  const size = (near ? 27 : 16) * (all.length > 3 ? 0.74 : all.length === 3 ? 0.9 : 1);
  return all.map((piece: Piece | undefined, i) => {
    const at = x + (i - (all.length - 1) / 2) * (size + (near ? 2 : 1));
    // Pieces of one kind differ by nothing but their place.
    const key = `slot ${i}`;
    if (piece) return <Counter key={key} piece={piece} x={at} y={y} size={size} />;
    return (
      <Mark
        key={key}
        id="k-slot"
        x={at}
        y={y}
        size={size}
        style={{ color: 'var(--rule-2)', '--cut': 'var(--map-clearing)' }}
      />
    );
  });
}

/** Shields in the lower half, as large as there is room for. */
function Shields({ warriors, x, y, near }: { warriors: readonly Piece[]; x: number; y: number; near: boolean }) {
  const n = warriors.length;
  const size = (near ? 30 : 21) * (n <= 2 ? 1 : n === 3 ? 0.86 : n === 4 ? 0.72 : 0.62);
  const step = size * (n <= 2 ? 1.17 : 1.06);
  return warriors.map((piece, i) => (
    <Counter key={piece.mark + piece.label} piece={piece} x={x + (i - (n - 1) / 2) * step - 1.5} y={y} size={size} />
  ));
}

const TOKEN_ANGLES = [150, 30, 180, 0, 120, 60, 210, 330];
const PAWN_ANGLES = [222, 318, 240];

/** Tokens and pawns sit on the rim. */
function Rim({
  pieces,
  angles,
  at,
  r,
  size,
}: {
  pieces: readonly Piece[];
  angles: readonly number[];
  at: Point;
  r: number;
  size: number;
}) {
  return pieces.map((piece, i) => {
    const angle = ((angles[i] ?? 90) * Math.PI) / 180;
    return (
      <Counter
        key={piece.mark + piece.label}
        piece={piece}
        x={at[0] + r * Math.cos(angle)}
        y={at[1] + r * Math.sin(angle)}
        size={size}
      />
    );
  });
}

interface ContentsProps extends Pick<MapProps, 'view' | 'names' | 'layout'> {
  readonly c: number;
}

/** Everything in a clearing. */
export function Contents({ c, view, names, layout }: ContentsProps) {
  const { radius: r, near } = layout.sheet;
  const at = layout.clearings[c]!;
  const [x, y] = at;
  const suit = SUITS[view.suit[c]!];
  const standing = contentsAt(view, c, names);
  const ruler = rulerOf(view, c);
  const band = near ? 3.4 : 2.8;
  return (
    <g>
      {ruler !== undefined && (
        <RuleRing
          owner={ruler}
          pattern={UI_OF[view.ruler[c]!]!.ring}
          x={x}
          y={y}
          r={r + (near ? 5.6 : 3.6)}
          width={near ? 4.4 : 3.6}
        />
      )}
      {suit !== undefined && (
        <>
          <circle cx={x} cy={y} r={r - band - 0.6} fill={`var(--suit-${suit})`} fillOpacity={0.1} />
          <circle cx={x} cy={y} r={r - band / 2 - 0.6} fill="none" stroke={`var(--s-${suit})`} strokeWidth={band} />
          <circle cx={x} cy={y} r={r - band - 0.9} fill="none" stroke="var(--line)" strokeWidth={0.8} />
        </>
      )}
      <Slots standing={standing} open={view.open[c]!} x={x} y={y - (near ? 10.5 : 7.5)} near={near} />
      <Shields warriors={standing.warriors} x={x} y={y + (near ? 21.5 : 12)} near={near} />
      {view.scorched[c] === 1 && <Mark id="i-torch" x={x} y={y} size={r} style={{ color: 'var(--bad)' }} />}
      {view.suit[c] === EVERY_SUIT ? (
        <EverySuit n={c + 1} x={x} y={y - r + 1} near={near} />
      ) : (
        <Medallion suit={suit ?? 'rabbit'} n={c + 1} x={x} y={y - r + 1} near={near} />
      )}
      {standing.landmarks.map((piece) => {
        const [lx, ly] = landmarkSpot(c, layout);
        return <Counter key={piece.mark} piece={piece} x={lx} y={ly} size={near ? 28 : 21} />;
      })}
      <Rim pieces={standing.tokens} angles={TOKEN_ANGLES} at={at} r={r + 2} size={near ? 24 : 17} />
      <Rim pieces={standing.pawns} angles={PAWN_ANGLES} at={at} r={r + 4} size={near ? 30 : 22} />
    </g>
  );
}
