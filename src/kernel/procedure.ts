import type { OptionCollector } from './option-collector.ts';
import type { Option } from './option.ts';
import type { EventSink } from './event-sink.ts';
import type { Mask, Seat } from './seat.ts';

/**
 * One running procedure: numbers, strings and arrays of them, no hidden identity. `got` is the result of the last
 * child; `key` tells twins apart where a seat orders them.
 */
export interface Frame {
  readonly proc: string;
  step: string;
  got: number;
  readonly key?: string;
}

/** How a game ended: the winners (none: a co-operative defeat) and all seats by place, equal ones together. */
export interface GameResult {
  readonly winners: readonly Seat[];
  readonly ranking: readonly (readonly Seat[])[];
  readonly law: string;
}

/** What every table settles before the game: at least how many sit there. */
export interface Settings {
  readonly seats: number;
}

/** What every state holds: the table's settings (shared by all clones), where the game stands, and how it ended. */
export interface State {
  readonly settings: Settings;
  stack: Frame[];
  over: GameResult | null;
}

/** The types a game is made of; everything generic in the kernel is generic in this one bundle. */
export interface GameTypes {
  settings: Settings;
  state: State;
  frame: Frame;
  option: Option;
  law: string;
  event: object;
  view: object;
}

/** What follows from one moment: frames that wait, and the seat that orders them (-1: as listed). */
export interface AgendaFrame extends Frame {
  readonly proc: 'agenda';
  step: 'next' | 'pick';
  readonly by: Seat;
  readonly law: string;
  items: Frame[];
}

/** A frame that a step may call: one of the game's, or an agenda of several. */
export type ChildFrame<K extends GameTypes> = K['frame'] | AgendaFrame;

/** What follows a step: a step of this frame, the end of it with or without a result, or children first. */
export type StepResult<K extends GameTypes, F extends Frame = Frame> =
  | F['step']
  | 'done'
  | { readonly done: number }
  | { readonly call: ChildFrame<K>; readonly then: F['step'] | 'done' }
  | { readonly calls: readonly ChildFrame<K>[]; readonly by?: never; readonly then: F['step'] | 'done' }
  | {
      readonly calls: readonly ChildFrame<K>[];
      readonly by: Seat;
      readonly law: K['law'];
      readonly then: F['step'] | 'done';
    };

/** A step that can tell what happens cites the paragraph it follows: all that is told says why. */
interface Cited<K extends GameTypes, F extends Frame> {
  readonly law: K['law'];
  /** The paragraph of this frame, where several share the step. */
  lawOf?(f: F, s: K['state']): K['law'];
}

/** A sentence of the rules that leaves nobody a choice, and is heard. */
export interface EmittingRule<K extends GameTypes, F extends Frame> extends Cited<K, F> {
  readonly kind: 'rule';
  run(s: K['state'], f: F, out: EventSink<K['event']>): StepResult<K, F>;
}

/** The same, of which nothing is told. */
interface Silent<K extends GameTypes, F extends Frame> {
  readonly kind: 'rule';
  readonly law?: never;
  readonly lawOf?: never;
  run(s: K['state'], f: F): StepResult<K, F>;
}

/** A sentence of the rules that leaves nobody a choice; it can tell only if it cites its paragraph. */
export type Rule<K extends GameTypes, F extends Frame> = EmittingRule<K, F> | Silent<K, F>;

/** Dice and draws: `count` equally likely results, one of which the table supplies. */
export interface Chance<K extends GameTypes, F extends Frame> extends Cited<K, F> {
  readonly kind: 'chance';
  count(s: K['state'], f: F): number;
  /** What the journal keeps; several results may share a name if they do the same. */
  name(s: K['state'], f: F, n: number): string;
  take(s: K['state'], f: F, n: number, out: EventSink<K['event']>): StepResult<K, F>;
}

interface Asking<K extends GameTypes, F extends Frame> extends Cited<K, F> {
  readonly kind: 'choice';
  /** Stable public name; other seats and standing orders know nothing else. */
  readonly window: string;
  /** The paragraph of an answer, where the window offers actions of several. */
  lawFor?(o: K['option']): K['law'] | undefined;
  /** Continues the sentence of this seat's previous answer. */
  readonly part?: true;
  /** The table closes the chat. */
  readonly quiet?: true;
  seats(s: K['state'], f: F): Mask;
  /** The one place where legality is decided; the order is part of the contract. */
  options(s: K['state'], f: F, seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
}

interface Single<K extends GameTypes, F extends Frame> extends Asking<K, F> {
  /** `any`: whichever of the seats speaks first. */
  readonly mode?: 'any';
  take(s: K['state'], f: F, o: K['option'], seat: Seat, out: EventSink<K['event']>): StepResult<K, F>;
}

/** A choice everybody may know to exist; `none` is what follows when there is no option. */
export interface OpenChoice<K extends GameTypes, F extends Frame> extends Single<K, F> {
  readonly secret?: never;
  none?(s: K['state'], f: F, out: EventSink<K['event']>): StepResult<K, F>;
}

/** A choice that is asked whatever the hand holds: whether it opens must not tell. */
export interface SecretChoice<K extends GameTypes, F extends Frame> extends Single<K, F> {
  readonly secret: true;
  readonly none?: never;
}

/** Every seat answers in `parts` (1) pieces, unseen by the others; `close` reads `f.said` when the last is in. */
export interface EachChoice<K extends GameTypes, F extends Frame> extends Asking<K, F> {
  readonly mode: 'each';
  readonly secret: true;
  readonly none?: never;
  parts?(s: K['state'], f: F, seat: Seat): number;
  close(s: K['state'], f: F, out: EventSink<K['event']>): StepResult<K, F>;
}

/** A frame that collects the answers of several seats, by seat, as texts. */
export interface EachFrame extends Frame {
  said: string[][];
}

/** A sentence of the rules that says "may" or "must choose". */
export type Choice<K extends GameTypes, F extends Frame> =
  | OpenChoice<K, F>
  | SecretChoice<K, F>
  | (F extends EachFrame ? EachChoice<K, F> : never);

/** A sentence of the rules. */
export type Step<K extends GameTypes, F extends Frame> = Rule<K, F> | Choice<K, F> | Chance<K, F>;

/** A section of the rules: every step that its frame can name, defined. */
export type Procedure<K extends GameTypes, F extends Frame> = { readonly [step in F['step']]: Step<K, F> };

/** All sections of a game: every frame it can name, defined. */
export type Procedures<K extends GameTypes> = {
  readonly [P in K['frame']['proc']]: Procedure<K, Extract<K['frame'], { readonly proc: P }>>;
};

/** Shorthand for a rule of which nothing is told. */
export function rule<K extends GameTypes, F extends Frame>(run: Silent<K, F>['run']): Rule<K, F> {
  return { kind: 'rule', run };
}
