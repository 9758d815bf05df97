import type { CardData } from './card.ts';

/** Lasting and immediate effects of the base deck. */
export const BASE = [
  { id: 'armorers', copies: 2, suit: 'bird', kind: 'persistent', cost: ['fox'] },
  { id: 'sappers', copies: 2, suit: 'bird', kind: 'persistent', cost: ['mouse'] },
  { id: 'brutal-tactics', copies: 2, suit: 'bird', kind: 'persistent', cost: ['fox', 'fox'] },
  { id: 'royal-claim', copies: 1, suit: 'bird', kind: 'persistent', cost: ['any', 'any', 'any', 'any'] },
  { id: 'stand-and-deliver', copies: 2, suit: 'fox', kind: 'persistent', cost: ['mouse', 'mouse', 'mouse'] },
  { id: 'tax-collector', copies: 3, suit: 'fox', kind: 'persistent', cost: ['fox', 'rabbit', 'mouse'] },
  { id: 'favor-of-the-foxes', copies: 1, suit: 'fox', kind: 'immediate', cost: ['fox', 'fox', 'fox'] },
  { id: 'command-warren', copies: 2, suit: 'rabbit', kind: 'persistent', cost: ['rabbit', 'rabbit'] },
  { id: 'better-burrow-bank', copies: 2, suit: 'rabbit', kind: 'persistent', cost: ['rabbit', 'rabbit'] },
  { id: 'cobbler', copies: 2, suit: 'rabbit', kind: 'persistent', cost: ['rabbit', 'rabbit'] },
  { id: 'favor-of-the-rabbits', copies: 1, suit: 'rabbit', kind: 'immediate', cost: ['rabbit', 'rabbit', 'rabbit'] },
  { id: 'scouting-party', copies: 2, suit: 'mouse', kind: 'persistent', cost: ['mouse', 'mouse'] },
  { id: 'codebreakers', copies: 2, suit: 'mouse', kind: 'persistent', cost: ['mouse'] },
  { id: 'favor-of-the-mice', copies: 1, suit: 'mouse', kind: 'immediate', cost: ['mouse', 'mouse', 'mouse'] },
] as const satisfies readonly CardData[];
