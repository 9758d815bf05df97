import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import { fastRandom } from '../random.ts';
import { CoverageCounter, type Coverage, coverageCheck } from './coverage.ts';
import { clone, conservation, ends, plain, replay } from './state-checks.ts';
import { apply, asked, options, optionTexts, pure, reasons, refusals } from './option-checks.ts';
import { randomPick } from './act-pickers.ts';
import { learned, eventsAreKnown, viewChangesHaveEvents, views, viewsSinceMarks } from './secrecy.ts';
import { type CheckName, type Thoroughness, type CheckFailure, QUICK, type Check, walkOnce } from './walk.ts';
import { type WorldStats, twoWorlds } from './world-checks.ts';

/** What a conformance run plays and checks. */
export interface ConformancePlan<K extends GameTypes> {
  /** The settings of the game with this seed; number of seats and options should vary. */
  settings(seed: number): K['settings'];
  readonly games: number;
  /** The seed of the first game; each next game has the next one. */
  readonly seed: number;
  /** Most acts of a game. More means the game does not end. */
  readonly bound: number;
  readonly thoroughness?: Thoroughness;
  /** The run stops after this many games with a failed check (default 3). */
  readonly mostFailedGames?: number;
  /** Checks that are not made. */
  readonly without?: readonly CheckName[];
  /** Ends a game as soon as this check fails. */
  readonly until?: CheckName;
}

/** The result of a conformance run. */
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

/** All checks, in the order in which they run: each relies on those before it. */
export function allChecks(stats: WorldStats = {}): Check[] {
  return [
    plain,
    clone,
    pure,
    asked,
    options,
    refusals,
    reasons,
    optionTexts,
    apply,
    ends,
    replay,
    conservation,
    views,
    twoWorlds(stats),
    viewsSinceMarks,
    eventsAreKnown,
    viewChangesHaveEvents,
    learned,
  ];
}

/** The checks that can report a failure under this name. */
export function checksNamed(check: CheckName): Check[] {
  return allChecks().filter((w) => w.checks.includes(check) || (check === 'ends' && w === asked));
}

/** Plays random games with all checks. Every second game is steered to what was met least. */
export function runConformance<K extends GameTypes>(game: Game<K>, plan: ConformancePlan<K>): ConformanceReport<K> {
  const counter = new CoverageCounter();
  const followings: WorldStats = {};
  const faults: CheckFailure<K>[] = [];
  let acts = 0;
  let longest = 0;
  let failedGames = 0;
  let games = 0;
  const checks = [...allChecks(followings), coverageCheck(counter)];
  while (games < plan.games && failedGames < (plan.mostFailedGames ?? 3)) {
    const seed = plan.seed + games;
    const pick = randomPick<K>(fastRandom(seed), games % 2 === 1 ? counter : undefined);
    const { thoroughness = QUICK } = plan;
    const walked = walkOnce(game, { ...plan, settings: plan.settings(seed), seed, thoroughness, pick, checks: checks });
    games++;
    acts += walked.acts.length;
    longest = Math.max(longest, walked.acts.length);
    faults.push(...walked.faults);
    if (walked.faults.length > 0) failedGames++;
  }
  return { game: game.name, games, acts, longest, faults, coverage: counter.coverage(game), followings };
}
