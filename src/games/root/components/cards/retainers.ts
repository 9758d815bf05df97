import type { CardData } from './card.ts';

/** §13.3.5: the Keepers' own cards: they start in the retinue and belong to no deck. */
export const RETAINERS = [
  { id: 'faithful-retainer', copies: 3, suit: 'bird', kind: 'retainer', cost: [] },
] as const satisfies readonly CardData[];
