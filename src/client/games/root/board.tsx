import { useEffect, useState } from 'react';
import { CARD_NAMES, FACTS, TITLE_OF, TITLES } from '../../../games/root/decks/index.ts';
import { GEOGRAPHY } from '../../../games/root/maps/index.ts';
import { handOf } from '../../../games/root/piles.ts';
import type { RootView } from '../../../games/root/view.ts';
import { FACTIONS, SUITS } from '../../../games/root/words.ts';
import { Icon } from '../../parts/icon.tsx';
import type { BoardProps } from '../../shelf/face.ts';
import { usePrefs } from '../../state/prefs.ts';
import css from './board.module.css';
import { RootMap } from './map.tsx';
import { loadNames, type Names } from './names.ts';

/** The names of Root in the reader's language, once they are there. */
function useNames(): Names | undefined {
  const language = usePrefs((prefs) => prefs.language);
  const [names, setNames] = useState<Names>();
  useEffect(() => {
    let wanted = true;
    void loadNames(language).then((loaded) => {
      if (wanted) setNames(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return names;
}

interface HandProps {
  readonly view: RootView;
  readonly names: Names;
  readonly targets: readonly string[];
  choose(word: string): void;
}

/** The viewer's hand: every card with its suit, its name and what it does. */
function Hand({ view, names, targets, choose }: HandProps) {
  const own = view.factions[view.viewer];
  if (own === undefined) return null;
  const pile = handOf(FACTIONS.indexOf(own));
  return (
    <ul className={css.hand}>
      {view.known
        .filter((known) => known.pile === pile)
        .map(({ card }) => {
          const title = TITLES[TITLE_OF[card]!]!;
          const { name, effect } = names.card(title);
          const suit = SUITS[FACTS[TITLE_OF[card]!]!.suit]!;
          const open = targets.includes(title);
          return (
            <li key={CARD_NAMES[card]}>
              <button
                type="button"
                className={css.card}
                data-suit={suit}
                data-target={open || undefined}
                disabled={!open}
                onClick={() => choose(title)}
              >
                <span className={css.suit}>
                  <Icon id={`suit-${suit}`} size={22} label={names.suit(suit)} />
                </span>
                <strong>{name}</strong>
                <span className={css.effect}>{effect}</span>
              </button>
            </li>
          );
        })}
    </ul>
  );
}

/** Root on the screen: the map with its pieces, and one's hand. */
export function RootBoard({ view, targets, choose }: BoardProps) {
  const names = useNames();
  const root = view as RootView;
  if (!names) return null;
  return (
    <div className={css.board}>
      <RootMap view={root} map={GEOGRAPHY[root.map]} names={names} targets={targets} choose={choose} />
      <Hand view={root} names={names} targets={targets} choose={choose} />
    </div>
  );
}
