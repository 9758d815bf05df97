import { CARD_NAMES, FACTS, TITLE_OF, TITLES } from '../../../games/root/components/cards/index.ts';
import { handOf, openingOf } from '../../../games/root/components/piles.ts';
import type { RootView } from '../../../games/root/view.ts';
import { FACTIONS, SUITS } from '../../../games/root/words.ts';
import { Icon } from '../../components/icon.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { cardsOf, FactionBoards } from './boards/boards.tsx';
import type { Names } from './names.ts';
import { pointable } from './pointing.ts';
import css from './tray.module.css';
import { useNames } from './use-names.ts';

interface HandProps {
  readonly view: RootView;
  readonly names: Names;
  readonly targets: readonly string[];
  /** Cards that a move names further on. */
  readonly hints: ReadonlySet<string>;
  readonly pointed: string | undefined;
  choose(word: string): void;
  point(word: string | undefined): void;
}

/** The viewer's hand: every card with its suit, its name and what it does. */
function Hand({ view, names, targets, hints, pointed, choose, point }: HandProps) {
  const own = view.factions[view.viewer];
  if (own === undefined) return null;
  const pile = own === null ? openingOf(view.viewer) : handOf(FACTIONS.indexOf(own));
  const cards = cardsOf(view, pile);
  return (
    <section className={css.held}>
      <h2>
        {names.say.t('root-board.label.hand')}{' '}
        <small>{names.say.t('root-board.label.cards', { n: cards.length })}</small>
      </h2>
      <ul className={css.hand}>
        {cards.map((card) => {
          const title = TITLES[TITLE_OF[card]!]!;
          const { name, effect } = names.card(title);
          const suit = SUITS[FACTS[TITLE_OF[card]!]!.suit]!;
          const open = targets.includes(title);
          const hint = !open && (hints.has(title) || pointed === title);
          return (
            <li key={CARD_NAMES[card]}>
              <button
                type="button"
                className={css.card}
                data-suit={suit}
                data-target={open || undefined}
                data-hint={hint || undefined}
                aria-pressed={pointed === title}
                aria-disabled={!open && !hint}
                onClick={() => (open ? choose(title) : hint && point(pointed === title ? undefined : title))}
              >
                <span className={css.suit}>
                  <Icon id={`suit-${suit}`} size={20} label={names.suit(suit)} />
                </span>
                <strong>{name}</strong>
                <span className={css.effect}>{effect}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Beside the map, when nothing lies before the players any more: the faction boards. */
export function RootRail({ view, table }: BoardProps) {
  const names = useNames();
  return table.window === undefined && names && <FactionBoards view={view as RootView} names={names} />;
}

/** What lies before a player of Root: the hand and the faction boards. */
export function RootTray({ view, targets, choose, moves, said, pointed, point }: BoardProps) {
  const names = useNames();
  const root = view as RootView;
  if (!names) return null;
  return (
    <div className={css.tray}>
      <Hand
        view={root}
        names={names}
        targets={targets}
        hints={pointable(moves, said)}
        pointed={pointed}
        choose={choose}
        point={point}
      />
      <div className={css.boards}>
        <FactionBoards view={root} names={names} />
      </div>
    </div>
  );
}
