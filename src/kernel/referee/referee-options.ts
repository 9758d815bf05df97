import type { Game, UndoPolicy } from '../game.ts';
import type { EntryEvents } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import type { OutcomeSource } from './outcomes.ts';
import type { JournalEntry } from './journal.ts';

/** Answers a window for a seat; its condition reads the spectator's view in a secret window, else the seat's own. */
export interface StandingOrder<K extends GameTypes> {
  readonly window: string;
  readonly say: string;
  when?(view: K['view']): boolean;
}

/** What a table is made of. */
export interface RefereeOptions<K extends GameTypes> {
  readonly game: Game<K>;
  readonly settings: K['settings'];
  readonly source: OutcomeSource;
  /** A position to begin with instead of the set-up. */
  readonly start?: K['state'];
  readonly strictness?: UndoPolicy;
  /** Keeps the running transcript digest. */
  readonly transcript?: boolean;
  /** SHA-256 of a text in hex, where the machine has a faster one. */
  readonly hash?: (text: string) => string;
  /** Takes recorded outcomes by name, whatever their numbers: for journals of another version of the rules. */
  readonly renumbered?: boolean;
  /** Hears every entry with its number and what came of it once it stands. */
  heard?(entry: JournalEntry, number: number, heard: EntryEvents<K['event']>): void;
}
