import { type ReactNode, useId, useMemo } from 'react';
import { symbolHref } from '../components/symbol.ts';
import { contours, hills, scatter } from './contours.ts';
import css from './night.module.css';

/** A seat drawn around a campfire: taken by a person or a bot, or free. */
export type FireSeat = 'person' | 'bot' | 'free';

/** A campfire of the picture: centre, relative size, and the seats around it. */
export interface Fire {
  readonly seats?: readonly FireSeat[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface NightProps {
  readonly width: number;
  readonly height: number;
  readonly fires: readonly Fire[];
  readonly seed: number;
  /** True at points without trees, such as behind text. */
  readonly clear?: (x: number, y: number) => boolean;
  readonly children?: ReactNode;
}

const STEP = 6;
const LEVELS = 17;
const REACH = 150;
const TREES_APART = 17;
/** In how many steps trees are brighter near a fire. The trees of a step are one path: hundreds of paths delay the first page. */
const LIGHT_STEPS = 16;

/** Trees that are equally lit, as the data of one path. */
interface Grove {
  readonly step: number;
  trees: string;
}

function mix(a: readonly number[], b: readonly number[], share: number): string {
  return `rgb(${a.map((from, i) => Math.round(from + (b[i]! - from) * share)).join(' ')})`;
}

/** A night landscape of contour lines and trees, lit by campfires. */
export function Night({ width, height, fires, seed, clear, children }: NightProps) {
  const id = useId();
  const [thin, thick] = useMemo(() => {
    const heights = hills(Math.ceil(width / STEP) + 2, Math.ceil(height / STEP) + 2, 210 / STEP, seed);
    const lines = contours(heights, LEVELS, STEP);
    const every = (strong: boolean): string => lines.filter((_, k) => (k % 5 === 4) === strong).join('');
    return [every(false), every(true)];
  }, [width, height, seed]);
  const groves = useMemo(() => {
    const wood = hills(Math.ceil(width / STEP) + 2, Math.ceil(height / STEP) + 2, 120 / STEP, seed + 5);
    const far = (x: number, y: number): number => Math.min(...fires.map((f) => Math.hypot(x - f.x, y - f.y) / f.size));
    return scatter(width, height, TREES_APART, seed, (x, y) => {
      const dense = wood.at[Math.floor(y / STEP) * wood.width + Math.floor(x / STEP)]! > 0.54;
      return dense && far(x, y) > 84 && !(clear?.(x, y) ?? false);
    }).reduce<Grove[]>((groves, [x, y]) => {
      const step = Math.round(Math.max(0, 1 - far(x, y) / 190) * LIGHT_STEPS);
      const tree = `M${x.toFixed(0)} ${(y - 13).toFixed(0)}l5 8h-2.6l4 6.5h-12.8l4-6.5h-2.6Z`;
      const grove = groves.find((each) => each.step === step);
      if (grove) grove.trees += tree;
      else groves.push({ step, trees: tree });
      return groves;
    }, []);
  }, [width, height, fires, seed, clear]);
  return (
    <svg
      className={css.night}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#FFB454" stopOpacity=".95" />
          <stop offset=".28" stopColor="#F0762E" stopOpacity=".42" />
          <stop offset="1" stopColor="#F0762E" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}light`}>
          <stop offset="0" stopColor="#fff" />
          <stop offset=".45" stopColor="#bbb" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <mask id={`${id}lit`} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
          <rect width={width} height={height} />
          {fires.map(({ x, y, size }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={REACH * size} fill={`url(#${id}light)`} />
          ))}
        </mask>
      </defs>
      <rect width={width} height={height} fill="#0D1517" />
      <g fill="none" stroke="#3C4A48">
        <path d={thin} strokeWidth=".8" />
        <path d={thick} strokeWidth="1.3" />
      </g>
      <g className={css.breath}>
        {fires.map(({ x, y, size }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={104 * size} fill={`url(#${id}glow)`} opacity=".55" />
        ))}
      </g>
      <g fill="none" stroke="#F2A85A" mask={`url(#${id}lit)`}>
        <path d={thin} strokeWidth="1" />
        <path d={thick} strokeWidth="1.6" />
      </g>
      <g strokeWidth=".9" strokeLinejoin="round">
        {groves.map(({ step, trees }) => (
          <path
            key={step}
            d={trees}
            fill={mix([22, 32, 31], [104, 70, 36], step / LIGHT_STEPS)}
            stroke={mix([58, 74, 70], [232, 150, 70], step / LIGHT_STEPS)}
          />
        ))}
      </g>
      {fires.map((fire) => (
        <Campfire key={`${fire.x} ${fire.y}`} {...fire} />
      ))}
      {children}
    </svg>
  );
}

const MARKS = ['tamga-1', 'tamga-2', 'tamga-3', 'tamga-4'] as const;

/** The seats around a fire: a marked disc for a taken seat, a dashed ring for a free one. */
function Ring({ seats }: { readonly seats: readonly FireSeat[] }) {
  return seats.map((who, k) => {
    const angle = ((360 / seats.length) * k - 45) * (Math.PI / 180);
    const x = 29 * Math.cos(angle);
    const y = 26 * Math.sin(angle);
    const key = `${k}`;
    if (who === 'free')
      return (
        <circle
          key={key}
          cx={x}
          cy={y}
          r="8.4"
          fill="#0E1517"
          fillOpacity=".7"
          stroke="#FFB454"
          strokeDasharray="1.9 1.6"
        />
      );
    const owner = k + 1;
    return (
      <g key={key}>
        <circle cx={x} cy={y} r="8.8" fill={`var(--owner-${owner})`} stroke="#0E1517" strokeWidth="1.4" />
        <use
          href={symbolHref(who === 'bot' ? 'u-bot' : MARKS[k]!)}
          x={x - 5.6}
          y={y - 5.6}
          width="11.2"
          height="11.2"
          style={{ color: `var(--on-owner-${owner})`, '--cut': `var(--owner-${owner})` } as object}
        />
      </g>
    );
  });
}

function Campfire({ x, y, size, seats }: Fire) {
  return (
    <g transform={`translate(${x} ${y}) scale(${1.7 * size})`}>
      {seats && <Ring seats={seats} />}
      <ellipse cx="0" cy="9" rx="13" ry="3.5" fill="#000" opacity=".5" />
      <path d="M-10 9 10 4M-10 4 10 9" stroke="#7A4A22" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M-10 9 10 4M-10 4 10 9" stroke="#2A170A" strokeWidth="1" strokeLinecap="round" opacity=".6" />
      <g className={css.flame}>
        <g transform="translate(-12 -19)">
          <path
            d="M12.3 1.5C12.7 5.4 18.6 8 18.6 13.4a6.6 6.6 0 0 1-13.2 0c0-2.7 1.3-4.2 2.6-6.2.9.9 1.4 1.8 1.6 2.9 1.7-2 2.9-5 2.7-8.6Z"
            fill="#F0762E"
          />
          <path
            d="M12.4 7.2c.5 2.3 3.3 3.5 3.3 6.4a3.7 3.7 0 0 1-7.4 0c0-1.1.4-1.9 1-2.7.5.5.8 1 1 1.7 1-1.3 1.9-3.1 2.1-5.4Z"
            fill="#FFC25A"
          />
          <path d="M12.2 12.4c.3 1 1.2 1.4 1.2 2.5a1.4 1.4 0 0 1-2.8 0c0-1 1.1-1.3 1.6-2.5Z" fill="#FFF3D0" />
        </g>
      </g>
    </g>
  );
}
