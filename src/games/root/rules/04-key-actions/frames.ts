import type { Card, Title } from '../../components/cards/index.ts';
import type { Clearing, Faction } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §4.1: crafting one card. */
export interface CraftFrame extends Frame {
  readonly proc: 'craft';
  step: 'symbols' | 'any' | 'effect' | 'item';
  readonly faction: Faction;
  readonly title: Title;
  /** Symbols of any suit still to be paid. */
  any: number;
  /** §11.5.3.I: 1 when the card is exported instead of crafted. */
  readonly exported: number;
  /** The copy that was shown, -1 before it is. */
  card: Card;
}

/** §4.2: one move of warriors, the number still to be said; §4.2.2: nothing is noted of those that moved. */
export interface MoveFrame extends Frame {
  readonly proc: 'move';
  step: 'begin' | 'way' | 'count' | 'arrived' | 'alone' | 'board' | 'landed' | 'landedAlone';
  readonly faction: Faction;
  readonly from: Clearing;
  readonly to: Clearing;
}
