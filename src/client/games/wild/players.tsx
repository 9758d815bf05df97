import type { WildView } from '../../../games/wild/view.ts';
import { FACTIONS, TERRAINS } from '../../../games/wild/words.ts';
import { Icon } from '../../components/icon.tsx';
import type { SeatProps, TableContext } from '../../registry/game-ui.ts';
import { Damage, Items, SupportTrack } from './disc.tsx';
import { COMPONENTS } from './facts.ts';
import { useNames } from './use-names.ts';
import { playersOf } from './board-forecast.ts';
import type { Names } from './names.ts';
import { Emblem } from './piece.tsx';
import css from './players.module.css';
import { Reconstructed } from './reconstructed.tsx';

interface OneProps {
  readonly view: WildView;
  readonly player: number;
  readonly names: Names;
  /** Whether the player has chosen a card; nothing outside of planning. */
  readonly ready: boolean | undefined;
  /** Who plays the faction. */
  readonly name: string;
  /** The viewer plays this faction: its disc is shown whole. */
  readonly own: boolean;
  /** True where the camps are not told beside it. */
  readonly hasCamps: boolean;
}

/** The active defender in a line: terrain, action points, ability. */
function Active({ view, player, names }: Omit<OneProps, 'ready' | 'own' | 'name' | 'hasCamps'>) {
  const { say } = names;
  const { active, added } = view.players[player]!;
  if (active < 0) return null;
  const { name, ability, ap, effect, terrain } = names.card(active);
  const waits = (view.toReveal & (1 << player)) !== 0;
  return (
    <p className={css.active} title={effect} data-now={view.turn === player || undefined}>
      <Icon id={`terrain-${TERRAINS[COMPONENTS.terrain[active]!]!}`} size={18} label={terrain} />
      <b>{ap}</b>
      <span>
        {name}: {ability}
        {added.length > 0 && <em>{say.t('wild.label.added', { n: added.length })}</em>}
        {waits && <em>{say.t('wild.label.toReveal')}</em>}
      </span>
    </p>
  );
}

interface CampsProps {
  readonly players: readonly WildView['players'][number][];
  /** How many camps each of them can build. */
  readonly most: number;
  readonly names: Names;
}

/** The camps that were built, of all that can be. */
function Camps({ players, most, names: { say } }: CampsProps) {
  const left = players.reduce((sum, { camps }) => sum + camps, 0);
  const all = players.length * most;
  const label = say.t('wild.label.campsLeft', { n: left });
  return (
    <span className={css.camps} role="img" aria-label={label} title={label}>
      <Icon id="m-camp" size={16} />
      {say.t('wild.label.ofMost', { n: all - left, most: all })}
    </span>
  );
}

function Player({ view, player, names, ready, own, name, hasCamps }: OneProps) {
  const { say } = names;
  const one = view.players[player]!;
  const { hands, spacesBeforeCamps } = COMPONENTS.track[view.players.length]!;
  const most = spacesBeforeCamps + hands.length - 1 - one.camps;
  const left = view.round > 0 && one.cell < 0;
  const support = say.t('wild.label.support', { n: one.support, most: Math.max(most, 0) });
  if (one.faction < 0) return null;
  const markers = (
    <span className={css.markers} title={say.t('wild.label.markers')}>
      <Icon id="m-breach" size={16} label={say.t('wild.label.markers')} />
      {one.markers}
    </span>
  );
  const isSolo = view.seats === 1;
  return (
    <li
      className={css.player}
      data-turn={view.turn === player || undefined}
      style={{ '--own': `var(--f-${FACTIONS[one.faction]!})` } as object}
    >
      <h4>
        <Emblem faction={one.faction} size={26} />
        {names.faction(one.faction)}
        {!isSolo && <em>{name}</em>}
        {!isSolo && view.first === player && view.round > 0 && (
          <Icon id="m-first" size={17} label={say.t('wild.label.firstPlayer')} />
        )}
        <small>
          {isSolo && !left && markers}
          <span className={css.markers} title={say.t('wild.label.cards', { n: one.hand })}>
            <Icon id="u-hand" size={16} label={say.t('wild.label.cards', { n: one.hand })} />
            {one.hand}
          </span>
        </small>
      </h4>
      {left ? (
        <p className={css.gone}>{say.t('wild.label.leftBoard')}</p>
      ) : (
        <div className={css.row}>
          <Damage player={one} names={names} />
          {!own && (
            <span className={css.support} role="img" aria-label={support} title={support}>
              <Icon id="m-support" size={15} />
              {Array.from({ length: Math.max(most, 0) }, (_, i) => (
                <i key={`${i}`} data-on={i < one.support || undefined} />
              ))}
            </span>
          )}
          {hasCamps && <Camps players={[one]} most={hands.length} names={names} />}
          <Items player={one} view={view} names={names} />
          {!isSolo && markers}
        </div>
      )}
      {own && !left && (
        <div className={css.track}>
          <SupportTrack player={one} view={view} names={names} />
          <Reconstructed group="supportTracks" names={names} />
        </div>
      )}
      <Active view={view} player={player} names={names} />
      {ready !== undefined && !left && (
        <p className={css.ready} data-ready={ready || undefined}>
          <Icon id={ready ? 'u-check' : 'u-clock'} size={16} />
          {say.t(ready ? 'wild.label.readyYes' : 'wild.label.readyNo')}
        </p>
      )}
    </li>
  );
}

interface PlayersProps {
  readonly view: WildView;
  readonly names: Names;
  readonly seats: readonly string[];
  readonly table: TableContext;
}

/** Everybody's side of the table: the viewer's own discs whole, and what is public of the others. */
export function Players({ view, names, seats, table }: PlayersProps) {
  const own = playersOf(view, table.seat);
  return (
    <ul className={css.players}>
      {view.players.map((_, player) => (
        <Player
          key={`${player}`}
          view={view}
          player={player}
          names={names}
          ready={table.window === 'plan' ? !table.asked.includes(player) : undefined}
          own={own.includes(player)}
          name={seats[player] ?? ''}
          hasCamps
        />
      ))}
    </ul>
  );
}

/** The factions that a seat plays. */
export function WildSeatRole({ view: seen, of }: SeatProps) {
  const names = useNames();
  const view = seen as WildView;
  if (!names) return null;
  const factions = playersOf(view, of).flatMap((player) => {
    const { faction } = view.players[player]!;
    return faction < 0 ? [] : [names.faction(faction)];
  });
  return factions.length > 1 ? <span className={css.roles}>{factions.join(', ')}</span> : factions[0];
}

/** What a seat's factions have: damage, support, camps, items, the active defender. */
export function WildSeatNote({ view: seen, names: seats, table, of, own }: SeatProps) {
  const names = useNames();
  const view = seen as WildView;
  if (!names) return null;
  const players = playersOf(view, of);
  return (
    <ul className={css.notes} data-one={players.length === 1 || undefined}>
      {players.map((player) => (
        <Player
          key={`${player}`}
          view={view}
          player={player}
          names={names}
          ready={table.window === 'plan' ? !table.asked.includes(of) : undefined}
          own={own}
          name={seats[player] ?? ''}
          hasCamps={players.length > 1}
        />
      ))}
    </ul>
  );
}

/** How far a seat is: the camps of its factions. */
export function WildSeatScore({ view: seen, of }: SeatProps) {
  const names = useNames();
  const view = seen as WildView;
  const players = playersOf(view, of).map((player) => view.players[player]!);
  if (!names || view.round === 0) return null;
  return (
    <span className={css.score}>
      <Camps players={players} most={COMPONENTS.track[view.players.length]!.hands.length} names={names} />
    </span>
  );
}
