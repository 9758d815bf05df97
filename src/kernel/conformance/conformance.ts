import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom } from '../random.ts';
import { CoverageCounter, type Coverage, coverageCheck } from './coverage.ts';
import { clone, conservation, ends, plain, replay } from './state-checks.ts';
import { apply, asked, options, optionTexts, pure, refusals } from './option-checks.ts';
import { randomPick } from './act-pickers.ts';
import { learned, eventsAreKnown, viewChangesHaveEvents, views } from './secrecy.ts';
import { type CheckName, type Thoroughness, type CheckFailure, QUICK, type Check, walkOnce } from './walk.ts';
import { type WorldStats, twoWorlds } from './world-checks.ts';

/** What a run of the battery is made of. */
export interface ConformancePlan<K extends GameTypes> {
  /** The settings of one game: table sizes and switches should differ from seed to seed. */
  settings(seed: number): K['settings'];
  readonly games: number;
  /** The seed of the first game; each next game has the next one. */
  readonly seed: number;
  /** A game with more acts is taken to be endless. */
  readonly bound: number;
  readonly dose?: Thoroughness;
  /** Gives up after so many faulty games (3). */
  readonly faulty?: number;
  /** Checks that the game is excused from. */
  readonly without?: readonly CheckName[];
  /** Ends a game as soon as this check fails. */
  readonly until?: CheckName;
}

/** What a run of the battery found. */
export interface ConformanceReport<K extends GameTypes = GameTypes> {
  readonly game: string;
  readonly games: number;
  readonly acts: number;
  /** The most acts a game took. */
  readonly longest: number;
  readonly faults: readonly CheckFailure<K>[];
  readonly coverage: Coverage;
  readonly followings: WorldStats;
}

/** All pieces of the battery, in the order in which they look: what the others rely on comes first. */
export function allChecks(tally: WorldStats = {}): Check[] {
  return [
    plain,
    clone,
    pure,
    asked,
    options,
    refusals,
    optionTexts,
    apply,
    ends,
    replay,
    conservation,
    views,
    twoWorlds(tally),
    eventsAreKnown,
    viewChangesHaveEvents,
    learned,
  ];
}

/** The pieces that can report this check. */
export function checksNamed(check: CheckName): Check[] {
  return allChecks().filter((w) => w.checks.includes(check) || (check === 'ends' && w === asked));
}

/** Runs the whole battery over a game: every second walk is steered to what was met least. */
export function runConformance<K extends GameTypes>(game: Game<K>, plan: ConformancePlan<K>): ConformanceReport<K> {
  const atlas = new CoverageCounter();
  const followings: WorldStats = {};
  const faults: CheckFailure<K>[] = [];
  let acts = 0;
  let longest = 0;
  let faulty = 0;
  let games = 0;
  const eyes = [...allChecks(followings), coverageCheck(atlas)];
  while (games < plan.games && faulty < (plan.faulty ?? 3)) {
    const seed = plan.seed + games;
    const pick = randomPick<K>(fastRandom(seed), games % 2 === 1 ? atlas : undefined);
    const { dose = QUICK } = plan;
    const walked = walkOnce(game, { ...plan, settings: plan.settings(seed), seed, dose, pick, watchers: eyes });
    games++;
    acts += walked.acts.length;
    longest = Math.max(longest, walked.acts.length);
    faults.push(...walked.faults);
    if (walked.faults.length > 0) faulty++;
  }
  return { game: game.name, games, acts, longest, faults, coverage: atlas.coverage(game), followings };
}
