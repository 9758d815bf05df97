import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { GEOGRAPHY } from '../../../../games/root/maps/index.ts';
import { CLEARING_COUNT, PLACES } from '../../../../games/root/words.ts';
import { useMedia } from '../../../parts/media.ts';
import { roadAnchor } from '../flights.ts';
import { Clearing } from './clearing.tsx';
import { Counter } from './counter.tsx';
import { grove } from './grove.ts';
import { Ground } from './ground.tsx';
import { layoutOf, TALL, WIDE } from './layout.ts';
import css from './map.module.css';
import { pawnsAt, relicsAt } from './standing.ts';
import { isArrow, towards } from './arrows.ts';
import { type MapProps, placeProps, type Places } from './target.ts';

/** How far around its middle a forest of the small map can be tapped, also where the map is drawn smaller still. */
const REACH = 34;

function Forest({ i, ...props }: MapProps & { readonly i: number }) {
  const { view, names, layout } = props;
  const [x, y] = layout.forests[i]!;
  const { near } = layout.sheet;
  const place = CLEARING_COUNT + i;
  const word = PLACES[place]!;
  const pieces = [...pawnsAt(view, place, names), ...relicsAt(view, place, names)];
  const size = near ? 29 : 21;
  const places = pieces.length === 0 ? [] : grove(layout, i, GEOGRAPHY[view.map].data.paths, pieces.length, size);
  // A name that a clearing would cover is better left out: the text reading has it.
  const room = layout.clearings.every(
    ([cx, cy]) => Math.abs(cx - x) > layout.sheet.radius + 34 || Math.abs(cy - y) > layout.sheet.radius + 16,
  );
  const said = [names.place(word), ...pieces.map((piece) => piece.label)].join(', ');
  return (
    <>
      <g className={css.forest} {...placeProps(word, props, said)}>
        {!near && (
          <rect x={x - REACH} y={y - REACH} width={2 * REACH} height={2 * REACH} fill="none" pointerEvents="all" />
        )}
        <rect
          x={x - (near ? 52 : 24)}
          y={y - 24}
          width={near ? 104 : 48}
          height={48}
          rx={10}
          className={css.grove}
          data-anchor={word}
        />
      </g>
      <g aria-hidden="true" className={css.piece}>
        {near && room && pieces.length === 0 && (
          <text x={x} y={y + 4} className={css.label}>
            {names.place(word)}
          </text>
        )}
        {pieces.map((piece, k) => (
          <Counter key={piece.mark + piece.label} piece={piece} x={places[k]![0]} y={places[k]![1]} size={size} />
        ))}
      </g>
    </>
  );
}

/** Highway Bandits stand on roads. */
function Bandits({ view, layout, names }: MapProps) {
  return view.hirelings?.bandits.map((there, path) => {
    if (there === 0) return null;
    const [x, y] = layout.middles[path]!;
    const piece = {
      kind: 'hireling',
      owner: undefined,
      mark: 'w-hireling',
      count: 1,
      label: names.count('bandit', 1),
    } as const;
    return <Counter key={`${x} ${y}`} piece={piece} x={x} y={y} size={24} />;
  });
}

interface RootMapProps extends Omit<MapProps, 'layout' | 'places'> {
  readonly places: Omit<Places, 'at'>;
}

/** The map of the woodland with everything that stands on it. */
export function RootMap({ places, ...given }: RootMapProps) {
  const upright = useMedia('(max-width: 700px)');
  const layout = layoutOf(given.view.map, upright ? TALL : WIDE);
  const [at, setAt] = useState('c1');
  const svg = useRef<SVGSVGElement>(null);
  const props: MapProps = { ...given, layout, places: { ...places, at } };
  const { data } = props.map;
  const { width, height } = layout.sheet;

  /** Arrows walk from neighbour to neighbour: to clearings and to forests that can be chosen, with Shift to any forest. */
  function walk(event: KeyboardEvent): void {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const isForest = (word: string): boolean => word.startsWith('f');
    const to = towards(at, event.key, props.map, layout, (word) =>
      event.shiftKey ? isForest(word) : !isForest(word) || places.targets.includes(word),
    );
    if (to !== undefined) svg.current?.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
  }
  // An arrow while nothing has the focus enters the map where one was last.
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent): void => {
      if (event.target !== document.body || !isArrow(event.key)) return;
      event.preventDefault();
      svg.current?.querySelector<SVGElement>('[data-place][tabindex="0"]')?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, []);

  return (
    <div className={css.map} style={{ '--ratio': width / height } as object}>
      <Ground layout={layout} />
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={props.names.terms.name(`root.map.${props.view.map}`)}
        onKeyDown={walk}
        onFocus={({ target }) => setAt(target.closest<SVGElement>('[data-place]')?.dataset['place'] ?? at)}
      >
        <defs>
          <radialGradient id="root-glow">
            <stop offset="0.5" stopColor="var(--glow)" stopOpacity="0.85" />
            <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
          </radialGradient>
        </defs>
        {data.paths.map(([a, b], i) => (
          <circle
            key={`${a} ${b}`}
            cx={layout.middles[i]![0]}
            cy={layout.middles[i]![1]}
            r={1}
            fill="none"
            data-anchor={roadAnchor(a! - 1, b! - 1)}
          />
        ))}
        {data.forests.map((forest, i) => (
          <Forest key={forest.id} i={i} {...props} />
        ))}
        <Bandits {...props} />
        {data.clearings.map((clearing, c) => (
          <Clearing key={`${clearing.x} ${clearing.y}`} c={c} {...props} />
        ))}
      </svg>
    </div>
  );
}
