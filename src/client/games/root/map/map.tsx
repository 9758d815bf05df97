import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { CLEARING_COUNT, PLACES } from '../../../../games/root/words.ts';
import { type Box, useBox } from '../../../components/box.ts';
import { roadAnchor } from '../animations.ts';
import { BURROW_WORD, hasBurrow } from './burrow-words.ts';
import { Burrow } from './burrow.tsx';
import { Clearing } from './clearing.tsx';
import { closedRoads } from './closed-roads.ts';
import { Forest } from './forest.tsx';
import { Ground } from './ground.tsx';
import { layoutOf, sheetFor } from './layout.ts';
import css from './map.module.css';
import { Notes } from './notes.tsx';
import { ChosenNames, Pieces } from './pieces.tsx';
import { isArrow, neighbourTowards } from './arrows.ts';
import { arrowOf, type Way } from './move-arrows.ts';
import { type MapProps, type Places, press, stateOf } from './target.ts';

interface RootMapProps extends Omit<MapProps, 'layout'> {
  readonly places: Places;
  /** What moves: in the move that waits, or in the turn that is played out. */
  readonly ways: readonly Way[];
}

/** Arrows of what moves, below the clearings. */
function MoveArrows({ ways, layout, map }: Pick<RootMapProps, 'ways'> & Pick<MapProps, 'layout' | 'map'>) {
  return ways.map((way) => {
    const { shaft, head } = arrowOf(way, layout, map.data.paths);
    return (
      <g key={way.join()} className={css.arrow} data-arrow={way.join(' ')} aria-hidden="true">
        <path d={shaft} />
        <path d={head} />
      </g>
    );
  });
}

/** The place that something on the map belongs to. */
const wordOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<SVGElement>('[data-place]')?.dataset['place'];

/** The map of the woodland with everything that stands on it; it fills its place. */
export function RootMap(props: RootMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const box = useBox(place);
  // A roll on a phone takes some of the height for a while: the map is scaled then, and nothing on it moves.
  const taken = box ? (document.querySelector('[data-takes-height]')?.clientHeight ?? 0) : 0;
  const drawn = box && taken > 0 ? { width: box.width, height: box.height + taken } : box;
  return (
    <div className={css.place} ref={place}>
      {box && drawn && box.width > 0 && box.height > 0 && (
        <div
          className={css.map}
          style={
            drawn === box
              ? undefined
              : ({ height: `${drawn.height}px`, '--shrink': box.height / drawn.height } as CSSProperties)
          }
        >
          <Sheets {...props} box={drawn} />
        </div>
      )}
    </div>
  );
}

/** The sheets of the map, drawn for a place of this size. */
function Sheets({ places, ways, box, ...given }: RootMapProps & { readonly box: Box }) {
  const layout = layoutOf(given.view.map, sheetFor(box));
  const [at, setAt] = useState('c1');
  const svg = useRef<SVGSVGElement>(null);
  const props: MapProps = { ...given, layout };
  const { data } = props.map;
  const { width, height } = layout.sheet;
  // As text, so that the names are drawn again only when they change.
  const forestsToChoose = data.forests
    .map((_, i) => PLACES[CLEARING_COUNT + i]!)
    .filter((word) => places.targets.includes(word) || places.hints.has(word) || places.chosen.has(word))
    .join(' ');

  /** Arrows walk from neighbour to neighbour: to clearings and to forests that can be chosen, with Shift to any forest. */
  function walk(key: string, shift: boolean): void {
    const isForest = (word: string): boolean => word.startsWith('f');
    const to = neighbourTowards(at, key, props.map, layout, (word) =>
      shift ? isForest(word) : !isForest(word) || places.targets.includes(word),
    );
    if (to !== undefined) svg.current?.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const word = wordOf(event.target);
    // The frame hears the same key and opens the reasons; here it is said of what.
    if (key === '?' && word !== undefined) places.askWhy?.(word);
    if (isArrow(key)) {
      event.preventDefault();
      walk(key, event.shiftKey);
    } else if ((key === 'Enter' || key === ' ') && word !== undefined && press(word, places)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function pressed({ target }: MouseEvent): void {
    const word = wordOf(target);
    if (word !== undefined) press(word, places);
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
    <>
      <Ground layout={layout} />
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="group"
        aria-label={props.names.terms.name(`root.map.${props.view.map}`)}
        onKeyDown={onKeyDown}
        onClick={pressed}
        onFocus={({ target }) => setAt(wordOf(target) ?? at)}
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
        {closedRoads(props.view).map((path) => (
          <path key={path} d={layout.roads[path]} className={css.closed} />
        ))}
        <MoveArrows ways={ways} layout={layout} map={props.map} />
        {data.forests.map((forest, i) => (
          <Forest key={forest.id} i={i} {...props} {...stateOf(PLACES[CLEARING_COUNT + i]!, places, at)} />
        ))}
        {hasBurrow(props.view) && <Burrow {...props} {...stateOf(BURROW_WORD, places, at)} />}
        {data.clearings.map((clearing, c) => (
          <Clearing key={`${clearing.x} ${clearing.y}`} c={c} {...props} {...stateOf(PLACES[c]!, places, at)} />
        ))}
      </svg>
      <Pieces {...props} />
      <ChosenNames {...props} forests={forestsToChoose} />
      <Notes {...props} scale={Math.max(box.width / width, box.height / height)} />
    </>
  );
}
