import type { Item, Suit } from '../../words.ts';

/** The fifteen quests: where, and which two items are exhausted. */
export const QUESTS = [
  { id: 'errand-fox', suit: 'fox', items: ['tea', 'boot'] },
  { id: 'errand-rabbit', suit: 'rabbit', items: ['tea', 'boot'] },
  { id: 'escort-mouse', suit: 'mouse', items: ['boot', 'boot'] },
  { id: 'expel-bandits-rabbit', suit: 'rabbit', items: ['sword', 'sword'] },
  { id: 'expel-bandits-mouse', suit: 'mouse', items: ['sword', 'sword'] },
  { id: 'fend-off-a-bear-rabbit', suit: 'rabbit', items: ['torch', 'crossbow'] },
  { id: 'fend-off-a-bear-mouse', suit: 'mouse', items: ['torch', 'crossbow'] },
  { id: 'fundraising-fox', suit: 'fox', items: ['tea', 'coin'] },
  { id: 'give-a-speech-fox', suit: 'fox', items: ['torch', 'tea'] },
  { id: 'give-a-speech-rabbit', suit: 'rabbit', items: ['torch', 'tea'] },
  { id: 'guard-duty-rabbit', suit: 'rabbit', items: ['torch', 'sword'] },
  { id: 'guard-duty-mouse', suit: 'mouse', items: ['torch', 'sword'] },
  { id: 'logistics-help-fox', suit: 'fox', items: ['boot', 'bag'] },
  { id: 'logistics-help-mouse', suit: 'mouse', items: ['boot', 'bag'] },
  { id: 'repair-a-shed-fox', suit: 'fox', items: ['torch', 'hammer'] },
] as const satisfies readonly { id: string; suit: Suit; items: readonly [Item, Item] }[];
