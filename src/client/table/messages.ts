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

/** What a person does at a table of this browser: acts as the server knows them. */
export type TableAct = Extract<PlayerAction, { do: 'answer' | 'withdraw' | 'aside' | 'undo' }>;

/** Who sits in a seat: a person with a name, or a bot. */
export interface SeatOccupant {
  readonly who: 'person' | 'bot';
  readonly name: string;
}

/** What a table is lit with. */
export interface NewTableConfig {
  readonly game: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly sitters: readonly SeatOccupant[];
  /** How well the bots play; `normal` where nothing is said. */
  readonly level?: BotLevel;
  /** Hide hands between two persons at one screen. */
  readonly curtain: boolean;
  /** False: nobody is told what a bot would do. */
  readonly hints?: false;
  /** A position to begin with instead of the set-up, as the game writes it. */
  readonly start?: unknown;
}

/** A table as the list of games shows it. */
export interface SavedTableInfo extends Omit<NewTableConfig, 'start'> {
  readonly id: string;
  readonly made: number;
  readonly changed: number;
  /** How many answers were given. */
  readonly moves: number;
  readonly scores: readonly number[];
  readonly waitsFor: readonly Seat[];
  readonly over: GameResult | undefined;
}

/** A table as it is kept: enough to play it again from the start. */
export interface SavedTable {
  readonly note: SavedTableInfo;
  readonly rules: string;
  /** The position it began with, where it did not begin with the set-up. */
  readonly start?: unknown;
  /** The bytes that outcomes come from, in hex. */
  readonly seed: string;
  readonly entries: readonly JournalEntry[];
}

/** What everybody may know of a table. */
export interface TableUpdate {
  readonly note: SavedTableInfo;
  /** Grows with everything that happens. */
  readonly version: number;
  readonly window: ViewerSnapshot['window'];
  readonly asked: readonly Seat[];
  /** The seats that are played from this screen; none: it only watches. */
  readonly here: readonly Seat[];
  /** What a table of the server has besides. */
  readonly net?: ServerTableUpdate;
}

/** A table of the server as everybody there knows it, and how this page is connected to it. */
export interface ServerTableUpdate {
  readonly table: TableView;
  readonly link: ConnectionState;
  /** How far the server's clock is ahead. */
  readonly skew: number;
  readonly clocks: ViewerSnapshot['clocks'] | undefined;
  readonly chat: readonly ChatLine[];
}

/** A part of the sentence that was said already, and the entry before which it can be taken back. */
export interface SaidPart {
  readonly text: string;
  readonly entry: number;
  readonly free: boolean;
}

/** What one seat sees and may do: a moment as the server sends it, and what only a table beside the page can tell. */
export interface SeatUpdate extends Omit<ViewerSnapshot, 'clocks' | 'view' | 'said'> {
  readonly seat: Seat;
  readonly view: object;
  readonly forbidden: readonly ForbiddenAnswer[];
  readonly said: readonly SaidPart[];
  readonly log: readonly LogLine[];
}

/** One thing that happened, as the seat was told it: whose answer it was, and the words if they were its own. */
export interface LogLine extends Omit<EntryForViewer, 'at' | 'events'> {
  readonly events: readonly object[];
  /** Scores afterwards. */
  readonly scores: readonly number[];
}

/** The table as a seat saw it at an earlier moment. */
export interface PastView {
  readonly seat: Seat;
  readonly step: number;
  readonly view: object;
  readonly window: string | undefined;
  readonly scores: readonly number[];
}

/** What a bot would do in a seat that is asked: the best answers, the best first. */
export interface Hint {
  readonly question: number;
  readonly best: readonly RatedAnswer[];
}

/** What a page asks of the table. */
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
  | { readonly ask: 'past'; readonly seat: Seat; readonly step: number }
  | { readonly ask: 'hint'; readonly seat: Seat }
  | { readonly ask: 'journal' }
  | { readonly ask: 'record' };

/** Why a table cannot be opened. */
export type OpenTableError =
  | ('missing' | 'busy' | 'unknown-game' | 'broken' | 'settings' | 'storage')
  | (
      | 'no-table'
      | 'sent-away'
      | 'no-key'
      | 'signed-out'
      | 'unreadable'
      | 'unreachable'
      | 'server-busy'
      | 'wrong-protocol'
    );

/** What the table replies to a request. */
export type TableReply =
  | {
      readonly ok: true;
      readonly final?: boolean;
      readonly past?: PastView;
      readonly hint?: Hint;
      readonly seat?: SeatUpdate;
      readonly journal?: string;
      /** The finished game in the notation of its players; missing: it cannot be written so. */
      readonly record?: string;
    }
  | { readonly ok: false; readonly fault: string; readonly because?: RefusalDetail };

/** What the table sends without being asked. */
export type TablePush =
  | {
      readonly table: TableUpdate;
      /** What the viewer sees; undefined: nothing new, or the game has not begun. */
      readonly seat?: SeatUpdate;
      /** The next person must sit down first: nothing is shown until then. */
      readonly hidden?: true;
    }
  | { readonly trouble: OpenTableError };

/** Everything that goes to the worker, and everything that comes from it. */
export type ToWorker = { readonly number: number; readonly request: TableRequest };
export type FromWorker = { readonly number: number; readonly reply: TableReply } | { readonly push: TablePush };
