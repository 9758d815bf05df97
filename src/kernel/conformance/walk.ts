import type { Game, Window } from '../game.ts';
import { MUTE, EventRecorder, type RoutedEvent } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom, type Random } from '../random.ts';
import { type Seat, SPECTATOR } from '../seat.ts';
import { type PlayedAct, actorOf, actText, applyAct } from './act.ts';
import { textOf } from './compare.ts';

/** The names of the checks, in the order in which they run. Printed in reports and failure files. */
export const CHECKS = [
  'plain',
  'clone',
  'pure',
  'asked',
  'options',
  'refusals',
  'reasons',
  'texts',
  'apply',
  'ends',
  'replay',
  'conservation',
  'views',
  'same world',
  'two worlds',
  'forced',
  'told is known',
  'told what changes',
  'learned',
] as const;

/** The name of a check. */
export type CheckName = (typeof CHECKS)[number];

/** A failed check, and the game that led to it. */
export interface CheckFailure<K extends GameTypes = GameTypes> {
  readonly check: CheckName;
  readonly seed: number;
  readonly settings: K['settings'];
  /** Number of acts up to the failure; the last one may have caused it. */
  readonly act: number;
  readonly message: string;
  readonly acts: readonly PlayedAct[];
}

/** How thorough a walk is: options tried per state, viewers checked, acts tried to follow an act in a drawn world. */
export interface Thoroughness {
  readonly tries: number;
  readonly viewers: number;
  readonly ways: number;
}

/** A few seconds for a game. */
export const QUICK: Thoroughness = { tries: 6, viewers: 2, ways: 60 };

/** Every option, every viewer. */
export const FULL: Thoroughness = { tries: 1000, viewers: 8, ways: 1000 };

/** One act of a walk, with the states before and after it and its events. */
export interface WalkStep<K extends GameTypes> {
  readonly act: PlayedAct;
  /** `CHANCE_ACTOR` for an outcome. */
  readonly actor: Seat;
  /** The question that the act answered. */
  readonly window: Window | undefined;
  readonly before: K['state'];
  readonly after: K['state'];
  readonly recorder: EventRecorder<K['event']>;
}

/** The state of a walk, as the checks see it. */
export interface Walk<K extends GameTypes> {
  readonly game: Game<K>;
  readonly settings: K['settings'];
  readonly seats: number;
  /** All seats, then the spectator. */
  readonly viewers: readonly Seat[];
  readonly thoroughness: Thoroughness;
  /** For the checks only; the walk itself has another generator. */
  readonly random: Random;
  readonly acts: readonly PlayedAct[];
  readonly state: K['state'];
  /** The JSON of the present state, made before any check saw it; empty when no check reads it (`readsText`). */
  readonly text: string;
}

/** What a check does at each state (`rest`), event, act, and at the end of a walk. */
export interface CheckCallbacks<K extends GameTypes> {
  rest?(): void;
  event?(s: K['state'], event: RoutedEvent<K['event']>): void;
  act?(turn: WalkStep<K>): void;
  end?(): void;
}

/** Reports a failure. A fatal one stops the walk. */
export type ReportFailure = (check: CheckName, message: string, fatal?: 'fatal') => void;

/** A check: the names it reports under, and its callbacks for one walk. */
export interface Check {
  readonly checks: readonly CheckName[];
  /** True: reads `text` of the walk. To make it takes a fifth of a walk without such checks. */
  readonly readsText?: true;
  follow<K extends GameTypes>(walk: Walk<K>, fail: ReportFailure): CheckCallbacks<K>;
}

/** Picks the next act; undefined ends the walk. */
export type ActPicker<K extends GameTypes> = (walk: Walk<K>) => PlayedAct | undefined;

/** Options of a walk. */
export interface WalkOptions<K extends GameTypes> {
  readonly settings: K['settings'];
  readonly seed: number;
  readonly bound: number;
  readonly thoroughness: Thoroughness;
  readonly pick: ActPicker<K>;
  readonly checks: readonly Check[];
  /** True: the game need not end within `bound` acts. */
  readonly open?: boolean;
  /** The walk stops as soon as this check fails. */
  readonly until?: CheckName;
  /** Checks whose failures are ignored. */
  readonly without?: readonly CheckName[];
  /** Acts to apply first, without checks. */
  readonly after?: readonly PlayedAct[];
}

/** The result of a walk: its acts, and the first failure of each check. */
export interface WalkResult<K extends GameTypes> {
  readonly acts: readonly PlayedAct[];
  readonly faults: readonly CheckFailure<K>[];
  readonly over: boolean;
}

/** A recorder that reports each event at once. */
class LiveRecorder<E extends object> extends EventRecorder<E> {
  constructor(private readonly emitted: (event: RoutedEvent<E>) => void) {
    super();
  }
  override emit(shared: E, to?: number, secret?: E): void {
    super.emit(shared, to, secret);
    this.emitted(this.tellings[this.tellings.length - 1]!);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Plays a game to its end, or to `bound` acts, with checks. */
export function walkOnce<K extends GameTypes>(game: Game<K>, options: WalkOptions<K>): WalkResult<K> {
  const walk = walking(game, options);
  for (;;) {
    const step = walk.next();
    if (step.done) return step.value;
  }
}

/** Like `walkOnce`, but yields after each act, so that the caller can stop inside a game. */
export function* walking<K extends GameTypes>(game: Game<K>, options: WalkOptions<K>): Generator<void, WalkResult<K>> {
  const { settings, seed, bound, thoroughness } = options;
  const acts: PlayedAct[] = [];
  const faults: CheckFailure<K>[] = [];
  let stopped = false;

  const fail: ReportFailure = (check, message, fatal) => {
    if (options.without?.includes(check)) return;
    stopped ||= fatal === 'fatal' || check === options.until;
    if (!faults.some((f) => f.check === check))
      faults.push({ check, seed, settings, act: acts.length, message, acts: acts.slice() });
  };
  function guarded(check: CheckName, work: () => void): void {
    try {
      work();
    } catch (error) {
      fail(check, `throws: ${messageOf(error)}`);
    }
  }
  function attempt<T>(check: CheckName, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      fail(check, `throws: ${messageOf(error)}`, 'fatal');
      return undefined;
    }
  }
  const setup = new EventRecorder<K['event']>();
  const first = attempt('apply', () => {
    const s = game.begin(settings, setup);
    for (const act of options.after ?? []) {
      acts.push(act);
      if (!applyAct(game, s, act, MUTE)) throw new Error(`${actText(act)} is not possible again`);
    }
    return s;
  });
  if (first === undefined) return { acts, faults, over: false };
  const seats = game.scores(first).length;
  const readsText = options.checks.some((check) => check.readsText);
  const here: Walk<K> & { state: K['state']; text: string } = {
    game,
    settings,
    seats,
    viewers: [...Array.from({ length: seats }, (_, seat) => seat), SPECTATOR],
    thoroughness,
    random: fastRandom(seed ^ 0x5eed),
    acts,
    state: first,
    text: readsText ? textOf(first) : '',
  };
  const watches: { check: CheckName; watch: CheckCallbacks<K> }[] = [];
  for (const check of options.checks)
    guarded(check.checks[0]!, () => watches.push({ check: check.checks[0]!, watch: check.follow(here, fail) }));
  const all = (work: (watch: CheckCallbacks<K>) => void): void => {
    for (const { check, watch } of watches) if (!stopped) guarded(check, () => work(watch));
  };
  if (!options.after) for (const event of setup.tellings) all((watch) => watch.event?.(first, event));

  for (;;) {
    all((watch) => watch.rest?.());
    if (stopped || here.state.over) break;
    const act = attempt('options', () => options.pick(here));
    if (stopped || act === undefined) break;
    if (acts.length >= bound) {
      if (!options.open) fail('ends', `the game goes on after ${bound} acts`);
      break;
    }
    const before = here.state;
    const window = game.window(before);
    const after = attempt('clone', () => game.clone(before));
    if (after === undefined) break;
    const recorder = new LiveRecorder<K['event']>((event) => all((watch) => watch.event?.(after, event)));
    acts.push(act);
    const applied = attempt('apply', () => applyAct(game, after, act, recorder));
    if (applied === false) fail('apply', `${actText(act)} was listed but cannot be done`, 'fatal');
    if (stopped) break;
    here.state = after;
    if (readsText) here.text = textOf(after);
    all((watch) => watch.act?.({ act, actor: actorOf(act), window, before, after, recorder }));
    yield;
  }
  if (!stopped) all((watch) => watch.end?.());
  return { acts, faults, over: here.state.over !== null };
}
