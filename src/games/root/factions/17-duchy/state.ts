import { DUCHY } from '../../words.ts';

/** §17.5.2: the ministers, squires first, then nobles, then lords. */
export const MINISTERS = [
  'foremole',
  'captain',
  'marshal',
  'brigadier',
  'banker',
  'mayor',
  'duchess-of-mud',
  'baron-of-dirt',
  'earl-of-stone',
] as const;
/** The name of a minister. */
export type MinisterName = (typeof MINISTERS)[number];
/** A minister by number. */
export type Minister = number;

/** Ministers by number. */
export const FOREMOLE = 0;
export const CAPTAIN = 1;
export const MARSHAL = 2;
export const BRIGADIER = 3;
export const BANKER = 4;
export const MAYOR = 5;
export const DUCHESS_OF_MUD = 6;
export const BARON_OF_DIRT = 7;
export const EARL_OF_STONE = 8;

/** §17.3.6: the ranks, lowest first. */
export const RANKS = ['squire', 'noble', 'lord'] as const;
/** The rank of lords, by number. */
export const LORD = 2;
/** §17.3.6: crowns, and ministers, of each rank. */
export const PER_RANK = 3;
/** §17.5.3.II: cards to reveal for a minister, by rank. */
export const CARDS_TO_SWAY: readonly number[] = [2, 3, 4];
/** §17.5.3.III: points under the crowns, by rank. */
export const CROWN_POINTS: readonly number[] = [1, 2, 3];

/** The rank of a minister, by number. */
export const rankOf = (m: Minister): number => Math.floor(m / PER_RANK);

/** What is the Duchy's alone. */
export class DuchyState {
  /** §17.2.2: warriors in the Burrow. */
  burrow: number;
  /** §17.5.3: 1 for each minister that is swayed. */
  swayed: number[];
  /** §17.3.6: crowns on the board, by rank. */
  crowns: number[];

  /** A copy that shares nothing. */
  constructor(d: DuchyState) {
    this.burrow = d.burrow;
    this.swayed = d.swayed.slice();
    this.crowns = d.crowns.slice();
  }
}

/** §17.3.2, §17.3.5, §17.3.6: an empty Burrow, all ministers unswayed, all crowns on their spaces. */
export function newDuchy(): DuchyState {
  return new DuchyState({ burrow: 0, swayed: MINISTERS.map(() => 0), crowns: RANKS.map(() => PER_RANK) });
}

/** A copy for a copied state; `seat` holds the seats by faction. What does not play never changes, so copies share it. */
export const copyDuchy = (own: DuchyState, seat: readonly number[]): DuchyState =>
  seat[DUCHY]! >= 0 ? new DuchyState(own) : own;
