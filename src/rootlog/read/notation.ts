/** The letters of the factions in Rootlog; hirelings are written `h_` and a letter. */
export const LETTERS = 'CEAVGLODPHK';

/** A location as the notation writes it. */
export type Location =
  | { readonly at: 'clearing'; readonly clearing: number }
  | { readonly at: 'forest'; readonly clearings: readonly number[] }
  | { readonly at: 'hand'; readonly faction: string }
  | { readonly at: 'board'; readonly faction: string; readonly column: string }
  | { readonly at: 'discard' }
  | { readonly at: 'quests' }
  /** Areas and states of a Vagabond's items: `s`, `d`, `t`, `r`, `e`. */
  | { readonly at: 'areas'; readonly areas: string };

/** Cards that are shown; the suit is empty when the record does not give it. */
export interface ShownCards {
  readonly suit: string;
  readonly count: number;
}

/** One change of the state, as recorded. */
export type Change =
  | {
      readonly kind: 'battle';
      readonly attacker: string;
      readonly defender: string;
      readonly clearing: number;
      /** The suit of the defender's ambush card, and of the card that foiled it. */
      readonly ambush?: string;
      readonly foil?: string;
      readonly dice?: readonly [number, number];
    }
  | { readonly kind: 'craft'; readonly item?: string; readonly card?: string }
  | { readonly kind: 'points'; readonly faction: string; readonly points: number }
  | { readonly kind: 'coalition'; readonly partner: string }
  /** The cards; empty: the whole hand. */
  | { readonly kind: 'reveal'; readonly of: string; readonly to: string; readonly cards: readonly ShownCards[] }
  | { readonly kind: 'marker'; readonly board: string; readonly marker: string; readonly value: string }
  /** A relic of the Keepers that is turned up; its value is 0 when the record does not give it. */
  | {
      readonly kind: 'turned';
      readonly faction: string;
      readonly clearing: number;
      readonly type: string;
      readonly value: number;
    }
  /** A closed path of the mountain map that is cleared. */
  | { readonly kind: 'path'; readonly from: number; readonly to: number }
  /** A plot of the Corvids that is turned up; in the turn of another a raid that was removed. */
  | { readonly kind: 'flip'; readonly clearing: number; readonly plot: string }
  /** A guess at a face-down plot. */
  | { readonly kind: 'guess'; readonly clearing: number; readonly plot: string }
  /** Two plots that change places. */
  | { readonly kind: 'trick'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'piece';
      readonly faction: string;
      /** `w`, `p`, `b`, `t` or `f`, with the letters of its subtype. */
      readonly piece: string;
      readonly sub: string;
      readonly count: number;
      readonly from?: Location;
      readonly to?: Location;
    }
  | {
      readonly kind: 'card';
      readonly suit: string;
      readonly name: string;
      readonly count: number;
      readonly from?: Location;
      readonly to?: Location;
    }
  | {
      readonly kind: 'item';
      readonly item: string;
      readonly count: number;
      readonly from?: Location;
      readonly to: readonly Location[];
    };

/** The text between two slashes. */
export interface Action {
  readonly text: string;
  readonly column: number;
  readonly changes: readonly Change[];
}

/** A turn or a set-up. */
export interface Turn {
  readonly line: number;
  readonly faction: string;
  readonly actions: readonly Action[];
}

/** A recorded game. */
export interface Log {
  readonly map: string;
  readonly deck: string;
  /** Where map and deck are named. */
  readonly places: Readonly<Record<'map' | 'deck', { readonly line: number; readonly column: number }>>;
  /** The suit letter of each clearing, by number from 1; empty: as printed. */
  readonly suits: readonly string[];
  /** The clearing of each landmark that the header names; undefined without such a line: the map has its own. */
  readonly landmarks?: Readonly<Partial<Record<string, number>>>;
  /** Faction letters in the order in which their players are named. */
  readonly players: readonly string[];
  readonly setups: readonly Turn[];
  readonly turns: readonly Turn[];
  readonly winners: string;
  /** Parts of the file that are not in the notation and were left out, in the order of the file. */
  readonly skipped: readonly SkippedText[];
}

/** A part of a file that could not be read; the rest of the file was. */
export interface SkippedText {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly why: string;
}

/** Most characters of a file. Recorded games have about 10,000. */
export const MOST_CHARACTERS = 262_144;
/** Most turns of a file, set-ups included; the rest is skipped. Recorded games have about 40. */
export const MOST_TURNS = 400;
/** Most actions of a turn; the rest of the line is skipped. Recorded turns have up to 40. */
export const MOST_ACTIONS = 120;
/** Most characters of an action, and most changes that it can stand for. */
export const MOST_ACTION_CHARACTERS = 120;
export const MOST_CHANGES = 36;
/** The largest number of pieces, cards or points in an action. */
export const MOST_COUNTED = 99;

/** A part of a file that does not follow the notation, with its line and column. */
export class NotationError extends Error {
  readonly line: number;
  readonly column: number;
  readonly why: string;
  constructor(line: number, column: number, why: string) {
    super(`line ${line}, column ${column}: ${why}`);
    this.line = line;
    this.column = column;
    this.why = why;
  }
}
