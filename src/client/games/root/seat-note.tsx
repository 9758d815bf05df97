import { memo, type ReactNode } from 'react';
import { handOf } from '../../../games/root/components/piles.ts';
import { IS_BUILDING, OWNER, PIECES, WARRIOR_OF } from '../../../games/root/components/pieces.ts';
import { CLEARING_COUNT, type FactionName, FACTIONS, ITEMS } from '../../../games/root/words.ts';
import { Icon } from '../../components/icon.tsx';
import type { SeatProps } from '../../registry/game-ui.ts';
import { cardsOf } from './known-cards.ts';
import { FACTION_UI } from './factions/index.ts';
import { familyOf } from './map/family.ts';
import { markOf } from './map/place-contents.ts';
import type { Names } from './names.ts';
import css from './seat-note.module.css';
import { useNames } from './use-names.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** §1.5: the seats clockwise, from the first player. */
export const rootTurnOrder = (view: object): readonly number[] => (view as RootView).order;

const factionOf = (view: object, seat: number): FactionName | undefined =>
  (view as RootView).factions[seat] ?? undefined;

/** What a seat plays: its faction, or what that is played as. */
export function RootSeatRole({ view, of }: SeatProps) {
  const names = useNames();
  const faction = factionOf(view, of);
  if (!names || faction === undefined) return null;
  const played = FACTION_UI[faction].playedAs?.(view as RootView, FACTIONS.indexOf(faction), names);
  return played ?? names.faction(faction);
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

interface NoteProps {
  readonly view: RootView;
  readonly names: Names;
  readonly seat: number;
  readonly own: boolean;
}

const Note = memo(function Note({ view, names, seat, own }: NoteProps) {
  const faction = factionOf(view, seat);
  if (faction === undefined) return null;
  const f = FACTIONS.indexOf(faction);
  const { SeatLines, linesShowBuildings } = FACTION_UI[faction];
  const onMap = (p: number): number =>
    view.on.slice(p * CLEARING_COUNT, (p + 1) * CLEARING_COUNT).reduce((sum, n) => sum + n, 0);
  const warrior = WARRIOR_OF[f]!;
  const cardboard = PIECES.flatMap((name, p) =>
    OWNER[p] === f && p !== warrior && onMap(p) > 0 && !(own && linesShowBuildings && IS_BUILDING[p])
      ? [{ name, p, count: onMap(p) }]
      : [],
  );
  const hand = names.say.t('root-board.label.cards', { n: view.pileSizes[handOf(f)]! });
  return (
    <div className={css.note}>
      {SeatLines && <SeatLines view={view} names={names} faction={f} pile={(n) => cardsOf(view, n)} own={own} />}
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
          <Figure key={name} name={names.count(name, count)} icon={markOf(p)}>
            {count}
          </Figure>
        ))}
        {ITEMS.map((item, i) =>
          view.crafted[f * ITEMS.length + i]! > 0 ? (
            <Icon key={item} id={`i-${item}`} size={16} label={names.item(item)} />
          ) : null,
        )}
      </span>
    </div>
  );
});

/** The card of a faction: its own lines, its hand, its warriors and buildings on the map, what it has crafted. */
export function RootSeatNote({ view, of, own }: SeatProps) {
  const names = useNames();
  return names && <Note view={view as RootView} names={names} seat={of} own={own} />;
}
