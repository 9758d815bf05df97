import { memo } from 'react';
import { CELLS, edgeUnder, NOWHERE } from '../../../games/wild/rules/00-board/geometry.ts';
import type { WildEvent } from '../../../games/wild/events.ts';
import { between, centre, ends, directionTo, hex, line, middle, type Point, SIZE } from './layout.ts';
import type { BoardForecast } from './board-forecast.ts';
import css from './overlay.module.css';
import type { Names } from './names.ts';

interface ThreatsProps {
  readonly outlook: BoardForecast;
}

/** What is enclosed now, and what the next machine card may enclose, build upon or poison. */
export const Threats = memo(function Threats({ outlook }: ThreatsProps) {
  return (
    <g aria-hidden="true" className={css.layer}>
      {outlook.enclosed.map((cell) => (
        <path key={`now${CELLS[cell]}`} d={hex(cell, 0.84)} className={css.enclosed} />
      ))}
      {[...outlook.cells].map(([cell, { toxic, enclosed }]) => (
        <g key={CELLS[cell]}>
          {enclosed > 0 && !outlook.enclosed.includes(cell) && <path d={hex(cell, 0.84)} className={css.soon} />}
          {toxic > 0 && <path d={hex(cell, 0.76)} className={css.soonToxic} />}
        </g>
      ))}
    </g>
  );
});

/** How likely each of these threats is: written above all pieces. */
export const Chances = memo(function Chances({ outlook, names }: ThreatsProps & { readonly names: Names }) {
  return (
    <g aria-hidden="true" className={css.layer}>
      {[...outlook.cells].map(([cell, { factory, toxic, enclosed }]) => {
        const { x, y } = centre(cell);
        const isNow = outlook.enclosed.includes(cell);
        const share = Math.max(factory, toxic, isNow ? 0 : enclosed);
        return (
          share > 0 && (
            <text key={CELLS[cell]} x={x} y={y + SIZE * 0.7} className={css.chance}>
              {names.say.t('wild.label.chance', { share })}
            </text>
          )
        );
      })}
    </g>
  );
});

/** An arrow through points that stops short of the last one. */
function Arrow({ points, short, tail, body, tip }: ArrowProps) {
  const last = points.at(-1)!;
  const before = points.at(-2)!;
  const far = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const end = between(before, last, Math.max(0.2, 1 - short / far));
  const start = between(points[0]!, points[1]!, Math.min(0.4, tail / far));
  const d = line([start, ...points.slice(1, -1), end]);
  return (
    <g aria-hidden="true" className={css.layer}>
      <path d={d} className={css.pathGap} />
      <path d={d} className={body} />
      <path
        className={tip}
        transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${directionTo(before, last).toFixed(0)})`}
        d="M10 0-4-8.5-4 8.5Z"
      />
    </g>
  );
}

interface ArrowProps {
  readonly points: readonly Point[];
  readonly short: number;
  readonly tail: number;
  readonly body: string | undefined;
  readonly tip: string | undefined;
}

/** The way a move would take, cell by cell. */
export function Path({ cells }: { readonly cells: readonly number[] }) {
  if (cells.length < 2) return null;
  return <Arrow points={cells.map(centre)} short={SIZE * 0.5} tail={SIZE * 0.36} body={css.path} tip={css.pathTip} />;
}

/** What one event did, drawn where it happened. */
function Trace({ event }: { readonly event: WildEvent }) {
  switch (event.type) {
    case 'advanced': {
      const stops = event.walls.map(middle);
      const points = event.to === NOWHERE ? stops : [...stops, middle(edgeUnder(event.to))];
      return (
        <>
          {event.walls.map((wall) => (
            <path key={wall} d={line(ends(wall))} className={css.trail} />
          ))}
          {points.length > 1 && <Arrow points={points} short={4} tail={0} body={css.trail} tip={css.trailTip} />}
        </>
      );
    }
    case 'deployed': {
      const { x, y } = middle(edgeUnder(event.at));
      return <circle cx={x} cy={y} r={SIZE * 0.42} className={css.mark} />;
    }
    case 'built':
    case 'polluted':
    case 'toxic':
    case 'hunter':
      return <path d={hex(event.cell, 0.9)} className={css.mark} />;
    case 'pursued':
      return (
        <Arrow
          points={[centre(event.from), centre(event.to)]}
          short={SIZE * 0.45}
          tail={SIZE * 0.3}
          body={css.trail}
          tip={css.trailTip}
        />
      );
    default:
      return null;
  }
}

/** What a step of a machine card did. */
export function Traces({ events }: { readonly events: readonly WildEvent[] }) {
  return (
    <g aria-hidden="true" className={css.layer}>
      {events.map((event, i) => (
        <Trace key={`${i}`} event={event} />
      ))}
    </g>
  );
}
