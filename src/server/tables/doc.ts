import Type from 'typebox';
import { Compile } from 'typebox/compile';
import {
  type BotLevel,
  type ClockRule,
  type Order,
  TABLE_STATUSES,
  type TableView,
  TIMEOUTS,
} from '../../protocol/index.ts';
import type { ClockState } from '../play/clock.ts';
import type { TableIndex } from '../storage/storage.ts';

/** A seat as the server knows it. */
export interface SeatDoc {
  readonly person?: string;
  readonly name?: string;
  /** Who plays it just now: a bot, in the person's absence or for good. */
  readonly bot?: true;
  /** How well a bot plays here; `normal` where nothing is said. */
  readonly level?: BotLevel;
  readonly promise?: string;
  readonly opened?: string;
  /** The hash of an invitation to this seat. */
  readonly invite?: string;
  readonly muted?: true;
  /** A bot has answered here in its person's place. */
  readonly helped?: true;
  /** Its time ran out, and that ended the game. */
  readonly late?: true;
  /** The seat waits for this person, who is asked to another match and has not said yes yet. */
  readonly invited?: Invited;
}

/** Somebody for whom a seat is kept, until they sit down, decline, or the host frees it. */
export interface Invited {
  readonly person: string;
  readonly name: string;
  /** The name of the one who asks. */
  readonly by: string;
}

/** Someone asks to go back beyond what is free; void once the version has moved on. */
export interface UndoRequest {
  readonly seat: number;
  readonly to: number;
  readonly version: number;
  /** Until when bots and standing orders wait for what comes of it: any move would make it void. */
  readonly until?: number;
  readonly agreed: readonly number[];
}

/** The last request of a person to go back, until it is granted: a limit on the next. */
export interface UndoAsk {
  readonly version: number;
  /** How many turns had begun, and how many requests were made in this one. */
  readonly turns: number;
  readonly times: number;
}

/** The seats agree to go on under other rules from where those can; kept afterwards, for the clocks. */
export interface MigrationDoc {
  readonly rules: string;
  /** So many entries are kept. */
  readonly version: number;
  readonly agreed: readonly number[];
  readonly clocks?: ClockState;
}

/** Somebody whom the host sent away. */
export interface AwayDoc {
  /** What the host calls them by to let them back. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
}

/** What is kept of a table besides its journal. */
export interface TableDoc {
  readonly game: string;
  readonly rules: string;
  readonly title: string;
  /** As the game read them; undefined fields filled in. */
  readonly settings: unknown;
  readonly host: string;
  readonly private: boolean;
  readonly delay: number;
  readonly strict: boolean;
  /** A casual table: everybody may ask what a bot would do in their place. */
  readonly hints?: true;
  /** Spectators may not talk. */
  readonly hushed?: true;
  /** People whom the host has muted, wherever they sit or stand. */
  readonly muted?: readonly string[];
  /** All win or lose together: never rated. */
  readonly cooperative?: true;
  /** The seats that are rated, noted when the game begins; games begun before that was noted lack it. */
  readonly rated?: readonly number[];
  readonly clock: ClockRule;
  readonly timeout: 'wait' | 'bot' | 'end';
  readonly status: TableView['status'];
  readonly created: number;
  readonly seats: readonly SeatDoc[];
  /** The hash of an invitation to the table. */
  readonly invite?: string;
  /** Those whom the host sent away, the latest last. */
  readonly away?: readonly AwayDoc[];
  /** The table's own entropy: promised at once, opened at the end. Never leaves the server before that. */
  readonly seed: { readonly hash: string; readonly opened: string };
  /** Until when seats may open what they promised. */
  readonly openUntil?: number;
  readonly orders: Readonly<Record<number, readonly Order[]>>;
  readonly undo?: UndoRequest;
  /** By the first seat of the person who asked. */
  readonly undoAsks?: Readonly<Record<number, UndoAsk>>;
  readonly carry?: MigrationDoc;
  readonly result?: TableView['result'];
  readonly ended?: number;
  readonly rematch?: string;
  /** A rematch of a table with a delay: when it may be listed to others, in ms since 1970. */
  readonly listedFrom?: number;
  /** Who asked for it. */
  readonly rematchBy?: { readonly person: string; readonly name: string };
}

const Text = Type.String();
const OptionalText = Type.Optional(Text);

/** What every description has that can be worked with; what is missing in older ones is not asked for. */
const isDoc = Compile(
  Type.Object({
    game: Text,
    rules: Text,
    title: Text,
    host: Text,
    private: Type.Boolean(),
    delay: Type.Number(),
    strict: Type.Boolean(),
    clock: Type.Object({ kind: Text }),
    timeout: Type.Enum([...TIMEOUTS]),
    status: Type.Enum([...TABLE_STATUSES]),
    created: Type.Number(),
    seats: Type.Array(Type.Object({ person: OptionalText, name: OptionalText, promise: OptionalText })),
    seed: Type.Object({ hash: Text, opened: Text }),
    orders: Type.Record(Text, Type.Array(Type.Object({ window: Text, say: Text }))),
  }),
);

/** A description as it was stored; undefined: the row is damaged. */
export function readDoc(text: string): TableDoc | undefined {
  try {
    const doc: unknown = JSON.parse(text);
    return isDoc.Check(doc) ? (doc as unknown as TableDoc) : undefined;
  } catch {
    return undefined;
  }
}

/** What a table is listed by. */
export function indexRowOf(doc: TableDoc): TableIndex {
  return {
    game: doc.game,
    status: doc.status,
    open: !doc.private,
    people: doc.seats.map((seat) => seat.person ?? seat.invited?.person),
  };
}

/** The seats of all other people: each must agree before a seat may go back further than is free, also while a bot plays
 * for them. Bots with seats of their own have no say. */
export function undoVoters(doc: TableDoc, seat: number): number[] {
  const self = doc.seats[seat]!.person;
  return doc.seats.flatMap((s, i) => (s.person !== undefined && s.person !== self ? [i] : []));
}

/**
 * Until when bots and standing orders wait for the answer to a request to undo at this version, in ms since 1970; -Infinity:
 * there is no request.
 */
export function heldUntil({ undo }: TableDoc, version: number): number {
  return undo?.version === version ? (undo.until ?? -Infinity) : -Infinity;
}
