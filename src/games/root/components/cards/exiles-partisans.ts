import type { CardData } from './card.ts';

/** Lasting effects of the Exiles and Partisans deck. */
export const EXILES_PARTISANS = [
  { id: 'saboteurs', copies: 3, suit: 'bird', kind: 'persistent', cost: ['any'] },
  { id: 'soup-kitchens', copies: 1, suit: 'bird', kind: 'persistent', cost: ['fox', 'rabbit', 'mouse'] },
  { id: 'boat-builders', copies: 1, suit: 'bird', kind: 'persistent', cost: ['any', 'any'] },
  { id: 'corvid-planners', copies: 1, suit: 'bird', kind: 'persistent', cost: ['any', 'any'] },
  { id: 'eyrie-emigre', copies: 1, suit: 'bird', kind: 'persistent', cost: ['fox', 'fox'] },
  { id: 'fox-partisans', copies: 1, suit: 'fox', kind: 'persistent', cost: ['fox'] },
  { id: 'propaganda-bureau', copies: 1, suit: 'fox', kind: 'persistent', cost: ['any', 'any', 'any'] },
  { id: 'false-orders', copies: 2, suit: 'fox', kind: 'persistent', cost: ['fox'] },
  { id: 'informants', copies: 2, suit: 'fox', kind: 'persistent', cost: ['fox', 'fox'] },
  { id: 'rabbit-partisans', copies: 1, suit: 'rabbit', kind: 'persistent', cost: ['rabbit'] },
  { id: 'tunnels', copies: 2, suit: 'rabbit', kind: 'persistent', cost: ['rabbit'] },
  { id: 'charm-offensive', copies: 1, suit: 'rabbit', kind: 'persistent', cost: ['rabbit'] },
  { id: 'swap-meet', copies: 2, suit: 'rabbit', kind: 'persistent', cost: ['rabbit'] },
  { id: 'coffin-makers', copies: 1, suit: 'rabbit', kind: 'persistent', cost: ['rabbit', 'rabbit'] },
  { id: 'mouse-partisans', copies: 1, suit: 'mouse', kind: 'persistent', cost: ['mouse'] },
  { id: 'league-of-adventurous-mice', copies: 2, suit: 'mouse', kind: 'persistent', cost: ['mouse'] },
  { id: 'murine-broker', copies: 1, suit: 'mouse', kind: 'persistent', cost: ['mouse', 'mouse'] },
  { id: 'master-engravers', copies: 1, suit: 'mouse', kind: 'persistent', cost: ['mouse', 'mouse'] },
] as const satisfies readonly CardData[];
