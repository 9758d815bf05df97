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

/** What a hunt is made of. */
export interface HuntPlan<K extends GameTypes> {
  settings(seed: number): K['settings'];
  readonly games: number;
  /** The seed of the first game; each next game has the next one. */
  readonly seed: number;
  /** After so many acts a game is looked at: whether players who all want to end it still can. */
  readonly bound: number;
  readonly dose?: Thoroughness;
  /** Gives up after so many faulty games (3). */
  readonly faulty?: number;
  /** One game in so many has a stretch of acts with every check; 0: every game whole. */
  readonly every: number;
  /** How long such a stretch is. */
  readonly stretch: number;
  /** One game in so many is played by able players; 0: none. */
  readonly ableEvery?: number;
  /** An able player, whose chance comes from this source. */
  able?(random: Random): (chair: SeatPerspective<K>) => K['option'];
  /** One game in so many is watched for what it meets, and steered; the others are played at random and in silence. */
  readonly watch: number;
  /** Counts what is met, and steers towards what is not. */
  readonly atlas: CoverageCounter;
}

/** What a hunt came to, so far. */
export interface HuntResult<K extends GameTypes = GameTypes> {
  games: number;
  acts: number;
  /** Answers with two or more options. */
  decisions: number;
  /** The most acts a game took. */
  longest: number;
  /** Games beyond the bound that players who all wanted to end it could end. */
  slow: number;
  /** Games beyond the bound that were given up, by the reason why the rules may leave them without an end. */
  readonly endless: Record<string, number>;
  /** Games and acts that every check looked at. */
  checked: { games: number; acts: number };
  readonly faults: CheckFailure<K>[];
  readonly followings: WorldStats;
}

/** An empty beginning. */
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

/** One game in so many is followed step by step, to see which steps are taken. */
const TRACED = 4;

/** Finds the first fault on a course that a sprint could not go on from. */
function faultOf<K extends GameTypes>(
  game: Game<K>,
  settings: K['settings'],
  seed: number,
  ran: FastRunResult,
  trouble: string,
): CheckFailure<K> {
  let at = 0;
  const { faults } = walkOnce(game, {
    settings,
    seed,
    bound: ran.acts.length,
    dose: { tries: 0, viewers: 0, ways: 0 },
    pick: () => ran.acts[at++],
    watchers: [asked, options, ends, conservation],
    open: true,
  });
  const message = `${trouble}, but the same acts went well the second time`;
  return faults[0] ?? { check: 'replay', seed, settings, act: ran.acts.length, message, acts: ran.acts };
}

/** Players who want to end a long game have so many times its acts, with those that were. */
const PATIENCE = 6;

/** Plays on from a game that has not ended; players who all want to end it do so where the rules have an end. */
function* playedOut<K extends GameTypes>(
  game: Game<K>,
  settings: K['settings'],
  seed: number,
  acts: readonly PlayedAct[],
): Generator<void, FastRunResult> {
  const bound = PATIENCE * acts.length;
  return yield* fastRun(game, { settings, seed, bound, style: 'ending', atlas: new CoverageCounter(), after: acts });
}

/** The act before which a stretch begins: the first, the last possible, or any. */
function startOf(length: number, stretch: number, seed: number): number {
  const random = fastRandom(seed ^ 0x57a27);
  const last = Math.max(0, length - stretch);
  const way = random(8);
  return way === 0 ? 0 : way === 1 ? last : random(last + 1);
}

/**
 * Plays game after game, each in one of the styles, with the cheap checks; in some a stretch is walked again with every
 * check. Yields now and then with what was found so far; whoever runs it may stop at any yield.
 */
export function* hunt<K extends GameTypes>(game: Game<K>, plan: HuntPlan<K>): Generator<HuntResult<K>, HuntResult<K>> {
  const { atlas, dose = QUICK } = plan;
  const found = emptyHuntResult<K>();
  const eyes = [...allChecks(found.followings), coverageCheck(atlas)];
  const twin = traced(game, (step) => atlas.meetWord('step', step));
  let faulty = 0;

  function* walked(
    seed: number,
    settings: K['settings'],
    after?: readonly PlayedAct[],
  ): Generator<void, WalkResult<K>> {
    const pick = randomPick<K>(fastRandom(seed), found.games % 2 === 1 ? atlas : undefined);
    const bound = after ? after.length + plan.stretch : plan.bound;
    const open = after !== undefined;
    return yield* walking(game, { settings, seed, bound, dose, pick, watchers: eyes, open, ...(after && { after }) });
  }
  function checkedBy({ acts, faults }: WalkResult<K>, from: number): readonly CheckFailure<K>[] {
    found.checked.games++;
    found.checked.acts += acts.length - from;
    return faults;
  }
  function* played(seed: number, settings: K['settings']): Generator<void, readonly CheckFailure<K>[]> {
    const skilled = plan.ableEvery && seed % plan.ableEvery === 0 ? plan.able?.(fastRandom(seed)) : undefined;
    const turn = Math.floor(found.games / plan.watch);
    const watched = skilled !== undefined || found.games % plan.watch === 0;
    const checked = found.games % plan.every === 0;
    const style: Style = skilled ? 'able' : watched ? STYLES[turn % STYLES.length]! : 'random';
    const follows = turn % (TRACED * STYLES.length) < STYLES.length;
    const run = { settings, seed, bound: plan.bound, style, atlas, ...(skilled && { able: skilled }) };
    let ran = yield* fastRun(watched && follows ? twin : game, { ...run, silent: !watched && !checked });
    // What went wrong in silence is played again to be written down.
    if (ran.trouble !== undefined && ran.acts.length === 0) ran = yield* fastRun(game, run);
    if (ran.long && ran.unending === undefined) {
      ran = yield* playedOut(game, settings, seed, ran.acts);
      if (ran.over) found.slow++;
    }
    const lawful = ran.long ? ran.unending : undefined;
    if (lawful !== undefined) found.endless[lawful] = (found.endless[lawful] ?? 0) + 1;
    found.acts += ran.length;
    found.decisions += ran.decisions;
    found.longest = Math.max(found.longest, ran.length);
    if (ran.trouble !== undefined && lawful === undefined) {
      if (!ran.long) return [faultOf(game, settings, seed, ran, ran.trouble)];
      return [{ check: 'ends', seed, settings, act: ran.acts.length, message: ran.trouble, acts: ran.acts }];
    }
    if (!checked || ran.acts.length === 0) return [];
    const from = startOf(ran.acts.length, plan.stretch, seed);
    return checkedBy(yield* walked(seed, settings, ran.acts.slice(0, from)), from);
  }
  function* whole(seed: number, settings: K['settings']): Generator<void, readonly CheckFailure<K>[]> {
    const walk = yield* walked(seed, settings);
    found.acts += walk.acts.length;
    found.longest = Math.max(found.longest, walk.acts.length);
    return checkedBy(walk, 0);
  }

  while (found.games < plan.games && faulty < (plan.faulty ?? 3)) {
    const seed = plan.seed + found.games;
    const settings = plan.settings(seed);
    for (const name of settingsReached(game, settings)) atlas.meet(name);
    const course = plan.every === 0 ? whole(seed, settings) : played(seed, settings);
    for (;;) {
      const step = course.next();
      if (step.done) {
        found.faults.push(...step.value);
        if (step.value.length > 0) faulty++;
        break;
      }
      yield found;
    }
    found.games++;
    yield found;
  }
  return found;
}
