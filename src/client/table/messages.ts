import type { RatedAnswer } from '../../bots/index.ts';
import type { GameResult, Seat } from '../../kernel/index.ts';
import type { RefusalDetail, JournalEntry, ForbiddenAnswer } from '../../kernel/referee/index.ts';
import type {
  PlayerAction,
  BotLevel,
  ChatLine,
  ViewerSnapshot,
  TableView,
  EntryForViewer,
} from '../../protocol/index.ts';
import type { ConnectionState } from '../net/reconnecting-socket.ts';

/** An action of a person at a local table, in the server's format. */
export type TableAct = Extract<PlayerAction, { do: 'answer' | 'withdraw' | 'aside' | 'undo' }>;

/** Who sits in a seat: a person with a name, or a bot. */
export interface SeatOccupant {
  readonly who: 'person' | 'bot';
  readonly name: string;
}

/** Settings of a new local table. */
export interface NewTableConfig {
  readonly game: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly sitters: readonly SeatOccupant[];
  /** Level of the bots; undefined means `normal`. */
  readonly level?: BotLevel;
  /** True when a hand-over screen hides the hands between two persons at one screen. */
  readonly curtain: boolean;
  /** False when hints are switched off; undefined means that they are on. */
  readonly hints?: false;
  /** Position file to start from; undefined means the game's set-up. */
  readonly start?: unknown;
  /** Component values of the players' own box; undefined means the built-in ones. */
  readonly pack?: unknown;
}

/** A saved table without its entries, as the list of games shows it. Stored in IndexedDB. */
export interface SavedTableInfo extends Omit<NewTableConfig, 'start' | 'pack'> {
  readonly id: string;
  readonly made: number;
  readonly changed: number;
  /** Number of answers that count, without undone ones. */
  readonly moves: number;
  readonly scores: readonly number[];
  readonly waitsFor: readonly Seat[];
  readonly over: GameResult | undefined;
}

/** A saved table with everything a replay needs. Stored in IndexedDB. */
export interface SavedTable {
  readonly note: SavedTableInfo;
  readonly rules: string;
  /** Position file the game started from; undefined means the game's set-up. */
  readonly start?: unknown;
  /** Component values of the players' own box; undefined means the built-in ones. */
  readonly pack?: unknown;
  /** Seed of the outcome source, in hex. */
  readonly seed: string;
  readonly entries: readonly JournalEntry[];
}

/** The public state of a table. */
export interface TableUpdate {
  readonly info: SavedTableInfo;
  /** Number of journal entries; grows with every change. */
  readonly version: number;
  readonly window: ViewerSnapshot['window'];
  readonly asked: readonly Seat[];
  /** Seats played from this screen; empty for a spectator. */
  readonly here: readonly Seat[];
  /** Present for a server table only. */
  readonly net?: ServerTableUpdate;
}

/** The server's description of a table, and the state of this page's connection to it. */
export interface ServerTableUpdate {
  readonly table: TableView;
  readonly connection: ConnectionState;
  /** How far the server's clock is ahead of this one, in ms. */
  readonly skew: number;
  readonly clocks: ViewerSnapshot['clocks'] | undefined;
  readonly chat: readonly ChatLine[];
}

/** An answered part of the open move, and the entry that an undo would go back to. */
export interface SaidPart {
  readonly text: string;
  readonly entry: number;
  readonly free: boolean;
}

/** What one seat sees and may do: the viewer snapshot, its refusals and its log. */
export interface SeatUpdate extends Omit<ViewerSnapshot, 'clocks' | 'view' | 'said'> {
  readonly seat: Seat;
  readonly view: object;
  readonly forbidden: readonly ForbiddenAnswer[];
  readonly said: readonly SaidPart[];
  readonly log: readonly LogLine[];
}

/** One journal entry as the seat may see it. `say` is present for the seat's own answers only. */
export interface LogLine extends Omit<EntryForViewer, 'at' | 'events'> {
  readonly events: readonly object[];
  /** Scores after the entry, by seat. */
  readonly scores: readonly number[];
}

/** The table as a seat saw it before an earlier step. */
export interface PastView {
  readonly seat: Seat;
  readonly step: number;
  readonly view: object;
  readonly window: string | undefined;
  readonly scores: readonly number[];
}

/** A bot's best answers to a seat's open question, the best first. */
export interface Hint {
  readonly question: number;
  readonly best: readonly RatedAnswer[];
}

/** A request of the page to the table. */
export type TableRequest =
  | {
      readonly ask: 'create';
      readonly id: string;
      readonly config: NewTableConfig;
      readonly seed: string;
      readonly now: number;
    }
  | { readonly ask: 'open'; readonly id: string }
  | { readonly ask: 'sit'; readonly seat: Seat }
  | { readonly ask: 'act'; readonly act: PlayerAction; readonly now: number }
  | { readonly ask: 'final'; readonly seat: Seat; readonly say: string }
  | { readonly ask: 'why'; readonly seat: Seat; readonly about: string }
  | { readonly ask: 'past'; readonly seat: Seat; readonly step: number }
  | { readonly ask: 'hint'; readonly seat: Seat }
  | { readonly ask: 'journal' }
  | { readonly ask: 'record' };

/** Why a table cannot be opened or go on. `stopped`: its code failed or could not be fetched; it is saved up to the last move of a person. */
export type OpenTableError =
  | ('missing' | 'busy' | 'unknown-game' | 'broken' | 'settings' | 'storage' | 'stopped')
  | (
      | 'no-table'
      | 'sent-away'
      | 'record-hidden'
      | 'no-key'
      | 'signed-out'
      | 'unreadable'
      | 'unreachable'
      | 'server-busy'
      | 'wrong-protocol'
    );

/** The table's reply to a request. */
export type TableReply =
  | {
      readonly ok: true;
      /** Component values of a server table that has its own, in the reply to `open`. */
      readonly pack?: unknown;
      readonly final?: boolean;
      readonly forbidden?: readonly ForbiddenAnswer[];
      readonly past?: PastView;
      readonly hint?: Hint;
      readonly seat?: SeatUpdate;
      readonly journal?: string;
      /** The finished game in its players' notation; undefined when the game has none. */
      readonly record?: string;
    }
  | { readonly ok: false; readonly errorCode: string; readonly because?: RefusalDetail };

/** A message that the table sends without a request. */
export type TablePush =
  | {
      readonly table: TableUpdate;
      /** What the viewer sees; undefined when nothing is new or the game has not begun. */
      readonly seat?: SeatUpdate;
      /** True when the screen is handed over: nothing is shown until the next person sits down. */
      readonly hidden?: true;
    }
  | { readonly openError: OpenTableError };

/** A message to the worker of a local table; `number` links the reply to the request. */
export type ToWorker = { readonly number: number; readonly request: TableRequest };
/** A message from the worker of a local table: the reply to a request, or a push. */
export type FromWorker = { readonly number: number; readonly reply: TableReply } | { readonly push: TablePush };
