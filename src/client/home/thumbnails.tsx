import sprite from '../assets/emblems.svg?url';
import { Icon } from '../components/icon.tsx';

interface MarkProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
  readonly cut?: string;
}

function Mark({ id, x, y, size, colour = 'var(--ink)', cut = 'var(--cut)' }: MarkProps) {
  return (
    <use
      href={`${sprite}#${id}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      style={{ color: colour, '--cut': cut } as object}
    />
  );
}

function Piece({ x, y, size, owner, kind }: { x: number; y: number; size: number; owner: string; kind: string }) {
  const inner = size * (kind === 'warrior' ? 0.56 : 0.58);
  return (
    <>
      <Mark id={`k-${kind}`} x={x} y={y} size={size} colour={`var(--f-${owner})`} />
      <Mark
        id={`f-${owner}`}
        x={x}
        y={y - size * (kind === 'camp' ? -0.09 : 0.05)}
        size={inner}
        colour={`var(--on-f-${owner})`}
        cut={`var(--f-${owner})`}
      />
    </>
  );
}

const ROADS = 'M34 34C64 24 90 26 116 40M34 34C46 52 60 66 80 74M116 40C106 56 96 66 80 74';
const RIVER = 'M-4 70C30 84 60 60 92 72S140 92 158 84';
const CLEARINGS = [
  { x: 34, y: 34, owner: 'marquise' },
  { x: 116, y: 40, owner: 'eyrie' },
  { x: 80, y: 74, owner: 'alliance' },
] as const;
const TREES = [
  62, 4, 76, 8, 90, 3, 104, 7, 118, 3, 132, 9, 8, 6, 6, 54, 64, 42, 78, 46, 92, 42, 130, 62, 114, 60, 20, 58,
];

function Woodland() {
  return (
    <svg viewBox="0 0 152 96" aria-hidden="true">
      <rect width="152" height="96" fill="var(--map-ground)" />
      <g fill="none">
        <path d={RIVER} stroke="var(--map-water-ink)" strokeWidth="11" />
        <path d={RIVER} stroke="var(--map-water)" strokeWidth="9" />
        <path d={ROADS} stroke="var(--map-ink)" strokeWidth="5" />
        <path d={ROADS} stroke="var(--map-road)" strokeWidth="3.4" />
      </g>
      <g fill="var(--tree-2)" stroke="var(--tree-ink)" strokeWidth=".8" strokeLinejoin="round">
        {TREES.flatMap((x, i) =>
          i % 2 === 1
            ? []
            : [
                <path
                  key={`${x} ${TREES[i + 1]}`}
                  d={`M${x + 7} ${TREES[i + 1]}l4 6.4h-1.6l2.8 5.6h-10.4l2.8-5.6h-1.6Z`}
                />,
              ],
        )}
      </g>
      {CLEARINGS.map(({ x, y, owner }) => (
        <g key={owner}>
          <circle cx={x} cy={y} r="17" fill="none" stroke="var(--map-clearing)" strokeWidth="6" />
          <circle cx={x} cy={y} r="17" fill="none" stroke={`var(--r-${owner})`} strokeWidth="3" />
          <circle cx={x} cy={y} r="14" fill="var(--map-clearing)" stroke="var(--line)" />
          <Piece x={x} y={y} size={17} owner={owner} kind="warrior" />
        </g>
      ))}
    </svg>
  );
}

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

function Hexes() {
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

const STRIPS = [
  { ground: 'forest', land: 'c-cimmeria', worker: 'blue', good: 'g-livestock' },
  { ground: 'plains', land: 'c-assyria', worker: 'grey', good: 'g-wagon' },
  { ground: 'mountain', land: 'c-persia', worker: 'red', good: 'g-equipment' },
  { ground: 'marsh', land: 'c-greece', worker: 'red', good: 'g-gold' },
] as const;

function Scroll() {
  return (
    <svg viewBox="0 0 152 96" aria-hidden="true">
      <rect width="152" height="96" fill="var(--map-ground)" />
      {STRIPS.map(({ ground, land, worker, good }, i) => {
        const x = 12 + i * 33;
        const road = `M${x + 8} 14C${x + 4} 30 ${x + 12} 50 ${x + 7} 83`;
        return (
          <g key={ground}>
            <rect x={x} y="12" width="28" height="74" fill={`var(--t-${ground})`} stroke="var(--rule-2)" />
            <path d={road} fill="none" stroke="var(--map-ink)" strokeWidth="4" />
            <path d={road} fill="none" stroke="var(--map-road)" strokeWidth="2.6" />
            <rect x={x - 2} y="8" width="32" height="6" rx="3" fill="var(--sheet)" stroke="var(--rule-2)" />
            <rect x={x - 2} y="83" width="32" height="6" rx="3" fill="var(--sheet)" stroke="var(--rule-2)" />
            <Mark id={land} x={x + 19} y={27} size={14} />
            <Mark id={`worker-${worker}`} x={x + 19} y={48} size={14} colour={`var(--worker-${worker})`} />
            <Mark id={good} x={x + 19} y={69} size={14} />
          </g>
        );
      })}
    </svg>
  );
}

/** The sheet of a game in small. */
export function Thumb({ game }: { readonly game: string }) {
  if (game === 'root') return <Woodland />;
  if (game === 'wild') return <Hexes />;
  if (game === 'scythia') return <Scroll />;
  return (
    <svg viewBox="0 0 152 96" aria-hidden="true">
      <rect width="152" height="96" fill="var(--map-ground)" />
      <Mark id="vatra-mark" x={76} y={48} size={58} colour="var(--ember-ink)" />
    </svg>
  );
}

const MARKS: Readonly<Record<string, string>> = { root: 'f-alliance', wild: 'm-base', scythia: 'a-horse' };

/** The mark of a game beside its name. */
export function GameMark({ game, size }: { readonly game: string; readonly size: number }) {
  return <Icon id={MARKS[game] ?? 'vatra-flame'} size={size} />;
}
