import { Piece } from '../../components/thumbnail-parts.tsx';

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

/** A woodland in small: three clearings, roads and a river. */
export function RootThumbnail() {
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
