import { memo, Suspense } from 'react';
import { FACTS, TITLE_OF, TITLES } from '../../../../games/root/components/cards/index.ts';
import { handOf, playArea } from '../../../../games/root/components/piles.ts';
import { WARRIOR_OF } from '../../../../games/root/components/pieces.ts';
import { FACTIONS, type FactionName, ITEMS, SUITS } from '../../../../games/root/words.ts';
import { Icon } from '../../../components/icon.tsx';
import { Peek } from '../../../components/peek.tsx';
import type { SeatProps } from '../../../registry/game-ui.ts';
import { FACTION_UI } from '../factions/index.ts';
import { cardsOf } from '../known-cards.ts';
import type { Names } from '../names.ts';
import css from './dash.module.css';
import { Fact, Items } from './parts.tsx';
import { useNames } from '../use-names.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** What a faction has crafted: items, and effects that last. */
function Crafted({ view, names, f }: { readonly view: RootView; readonly names: Names; readonly f: number }) {
  const items = ITEMS.map((_, i) => view.crafted[f * ITEMS.length + i]!);
  const effects = cardsOf(view, playArea(f));
  return (
    <dl className={css.facts}>
      {items.some((n) => n > 0) && (
        <Fact name={names.terms.name('root.crafted-items')}>
          <Items counts={items} names={names} />
        </Fact>
      )}
      {effects.length > 0 && (
        <Fact name={names.terms.name('root.play-area')}>
          <ul className={css.cards}>
            {effects.map((card) => {
              const title = TITLES[TITLE_OF[card]!]!;
              const suit = SUITS[FACTS[TITLE_OF[card]!]!.suit]!;
              const { name, effect } = names.card(title);
              return (
                <li key={card}>
                  <Peek about={{ title: name, lines: [effect] }}>
                    <span style={{ color: `var(--s-${suit})` }}>
                      <Icon id={`suit-${suit}`} size={16} label={names.suit(suit)} />
                    </span>
                    {name}
                  </Peek>
                </li>
              );
            })}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

/** Everything that lies before a faction. */
const Dash = memo(function Dash({
  view,
  names,
  faction,
}: {
  readonly view: RootView;
  readonly names: Names;
  readonly faction: FactionName;
}) {
  const f = FACTIONS.indexOf(faction);
  const Own = FACTION_UI[faction].Board;
  const warrior = WARRIOR_OF[f]!;
  const { say } = names;
  return (
    <section className={css.dash}>
      <header className={css.head}>
        <h3>{names.fullFaction(faction)}</h3>
        <p>
          {say.t('root-board.label.cards', { n: view.pileSizes[handOf(f)]! })}
          {warrior >= 0 && ` · ${say.t('root-board.label.supply', { n: view.supply[warrior]! })}`}
        </p>
      </header>
      <div className={css.body}>
        <Suspense>
          <Own view={view} names={names} faction={f} pile={(n) => cardsOf(view, n)} />
        </Suspense>
        <Crafted view={view} names={names} f={f} />
      </div>
    </section>
  );
});

/** The board of a seat: everything its faction has but its hand. */
export function RootSeatBoard({ view, of }: SeatProps) {
  const names = useNames();
  const root = view as RootView;
  const faction = root.factions[of];
  return names && faction !== null && faction !== undefined && <Dash view={root} names={names} faction={faction} />;
}
