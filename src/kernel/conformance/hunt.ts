import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom, type Random } from '../random.ts';
import type { SeatPerspective } from '../referee/players.ts';
import type { PlayedAct } from './act.ts';
import { allChecks } from './conformance.ts';
import { CoverageCounter, coverageCheck } from './coverage.ts';
import { conservation, ends, traced } from './state-checks.ts';
import { asked, options } from './option-checks.ts';
import { randomPick } from './act-pickers.ts';
import { type FastRunResult, fastRun } from './fast-run.ts';
import { type Style, STYLES } from './styles.ts';
import { settingsReached } from './random-settings.ts';
import { type Thoroughness, type CheckFailure, QUICK, type WalkResult, walking, walkOnce } from './walk.ts';
import type { WorldStats } from './world-checks.ts';

/** What a hunt plays and checks. */
export interface HuntPlan<K extends GameTypes> {
  settings(seed: number): K['settings'];
  readonly games: number;
  /** The seed of the first game; each next game has the next one. */
  readonly seed: number;
  /** Number of acts after which a game counts as long: then players who all want to end it play on. */
  readonly bound: number;
  readonly thoroughness?: Thoroughness;
  /** The hunt stops after this many games with a failed check (default 3). */
  readonly mostFailedGames?: number;
  /** One game in this many has a stretch of acts with every check; 0: every game has all checks from start to end. */
  readonly every: number;
  /** Length of such a stretch, in acts. */
  readonly stretch: number;
  /** One game in this many is played by able players; 0: none. */
  readonly ableEvery?: number;
  /** Makes an able player with this random generator. */
  able?(random: Random): (perspective: SeatPerspective<K>) => K['option'];
  /** One game in this many counts what it meets and is steered; the others are random and silent. */
  readonly countedEvery: number;
  /** Counts what is met, for reports and for steering. */
  readonly counter: CoverageCounter;
}

/** The result of a hunt so far. */
export interface HuntResult<K extends GameTypes = GameTypes> {
  games: number;
  acts: number;
  /** Number of answers with two or more options. */
  decisions: number;
  /** The most acts a game took. */
  longest: number;
  /** Number of long games that players could end when all wanted to. */
  slow: number;
  /** Number of long games that were stopped, by the reason why the rules allow them to go on for ever. */
  readonly endless: Record<string, number>;
  /** Number of games and acts with every check. */
  checked: { games: number; acts: number };
  readonly faults: CheckFailure<K>[];
  readonly followings: WorldStats;
}

/** A result without games. */
export const emptyHuntResult = <K extends GameTypes>(): HuntResult<K> => ({
  games: 0,
  acts: 0,
  decisions: 0,
  longest: 0,
  slow: 0,
  endless: {},
  checked: { games: 0, acts: 0 },
  faults: [],
  followings: {},
});

/** One counted round of all styles in this many counts steps as well. */
const TRACED = 4;

/** Replays a failed fast run with checks, and returns the first failure. */
function firstFailure<K extends GameTypes>(
  game: Game<K>,
  settings: K['settings'],
  seed: number,
  run: FastRunResult,
  failure: string,
): CheckFailure<K> {
  let at = 0;
  const { faults } = walkOnce(game, {
    settings,
    seed,
    bound: run.acts.length,
    thoroughness: { tries: 0, viewers: 0, ways: 0 },
    pick: () => run.acts[at++],
    checks: [asked, options, ends, conservation],
    open: true,
  });
  const message = `${failure}, but a replay of the same acts did not fail`;
  return faults[0] ?? { check: 'replay', seed, settings, act: run.acts.length, message, acts: run.acts };
}

/** Players who want to end a long game may take its number of acts this many times, the played ones included. */
const PATIENCE = 6;

/** Plays a long game on with players who all want to end it. */
function* playedOut<K extends GameTypes>(
  game: Game<K>,
  settings: K['settings'],
  seed: number,
  acts: readonly PlayedAct[],
): Generator<void, FastRunResult> {
  const bound = PATIENCE * acts.length;
  return yield* fastRun(game, { settings, seed, bound, style: 'ending', counter: new CoverageCounter(), after: acts });
}

/** The number of the act at which a stretch begins: the first, the last possible, or a random one. */
function startOf(length: number, stretch: number, seed: number): number {
  const random = fastRandom(seed ^ 0x57a27);
  const last = Math.max(0, length - stretch);
  const kind = random(8);
  return kind === 0 ? 0 : kind === 1 ? last : random(last + 1);
}

/**
 * Plays games in all styles with cheap checks; in some of them a stretch is walked again with every check. Yields the result
 * so far every few thousand acts; the caller may stop at any yield.
 */
export function* hunt<K extends GameTypes>(game: Game<K>, plan: HuntPlan<K>): Generator<HuntResult<K>, HuntResult<K>> {
  const { counter, thoroughness = QUICK } = plan;
  const found = emptyHuntResult<K>();
  const checks = [...allChecks(found.followings), coverageCheck(counter)];
  const tracedGame = traced(game, (step) => counter.meetWord('step', step));
  let failedGames = 0;

  function* walked(
    seed: number,
    settings: K['settings'],
    after?: readonly PlayedAct[],
  ): Generator<void, WalkResult<K>> {
    const pick = randomPick<K>(fastRandom(seed), found.games % 2 === 1 ? counter : undefined);
    const bound = after ? after.length + plan.stretch : plan.bound;
    const open = after !== undefined;
    return yield* walking(game, {
      settings,
      seed,
      bound,
      thoroughness,
      pick,
      checks: checks,
      open,
      ...(after && { after }),
    });
  }
  function countChecked({ acts, faults }: WalkResult<K>, from: number): readonly CheckFailure<K>[] {
    found.checked.games++;
    found.checked.acts += acts.length - from;
    return faults;
  }
  function* played(seed: number, settings: K['settings']): Generator<void, readonly CheckFailure<K>[]> {
    const skilled = plan.ableEvery && seed % plan.ableEvery === 0 ? plan.able?.(fastRandom(seed)) : undefined;
    const round = Math.floor(found.games / plan.countedEvery);
    const counted = skilled !== undefined || found.games % plan.countedEvery === 0;
    const checked = found.games % plan.every === 0;
    const style: Style = skilled ? 'able' : counted ? STYLES[round % STYLES.length]! : 'random';
    const countsSteps = round % (TRACED * STYLES.length) < STYLES.length;
    const options = { settings, seed, bound: plan.bound, style, counter, ...(skilled && { able: skilled }) };
    const silent = !counted && !checked;
    let run = yield* fastRun(counted && countsSteps ? tracedGame : game, { ...options, silent });
    // A silent run keeps no acts: play a failed one again to record them.
    if (run.failure !== undefined && run.acts.length === 0) run = yield* fastRun(game, options);
    if (run.long && run.mayNeverEnd === undefined) {
      run = yield* playedOut(game, settings, seed, run.acts);
      if (run.over) found.slow++;
    }
    const excuse = run.long ? run.mayNeverEnd : undefined;
    if (excuse !== undefined) found.endless[excuse] = (found.endless[excuse] ?? 0) + 1;
    found.acts += run.length;
    found.decisions += run.decisions;
    found.longest = Math.max(found.longest, run.length);
    if (run.failure !== undefined && excuse === undefined) {
      if (!run.long) return [firstFailure(game, settings, seed, run, run.failure)];
      return [{ check: 'ends', seed, settings, act: run.acts.length, message: run.failure, acts: run.acts }];
    }
    if (!checked || run.acts.length === 0) return [];
    const from = startOf(run.acts.length, plan.stretch, seed);
    return countChecked(yield* walked(seed, settings, run.acts.slice(0, from)), from);
  }
  function* whole(seed: number, settings: K['settings']): Generator<void, readonly CheckFailure<K>[]> {
    const walk = yield* walked(seed, settings);
    found.acts += walk.acts.length;
    found.longest = Math.max(found.longest, walk.acts.length);
    return countChecked(walk, 0);
  }

  while (found.games < plan.games && failedGames < (plan.mostFailedGames ?? 3)) {
    const seed = plan.seed + found.games;
    const settings = plan.settings(seed);
    for (const name of settingsReached(game, settings)) counter.meet(name);
    const work = plan.every === 0 ? whole(seed, settings) : played(seed, settings);
    for (;;) {
      const step = work.next();
      if (step.done) {
        found.faults.push(...step.value);
        if (step.value.length > 0) failedGames++;
        break;
      }
      yield found;
    }
    found.games++;
    yield found;
  }
  return found;
}
