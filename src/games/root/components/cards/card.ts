import type { Item, Suit } from '../../words.ts';

/** What a card is for. */
export type CardKind = 'ambush' | 'dominance' | 'item' | 'persistent' | 'immediate' | 'retainer';

/** A card as printed. */
export interface CardData {
  readonly id: string;
  readonly copies: number;
  readonly suit: Suit;
  readonly kind: CardKind;
  /** One entry per crafting symbol; `any` is the question mark of three colours. */
  readonly cost: readonly ('fox' | 'rabbit' | 'mouse' | 'any')[];
  readonly item?: Exclude<Item, 'torch'>;
  readonly points?: number;
}
