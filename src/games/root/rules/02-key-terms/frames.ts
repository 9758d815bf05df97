import type { Faction } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';

/** §2.1.2: drawing cards from the deck into a hand, or the Alliance's supporters. */
export interface DrawFrame extends Frame {
  readonly proc: 'draw';
  step: 'more' | 'card';
  readonly faction: Faction;
  readonly pile: number;
  left: number;
}

/** Pays with a card of a suit from hand: the second half of a sentence; the result is the suit of the card. */
export interface SpendFrame extends Frame {
  readonly proc: 'spend';
  step: 'card';
  readonly faction: Faction;
  readonly suit: number;
  readonly law: RootLaw;
}

/** §6.6 and its like: discarding down to the limit, cards of one's choice. */
export interface HandLimitFrame extends Frame {
  readonly proc: 'handLimit';
  step: 'check' | 'card';
  readonly faction: Faction;
  readonly law: RootLaw;
}
