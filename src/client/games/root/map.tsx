import type { KeyboardEvent } from 'react';
import type { Geography } from '../../../games/root/maps/map.ts';
import { IS_BUILDING, IS_WARRIOR, OWNER, PIECES } from '../../../games/root/pieces.ts';
import type { RootView } from '../../../games/root/view.ts';
import { CLEARING_COUNT, CLEARINGS, FACTIONS, type FactionName, PLACES, SUITS } from '../../../games/root/words.ts';
import sprite from '../../assets/emblems.svg?url';
import css from './map.module.css';
import type { Names } from './names.ts';

const WIDTH = 1000;
const HEIGHT = 760;
const RADIUS = 64;
const CHIP = 30;

interface Point {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: Point): Point => ({ x: 30 + x * (WIDTH - 60), y: 20 + y * (HEIGHT - 40) });

/** The colour family of a faction; the second Vagabond wears the first one's. */
const colour = (faction: FactionName): string => (faction === 'vagabond2' ? 'vagabond' : faction);

/** The mark of a kind of piece. */
function markOf(piece: number): string {
  if (IS_WARRIOR[piece]) return `w-${colour(FACTIONS[OWNER[piece]!]!)}`;
  return `${IS_BUILDING[piece] ? 'b' : 't'}-${PIECES[piece]}`;
}

interface Chip {
  readonly mark: string;
  readonly faction: FactionName | undefined;
  readonly count: number;
  readonly label: string;
}

/** What stands in a clearing: ruin, pieces by kind, pawns. */
function chipsAt(view: RootView, c: number, names: Names): Chip[] {
  const chips: Chip[] = PIECES.flatMap((name, p) => {
    const count = view.on[p * CLEARING_COUNT + c]!;
    const faction = FACTIONS[OWNER[p]!]!;
    return count > 0 ? [{ mark: markOf(p), faction, count, label: names.count(name, count) }] : [];
  });
  if (view.ruin[c] === 1)
    chips.unshift({ mark: 'b-ruin', faction: undefined, count: 1, label: names.terms.name('root.ruin') });
  return [...chips, ...pawnsAt(view, c, names)];
}

function pawnsAt(view: RootView, place: number, names: Names): Chip[] {
  return view.vagabonds.flatMap((vagabond, i) => {
    const faction = (['vagabond', 'vagabond2'] as const)[i]!;
    if (vagabond.place !== place || !view.factions.includes(faction)) return [];
    return [{ mark: 'w-vagabond', faction, count: 1, label: names.faction(faction) }];
  });
}

function Chips({ chips, x, y }: { readonly chips: readonly Chip[] } & Point) {
  const perRow = 3;
  const rows = Math.ceil(chips.length / perRow);
  return chips.map((chip, i) => {
    const inRow = Math.min(perRow, chips.length - Math.floor(i / perRow) * perRow);
    const left = x + ((i % perRow) - (inRow - 1) / 2) * (CHIP + 6) - CHIP / 2;
    const top = y + (Math.floor(i / perRow) - (rows - 1) / 2) * (CHIP + 6) - CHIP / 2;
    const paint = chip.faction === undefined ? undefined : { color: `var(--r-${colour(chip.faction)})` };
    return (
      <g key={chip.mark + chip.faction} className={css.chip} style={paint}>
        <title>{chip.label}</title>
        <use href={`${sprite}#${chip.mark}`} x={left} y={top} width={CHIP} height={CHIP} />
        {chip.count > 1 && (
          <text x={left + CHIP + 1} y={top + 9} className={css.count}>
            {chip.count}
          </text>
        )}
      </g>
    );
  });
}

interface MapProps {
  readonly view: RootView;
  readonly map: Geography;
  readonly names: Names;
  readonly targets: readonly string[];
  choose(word: string): void;
}

/** What makes a place of the map a button while it can be chosen. */
function targetProps(word: string, { targets, choose }: Pick<MapProps, 'targets' | 'choose'>, label: string) {
  if (!targets.includes(word)) return { role: 'img', 'aria-label': label };
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'data-target': true,
    onClick: () => choose(word),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(word);
    },
  };
}

function Clearing({ c, ...props }: MapProps & { readonly c: number }) {
  const { view, map, names } = props;
  const { x, y } = at(map.data.clearings[c]!);
  const word = CLEARINGS[c]!;
  const suit = SUITS[view.suit[c]!];
  const chips = chipsAt(view, c, names);
  const ruler = FACTIONS[view.ruler[c]!];
  const said = [names.place(word), suit && names.suit(suit), ...chips.map((chip) => chip.label)];
  return (
    <g className={css.clearing} {...targetProps(word, props, said.filter(Boolean).join(', '))}>
      <circle
        cx={x}
        cy={y}
        r={RADIUS}
        className={css.ground}
        style={ruler && { stroke: `var(--r-${colour(ruler)})`, strokeWidth: 5 }}
      />
      <circle cx={x} cy={y} r={RADIUS + 6} className={css.glow} />
      {suit !== undefined && (
        <use
          href={`${sprite}#suit-${suit}`}
          x={x - 13}
          y={y - RADIUS - 12}
          width={26}
          height={26}
          style={{ color: `var(--s-${suit})` }}
        />
      )}
      <text x={x + RADIUS - 8} y={y + RADIUS - 4} className={css.number}>
        {c + 1}
      </text>
      {Array.from({ length: view.open[c]! }, (_, i) => (
        <rect
          key={i}
          x={x - 10 + (i - (view.open[c]! - 1) / 2) * 24}
          y={y + RADIUS - 22}
          width={20}
          height={16}
          className={css.slot}
        />
      ))}
      <Chips chips={chips} x={x} y={y - 6} />
      {view.scorched[c] === 1 && <use href={`${sprite}#i-torch`} x={x - 12} y={y + 20} width={24} height={24} />}
    </g>
  );
}

function Forest({ i, ...props }: MapProps & { readonly i: number }) {
  const { view, map, names } = props;
  const { x, y } = at(map.data.forests[i]!);
  const word = PLACES[CLEARING_COUNT + i]!;
  const chips = pawnsAt(view, CLEARING_COUNT + i, names);
  return (
    <g className={css.forest} {...targetProps(word, props, names.place(word))}>
      <circle cx={x} cy={y} r={24} className={css.grove} />
      <use href={`${sprite}#terrain-forest`} x={x - 14} y={y - 14} width={28} height={28} />
      <Chips chips={chips} x={x} y={y} />
    </g>
  );
}

/** The map of the woodland with everything that stands on it. */
export function RootMap(props: MapProps) {
  const { data } = props.map;
  const line = (pair: readonly number[], className: string | undefined) => {
    const a = at(data.clearings[pair[0]! - 1]!);
    const b = at(data.clearings[pair[1]! - 1]!);
    return <line key={`${className}${pair.join('-')}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} className={className} />;
  };
  return (
    <svg
      className={css.map}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={props.names.terms.name(`root.map.${props.view.map}`)}
    >
      {data.river.map((pair) => line(pair, css.river))}
      {data.paths.map((pair) => line(pair, css.path))}
      {data.forests.map((forest, i) => (
        <Forest key={forest.id} i={i} {...props} />
      ))}
      {data.clearings.map((clearing, c) => (
        <Clearing key={`${clearing.x} ${clearing.y}`} c={c} {...props} />
      ))}
    </svg>
  );
}
