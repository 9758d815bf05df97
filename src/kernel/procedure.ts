import type { OptionCollector } from './option-collector.ts';
import type { Option } from './option.ts';
import type { EventSink } from './event-sink.ts';
import type { Mask, Seat } from './seat.ts';

/**
 * One running procedure. Its fields are numbers, strings and arrays of them; object identity means nothing. `got` is the
 * result of the last child; `key` distinguishes frames of one procedure where a seat orders them.
 */
export interface Frame {
  readonly proc: string;
  step: string;
  got: number;
  readonly key?: string;
}

/** How a game ended: the winners (none: a co-operative defeat), and all seats by rank, tied seats in one list. */
export interface GameResult {
  readonly winners: readonly Seat[];
  readonly ranking: readonly (readonly Seat[])[];
  readonly law: string;
}

/** The settings that every game has. */
export interface Settings {
  readonly seats: number;
}

/** The fields that every state has: the settings (one object for all clones), the stack of frames, and the result. */
export interface State {
  readonly settings: Settings;
  stack: Frame[];
  over: GameResult | null;
}

/** The types of a game. Generic code of the kernel takes this one bundle as its type parameter. */
export interface GameTypes {
  settings: Settings;
  state: State;
  frame: Frame;
  option: Option;
  law: string;
  event: object;
  view: object;
}

/** Frames that wait to run, and the seat that orders them (-1: they run as listed). */
export interface AgendaFrame extends Frame {
  readonly proc: 'agenda';
  step: 'next' | 'pick';
  readonly by: Seat;
  readonly law: string;
  items: Frame[];
}

/** A frame that a step may call: one of the game's, or an agenda of several. */
export type ChildFrame<K extends GameTypes> = K['frame'] | AgendaFrame;

/** What a step returns: the next step of its frame, the end of the frame with or without a result, or children to run first. */
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

/** A step that can emit events cites the paragraph it follows, so that every event has one. */
interface Citation<K extends GameTypes, F extends Frame> {
  readonly law: K['law'];
  /** The paragraph for this frame, where frames of different paragraphs share the step. */
  lawOf?(f: F, s: K['state']): K['law'];
}

/** A step without a choice that may emit events. */
export interface EmittingRule<K extends GameTypes, F extends Frame> extends Citation<K, F> {
  readonly kind: 'rule';
  run(s: K['state'], f: F, out: EventSink<K['event']>): StepResult<K, F>;
}

/** A step without a choice that emits no events. */
interface SilentRule<K extends GameTypes, F extends Frame> {
  readonly kind: 'rule';
  readonly law?: never;
  readonly lawOf?: never;
  run(s: K['state'], f: F): StepResult<K, F>;
}

/** A step without a choice; it can emit events only if it cites its paragraph. */
export type Rule<K extends GameTypes, F extends Frame> = EmittingRule<K, F> | SilentRule<K, F>;

/** A step decided by dice or a draw: `count` equally likely outcomes, one of which the referee supplies. */
export interface Chance<K extends GameTypes, F extends Frame> extends Citation<K, F> {
  readonly kind: 'chance';
  count(s: K['state'], f: F): number;
  /** The name that the journal records; outcomes with the same effect may share a name. */
  name(s: K['state'], f: F, n: number): string;
  take(s: K['state'], f: F, n: number, out: EventSink<K['event']>): StepResult<K, F>;
}

interface ChoiceBase<K extends GameTypes, F extends Frame> extends Citation<K, F> {
  readonly kind: 'choice';
  /** Stable public name; other seats and standing orders see nothing else of the question. */
  readonly window: string;
  /** The paragraph of an answer, where the window offers actions of several paragraphs. */
  lawFor?(o: K['option']): K['law'] | undefined;
  /** True when the answer continues this seat's previous one: both are sent as one move. */
  readonly part?: true;
  /** True when the chat is closed while the window is open. */
  readonly quiet?: true;
  seats(s: K['state'], f: F): Mask;
  /** The one place that decides legality. The order of the options is part of the contract. */
  options(s: K['state'], f: F, seat: Seat, ask: OptionCollector<K['option'], K['law']>): void;
}

interface SingleChoice<K extends GameTypes, F extends Frame> extends ChoiceBase<K, F> {
  /** `any`: the first answer of any asked seat decides. */
  readonly mode?: 'any';
  take(s: K['state'], f: F, o: K['option'], seat: Seat, out: EventSink<K['event']>): StepResult<K, F>;
}

/** A choice that may reveal whether there is an option; `none` runs instead when there is no option. */
export interface OpenChoice<K extends GameTypes, F extends Frame> extends SingleChoice<K, F> {
  readonly secret?: never;
  none?(s: K['state'], f: F, out: EventSink<K['event']>): StepResult<K, F>;
}

/** A choice that opens whatever the hand holds, so that opening it reveals nothing. */
export interface SecretChoice<K extends GameTypes, F extends Frame> extends SingleChoice<K, F> {
  readonly secret: true;
  readonly none?: never;
}

/** Every seat gives `parts` (default 1) answers in secret; `close` reads `f.said` when all are in. */
export interface EachChoice<K extends GameTypes, F extends Frame> extends ChoiceBase<K, F> {
  readonly mode: 'each';
  readonly secret: true;
  readonly none?: never;
  parts?(s: K['state'], f: F, seat: Seat): number;
  close(s: K['state'], f: F, out: EventSink<K['event']>): StepResult<K, F>;
}

/** A frame that collects option texts of several seats, by seat. */
export interface EachFrame extends Frame {
  said: string[][];
}

/** A step at which seats choose. */
export type Choice<K extends GameTypes, F extends Frame> =
  | OpenChoice<K, F>
  | SecretChoice<K, F>
  | (F extends EachFrame ? EachChoice<K, F> : never);

/** A sentence of the rules. */
export type Step<K extends GameTypes, F extends Frame> = Rule<K, F> | Choice<K, F> | Chance<K, F>;

/** A section of the rules: a definition for every step that its frame can name. */
export type Procedure<K extends GameTypes, F extends Frame> = { readonly [step in F['step']]: Step<K, F> };

/** All sections of a game: a definition for every frame type. */
export type Procedures<K extends GameTypes> = {
  readonly [P in K['frame']['proc']]: Procedure<K, Extract<K['frame'], { readonly proc: P }>>;
};

/** Shorthand for a rule that emits no events. */
export function rule<K extends GameTypes, F extends Frame>(run: SilentRule<K, F>['run']): Rule<K, F> {
  return { kind: 'rule', run };
}
