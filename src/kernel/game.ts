import type { OptionCollector, Refusal } from './option-collector.ts';
import type { OptionParser } from './option.ts';
import type { EventSink } from './event-sink.ts';
import type { GameTypes, GameResult, Procedures } from './procedure.ts';
import type { Random } from './random.ts';
import type { Mask, Seat } from './seat.ts';
import type { Wishes } from './wishes.ts';

/** One problem of untrusted input: the path of the value, and a message id with its arguments. */
export interface Problem {
  readonly path: string;
  readonly code: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Checked input: the value, or all its problems. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Acts that move no frame. A seat may take them while another one is asked. */
export interface Asides<K extends GameTypes> {
  readonly law: K['law'];
  options(s: K['state'], seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
  take(s: K['state'], seat: Seat, o: K['option'], out: EventSink<K['event']>): void;
}

/** The refusal of a verb in every window that neither offers nor refuses it. */
export interface OffWindowRefusal<K extends GameTypes> {
  readonly verb: K['option']['verb'];
  readonly refusal: Refusal<K['law']>;
  /** True when this seat has the action at all. Left out: every seat has it. */
  concerns?(s: K['state'], seat: Seat): boolean;
}

/** What the conformance checks need besides the rules: invariants, and what an event shows. */
export interface Checks<K extends GameTypes> {
  /** Broken invariants of this state, in words; empty when there are none. */
  audit(s: K['state']): readonly string[];
  /** Ids of hidden things that this event shows, in any fixed numbering. */
  hiddenIdsIn(e: K['event']): readonly number[];
  /** True when the viewer knows where the thing with this id is. */
  knows(s: K['state'], viewer: Seat, thing: number): boolean;
  /** Every name that play should reach at least once: `verb build`, `card fox-ambush`; see `reached`. */
  readonly content: readonly string[];
  /**
   * Names of content that this event reaches, besides the verbs, windows and refusals that the checks count themselves.
   * `s` is the state right after the event.
   */
  reached(e: K['event'], s: K['state']): readonly string[];
  /** Content that play reaches never or hardly ever, with the reason. Reports print it where the content is missing. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Why the rules allow this game to go on for ever; `undefined` when they do not. */
  mayNeverEnd?(s: K['state']): string | undefined;
  /** Returns the names of all hook contributors, and calls `visit` whenever one has an effect: `watchHooks`. */
  watchContributors?(visit: (name: string) => void): readonly string[];
}

/** Positions as files: any state of a game, written and read by names. */
export interface PositionFormat<K extends GameTypes> {
  read(raw: unknown): ParseResult<K['state']>;
  write(s: K['state']): unknown;
  show(s: K['state']): string;
}

/** What every setting on the form has. Its texts are messages of the game. */
interface FieldBase {
  /** The key in the raw settings. */
  readonly id: string;
  /** Shown only when another field has one of these values. */
  readonly when?: { readonly id: string; readonly is: readonly (string | number | boolean)[] };
}

/**
 * One setting on the set-up form, with its default (`usual`). The defaults together must pass `readSettings`, which alone
 * decides what is allowed.
 */
export type SettingField =
  | (FieldBase & { readonly kind: 'number'; readonly least: number; readonly most: number; readonly usual: number })
  | Switch
  | OneOf
  | (FieldBase & { readonly kind: 'some-of'; readonly choices: readonly string[]; readonly usual: readonly string[] })
  /** One choice per seat, by seat; `usual` is as long as the largest table. `apart`: all seats must differ. */
  | (FieldBase & {
      readonly kind: 'each-seat';
      readonly choices: readonly string[];
      readonly usual: readonly string[];
      readonly apart: boolean;
    })
  | Details;

type Switch = FieldBase & { readonly kind: 'yes-no'; readonly usual: boolean };
type OneOf = FieldBase & { readonly kind: 'one-of'; readonly choices: readonly string[]; readonly usual: string };

/**
 * Many small settings in one object that most tables leave alone. The value holds only what a table changes; the rest
 * follows the value of another field.
 */
type Details = FieldBase & {
  readonly kind: 'details';
  readonly fields: readonly (Switch | OneOf)[];
  readonly follows: {
    readonly id: string;
    readonly holds: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  };
  readonly usual: Readonly<Record<string, string | boolean>>;
};

/** How far a seat may undo by itself: until the seat itself learned something (`own`), or until anybody did (`strict`). */
export type UndoPolicy = 'own' | 'strict';

/** Public facts about the state, for standing orders and the screens that show them. */
export interface PublicContext {
  /** Whose turn it is; -1: nobody's. */
  readonly turn: Seat;
  /** Number of turns that have begun. */
  readonly turns: number;
  /** Facts by the game's own names, in words of its options: `attacker: 'eyrie'`. */
  readonly facts: Readonly<Record<string, string>>;
}

/** What tables of results say about a game besides its scores. Names are those of the game's words. */
export interface MatchFacts {
  /** The map; empty in a game with one board. */
  readonly map: string;
  /** The deck; empty in a game with one deck. */
  readonly deck: string;
  readonly seats: readonly {
    /** Who the seat plays: a faction, a hero. Empty before it is known. */
    readonly faction: string;
    /** Place in the order of play, from 0. */
    readonly order: number;
    /** The character of the faction; left out: it has none. */
    readonly character?: string;
    /** The suit of an activated dominance card. */
    readonly dominance?: string;
    /** The seat of the partner in a coalition. */
    readonly coalition?: number;
  }[];
  /** The faction that is left in the draft once all but one are chosen; left out: there is none. */
  readonly undrafted?: string;
}

/** The component data of a game. A journal names it by hash, and contains it when it is not built in. */
export interface PackInfo {
  readonly hash: string;
  readonly builtIn: boolean;
  readonly data: unknown;
}

/** A game as its author writes it. */
export interface Rules<K extends GameTypes> {
  readonly name: string;
  /** Must change whenever a journal with the same acts could lead to another state. */
  readonly version: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly lexicon: OptionParser<K['option']>;
  readonly procs: Procedures<K>;
  readSettings(raw: unknown): ParseResult<K['settings']>;
  /** The set-up form in order, besides the number of seats; left out: the form asks for that number only. */
  readonly settingsForm?: readonly SettingField[];
  /** The state before set-up: all set-up is done by procedures. */
  setup(settings: K['settings']): K['state'];
  /** True when all seats win or lose together. Such games are not rated. */
  readonly cooperative?: true;
  /** Emits an answer before it is carried out, except an order of an agenda and answers of an `each` window; left out: nothing. */
  announce?(s: K['state'], seat: Seat, o: K['option'], out: EventSink<K['event']>): void;
  /** How the game has ended, or null. The kernel calls it after every step. */
  ending(s: K['state']): GameResult | null;
  scores(s: K['state']): readonly number[];
  clone(s: K['state']): K['state'];
  /**
   * Gives the state a top frame of its own, if a clone may hold the same one. The kernel calls it before the frame is written
   * into; rules write into no other frame. Left out: clones share no frames.
   */
  ownTopFrame?(s: K['state']): void;
  /** Fields of the state that a clone shares with the original until one of the two writes into them; left out: none. */
  readonly copiedOnWrite?: readonly (keyof K['state'])[];
  /**
   * What a viewer knows. An `aliased` view may contain lists of the state instead of copies: the caller reads it before the
   * state changes and keeps nothing of it. `other` is the same kind of view of the same state for another viewer: what is public
   * may be taken from it, so that it is built and compared once for all viewers. With the mark of an earlier view (`since`), fields
   * of an aliased view may be `UNCHANGED`; `other` must then have the same mark.
   */
  view(s: K['state'], viewer: Seat, aliased?: boolean, other?: K['view'], since?: object): K['view'];
  /** Marks what a state holds now, for a later `since`; left out: every view is complete. */
  viewMark?(s: K['state']): object;
  /** A full state drawn from the seat's view and `random` alone; open answers of others are redrawn by the kernel. */
  determinize(s: K['state'], seat: Seat, random: Random): K['state'];
  /** True when a drawn state agrees with what the open question reveals about the hands of the seats it asks. */
  plausible?(s: K['state']): boolean;
  /** The undo policy that the rules demand; left out: the table chooses. */
  readonly strictness?: UndoPolicy;
  /** What standing orders may depend on besides the question; left out: orders cannot refer to turns. */
  publicContext?(s: K['state']): PublicContext;
  /** What tables of results say about this game; left out: seats play in their own order and have no factions. */
  matchFacts?(s: K['state']): MatchFacts;
  readonly pack?: PackInfo;
  readonly asides?: Asides<K>;
  readonly offWindow?: readonly OffWindowRefusal<K>[];
  readonly wishes?: Wishes<K>;
  readonly positions?: PositionFormat<K>;
  /** A state that an earlier program saved, numbered as today; left out: numbers have never changed. */
  upgradeSaved?(saved: object): object;
  readonly checks: Checks<K>;
}

/** The public part of the open question. */
export interface Window {
  readonly name: string;
  readonly law: string;
  readonly asked: Mask;
  readonly mode: 'one' | 'any' | 'each';
  readonly part: boolean;
  readonly secret: boolean;
  readonly quiet: boolean;
}

/** A playable game: the interface for server, bots, screens and tests. Between calls a state is at a choice, a chance or the end. */
export interface Game<K extends GameTypes> extends Rules<K> {
  /** A new game, run to its first choice or chance. */
  begin(settings: K['settings'], out?: EventSink<K['event']>): K['state'];
  /** The seats that must answer now; 0: a chance is due, or the game is over. */
  asked(s: K['state']): Mask;
  /** The seats that must answer now, if the question is a part of a move; 0 otherwise. */
  askedForPart(s: K['state']): Mask;
  /** The public part of the open question; undefined when a chance is due or the game is over. */
  window(s: K['state']): Window | undefined;
  /** Offers and refuses the options of this seat. */
  options(s: K['state'], seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
  /** Applies an offered option, then runs rules to the next choice, chance or end. */
  choose(s: K['state'], seat: Seat, o: K['option'], out: EventSink<K['event']>): void;
  /** True when the seat has given at least one part of its answer in an open `each` window. */
  mayWithdraw(s: K['state'], seat: Seat): boolean;
  /** Removes the seat's answers in the open `each` window. */
  withdraw(s: K['state'], seat: Seat): void;
  /** The number of equally likely outcomes of the chance that is due; 0: none is due. */
  outcomeCount(s: K['state']): number;
  /** The name under which the journal records outcome `n`. */
  outcomeName(s: K['state'], n: number): string;
  /** Applies outcome `n`, then runs rules to the next choice, chance or end. */
  applyOutcome(s: K['state'], n: number, out: EventSink<K['event']>): void;
  /** The option with this text; undefined when the game has none. */
  parse(text: string): K['option'] | undefined;
}
