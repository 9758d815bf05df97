import { type Item, ITEMS, SUITS } from '../../words.ts';
import { BASE } from './base.ts';
import type { CardData } from './card.ts';
import { COMMON } from './common.ts';
import { EXILES_PARTISANS } from './exiles-partisans.ts';
import { RETAINERS } from './retainers.ts';
import type { Id } from '../../../../kernel/index.ts';

/** The decks, by id. */
export const DECKS = ['base', 'exiles-partisans'] as const;
/** The id of a deck. */
export type DeckId = (typeof DECKS)[number];

/** The name of a card; copies share it. */
export type TitleName =
  | (typeof COMMON)[number]['id']
  | (typeof BASE)[number]['id']
  | (typeof EXILES_PARTISANS)[number]['id']
  | (typeof RETAINERS)[number]['id'];

const PRINTED: readonly CardData[] = [...COMMON, ...BASE, ...EXILES_PARTISANS, ...RETAINERS];

/** Card names by title number. */
export const TITLES = PRINTED.map((card) => card.id) as readonly TitleName[];
/** A card's name by number: what options and journals speak of, since copies do the same. */
export type Title = Id<'title'>;

const NUMBERS = Object.fromEntries(TITLES.map((name, t) => [name, t])) as Readonly<Record<TitleName, Title>>;

/** The number of a card's name. */
export const title = (name: TitleName): Title => NUMBERS[name];

/** What the rules ask of a name, by title number; §2.1.5, §2.1.6: ambush and dominance cards among them. */
export interface TitleFacts {
  readonly suit: number;
  readonly kind: CardData['kind'];
  /** Crafting symbols: fox, rabbit, mouse, any (4.1.1). */
  readonly cost: readonly [number, number, number, number];
  /** The item it shows, -1 for none. */
  readonly item: number;
  readonly points: number;
}

/** The facts of every name. */
export const FACTS: readonly TitleFacts[] = PRINTED.map((card) => {
  const symbols = (symbol: string): number => card.cost.filter((s) => s === symbol).length;
  return {
    suit: SUITS.indexOf(card.suit),
    kind: card.kind,
    cost: [symbols('fox'), symbols('rabbit'), symbols('mouse'), symbols('any')],
    item: card.item === undefined ? -1 : ITEMS.indexOf(card.item satisfies Item),
    points: card.points ?? 0,
  };
});

/** The name of each card: copies follow one another. */
export const TITLE_OF: readonly Title[] = PRINTED.flatMap((card, t) => Array.from({ length: card.copies }, () => t));

/** The copies of each name, ascending. */
export const COPIES_OF: readonly (readonly Card[])[] = PRINTED.map((_, t) =>
  TITLE_OF.flatMap((each, card) => (each === t ? [card] : [])),
);

/** The name of each card: a second copy is called so. */
export const CARD_NAMES: readonly string[] = TITLE_OF.map((t, card) => {
  const copy = card - TITLE_OF.indexOf(t) + 1;
  return copy === 1 ? TITLES[t]! : `${TITLES[t]}-${copy}`;
});

/** A single card by number. */
export type Card = Id<'card'>;

/** The suit of each card. */
export const SUIT_OF: readonly number[] = TITLE_OF.map((t) => FACTS[t]!.suit);

const BELONGS: readonly DeckId[][] = [
  ...COMMON.map((): DeckId[] => ['base', 'exiles-partisans']),
  ...BASE.map((): DeckId[] => ['base']),
  ...EXILES_PARTISANS.map((): DeckId[] => ['exiles-partisans']),
  ...RETAINERS.map((): DeckId[] => []),
];

const OF_DECK: Partial<Record<DeckId, readonly Card[]>> = {};

/** The cards of a deck. */
export const cardsOfDeck = (deck: DeckId): readonly Card[] =>
  (OF_DECK[deck] ??= TITLE_OF.flatMap((t, card) => (BELONGS[t]!.includes(deck) ? [card] : [])));
