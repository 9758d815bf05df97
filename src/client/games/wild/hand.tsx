import type { WildView } from '../../../games/wild/view.ts';
import { CARDS, TERRAINS } from '../../../games/wild/words.ts';
import { Hand, type HandCard } from '../../components/hand.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMedia } from '../../components/media.ts';
import { Refusals } from '../../play/refusals.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { COMPONENTS } from './facts.ts';
import { useNames } from './use-names.ts';
import { sortMoves } from './moves-by-place.ts';
import { playersOf } from './board-forecast.ts';
import { Emblem } from './piece.tsx';
import { Reconstructed } from './reconstructed.tsx';
import { StartCards, startChoices } from './start.tsx';
import css from './hand.module.css';

/** How many cards the viewer has in hand; who plays alone has those of two factions. */
export const wildHandSize = (view: object, seat: number): number =>
  playersOf(view as WildView, seat).flatMap((player) => (view as WildView).players[player]!.known).length;

/**
 * The viewer's hand, and which of its cards may be used now; alone, both factions share it (§W-21.1). On wide screens factions and
 * leaders stand in its place while one of them is chosen.
 */
export function WildHand({ view: seen, moves, say: speak, table }: BoardProps) {
  const names = useNames();
  const view = seen as WildView;
  const own = playersOf(view, table.seat);
  const isWide = useMedia('(min-width: 1100px)');
  const { waiting } = table;
  if (names && isWide && startChoices({ view, moves, waiting }))
    return <StartCards names={names} view={view} moves={moves} waiting={waiting} say={speak} />;
  if (!names || own.every((player) => (view.players[player]?.leader ?? -1) < 0)) return null;
  const { say } = names;
  const { byCard } = sortMoves(moves, 0);
  const solo = own.length > 1;
  const held = own.flatMap((player) => view.players[player]!.known.map((card) => ({ card, player })));
  const cards = held.map(({ card, player }): HandCard => {
    const [move] = byCard.get(card) ?? [];
    const word = CARDS[card]!;
    const isPlanned = view.planned === `play ${word}` || table.waiting?.split(' ').includes(word) === true;
    const { name, terrain, ability, effect, isReveal, ap } = names.card(card);
    const ground = TERRAINS[COMPONENTS.terrain[card]!]!;
    const does = (
      <>
        <b>{ability}</b>
        {isReveal && ` (${say.t('wild.label.reveal')})`}: {effect}
      </>
    );
    return {
      key: word,
      tint: `var(--t-${ground})`,
      sign: (
        <>
          <Icon id={`terrain-${ground}`} size={18} label={terrain} />
          {solo && <Emblem faction={view.players[player]!.faction} size={20} />}
        </>
      ),
      kind: (
        <b className={css.points} title={say.t('wild.label.points-of', { n: ap })}>
          {ap}
        </b>
      ),
      name,
      text: does,
      preview: (
        <>
          <p>{does}</p>
          <Refusals thing={word} forbidden={table.forbidden} />
        </>
      ),
      state: isPlanned ? 'chosen' : move === undefined ? 'plain' : 'open',
      to: move,
      tap: move === undefined ? undefined : () => speak(move),
      ask: table.askWhy && (() => table.askWhy?.(word)),
    };
  });
  return (
    <Hand
      title={say.t('wild.label.hand')}
      note={
        <>
          {say.t(solo ? 'wild.label.commonHand' : 'wild.label.handSecret')}{' '}
          <Reconstructed group="defenders" names={names} />
        </>
      }
      tools={
        table.asides.includes('tell') && (
          <button type="button" className={css.tell} onClick={() => table.aside('tell')}>
            <Icon id="u-chat" size={16} />
            {say.t('wild.label.tellTerrains')}
          </button>
        )
      }
      empty={say.t('wild.label.handEmpty')}
      cards={cards}
      isWordy
    />
  );
}
