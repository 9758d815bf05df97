import type { Game, UndoPolicy } from '../game.ts';
import type { EntryEvents } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import type { OutcomeSource } from './outcomes.ts';
import type { JournalEntry } from './journal.ts';

/** Answers a window for a seat. Its condition gets the spectator's view in a secret window, else the seat's own view. */
export interface StandingOrder<K extends GameTypes> {
  readonly window: string;
  readonly say: string;
  when?(view: K['view']): boolean;
}

/** What a referee is created with. */
export interface RefereeOptions<K extends GameTypes> {
  readonly game: Game<K>;
  readonly settings: K['settings'];
  readonly source: OutcomeSource;
  /** A position to begin with; left out: the set-up. */
  readonly start?: K['state'];
  readonly strictness?: UndoPolicy;
  /** True: the referee keeps the running transcript digest. */
  readonly transcript?: boolean;
  /** A native SHA-256 of a text in hex, where there is one; left out: the one in JavaScript. */
  readonly hash?: (text: string) => string;
  /** True: recorded outcomes are matched by name, not by number: for journals of another version of the rules. */
  readonly renumbered?: boolean;
  /** Called for every entry with its number and events, once the whole move is accepted. */
  onEntry?(entry: JournalEntry, number: number, events: EntryEvents<K['event']>): void;
}
