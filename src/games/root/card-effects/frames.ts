import type { Clearing, Faction, Party } from '../words.ts';
import type { Frame } from '../../../kernel/index.ts';

/** Coffin Makers at the start of Birdsong: a moment of its own among others (1.1.3), since those may remove warriors. */
export interface CoffinsFrame extends Frame {
  readonly proc: 'coffins';
  step: 'score';
  readonly faction: Faction;
}

/** Eyrie Emigre: a move and a battle where it led; without both the card is discarded. */
export interface EmigreFrame extends Frame {
  readonly proc: 'eyrieEmigre';
  step: 'begin' | 'move' | 'battle' | 'lapse';
  readonly faction: Faction;
  to: Clearing;
}

/** A draw in one's Evening, which Informants may replace as a whole. */
export interface EveningDrawFrame extends Frame {
  readonly proc: 'eveningDraw';
  step: 'informants' | 'draw';
  readonly faction: Faction;
  readonly count: number;
}

/** A move or a battle that a lasting effect grants: the second half of using it. */
export interface GrantFrame extends Frame {
  readonly proc: 'grant';
  step: 'act';
  readonly faction: Faction;
  /** The sum of what is granted. */
  readonly what: number;
}

/** A random card of another player's hand (O.11), and one back in a Swap Meet. */
export interface TakeRandomFrame extends Frame {
  readonly proc: 'takeRandom';
  step: 'card' | 'back';
  readonly faction: Faction;
  readonly from: Faction;
  /** 1 when a card is given back. */
  readonly back: number;
}

/** Propaganda Bureau: the card is paid, then the warrior replaced. */
export interface PropagandaFrame extends Frame {
  readonly proc: 'propaganda';
  step: 'pay' | 'replace';
  readonly faction: Faction;
  readonly victim: Party;
  readonly clearing: Clearing;
}
