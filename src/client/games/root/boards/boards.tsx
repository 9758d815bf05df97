import { memo, useState } from 'react';
import { FACTS, TITLE_OF, TITLES } from '../../../../games/root/components/cards/index.ts';
import { handOf, playArea } from '../../../../games/root/components/piles.ts';
import { WARRIOR_OF } from '../../../../games/root/components/pieces.ts';
import type { RootView } from '../../../../games/root/view.ts';
import { FACTIONS, type FactionName, ITEMS, SUITS } from '../../../../games/root/words.ts';
import { Icon } from '../../../components/icon.tsx';
import { FACTION_UI } from '../factions/index.ts';
import { familyOf } from '../map/family.ts';
import type { Names } from '../names.ts';
import css from './dash.module.css';
import { Fact, Items, PieceMark } from './parts.tsx';

/** The cards of a pile that the viewer can place. */
export const cardsOf = (view: RootView, pile: number): number[] =>
  view.known.flatMap((where, card) => (where === pile ? [card] : []));

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
                <li key={card} title={effect}>
                  <span style={{ color: `var(--s-${suit})` }}>
                    <Icon id={`suit-${suit}`} size={16} label={names.suit(suit)} />
                  </span>
                  {name}
                </li>
              );
            })}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Dash({
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
        <h2>{names.fullFaction(faction)}</h2>
        <p>
          {say.t('root-board.label.cards', { n: view.pileSizes[handOf(f)]! })}
          {warrior >= 0 && ` · ${say.t('root-board.label.supply', { n: view.supply[warrior]! })}`}
        </p>
      </header>
      <div className={css.body}>
        <Own view={view} names={names} faction={f} pile={(n) => cardsOf(view, n)} />
        <Crafted view={view} names={names} f={f} />
      </div>
    </section>
  );
}

/** The boards of all factions, one at a time, one's own first. */
export const FactionBoards = memo(function Dashes({ view, names }: { readonly view: RootView; readonly names: Names }) {
  const playing = view.factions.filter((name) => name !== null);
  const own = view.factions[view.viewer] ?? playing[0];
  const [wanted, setWanted] = useState<FactionName>();
  const shown = wanted !== undefined && playing.includes(wanted) ? wanted : own;
  if (shown === undefined) return null;
  return (
    <div className={`${css.dash} ${css.dashes}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row */}
      <div className={css.pick} role="group" aria-label={names.say.t('root-board.aria.boards')}>
        {playing.map((name) => {
          const family = familyOf(FACTIONS.indexOf(name))!;
          return (
            <button key={name} type="button" aria-pressed={name === shown} onClick={() => setWanted(name)}>
              <PieceMark
                piece={{
                  kind: 'warrior',
                  owner: family,
                  mark: `f-${family}`,
                  count: 1,
                  label: names.fullFaction(name),
                }}
                size={34}
              />
            </button>
          );
        })}
      </div>
      <Dash view={view} names={names} faction={shown} />
    </div>
  );
});
