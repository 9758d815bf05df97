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

/** In finished games, the person of a seat whose account was deleted. Nobody has this id. */
export const DELETED_PERSON = 'deleted';
/** The name that others see in its place, in every language. */
export const DELETED_NAME = '—';

/** A seat as it is stored. */
export interface SeatDoc {
  readonly person?: string;
  readonly name?: string;
  /** A bot plays the seat now, for its person or for good. */
  readonly bot?: true;
  /** Level of the bot; undefined: `normal`. */
  readonly level?: BotLevel;
  /** Commitment to the seat's entropy, and the entropy once it is revealed. */
  readonly promise?: string;
  readonly opened?: string;
  /** The hash of an invitation to this seat. */
  readonly invite?: string;
  readonly muted?: true;
  /** A bot has answered for the person. */
  readonly helped?: true;
  /** The account of its person was deleted while the game ran. */
  readonly gone?: true;
  /** Its time ran out, and that ended the game. */
  readonly late?: true;
  /** Its person resigned: a bot plays it to the end, and the person does not get it back. */
  readonly resigned?: true;
  /** The seat is reserved for this person of the game before. */
  readonly invited?: SeatReservation;
}

/** A person for whom a seat is reserved, until they sit down or decline, or the host frees it. */
export interface SeatReservation {
  readonly person: string;
  readonly name: string;
  /** Name of the person who asked for the rematch. */
  readonly by: string;
}

/** A request to undo more than is free; void once the version has changed. */
export interface UndoRequest {
  readonly seat: number;
  readonly to: number;
  readonly version: number;
  /** Until when bots and standing orders wait for the decision, in ms since 1970: any move would make the request void. */
  readonly until?: number;
  readonly agreed: readonly number[];
}

/** The last undo request of a person that was not granted: it limits the next. */
export interface UndoAsk {
  readonly version: number;
  /** How many turns had begun, and how many requests were made in this one. */
  readonly turns: number;
  readonly times: number;
}

/** A proposal to end the game; it stands until somebody declines it. */
export interface EndRequest {
  readonly how: 'draw' | 'stop';
  readonly seat: number;
  readonly agreed: readonly number[];
}

/** The agreement to migrate a game to other rules; stays afterwards for its clocks. */
export interface MigrationDoc {
  readonly rules: string;
  /** How many entries are kept. */
  readonly version: number;
  readonly agreed: readonly number[];
  readonly clocks?: ClockState;
}

/** A person whom the host sent away. */
export interface AwayDoc {
  /** Id by which the host readmits them. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
}

/** The description of a table: all that is stored of it besides its journal. */
export interface TableDoc {
  readonly game: string;
  readonly rules: string;
  readonly title: string;
  /** As the game parsed them, with defaults filled in. */
  readonly settings: unknown;
  /** Hash of the component values that the table uses instead of the built-in ones. */
  readonly pack?: string;
  readonly host: string;
  readonly private: boolean;
  readonly delay: number;
  readonly strict: boolean;
  /** Hints are allowed: every player may ask for one. */
  readonly hints?: true;
  /** The spectators' chat is closed. */
  readonly hushed?: true;
  /** People whom the host has muted, in any seat and as spectators. */
  readonly muted?: readonly string[];
  /** All win or lose together: never rated. */
  readonly cooperative?: true;
  /** Not rated, by agreement. */
  readonly casual?: true;
  /** The rated seats, stored when the game begins; undefined in games begun before this field existed. */
  readonly rated?: readonly number[];
  readonly clock: ClockRule;
  readonly timeout: 'wait' | 'bot' | 'end';
  readonly status: TableView['status'];
  readonly created: number;
  readonly seats: readonly SeatDoc[];
  /** The hash of an invitation to the table. */
  readonly invite?: string;
  /** People whom the host sent away, the latest last. */
  readonly away?: readonly AwayDoc[];
  /** The table's own entropy: its hash is published at once, the value only at the end. */
  readonly seed: { readonly hash: string; readonly opened: string };
  /** Until when seats may reveal their entropy, in ms since 1970. */
  readonly openUntil?: number;
  readonly orders: Readonly<Record<number, readonly Order[]>>;
  readonly undo?: UndoRequest;
  /** By the first seat of the person who asked. */
  readonly undoAsks?: Readonly<Record<number, UndoAsk>>;
  readonly carry?: MigrationDoc;
  readonly ending?: EndRequest;
  /** By the first seat of a person whose proposal to end the game was declined: the version at which it was. */
  readonly endAsks?: Readonly<Record<number, number>>;
  readonly result?: TableView['result'];
  /** An operator closed the table before its game began: it has no journal. */
  readonly unbegun?: true;
  readonly ended?: number;
  readonly rematch?: string;
  /** A rematch of a table with a delay: when it may be listed to others, in ms since 1970. */
  readonly listedFrom?: number;
  /** When the table is closed unless somebody plays on or keeps it, in ms since 1970. */
  readonly closesAt?: number;
  /** Who asked for the rematch. */
  readonly rematchBy?: { readonly person: string; readonly name: string };
}

const Text = Type.String();
const OptionalText = Type.Optional(Text);

/** The fields that every usable description has; fields that older ones lack are not required. */
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

/** Parses a stored description; undefined: the row is damaged. */
export function readDoc(text: string): TableDoc | undefined {
  try {
    const doc: unknown = JSON.parse(text);
    return isDoc.Check(doc) ? (doc as unknown as TableDoc) : undefined;
  } catch {
    return undefined;
  }
}

/** The index row of a table, by which it is listed. */
export function indexRowOf(doc: TableDoc): TableIndex {
  return {
    game: doc.game,
    status: doc.status,
    open: !doc.private,
    people: doc.seats.map((seat) => seat.person ?? seat.invited?.person),
  };
}

/** The seats of all other people: they must agree before a seat may undo more than is free, also while a bot plays for
 * them. Seats that belong to bots, and people who resigned, have no vote. */
export function undoVoters(doc: TableDoc, seat: number): number[] {
  const self = doc.seats[seat]!.person;
  return doc.seats.flatMap((s, i) => (s.person !== undefined && s.person !== self && !s.resigned ? [i] : []));
}

/** The seats of people who play, also while a bot plays for them: all must agree before a game ends without its rules. */
export const peopleSeats = ({ seats }: TableDoc): number[] =>
  seats.flatMap(({ person, resigned }, i) => (person !== undefined && !resigned ? [i] : []));

/**
 * Until when bots and standing orders wait for the answer to a request to undo at this version, in ms since 1970; -Infinity:
 * there is no request.
 */
export function heldUntil({ undo }: TableDoc, version: number): number {
  return undo?.version === version ? (undo.until ?? -Infinity) : -Infinity;
}
