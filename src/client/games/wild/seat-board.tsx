import type { WildView } from '../../../games/wild/view.ts';
import { TERRAINS } from '../../../games/wild/words.ts';
import { Icon } from '../../components/icon.tsx';
import type { SeatProps } from '../../registry/game-ui.ts';
import { playersOf } from './board-forecast.ts';
import { Damage, Items, SupportTrack } from './disc.tsx';
import { COMPONENTS } from './facts.ts';
import type { Names } from './names.ts';
import { Emblem } from './piece.tsx';
import { Reconstructed } from './reconstructed.tsx';
import css from './seat-board.module.css';
import { useNames } from './use-names.ts';

/** A defender card: where it lives, its action points, and what it does. */
function Defender({ card, names }: { readonly card: number; readonly names: Names }) {
  const { say } = names;
  const { name, ability, ap, effect, terrain, isReveal } = names.card(card);
  return (
    <li>
      <Icon id={`terrain-${TERRAINS[COMPONENTS.terrain[card]!]!}`} size={20} label={terrain} />
      <b title={say.t('wild.label.points-of', { n: ap })}>{ap}</b>
      <span>
        <strong>{name}.</strong> {ability}
        {isReveal && ` (${say.t('wild.label.reveal')})`}: {effect}
      </span>
    </li>
  );
}

interface PileProps {
  readonly title: string;
  readonly cards: readonly number[];
  readonly names: Names;
}

/** Cards that lie open, each whole. */
function Pile({ title, cards, names }: PileProps) {
  if (cards.length === 0) return null;
  return (
    <section className={css.pile}>
      <h4>{title}</h4>
      <ul>
        {cards.map((card) => (
          <Defender key={card} card={card} names={names} />
        ))}
      </ul>
    </section>
  );
}

/** One faction: its leader, its disc, and its cards by where they lie. */
function Faction({ view, player, names }: { readonly view: WildView; readonly player: number; readonly names: Names }) {
  const { say } = names;
  const one = view.players[player]!;
  if (one.faction < 0) return null;
  return (
    <div className={css.faction}>
      <h3>
        <Emblem faction={one.faction} size={26} />
        {names.faction(one.faction)}
        {one.leader >= 0 && <small>{names.leader(one.leader)}</small>}
      </h3>
      <p>
        {say.t('wild.label.cards', { n: one.hand })} · {say.t('wild.label.deckOf', { n: one.deck })} ·{' '}
        {say.t('wild.label.home', { terrain: names.terrain(one.faction) })} ·{' '}
        {say.t('wild.label.gives', { item: names.item(one.faction) })}
      </p>
      {view.round > 0 && one.cell < 0 ? (
        <p>{say.t('wild.label.leftBoard')}</p>
      ) : (
        <>
          <div className={css.row}>
            <Damage player={one} names={names} />
            <Items player={one} view={view} names={names} />
            <span className={css.markers}>
              <Icon id="m-breach" size={18} label={say.t('wild.label.markers')} />
              {one.markers}
            </span>
          </div>
          <div className={css.track}>
            <SupportTrack player={one} view={view} names={names} />
            <Reconstructed group="supportTracks" names={names} />
          </div>
        </>
      )}
      <Pile title={say.t('wild.label.active')} cards={one.active < 0 ? [] : [one.active]} names={names} />
      <Pile title={say.t('wild.label.teamed')} cards={one.added} names={names} />
      <Pile title={say.t('wild.label.known')} cards={one.known} names={names} />
      <Pile title={say.t('wild.label.used')} cards={one.used} names={names} />
      <Pile title={say.t('wild.label.killed')} cards={one.killed} names={names} />
    </div>
  );
}

/** Everything that lies before a seat: one faction, or both alone. */
export function WildSeatBoard({ view: seen, of }: SeatProps) {
  const names = useNames();
  const view = seen as WildView;
  if (!names) return null;
  return (
    <div className={css.board}>
      {playersOf(view, of).map((player) => (
        <Faction key={`${player}`} view={view} player={player} names={names} />
      ))}
    </div>
  );
}
