import type { OptionCollector, Refusal } from './option-collector.ts';
import type { OptionParser } from './option.ts';
import type { EventSink } from './event-sink.ts';
import type { GameTypes, GameResult, Procedures } from './procedure.ts';
import type { Random } from './random.ts';
import type { Mask, Seat } from './seat.ts';

/** One thing that is wrong with input from outside: where, and a message id with its arguments. */
export interface Problem {
  readonly path: string;
  readonly code: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Input from outside after it was checked: the value, or all that is wrong with it. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What a seat may do while others decide, and what moves no frame. */
export interface Asides<K extends GameTypes> {
  readonly law: K['law'];
  options(s: K['state'], seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
  take(s: K['state'], seat: Seat, o: K['option'], out: EventSink<K['event']>): void;
}

/** A kind of action that has its own time: the reason given for it in every other window. */
export interface OffWindowRefusal<K extends GameTypes> {
  readonly verb: K['option']['verb'];
  readonly refusal: Refusal<K['law']>;
  /** Whether the action is one of this seat's at all; always, when it is left out. */
  concerns?(s: K['state'], seat: Seat): boolean;
}

/** What the battery needs beyond play: counts that must hold, and what an event names. */
export interface Checks<K extends GameTypes> {
  /** What is lost, invented or impossible in this state; empty when all is well. */
  audit(s: K['state']): readonly string[];
  /** The hidden things, by any fixed numbering, that this event names. */
  hiddenIdsIn(e: K['event']): readonly number[];
  /** True when the viewer knows where the thing is. */
  knows(s: K['state'], viewer: Seat, thing: number): boolean;
  /** Every name that play should reach at least once: `verb build`, `card fox-ambush`; see `reached`. */
  readonly content: readonly string[];
  /**
   * Names of content that this event shows to be reached, besides the verbs, windows and refusals the battery sees; `s` is
   * the state at that moment.
   */
  reached(e: K['event'], s: K['state']): readonly string[];
  /** Content that play cannot reach, or hardly ever, by its name: why. A report says it where the content is missing. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Why the rules may leave the players of this table without an end, where they may. */
  mayNeverEnd?(s: K['state']): string | undefined;
  /** Names all that bends other rules, and says from now on when it does: `watchHooks`, in a game that has hooks. */
  watchContributors?(visit: (name: string) => void): readonly string[];
}

/** Positions as files: any moment of a game, written and read by hand. */
export interface PositionFormat<K extends GameTypes> {
  read(raw: unknown): ParseResult<K['state']>;
  write(s: K['state']): unknown;
  show(s: K['state']): string;
}

/** What a screen must know to ask for one of the settings; words for it come from the game's messages. */
interface Asked {
  /** The key in the raw settings. */
  readonly id: string;
  /** Asked only when another field holds one of these values. */
  readonly when?: { readonly id: string; readonly is: readonly (string | number | boolean)[] };
}

/**
 * One setting as a set-up screen asks it, with the usual answer. Usual answers together must be settings that
 * `readSettings` takes; it stays the only judge of what is allowed.
 */
export type SettingField =
  | (Asked & { readonly kind: 'number'; readonly least: number; readonly most: number; readonly usual: number })
  | Switch
  | OneOf
  | (Asked & { readonly kind: 'some-of'; readonly choices: readonly string[]; readonly usual: readonly string[] })
  /** One choice per seat, by seat; `usual` is as long as the largest table. `apart`: no two seats the same. */
  | (Asked & {
      readonly kind: 'each-seat';
      readonly choices: readonly string[];
      readonly usual: readonly string[];
      readonly apart: boolean;
    })
  | Details;

type Switch = Asked & { readonly kind: 'yes-no'; readonly usual: boolean };
type OneOf = Asked & { readonly kind: 'one-of'; readonly choices: readonly string[]; readonly usual: string };

/**
 * Many small settings in one object that most tables leave alone. The answer is what a table changes, usually nothing; what
 * holds without a change follows the answer of another field.
 */
type Details = Asked & {
  readonly kind: 'details';
  readonly fields: readonly (Switch | OneOf)[];
  readonly follows: {
    readonly id: string;
    readonly holds: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  };
  readonly usual: Readonly<Record<string, string | boolean>>;
};

/** How far a seat may go back by itself: to its own news, or to anybody's. */
export type UndoPolicy = 'own' | 'strict';

/** What everybody knows about where the game stands: for standing orders, and for screens that put them. */
export interface PublicContext {
  /** Whose turn it is; -1: nobody's. */
  readonly turn: Seat;
  /** How many turns have begun. */
  readonly turns: number;
  /** Who does what to whom and where, by names of the game's own, in words of its options: `attacker: 'eyrie'`. */
  readonly facts: Readonly<Record<string, string>>;
}

/** The component data a game was made from: journals name it by hash, and carry it when it is not built in. */
export interface PackInfo {
  readonly hash: string;
  readonly builtIn: boolean;
  readonly data: unknown;
}

/** A game as its author writes it. */
export interface Rules<K extends GameTypes> {
  readonly name: string;
  /** Changes whenever a journal of the same acts could come out otherwise. */
  readonly version: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly lexicon: OptionParser<K['option']>;
  readonly procs: Procedures<K>;
  readSettings(raw: unknown): ParseResult<K['settings']>;
  /** How a screen asks for the settings besides the number of seats, in order; without it only that number is asked. */
  readonly settingsForm?: readonly SettingField[];
  /** The box only: all set-up is procedure. */
  setup(settings: K['settings']): K['state'];
  /** All seats win or lose together: such games are not rated. */
  readonly cooperative?: true;
  /** Asked between steps. */
  ending(s: K['state']): GameResult | null;
  scores(s: K['state']): readonly number[];
  clone(s: K['state']): K['state'];
  /**
   * What a viewer knows. At a glance, for who reads it at once and keeps nothing, it may hold the state's own lists, and need
   * not copy all that has not changed.
   */
  view(s: K['state'], viewer: Seat, glance?: boolean): K['view'];
  /** A full state drawn from the seat's view and `random` alone; open answers of others are redrawn by the kernel. */
  determinize(s: K['state'], seat: Seat, random: Random): K['state'];
  /** Whether a drawn state agrees with what the open question tells about the hands of those who are asked. */
  plausible?(s: K['state']): boolean;
  /** Where the rules themselves say how far one may go back; else the table does. */
  readonly strictness?: UndoPolicy;
  /** What orders may depend on besides the question; without it they know no turns. */
  publicContext?(s: K['state']): PublicContext;
  readonly pack?: PackInfo;
  readonly asides?: Asides<K>;
  readonly offWindow?: readonly OffWindowRefusal<K>[];
  readonly positions?: PositionFormat<K>;
  readonly checks: Checks<K>;
}

/** What everybody may know of the question that is open. */
export interface Window {
  readonly name: string;
  readonly law: string;
  readonly asked: Mask;
  readonly mode: 'one' | 'any' | 'each';
  readonly part: boolean;
  readonly secret: boolean;
  readonly quiet: boolean;
}

/** All that server, bots, screen and tests know of a game. A state at rest stands at a choice, a chance or the end. */
export interface Game<K extends GameTypes> extends Rules<K> {
  /** A new game, run to its first rest. */
  begin(settings: K['settings'], out?: EventSink<K['event']>): K['state'];
  /** Who must answer now; 0: a chance is due, or the game is over. */
  asked(s: K['state']): Mask;
  /** The open question as everybody knows it; undefined when a chance is due or the game is over. */
  window(s: K['state']): Window | undefined;
  /** Lists what this seat may answer. */
  options(s: K['state'], seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
  /** Carries out an offered option, then runs rules to the next rest. */
  choose(s: K['state'], seat: Seat, o: K['option'], out: EventSink<K['event']>): void;
  /** True when the seat has answered in an open `each` window, wholly or in part. */
  mayWithdraw(s: K['state'], seat: Seat): boolean;
  /** Takes the seat's answers in the open `each` window back. */
  withdraw(s: K['state'], seat: Seat): void;
  /** The number of equally likely outcomes that are due; 0: none is. */
  outcomeCount(s: K['state']): number;
  /** What the journal keeps for outcome `n`. */
  outcomeName(s: K['state'], n: number): string;
  /** Lets outcome `n` happen, then runs rules to the next rest. */
  applyOutcome(s: K['state'], n: number, out: EventSink<K['event']>): void;
  /** The option with this text. */
  parse(text: string): K['option'] | undefined;
}
