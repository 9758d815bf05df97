import { memo } from 'react';
import { FACTIONS } from '../../../games/root/words.ts';
import { useEmblem } from '../../components/icon.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { Mark } from './map/counter.tsx';
import type { Names } from './names.ts';
import { pinPlaces } from './pin-places.ts';
import css from './score.module.css';
import { useNames } from './use-names.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** The points that win (§3.1). */
const MOST = 30;
const STEP = 19.6;
const PIN = 18;
/** Room for the pins of six who have equal points at either end. */
const SIDE = 3 * (PIN + 1) + 4;
const WIDTH = 2 * SIDE + MOST * STEP;
const FIVES = Array.from({ length: MOST / 5 }, (_, k) => k * 5);

interface ScorePin {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

function Pin({ pin, x, at }: { readonly pin: ScorePin; readonly x: number; readonly at: number }) {
  const { fill, on, mark } = useEmblem(pin.seat);
  return (
    <g>
      <title>{`${pin.name}: ${pin.points}`}</title>
      <path d={`M${x} 19L${at} 25`} className={css.stem} />
      <g className={css.pin} style={{ translate: `${x}px 0` }}>
        <Mark id="k-warrior" x={0} y={10} size={PIN + 1} style={{ color: fill, '--rim': 'none' }} />
        <Mark id={mark} x={0} y={9} size={PIN * 0.62} style={{ color: on, '--cut': fill }} />
      </g>
    </g>
  );
}

const Scale = memo(function Scale({ view, names }: { readonly view: RootView; readonly names: Names }) {
  const pinned = view.factions.flatMap((faction, seat): ScorePin[] => {
    if (faction === null) return [];
    const f = FACTIONS.indexOf(faction);
    // §3.3.2: who has activated a dominance card has no score marker any more.
    return view.dominance[f]! >= 0 ? [] : [{ seat, name: names.faction(faction), points: view.points[f]! }];
  });
  const x = (points: number): number => SIDE + Math.min(points, MOST) * STEP;
  const places = pinPlaces(
    pinned.map(({ points }) => Math.min(points, MOST)),
    STEP,
    PIN + 1,
    SIDE,
    x(MOST),
  );
  const said = pinned.map(({ name, points }) => `${name}: ${points}`).join(', ');
  return (
    <svg
      className={css.score}
      viewBox={`0 0 ${WIDTH} 40`}
      role="img"
      aria-label={`${names.say.t('root-board.label.scale')}: ${said}`}
    >
      {FIVES.map((five, k) => (
        <rect
          key={five}
          x={x(five)}
          y={23}
          width={5 * STEP}
          height={5}
          className={k % 2 === 0 ? css.dark : css.light}
        />
      ))}
      {[...FIVES, MOST].map((n) => (
        <text key={n} x={x(n)} y={39} className={css.figure}>
          {n}
        </text>
      ))}
      {pinned.map((pin, i) => (
        <Pin key={pin.seat} pin={pin} x={places[i]!} at={x(pin.points)} />
      ))}
    </svg>
  );
});

/** The score as the scale bar of a map, with the owners pinned on it. */
export function RootScore({ view }: BoardProps) {
  const names = useNames();
  return names && <Scale view={view as RootView} names={names} />;
}
