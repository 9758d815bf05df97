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
import { endIsKnown, isDelayed, isSeated, isSentAway } from '../access.ts';
import type { RulesMigration } from '../play/rules-migration.ts';
import type { ClockState } from '../play/clock.ts';
import { isRated } from '../ratings/rate.ts';
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

/** What a description needs besides the table itself. */
export interface DescribeInput {
  readonly id: string;
  readonly doc: TableDoc;
  readonly person: string | undefined;
  readonly present: (person: string) => boolean;
  readonly now: number;
  /** The version of the table, if it is loaded: a request to undo belongs to one version. */
  readonly version?: number;
  readonly unreadable?: boolean;
  /** How today's rules could go on with a game that they cannot read. */
  readonly carry?: RulesMigration | undefined;
}

/** The way to go on, with those who have agreed to just this one. */
function carryView(doc: TableDoc, { rules, version, of, scores }: RulesMigration): NonNullable<TableView['carry']> {
  const given = doc.carry?.rules === rules && doc.carry.version === version ? doc.carry.agreed : [];
  return { rules, version, of, scores: [...scores], agreed: [...given] };
}

/** A table as one person may see it: built field by field, for there are secrets in a table. */
export function describeTable({ id, doc, person, present, now, version, unreadable, carry }: DescribeInput): TableView {
  const seated = isSeated(doc, person);
  const lagging = isDelayed(doc, person);
  const known = endIsKnown(doc, person, now);
  const { undo } = doc;
  return {
    id,
    game: doc.game,
    rules: doc.rules,
    title: doc.title,
    settings: doc.settings,
    status: doc.status === 'over' && !known ? 'playing' : doc.status,
    private: doc.private,
    yours: person === doc.host,
    delay: doc.delay,
    strict: doc.strict,
    hints: doc.hints === true,
    ...(doc.hushed && { hushed: true as const }),
    rated: isRated(doc),
    clock: doc.clock,
    timeout: doc.timeout,
    created: doc.created,
    seats: doc.seats.map((seat, at) => ({
      taken: seat.person !== undefined || seat.bot === true,
      ...(seat.name !== undefined && { name: seat.name }),
      bot: seat.bot === true && !(lagging && seat.person !== undefined),
      yours: person !== undefined && seat.person === person,
      present: seat.person !== undefined && present(seat.person),
      ...(seat.promise !== undefined && { promise: seat.promise }),
      ...(seat.opened !== undefined && { opened: seat.opened }),
      muted: seat.muted === true,
      ...(doc.rated?.includes(at) && { rated: true as const }),
      ...(seat.helped && !lagging && { helped: true as const }),
      ...(seat.invited && {
        invited: { name: seat.invited.name, by: seat.invited.by, yours: seat.invited.person === person },
      }),
      ...(person !== undefined && seat.person === person && { orders: [...(doc.orders[at] ?? [])] }),
    })),
    seed: { hash: doc.seed.hash, ...(known && { opened: doc.seed.opened }) },
    ...(undo &&
      undo.version === version &&
      seated && {
        undo: { seat: undo.seat, to: undo.to, agreed: [...undo.agreed], asked: undoVoters(doc, undo.seat) },
      }),
    ...(known && doc.result && { result: doc.result }),
    ...(known && doc.rematch !== undefined && { rematch: doc.rematch }),
    ...(isSentAway(doc, person) && { sentAway: true as const }),
    ...(person === doc.host && doc.away && { away: doc.away.map(({ id: who, name }) => ({ who, name })) }),
    ...(known && seated && doc.rematchBy && doc.rematchBy.person !== person && { rematchBy: doc.rematchBy.name }),
    unreadable: unreadable === true,
    ...(unreadable && carry && doc.status === 'playing' && !lagging && { carry: carryView(doc, carry) }),
  };
}
