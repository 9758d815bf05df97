import type { HirelingName } from '../words.ts';

/** What a piece counts as (2.5); only hirelings have pawns that stand in clearings. */
export type PieceClass = 'warrior' | 'building' | 'token' | 'pawn';

/** A kind of piece of a faction. */
export interface FactionPiece {
  readonly id: string;
  readonly class: PieceClass;
  /** How many the box holds (B.1, B.2). */
  readonly count: number;
  /** §4.1.1-R1: crafts by the suit of its clearing. */
  readonly crafts?: true;
  /** At most one in a clearing. */
  readonly single?: true;
  /** §16.1: marks its clearing as the faction's starting corner. */
  readonly marksCorner?: true;
}

/** A pile of cards, or several columns of one, that only this faction has. */
export interface FactionPile {
  /** Its key in position files; with columns, one key for each of them below it. */
  readonly name: string;
  readonly columns?: readonly string[];
  readonly seenBy: 'player' | 'everybody';
  /** The number of the first pile, as stored games have it. New piles leave it out: they get numbers after all others. */
  readonly first?: number;
}

/** The plain facts of a faction: everything that tables of pieces, piles, settings and set-up are made from. */
export interface FactionData {
  /** True when the settings offer it. A faction under construction says false. */
  readonly isPlayable: boolean;
  /** Warriors first: the first is the common warrior. */
  readonly pieces: readonly FactionPiece[];
  readonly piles: readonly FactionPile[];
  /** §A.1, §A.1-E1 */
  readonly reach: number;
  /** §15.8.1-R1: the colour of its setup card. */
  readonly stance: 'militant' | 'insurgent';
  /** §16.1: it starts in a corner of the map. */
  readonly startsInCorner: boolean;
  /** §14.0: hirelings that cannot be in a game with it. */
  readonly hirelings: readonly HirelingName[];
  /** §11.2.3: its hand lies open. */
  readonly openHand?: true;
  /** §8.5, §9.5, §11.5: it crafts between any two actions of Daylight; all others in a step of their own. */
  readonly craftsAllDay?: true;
  /** §18.2.4-R1: its whole Evening is the last step of its turn. */
  readonly eveningIsLastStep?: true;
  /** §7.5.2, §10.4.3.I: when it moves and battles is said by its own chapter. */
  readonly ownTimeToAct?: true;
  /** Its own fields of the state before its set-up; `state.ts` checks that its types declare them. */
  readonly fields?: () => object;
  /** Those of its fields with lists that copies of a state share, because they are replaced and never written into. */
  readonly sharedFields?: readonly string[];
}
