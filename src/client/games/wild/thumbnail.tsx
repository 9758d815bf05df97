import { Mark, Piece } from '../../components/thumbnail-parts.tsx';

const SIZE = 19;
const WIDE = SIZE * Math.sqrt(3);
const GROUNDS = ['forest', 'plains', 'marsh', 'mountain', 'marsh', 'forest', 'plains', 'mountain', 'plains'] as const;
const CELLS = [-1, 0, 1].flatMap((r) =>
  [-3, -2, -1, 0, 1, 2, 3].filter((q) => Math.abs(q + r / 2) <= 3).map((q) => ({ q, r })),
);

function hexagon(x: number, y: number): string {
  const corner = (k: number): string => {
    const angle = (Math.PI / 180) * (60 * k + 30);
    return `${(x + SIZE * Math.cos(angle)).toFixed(1)} ${(y + SIZE * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
}

/** The board in small: the machine's base among hexagons. */
export function WildThumbnail() {
  return (
    <svg viewBox="0 0 152 96" aria-hidden="true">
      <rect width="152" height="96" fill="var(--map-ground)" />
      {CELLS.map(({ q, r }, k) => {
        const x = 76 + WIDE * (q + r / 2);
        const y = 48 + SIZE * 1.5 * r;
        const base = q === 0 && r === 0;
        const ground = GROUNDS[k % GROUNDS.length]!;
        return (
          <g key={`${q} ${r}`}>
            <path
              d={hexagon(x, y)}
              fill={base ? 'var(--machine)' : `var(--t-${ground})`}
              stroke="var(--map-sepia)"
              strokeWidth=".8"
            />
            {base ? (
              <Mark id="m-base" x={x} y={y} size={22} colour="var(--on-machine)" cut="var(--machine)" />
            ) : (
              <Mark id={`terrain-${ground}`} x={x} y={y} size={13} colour="var(--hatch)" />
            )}
          </g>
        );
      })}
      <path
        d="M76 10V29M92.5 38.5 108.9 29 125.4 38.5"
        fill="none"
        stroke="var(--wall)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Piece x={76 + WIDE} y={48} size={20} owner="coven" kind="pawn" />
      <Piece x={76 - WIDE * 1.5} y={48 - SIZE * 1.5} size={19} owner="order" kind="camp" />
    </svg>
  );
}
