import { memo } from 'react';
import { FACTS, TITLE_OF } from '../../../games/root/components/cards/index.ts';
import { AVAILABLE, DECK, DISCARD } from '../../../games/root/components/piles.ts';
import { ITEMS, SUITS } from '../../../games/root/words.ts';
import { Icon } from '../../components/icon.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { cardsOf } from './known-cards.ts';
import type { Names } from './names.ts';
import css from './supply.module.css';
import { useNames } from './use-names.ts';
import type { RootView } from '../../../games/root/view-types.ts';

const Piles = memo(function Piles({ view, names }: { readonly view: RootView; readonly names: Names }) {
  const { say, terms } = names;
  const count = (pile: number, icon: string, name: string) => (
    <span title={name}>
      <Icon id={icon} size={16} label={name} />
      {view.pileSizes[pile]}
    </span>
  );
  const dominance = terms.name('root.available-dominance');
  return (
    <div className={css.supply}>
      <span className={css.piles}>
        {count(DECK, 'u-deck', say.t('root-board.label.deck'))}
        {count(DISCARD, 'u-discard', terms.name('root.discard-pile'))}
        <span title={dominance} data-none={view.pileSizes[AVAILABLE] === 0 || undefined}>
          <Icon id="cd-dominance" size={16} label={dominance} />
          {view.pileSizes[AVAILABLE] === 0
            ? 0
            : cardsOf(view, AVAILABLE).map((card) => {
                const suit = SUITS[FACTS[TITLE_OF[card]!]!.suit]!;
                return (
                  <span key={card} style={{ color: `var(--suit-${suit})` }}>
                    <Icon id={`suit-${suit}`} size={14} label={names.suit(suit)} />
                  </span>
                );
              })}
        </span>
      </span>
      <span className={css.piles} title={terms.name('root.item-supply')}>
        {ITEMS.map((item, i) =>
          item === 'torch' ? null : (
            <span key={item} data-none={view.items[i] === 0 || undefined} title={names.item(item)}>
              <Icon id={`i-${item}`} size={16} label={names.item(item)} />
              {view.items[i]}
            </span>
          ),
        )}
      </span>
    </div>
  );
});

/** What belongs to nobody: the deck, the discard pile, dominance cards to take, the supply of items. */
export function RootSupply({ view }: BoardProps) {
  const names = useNames();
  return names && <Piles view={view as RootView} names={names} />;
}
