import css from './map.module.css';
import type { RingPattern } from './ring-pattern.ts';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** A closed line that swings about a circle. */
function swung(
  x: number,
  y: number,
  r: number,
  swing: number,
  times: number,
  shape: 'wave' | 'saw' | 'crenel',
): string {
  const perTurn = { wave: 8, saw: 2, crenel: 4 }[shape];
  const points: string[] = [];
  for (let i = 0; i < times * perTurn; i++) {
    const part = shape === 'crenel' ? (Math.floor(i / 4) + [0, 0.5, 0.5, 1][i % 4]!) / times : i / (times * perTurn);
    const out =
      shape === 'wave'
        ? Math.sin(((i % 8) / 8) * 2 * Math.PI)
        : shape === 'saw'
          ? i % 2 === 0
            ? 1
            : -1
          : i % 4 < 2
            ? 1
            : -1;
    const angle = part * 2 * Math.PI - Math.PI / 2;
    const reach = r + out * swing;
    points.push(`${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}

interface Stroke {
  readonly d: string;
  readonly width: number;
  readonly dash?: string;
  readonly round?: true;
}

function strokes(pattern: RingPattern, x: number, y: number, r: number, w: number): Stroke[] {
  const length = 2 * Math.PI * r;
  const d = circle(x, y, r);
  const dashed = (unit: number, ...parts: readonly number[]): string => {
    const each = length / Math.round(length / unit);
    return parts.map((part) => (each * part).toFixed(2)).join(' ');
  };
  switch (pattern) {
    case 'double':
      return [r - w * 0.42, r + w * 0.42].map((radius) => ({ d: circle(x, y, radius), width: w * 0.42 }));
    case 'dashes':
      return [{ d, width: w, dash: dashed(15, 0.64, 0.36) }];
    case 'wave':
      return [{ d: swung(x, y, r, w * 0.36, Math.round(length / 12), 'wave'), width: w * 0.62 }];
    case 'dots':
      return [{ d, width: w, dash: dashed(7.4, 0.001, 0.999), round: true }];
    case 'saw':
      return [{ d: swung(x, y, r, w * 0.5, Math.round(length / 8), 'saw'), width: w * 0.55 }];
    case 'crenel':
      return [{ d: swung(x, y, r, w * 0.38, Math.round(length / 13), 'crenel'), width: w * 0.6 }];
    case 'stitch':
      return [{ d, width: w, dash: dashed(22, 0.5, 0.16, 0.18, 0.16) }];
    case 'feathers':
      return [
        { d: circle(x, y, r + w * 0.3), width: w * 0.34 },
        { d: circle(x, y, r - w * 0.16), width: w * 0.62, dash: dashed(6, 0.42, 0.58) },
      ];
    case 'plain':
      return [{ d, width: w }];
  }
}

interface RingProps {
  readonly owner: string;
  readonly pattern: RingPattern;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly width: number;
}

/** The ring of the faction that rules a clearing. */
export function RuleRing({ owner, pattern, x, y, r, width }: RingProps) {
  return (
    <g>
      <path d={circle(x, y, r)} className={css.ringBase} strokeWidth={width + 3.2} />
      {strokes(pattern, x, y, r, width).map((stroke) => (
        <path
          key={stroke.d}
          d={stroke.d}
          fill="none"
          stroke={`var(--r-${owner})`}
          strokeWidth={stroke.width}
          strokeLinejoin="round"
          strokeLinecap={stroke.round ? 'round' : 'butt'}
          strokeDasharray={stroke.dash}
        />
      ))}
    </g>
  );
}
