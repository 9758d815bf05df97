import type { Game, GameTypes, Random } from '../kernel/index.ts';
import type { SeatPerspective } from '../kernel/referee/index.ts';
import type { Budget } from './bot.ts';
import { calibratedOne } from './calibration.ts';
import { chanceByFeatures, type AnalysisModel } from './analysis.ts';
import { MOST_SIDES } from './evaluator.ts';
import { searchBotFor, type RatedOption } from './search/index.ts';

/** The expected change of one figure. */
export interface ExpectedFigure {
  /** The name of the figure. */
  readonly term: string;
  readonly now: number;
  /** The average at the end of the turn. */
  readonly then: number;
}

/** An answer with its win chance. */
export interface RatedAnswer {
  readonly say: string;
  /** The seat's win chance with this answer, 0 to 1. */
  readonly chance: number;
  /** Expected figures; empty when the search tried the answer too little. */
  readonly expected: readonly ExpectedFigure[];
}

/** The best answers to a question, computed from what the seat knows. */
export interface Advice {
  readonly best: readonly RatedAnswer[];
  /** The rating of `AdviceOptions.said`, if it was given. */
  readonly said?: RatedAnswer;
}

/** Options of `advise`. */
export interface AdviceOptions {
  readonly budget: Budget;
  /** Most answers in `Advice.best`. */
  readonly few: number;
  /** An answer that is rated in any case. */
  readonly said?: string;
}

/** Most figures that are shown for each answer. */
const MOST_FIGURES = 3;
/** Least weighted change or difference of a figure that is shown. */
const LEAST_WEIGHT = 0.12;
/** Least change of a figure that is shown. */
const LEAST_CHANGE = 0.1;

/** Weight of the change that all answers share, relative to the differences between them. */
const COMMON = 0.25;

/** Least visits of a rated answer: a first guess cannot be compared with results of played turns. */
const TRIED = 12;

/** Number of worlds in which the present figures are read. */
const WORLDS_NOW = 4;

/** Sums of figures over the iterations that began with an answer. */
interface Tally {
  readonly sums: Float64Array;
  /** Sum of the chances by features, if the game has them. */
  chances: number;
  count: number;
}

const EMPTY_TALLY: Tally = { sums: new Float64Array(0), chances: 0, count: 0 };

/** The indexes of the figures to show, the same for all answers, so that these can be compared. */
function figuresToShow<K extends GameTypes>(
  { names, weights }: AnalysisModel<K>['figures'],
  now: readonly number[],
  after: readonly (readonly number[])[],
): number[] {
  const worth = names.map((_, k) => {
    const values = after.map((each) => each[k]!);
    const spread = Math.max(...values) - Math.min(...values);
    const changes = values.map((value) => Math.abs(value - now[k]!));
    if (Math.max(...changes) < LEAST_CHANGE) return 0;
    const change = changes.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.abs(weights[k]!) * (spread + COMMON * change);
  });
  return worth
    .map((value, k) => ({ value, k }))
    .filter(({ value }) => value >= LEAST_WEIGHT)
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_FIGURES)
    .map(({ k }) => k)
    .sort((a, b) => a - b);
}

/** Searches a question from a seat's perspective, and returns the best answers with win chances and expected figures. */
export function advise<K extends GameTypes>(
  game: Game<K>,
  model: AnalysisModel<K>,
  perspective: SeatPerspective<K>,
  random: Random,
  { budget, few, said }: AdviceOptions,
): Advice {
  const { evaluator, figures, features, calibration, leaf } = model;
  const values = new Float64Array(figures.names.length);
  const tallies = new Map<K['option'], Tally>();
  const search = searchBotFor(game, evaluator, random, budget, leaf);
  search.onTurnEnd = (option, world) => {
    let tally = tallies.get(option);
    if (!tally) tallies.set(option, (tally = { sums: new Float64Array(values.length), chances: 0, count: 0 }));
    figures.read(world, perspective.seat, values);
    for (let k = 0; k < values.length; k++) tally.sums[k]! += values[k]!;
    if (features) tally.chances += chanceByFeatures(features, calibration, world);
    tally.count++;
  };
  const rated = search.weigh(perspective);
  const { progress, now, others } = readNow(model, perspective, random);
  const known = (one: RatedOption<K>): RatedOption<K> =>
    one.visits >= TRIED ? one : search.tryOut(perspective, one.option, TRIED - one.visits);
  const best = rated
    .slice(0, few)
    .map(known)
    .sort((a, b) => b.chance - a.chance);
  const found = rated.find(({ option }) => option.text === said);
  const asked = found && (best.find(({ option }) => option === found.option) ?? known(found));
  const means = ({ option }: RatedOption<K>): number[] => {
    const { sums, count } = tallies.get(option) ?? EMPTY_TALLY;
    return [...sums].map((sum) => sum / count);
  };
  const shown = figuresToShow(
    figures,
    now,
    [...best, ...(asked ? [asked] : [])].map(means).filter((each) => each.length > 0),
  );
  let most = 1;
  const chanceOf = ({ option, chance }: RatedOption<K>): number => {
    const { chances, count } = tallies.get(option) ?? EMPTY_TALLY;
    if (!features) return calibratedOne(calibration, progress, evaluator.together, chance, others);
    const seen = count > 0 ? chances / count : chanceByFeatures(features, calibration, perspective.draw(random));
    // The search is more precise than the features: an answer with a lower rank must not have a higher chance.
    return (most = Math.min(most, seen));
  };
  const advised = (one: RatedOption<K>): RatedAnswer => {
    const then = means(one);
    return {
      say: one.option.text,
      chance: chanceOf(one),
      expected: then.length === 0 ? [] : shown.map((k) => ({ term: figures.names[k]!, now: now[k]!, then: then[k]! })),
    };
  };
  const named = best.map(advised);
  const about = asked && (named[best.indexOf(asked)] ?? advised(asked));
  return { best: named, ...(about && { said: about }) };
}

/** Progress, figures and number of opponents before the answer, averaged over drawn worlds. */
function readNow<K extends GameTypes>(
  { evaluator, figures }: AnalysisModel<K>,
  perspective: SeatPerspective<K>,
  random: Random,
): { readonly progress: number; readonly now: readonly number[]; readonly others: number } {
  const sums = new Float64Array(figures.names.length);
  const values = new Float64Array(figures.names.length);
  const sides = new Float64Array(MOST_SIDES);
  let progress = 0;
  let others = 1;
  for (let n = 0; n < WORLDS_NOW; n++) {
    const world = perspective.draw(random);
    progress += figures.progress(world) / WORLDS_NOW;
    others = evaluator.sideValues(world, sides) - 1;
    figures.read(world, perspective.seat, values);
    for (let k = 0; k < sums.length; k++) sums[k]! += values[k]!;
  }
  return { progress, now: [...sums].map((sum) => sum / WORLDS_NOW), others };
}
