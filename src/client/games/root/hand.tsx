import { CARD_NAMES, FACTS, TITLE_OF, type TitleName, TITLES } from '../../../games/root/components/cards/index.ts';
import { handOf, openingOf } from '../../../games/root/components/piles.ts';
import { FACTIONS, ITEMS, SUITS } from '../../../games/root/words.ts';
import { Hand, type HandCard } from '../../components/hand.tsx';
import { Icon } from '../../components/icon.tsx';
import { Refusals } from '../../play/refusals.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { cardsOf } from './known-cards.ts';
import css from './hand.module.css';
import type { Names } from './names.ts';
import { pointable } from './pointing.ts';
import { useNames } from './use-names.ts';
import type { RootView } from '../../../games/root/view-types.ts';

const COST_SUITS = ['fox', 'rabbit', 'mouse', 'any'] as const;

/** What a card costs, as pips, and what crafting it gives. */
export function CardCost({ title, names }: { readonly title: TitleName; readonly names: Names }) {
  const { cost, kind, item, points } = FACTS[TITLES.indexOf(title)]!;
  const pips = COST_SUITS.flatMap((suit, k) =>
    Array.from({ length: cost[k]! }, (_, n) => ({ suit, key: `${suit}${n}` })),
  );
  if (pips.length === 0) return undefined;
  const said = names.say.t('root-board.label.costs', { n: pips.length });
  return (
    <span className={css.cost} role="img" aria-label={said} title={said}>
      {pips.map(({ suit, key }) => (
        <i key={key} data-suit={suit}>
          {suit === 'any' ? '?' : <Icon id={`suit-${suit}`} size={15} />}
        </i>
      ))}
      {kind === 'item' && (
        <>
          <u>→</u>
          <Icon id={`i-${ITEMS[item]!}`} size={17} />
          {points > 0 && <b>+{points}</b>}
        </>
      )}
    </span>
  );
}

/** The viewer's cards; before a faction is drafted, those of the opening hand. */
function handCards(view: RootView): number[] {
  const own = view.factions[view.viewer];
  if (own === undefined) return [];
  return cardsOf(view, own === null ? openingOf(view.viewer) : handOf(FACTIONS.indexOf(own)));
}

/** How many cards the viewer has in hand. */
export const rootHandSize = (view: object): number => handCards(view as RootView).length;

/** The viewer's hand: every card with its suit, its cost and what it gives. */
export function RootHand({ view, targets, choose, moves, said, pointed, point, table }: BoardProps) {
  const names = useNames();
  const root = view as RootView;
  if (!names || root.factions[root.viewer] === undefined) return null;
  const { say } = names;
  const hints = pointable(moves, said);
  const begun = new Set(table.waiting?.split(' ') ?? moves[0]?.split(' ').slice(0, said) ?? []);
  const cards = handCards(root).map((card): HandCard => {
    const title = TITLES[TITLE_OF[card]!]!;
    const { suit: suitIndex, kind } = FACTS[TITLE_OF[card]!]!;
    const suit = SUITS[suitIndex]!;
    const { name, effect } = names.card(title);
    const isOpen = targets.includes(title);
    const isHint = hints.has(title) || pointed === title;
    const isChosen = pointed === title || begun.has(title);
    return {
      key: CARD_NAMES[card]!,
      tint: `var(--s-${suit})`,
      sign: (
        <span style={{ color: `var(--suit-${suit})` }}>
          <Icon id={`suit-${suit}`} size={18} label={names.suit(suit)} />
        </span>
      ),
      kind: say.lookup('root-board.kind', kind),
      name,
      foot: <CardCost title={title} names={names} />,
      preview: (
        <>
          <p>{effect}</p>
          <Refusals thing={title} forbidden={table.forbidden} />
        </>
      ),
      state: isChosen ? 'chosen' : isOpen ? 'open' : isHint ? 'hint' : 'plain',
      tap: isOpen
        ? () => choose(title)
        : isHint || isChosen
          ? () => point(pointed === title ? undefined : title)
          : undefined,
      ask: table.askWhy && (() => table.askWhy?.(title)),
    };
  });
  return <Hand title={say.t('root-board.label.hand')} cards={cards} />;
}
