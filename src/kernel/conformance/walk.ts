import type { Game, Window } from '../game.ts';
import { MUTE, EventRecorder, type RoutedEvent } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom, type Random } from '../random.ts';
import { type Seat, SPECTATOR } from '../seat.ts';
import { type PlayedAct, actorOf, actText, applyAct } from './act.ts';
import { textOf } from './compare.ts';

/** The names of the checks, in the order in which they are made at each rest. */
export const CHECKS = [
  'plain',
  'clone',
  'pure',
  'asked',
  'options',
  'refusals',
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

/** What a check found wrong, and how the game came there. */
export interface CheckFailure<K extends GameTypes = GameTypes> {
  readonly check: CheckName;
  readonly seed: number;
  readonly settings: K['settings'];
  /** The number of acts up to the fault; the last of them may be the one that shows it. */
  readonly act: number;
  readonly message: string;
  readonly acts: readonly PlayedAct[];
}

/** How thorough a walk is: options tried per rest, viewers drawn for and followed, ways tried to follow an act. */
export interface Thoroughness {
  readonly tries: number;
  readonly viewers: number;
  readonly ways: number;
}

/** A few seconds for a game. */
export const QUICK: Thoroughness = { tries: 6, viewers: 2, ways: 60 };

/** Every option, every viewer. */
export const FULL: Thoroughness = { tries: 1000, viewers: 8, ways: 1000 };

/** One act of a walk, with the states on both sides of it and what was told. */
export interface WalkStep<K extends GameTypes> {
  readonly act: PlayedAct;
  /** CHANCE for an outcome. */
  readonly actor: Seat;
  /** The question that the act answered. */
  readonly window: Window | undefined;
  readonly before: K['state'];
  readonly after: K['state'];
  readonly told: EventRecorder<K['event']>;
}

/** A game in the course of being walked, as the checks see it. */
export interface Walk<K extends GameTypes> {
  readonly game: Game<K>;
  readonly settings: K['settings'];
  readonly seats: number;
  /** All seats, then the spectator. */
  readonly viewers: readonly Seat[];
  readonly dose: Thoroughness;
  /** For the checks; the walk has its own. */
  readonly random: Random;
  readonly acts: readonly PlayedAct[];
  /** The state at rest and its text. */
  readonly state: K['state'];
  readonly text: string;
}

/** What a check does on the way. */
export interface CheckCallbacks<K extends GameTypes> {
  rest?(): void;
  tell?(s: K['state'], telling: RoutedEvent<K['event']>): void;
  act?(turn: WalkStep<K>): void;
  end?(): void;
}

/** Reports what is wrong; a fatal fault makes the rest of the walk worthless. */
export type ReportFailure = (check: CheckName, message: string, fatal?: 'fatal') => void;

/** A piece of the battery: the checks it makes, and how it follows one walk. */
export interface Check {
  readonly checks: readonly CheckName[];
  follow<K extends GameTypes>(walk: Walk<K>, fail: ReportFailure): CheckCallbacks<K>;
}

/** Says what happens next; undefined ends the walk. */
export type ActPicker<K extends GameTypes> = (walk: Walk<K>) => PlayedAct | undefined;

/** How to walk once. */
export interface WalkOptions<K extends GameTypes> {
  readonly settings: K['settings'];
  readonly seed: number;
  readonly bound: number;
  readonly dose: Thoroughness;
  readonly pick: ActPicker<K>;
  readonly watchers: readonly Check[];
  /** True: the game need not come to its end. */
  readonly open?: boolean;
  /** Stops as soon as this check fails. */
  readonly until?: CheckName;
  /** Checks that do not count here. */
  readonly without?: readonly CheckName[];
  /** Acts that are taken before anybody watches. */
  readonly after?: readonly PlayedAct[];
}

/** What came of one walk: its acts, and the first fault of each check. */
export interface WalkResult<K extends GameTypes> {
  readonly acts: readonly PlayedAct[];
  readonly faults: readonly CheckFailure<K>[];
  readonly over: boolean;
}

class Ear<E extends object> extends EventRecorder<E> {
  constructor(private readonly heard: (telling: RoutedEvent<E>) => void) {
    super();
  }
  override emit(shared: E, to?: number, secret?: E): void {
    super.emit(shared, to, secret);
    this.heard(this.tellings[this.tellings.length - 1]!);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Walks a game to its end (or to `bound` acts) under the eyes of the watchers. */
export function walkOnce<K extends GameTypes>(game: Game<K>, way: WalkOptions<K>): WalkResult<K> {
  const walk = walking(game, way);
  for (;;) {
    const step = walk.next();
    if (step.done) return step.value;
  }
}

/** The same, act by act: it yields after each, so that long work can be stopped inside a game. */
export function* walking<K extends GameTypes>(game: Game<K>, way: WalkOptions<K>): Generator<void, WalkResult<K>> {
  const { settings, seed, bound, dose } = way;
  const acts: PlayedAct[] = [];
  const faults: CheckFailure<K>[] = [];
  let stopped = false;

  const fail: ReportFailure = (check, message, fatal) => {
    if (way.without?.includes(check)) return;
    stopped ||= fatal === 'fatal' || check === way.until;
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
  const begun = new EventRecorder<K['event']>();
  const first = attempt('apply', () => {
    const s = game.begin(settings, begun);
    for (const act of way.after ?? []) {
      acts.push(act);
      if (!applyAct(game, s, act, MUTE)) throw new Error(`${actText(act)} is not possible again`);
    }
    return s;
  });
  if (first === undefined) return { acts, faults, over: false };
  const seats = game.scores(first).length;
  const here: Walk<K> & { state: K['state']; text: string } = {
    game,
    settings,
    seats,
    viewers: [...Array.from({ length: seats }, (_, seat) => seat), SPECTATOR],
    dose,
    random: fastRandom(seed ^ 0x5eed),
    acts,
    state: first,
    text: textOf(first),
  };
  const watches: { check: CheckName; watch: CheckCallbacks<K> }[] = [];
  for (const watcher of way.watchers)
    guarded(watcher.checks[0]!, () => watches.push({ check: watcher.checks[0]!, watch: watcher.follow(here, fail) }));
  const all = (work: (watch: CheckCallbacks<K>) => void): void => {
    for (const { check, watch } of watches) if (!stopped) guarded(check, () => work(watch));
  };
  if (!way.after) for (const telling of begun.tellings) all((watch) => watch.tell?.(first, telling));

  for (;;) {
    all((watch) => watch.rest?.());
    if (stopped || here.state.over) break;
    const act = attempt('options', () => way.pick(here));
    if (stopped || act === undefined) break;
    if (acts.length >= bound) {
      if (!way.open) fail('ends', `the game goes on after ${bound} acts`);
      break;
    }
    const before = here.state;
    const window = game.window(before);
    const after = attempt('clone', () => game.clone(before));
    if (after === undefined) break;
    const told = new Ear<K['event']>((telling) => all((watch) => watch.tell?.(after, telling)));
    acts.push(act);
    const applied = attempt('apply', () => applyAct(game, after, act, told));
    if (applied === false) fail('apply', `${actText(act)} was listed but cannot be done`, 'fatal');
    if (stopped) break;
    here.state = after;
    here.text = textOf(after);
    all((watch) => watch.act?.({ act, actor: actorOf(act), window, before, after, told }));
    yield;
  }
  if (!stopped) all((watch) => watch.end?.());
  return { acts, faults, over: here.state.over !== null };
}
