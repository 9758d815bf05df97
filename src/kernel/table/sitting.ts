import type { Game, Strictness } from '../game.ts';
import type { Heard } from '../out.ts';
import type { Kinds } from '../procedure.ts';
import type { Source } from './chance.ts';
import type { Entry } from './journal.ts';

/** Answers a window for a seat; its condition reads the spectator's view in a secret window, else the seat's own. */
export interface StandingOrder<K extends Kinds> {
  readonly window: string;
  readonly say: string;
  when?(view: K['view']): boolean;
}

/** What a table is made of. */
export interface Sitting<K extends Kinds> {
  readonly game: Game<K>;
  readonly settings: K['settings'];
  readonly source: Source;
  /** A position to begin with instead of the set-up. */
  readonly start?: K['state'];
  readonly strictness?: Strictness;
  /** Keeps the running transcript digest. */
  readonly transcript?: boolean;
  /** SHA-256 of a text in hex, where the machine has a faster one. */
  readonly hash?: (text: string) => string;
  /** Takes recorded outcomes by name, whatever their numbers: for journals of another version of the rules. */
  readonly renumbered?: boolean;
  /** Hears every entry with its number and what came of it once it stands. */
  heard?(entry: Entry, number: number, heard: Heard<K['event']>): void;
}
