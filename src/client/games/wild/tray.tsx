import type { WildView } from '../../../games/wild/view.ts';
import { CARDS } from '../../../games/wild/words.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../play/texts-provider.tsx';
import type { BoardProps, TableContext } from '../../registry/game-ui.ts';
import { DefenderCard } from './cards.tsx';
import { useNames } from './use-names.ts';
import { sortMoves } from './moves-by-place.ts';
import { playersOf } from './board-forecast.ts';
import { Reconstructed } from './reconstructed.tsx';
import css from './tray.module.css';

/** Why a card cannot be added now, where that is the question. */
function useRefusal(table: TableContext): (card: number) => string | undefined {
  const words = useTexts();
  return (card) => {
    if (table.window !== 'add') return undefined;
    const found = table.forbidden.find(({ text }) => text === `add ${CARDS[card]!}`);
    return found && words.reason(found.why, found.a, found.b);
  };
}

/** The viewer's hand, and which of its cards may be used now; alone, both factions share it (§W-21.1). */
export function WildTray({ view: seen, moves, say: speak, table }: BoardProps) {
  const names = useNames();
  const refusal = useRefusal(table);
  const view = seen as WildView;
  const own = playersOf(view, table.seat);
  if (!names || own.every((player) => (view.players[player]?.leader ?? -1) < 0)) return null;
  const { say } = names;
  const { byCard } = sortMoves(moves, 0);
  const solo = own.length > 1;
  const cards = own.flatMap((player) => view.players[player]!.known.map((card) => ({ card, player })));
  return (
    <div className={css.tray}>
      <header>
        <h2>
          <Icon id="u-hand" size={20} />
          {say.t('wild.label.hand')}
          <Reconstructed group="defenders" names={names} />
        </h2>
        <p>{say.t(solo ? 'wild.label.commonHand' : 'wild.label.handSecret')}</p>
        {table.asides.includes('tell') && (
          <button type="button" className={css.tell} onClick={() => table.aside('tell')}>
            <Icon id="u-chat" size={18} />
            {say.t('wild.label.tellTerrains')}
          </button>
        )}
      </header>
      {cards.length === 0 && <p className={css.none}>{say.t('wild.label.handEmpty')}</p>}
      <ul className={css.cards}>
        {cards.map(({ card, player }) => {
          const [move] = byCard.get(card) ?? [];
          const isPlanned = view.planned === `play ${CARDS[card]!}`;
          return (
            <li key={CARDS[card]}>
              <DefenderCard
                card={card}
                names={names}
                state={isPlanned ? 'active' : move === undefined ? 'closed' : 'open'}
                note={isPlanned ? say.t('wild.label.readyYes') : refusal(card)}
                faction={solo ? view.players[player]!.faction : undefined}
                tap={move === undefined ? undefined : () => speak(move)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
