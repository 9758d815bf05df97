import type { Game, GameTypes, Random } from '../kernel/index.ts';
import type { SeatPerspective } from '../kernel/referee/index.ts';
import type { Budget } from './bot.ts';
import { calibratedOne } from './calibration.ts';
import { chanceByFeatures, type AnalysisModel } from './analysis.ts';
import { MOST_SIDES } from './evaluator.ts';
import { searchBotFor, type RatedOption } from './search/index.ts';

/** What one figure of the game is expected to come to. */
export interface ExpectedFigure {
  /** The name of the figure: one of the game's terms. */
  readonly term: string;
  readonly now: number;
  /** On average at the end of the turn. */
  readonly then: number;
}

/** One answer as a bot sees it. */
export interface RatedAnswer {
  readonly say: string;
  /** The seat's chance to win by it. */
  readonly chance: number;
  /** What it is expected to bring; empty where it was hardly looked at. */
  readonly expected: readonly ExpectedFigure[];
}

/** The best few answers to a question, the best first, found from what the seat knows. */
export interface Advice {
  readonly best: readonly RatedAnswer[];
  /** The answer that was asked about besides, if any. */
  readonly said?: RatedAnswer;
}

/** What is wanted of an advice. */
export interface AdviceOptions {
  readonly budget: Budget;
  /** So many answers at most. */
  readonly few: number;
  /** An answer to tell about in any case. */
  readonly said?: string;
}

/** Figures that are told of each answer: so many, and only those that change or differ by so much. */
const TOLD = 3;
const WORTH_TELLING = 0.12;
const LEAST_CHANGE = 0.1;

/** What differs between answers says more than what all of them bring. */
const COMMON = 0.25;

/** An answer that is told of was tried so often at least: a first guess does not compare with what the turn came to. */
const TRIED = 12;

/** Worlds in which the figures are read before anything was done. */
const WORLDS_NOW = 4;

/** Sums of figures over the thoughts that began with an answer. */
interface Tally {
  readonly sums: Float64Array;
  /** Of the chances by the signs of the game, where it has them. */
  chances: number;
  count: number;
}

const NOTHING_THOUGHT: Tally = { sums: new Float64Array(0), chances: 0, count: 0 };

/** The terms worth telling about these answers: the same for all, so that they can be compared. */
function told<K extends GameTypes>(
  { names, weights }: AnalysisModel<K>['terms'],
  now: readonly number[],
  after: readonly (readonly number[])[],
): number[] {
  const worth = names.map((_, k) => {
    const values = after.map((figures) => figures[k]!);
    const spread = Math.max(...values) - Math.min(...values);
    const changes = values.map((value) => Math.abs(value - now[k]!));
    if (Math.max(...changes) < LEAST_CHANGE) return 0;
    const change = changes.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.abs(weights[k]!) * (spread + COMMON * change);
  });
  return worth
    .map((value, k) => ({ value, k }))
    .filter(({ value }) => value >= WORTH_TELLING)
    .sort((a, b) => b.value - a.value)
    .slice(0, TOLD)
    .map(({ k }) => k)
    .sort((a, b) => a - b);
}

/** Thinks about a question for whoever sits in the chair, and tells the best answers in the terms of the game. */
export function advise<K extends GameTypes>(
  game: Game<K>,
  insight: AnalysisModel<K>,
  chair: SeatPerspective<K>,
  random: Random,
  { budget, few, said }: AdviceOptions,
): Advice {
  const { judge, terms, signs, calibration } = insight;
  const figures = new Float64Array(terms.names.length);
  const tallies = new Map<K['option'], Tally>();
  const search = searchBotFor(game, judge, random, budget);
  search.onTurnEnd = (option, world) => {
    let tally = tallies.get(option);
    if (!tally) tallies.set(option, (tally = { sums: new Float64Array(figures.length), chances: 0, count: 0 }));
    terms.read(world, chair.seat, figures);
    for (let k = 0; k < figures.length; k++) tally.sums[k]! += figures[k]!;
    if (signs) tally.chances += chanceByFeatures(signs, calibration, world);
    tally.count++;
  };
  const weighed = search.weigh(chair);
  const { progress, now, others } = readNow(insight, chair, random);
  const known = (one: RatedOption<K>): RatedOption<K> =>
    one.visits >= TRIED ? one : search.tryOut(chair, one.option, TRIED - one.visits);
  const best = weighed
    .slice(0, few)
    .map(known)
    .sort((a, b) => b.chance - a.chance);
  const found = weighed.find(({ option }) => option.text === said);
  const asked = found && (best.find(({ option }) => option === found.option) ?? known(found));
  const means = ({ option }: RatedOption<K>): number[] => {
    const { sums, count } = tallies.get(option) ?? NOTHING_THOUGHT;
    return [...sums].map((sum) => sum / count);
  };
  const shown = told(
    terms,
    now,
    [...best, ...(asked ? [asked] : [])].map(means).filter((each) => each.length > 0),
  );
  let most = 1;
  const chanceOf = ({ option, chance }: RatedOption<K>): number => {
    const { chances, count } = tallies.get(option) ?? NOTHING_THOUGHT;
    if (!signs) return calibratedOne(calibration, progress, judge.together, chance, others);
    const seen = count > 0 ? chances / count : chanceByFeatures(signs, calibration, chair.draw(random));
    // The search looks closer than the signs do: what it likes less never promises more.
    return (most = Math.min(most, seen));
  };
  const advised = (one: RatedOption<K>): RatedAnswer => {
    const then = means(one);
    return {
      say: one.option.text,
      chance: chanceOf(one),
      expected: then.length === 0 ? [] : shown.map((k) => ({ term: terms.names[k]!, now: now[k]!, then: then[k]! })),
    };
  };
  const named = best.map(advised);
  const about = asked && (named[best.indexOf(asked)] ?? advised(asked));
  return { best: named, ...(about && { said: about }) };
}

/** How the seat stands before anything is answered, on average over worlds it may be in. */
function readNow<K extends GameTypes>(
  { judge, terms }: AnalysisModel<K>,
  chair: SeatPerspective<K>,
  random: Random,
): { readonly progress: number; readonly now: readonly number[]; readonly others: number } {
  const sums = new Float64Array(terms.names.length);
  const figures = new Float64Array(terms.names.length);
  const sides = new Float64Array(MOST_SIDES);
  let progress = 0;
  let others = 1;
  for (let n = 0; n < WORLDS_NOW; n++) {
    const world = chair.draw(random);
    progress += terms.progress(world) / WORLDS_NOW;
    others = judge.sideValues(world, sides) - 1;
    terms.read(world, chair.seat, figures);
    for (let k = 0; k < sums.length; k++) sums[k]! += figures[k]!;
  }
  return { progress, now: [...sums].map((sum) => sum / WORLDS_NOW), others };
}
