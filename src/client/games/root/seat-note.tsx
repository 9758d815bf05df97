import { memo, type ReactNode } from 'react';
import {
  DAMAGED,
  DAMAGED_EXHAUSTED,
  CONDITIONS,
  EXHAUSTED,
  TRACK_EXHAUSTED,
} from '../../../games/root/factions/09-vagabond/state.ts';
import { CHARACTER_DATA } from '../../../games/root/factions/09-vagabond/characters.ts';
import { COLUMNS, VIZIERS } from '../../../games/root/factions/07-eyrie/state.ts';
import { SERVICES } from '../../../games/root/factions/11-riverfolk/state.ts';
import { DECREE, handOf, SUPPORTERS } from '../../../games/root/components/piles.ts';
import {
  IS_BUILDING,
  OWNER,
  PIECES,
  RECRUITER,
  SAWMILL,
  WARRIOR_OF,
  WORKSHOP,
} from '../../../games/root/components/pieces.ts';
import { BUILDING_POINTS, WOOD_COST } from '../../../games/root/components/tracks.ts';
import type { RootView } from '../../../games/root/view.ts';
import { CLEARING_COUNT, type FactionName, FACTIONS, ITEMS, VAGABOND } from '../../../games/root/words.ts';
import { type Emblem, Icon } from '../../components/icon.tsx';
import type { SeatProps } from '../../registry/game-ui.ts';
import { cardsOf } from './boards/boards.tsx';
import { SuitMarks } from './boards/parts.tsx';
import { familyOf } from './map/family.ts';
import type { Names } from './names.ts';
import css from './seat-note.module.css';
import { useNames } from './use-names.ts';

/** The sign of the faction that a seat plays. */
export function rootEmblem(view: object, seat: number): Emblem | undefined {
  const faction = (view as RootView).factions[seat];
  if (faction === null || faction === undefined) return undefined;
  const family = familyOf(FACTIONS.indexOf(faction))!;
  return {
    fill: `var(--f-${family})`,
    on: `var(--on-f-${family})`,
    mark: `f-${family}`,
    dash: `var(--rim-${family}, none)`,
  };
}

/** §1.5: the seats clockwise, from the first player. */
export const rootTurnOrder = (view: object): readonly number[] => (view as RootView).order;

const factionOf = (view: object, seat: number): FactionName | undefined =>
  (view as RootView).factions[seat] ?? undefined;

const vagabondOf = (faction: FactionName): number => FACTIONS.indexOf(faction) - VAGABOND;
const isVagabond = (faction: FactionName): boolean => faction === 'vagabond' || faction === 'vagabond2';

/** What a seat plays: its faction; a Vagabond's character. */
export function RootSeatRole({ view, of }: SeatProps) {
  const names = useNames();
  const faction = factionOf(view, of);
  if (!names || faction === undefined) return null;
  const character = isVagabond(faction)
    ? CHARACTER_DATA[(view as RootView).vagabonds[vagabondOf(faction)]?.character ?? -1]?.id
    : undefined;
  return character === undefined ? names.faction(faction) : names.terms.name(`root.vagabond.${character}`);
}

interface PartProps {
  readonly view: RootView;
  readonly names: Names;
}

/** A sign and a number, with its name as a tooltip. */
function Figure({ icon, name, children }: { readonly icon: string; readonly name: string; children: ReactNode }) {
  return (
    <span title={name}>
      <Icon id={icon} size={16} label={name} />
      {children}
    </span>
  );
}

/** The Eyrie's decree by columns. */
function Decree({ view, names }: PartProps) {
  const { leader } = view.eyrie;
  const decree = names.terms.name('root.eyrie.decree');
  return (
    <span
      className={css.line}
      title={COLUMNS.map((column) => names.terms.name(`root.eyrie.column.${column}`)).join(', ')}
    >
      <em>{decree}</em>
      {COLUMNS.map((column, k) => {
        const cards = cardsOf(view, DECREE + k);
        const viziers = leader >= 0 && VIZIERS[leader]!.includes(k);
        return (
          <span key={column} className={css.cell}>
            {viziers && (
              <span style={{ color: 'var(--suit-bird)' }}>
                <Icon id="suit-bird" size={13} label={names.suit('bird')} />
              </span>
            )}
            <SuitMarks cards={cards} names={names} size={13} />
            {!viziers && cards.length === 0 && '–'}
          </span>
        );
      })}
    </span>
  );
}

/** A Vagabond's items: exhausted ones are faded, damaged ones red. */
function Satchel({ view, names, faction }: PartProps & { readonly faction: FactionName }) {
  const own = view.vagabonds[vagabondOf(faction)];
  if (!own) return null;
  const spent = [EXHAUSTED, TRACK_EXHAUSTED];
  const broken = [DAMAGED, DAMAGED_EXHAUSTED];
  const items = ITEMS.flatMap((item, i) =>
    Array.from({ length: CONDITIONS }, (_, where) => where).flatMap((where) =>
      Array.from({ length: own.items[i * CONDITIONS + where]! }, (_, k) => ({
        item,
        key: `${item} ${where} ${k}`,
        state: spent.includes(where) ? 'spent' : broken.includes(where) ? 'damaged' : undefined,
      })),
    ),
  );
  return (
    <span className={css.items}>
      {items.map(({ item, key, state }) => (
        <span key={key} data-state={state}>
          <Icon id={`i-${item}`} size={16} label={names.item(item)} />
        </span>
      ))}
    </span>
  );
}

/** The Riverfolk's prices. */
function Prices({ view, names }: PartProps) {
  return SERVICES.map((service, k) => (
    <span key={service} title={names.service(service)}>
      <em>{names.service(service)}</em>
      {view.riverfolk.prices[k]}
    </span>
  ));
}

const MARQUISE_TRACKS = [
  { piece: SAWMILL, name: 'sawmill' },
  { piece: WORKSHOP, name: 'workshop' },
  { piece: RECRUITER, name: 'recruiter' },
] as const;

/** The Marquise's buildings: what stands, what the next one costs and gives. */
function Tracks({ view, names }: PartProps) {
  return MARQUISE_TRACKS.map(({ piece, name }, row) => {
    const built = 6 - view.supply[piece]!;
    const next = BUILDING_POINTS[row]![built];
    const title = names.terms.name(`root.marquise.${name}`);
    return (
      <span key={name} className={css.track} title={title}>
        <Icon id={`b-${name}`} size={17} label={title} />
        <span className={css.cells}>
          {Array.from({ length: 6 }, (_, i) => (
            <i key={i} data-built={i < built || undefined} data-next={i === built || undefined} />
          ))}
        </span>
        {next !== undefined && (
          <span>
            {WOOD_COST[built]}
            <Icon id="t-wood" size={14} label={names.count('wood', WOOD_COST[built]!)} /> +{next}
          </span>
        )}
      </span>
    );
  });
}

const Note = memo(function Note({
  view,
  names,
  seat,
  own,
}: PartProps & { readonly seat: number; readonly own: boolean }) {
  const faction = factionOf(view, seat);
  if (faction === undefined) return null;
  const f = FACTIONS.indexOf(faction);
  const onMap = (p: number): number =>
    view.on.slice(p * CLEARING_COUNT, (p + 1) * CLEARING_COUNT).reduce((sum, n) => sum + n, 0);
  const warrior = WARRIOR_OF[f]!;
  const isTracked = own && faction === 'marquise';
  const cardboard = PIECES.flatMap((name, p) =>
    OWNER[p] === f && p !== warrior && onMap(p) > 0 && !(isTracked && IS_BUILDING[p])
      ? [{ name, p, count: onMap(p) }]
      : [],
  );
  const hand = names.say.t('root-board.label.cards', { n: view.pileSizes[handOf(f)]! });
  return (
    <div className={css.note}>
      {isTracked && <Tracks view={view} names={names} />}
      <span className={css.row}>
        <Figure icon="u-hand" name={hand}>
          {view.pileSizes[handOf(f)]}
        </Figure>
        {warrior >= 0 && (
          <Figure icon={`w-${familyOf(f)}`} name={names.count(PIECES[warrior]!, onMap(warrior))}>
            {onMap(warrior)}
          </Figure>
        )}
        {cardboard.map(({ name, p, count }) => (
          <Figure
            key={name}
            name={names.count(name, count)}
            icon={
              name === 'relic'
                ? 't-relic-figure'
                : name === 'warlord'
                  ? 'w-warlord'
                  : `${IS_BUILDING[p] ? 'b' : 't'}-${name}`
            }
          >
            {count}
          </Figure>
        ))}
        {ITEMS.map((item, i) =>
          view.crafted[f * ITEMS.length + i]! > 0 ? (
            <Icon key={item} id={`i-${item}`} size={16} label={names.item(item)} />
          ) : null,
        )}
        {faction === 'riverfolk' && <Prices view={view} names={names} />}
      </span>
      {faction === 'eyrie' && <Decree view={view} names={names} />}
      {isVagabond(faction) && <Satchel view={view} names={names} faction={faction} />}
      {own && faction === 'alliance' && (
        <span className={css.line}>
          <em>{names.terms.name('root.alliance.supporters-stack')}</em>
          <SuitMarks cards={cardsOf(view, SUPPORTERS)} names={names} size={14} />
        </span>
      )}
    </div>
  );
});

/** A faction at a glance: its hand, its warriors and buildings on the map, what it has crafted. */
export function RootSeatNote({ view, of, own }: SeatProps) {
  const names = useNames();
  return names && <Note view={view as RootView} names={names} seat={of} own={own} />;
}
