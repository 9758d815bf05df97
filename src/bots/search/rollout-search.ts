import { type Game, type GameTypes, MUTE, type Random, type Seat } from '../../kernel/index.ts';
import type { SeatPerspective } from '../../kernel/referee/index.ts';
import type { Budget } from '../bot.ts';
import { Rollout, seededRandom } from '../rollout.ts';
import { Greedy } from '../greedy.ts';
import { RepetitionGuard } from '../repetition-guard.ts';
import { type Evaluator, MOST_SIDES } from '../evaluator.ts';
import { expOf } from '../exp.ts';
import type { Leaf } from '../leaf.ts';
import type { SearchBot, RatedOption } from './search-bot.ts';

/** Number of worlds in which all options are evaluated before any is played on. */
const WORLDS = 3;

/** Sharpness of priors, as a share of the spread between the best and worst guess. */
const SHARPNESS = 0.2;

/** Share of the prior that is equal for all options. */
const OPENNESS = 0.2;

/** Exploration constant of the selection. */
const CURIOSITY = 1.2;

/** Differences between chances below this may be random. */
const NOISE = 0.06;

/** Least visits of an option that may be chosen, as a share of the most visits. */
const TRIED_ENOUGH = 1 / 3;

/** An option with its first guess and its results. */
interface Try<K extends GameTypes> {
  readonly option: K['option'];
  readonly guess: number;
  readonly prior: number;
  /** Cumulative sums of the seat's chances; item n is the sum over the first n worlds. */
  readonly sums: number[];
}

const visitsOf = <K extends GameTypes>({ sums }: Try<K>): number => sums.length - 1;

/** The seat's chance with an option: that of the most visited one, plus the mean difference in the worlds that both played. */
function chanceOf<K extends GameTypes>(one: Try<K>, usual: Try<K>): number {
  const visits = visitsOf(one);
  if (visits === 0) return one.guess;
  const all = visitsOf(usual);
  return usual.sums[all]! / all + (one.sums[visits]! - usual.sums[visits]!) / visits;
}

/**
 * Plays each option on with the best options of all seats, to the end of the seat's own next turn, and evaluates there. The
 * evaluation right after the option only orders the tries: half a turn cannot be compared with a whole one. All options play
 * the same worlds with the same random numbers in the same order (common random numbers), and each is compared with the most
 * visited one in the worlds that both played.
 */
export class RolloutSearch<K extends GameTypes> implements SearchBot<K> {
  readonly #game: Game<K>;
  readonly #evaluator: Evaluator<K>;
  readonly #rollout: Rollout<K>;
  readonly #greedy: Greedy<K>;
  readonly #random: Random;
  readonly #budget: Budget;
  readonly #leaf: Leaf<K> | undefined;
  readonly #chances = new Float64Array(MOST_SIDES);
  readonly #guard = new RepetitionGuard();
  #tries: Try<K>[] = [];
  #turn = 0;
  /** The seeds of the worlds, in the order in which each option plays them. */
  readonly #seeds: number[] = [];
  iterations = 0;
  nodes = 0;
  onTurnEnd: ((option: K['option'], world: K['state']) => void) | undefined = undefined;

  /** The evaluator guides the rollouts. A leaf brings its own, and estimates the chances where they end. */
  constructor(game: Game<K>, evaluator: Evaluator<K>, random: Random, budget: Budget, leaf?: Leaf<K>) {
    this.#game = game;
    this.#evaluator = leaf?.evaluator ?? evaluator;
    this.#random = random;
    this.#budget = budget;
    this.#leaf = leaf;
    this.#rollout = new Rollout(game, this.#evaluator);
    this.#greedy = new Greedy(game, this.#evaluator, random, WORLDS);
  }

  /** The best option. */
  answer(perspective: SeatPerspective<K>): K['option'] {
    if (perspective.options.length === 1) return perspective.options[0]!;
    const rated = this.weigh(perspective);
    return this.#guard.choose(this.#turn, rated, (option) => this.#evaluator.isPass(option)).option;
  }

  /** Searches a question; returns all options, the best first. */
  weigh(perspective: SeatPerspective<K>): RatedOption<K>[] {
    this.#guess(perspective);
    const { iterations, hasTime } = this.#budget;
    for (this.iterations = 0; this.iterations < iterations; this.iterations++) {
      if (hasTime && this.iterations > 0 && !hasTime()) break;
      this.#think(perspective, this.#select());
    }
    const usual = this.#mostVisited();
    const enough = TRIED_ENOUGH * visitsOf(usual);
    return this.#tries
      .map((one) => ({ option: one.option, visits: visitsOf(one), chance: chanceOf(one, usual) }))
      .sort((a, b) => Number(b.visits >= enough) - Number(a.visits >= enough) || b.chance - a.chance);
  }

  /** Searches one option further. */
  tryOut(perspective: SeatPerspective<K>, option: K['option'], iterations: number): RatedOption<K> {
    const one = this.#tries.find((each) => each.option === option)!;
    for (let i = 0; i < iterations; i++) this.#think(perspective, one);
    return { option, visits: visitsOf(one), chance: chanceOf(one, this.#mostVisited()) };
  }

  /** Evaluates all options and turns the guesses into priors that sum to 1. */
  #guess(perspective: SeatPerspective<K>): void {
    const guesses = this.#greedy.weigh(perspective);
    const best = Math.max(...guesses);
    const spread = Math.max(1e-6, (best - Math.min(...guesses)) * SHARPNESS);
    const priors = guesses.map((guess) => expOf((guess - best) / spread));
    const sum = priors.reduce((all, prior) => all + prior, 0);
    this.#tries = perspective.options.map((option, i) => ({
      option,
      guess: guesses[i]!,
      prior: ((1 - OPENNESS) * priors[i]!) / sum + OPENNESS / guesses.length,
      sums: [0],
    }));
    this.#seeds.length = 0;
    this.nodes = 1;
  }

  /** The next option to try (PUCT): best chance plus exploration by prior. An option without visits counts as the best. */
  #select(): Try<K> {
    const usual = this.#mostVisited();
    let least = Infinity;
    let top = -Infinity;
    for (const one of this.#tries) {
      if (visitsOf(one) === 0) continue;
      least = Math.min(least, chanceOf(one, usual));
      top = Math.max(top, chanceOf(one, usual));
    }
    const span = Math.max(NOISE, top - least);
    const curiosity = CURIOSITY * Math.sqrt(1 + this.iterations);
    let best = this.#tries[0]!;
    let most = -Infinity;
    for (const one of this.#tries) {
      const visits = visitsOf(one);
      const short = visits > 0 ? (top - chanceOf(one, usual)) / span : 0;
      const value = (curiosity * one.prior) / (1 + visits) - short;
      if (value <= most) continue;
      most = value;
      best = one;
    }
    return best;
  }

  /** One iteration: draws a world, applies the option, plays the rest of the turn and the turns after it. */
  #think(perspective: SeatPerspective<K>, one: Try<K>): void {
    const visits = visitsOf(one);
    while (this.#seeds.length <= visits) this.#seeds.push(this.#random(0x7fffffff));
    const luck = seededRandom(this.#seeds[visits]!);
    const world = perspective.draw(luck);
    this.#turn = this.#evaluator.turn(world);
    this.#game.choose(world, perspective.seat, one.option, MUTE);
    this.#rollout.playOn(world, this.#turn, 1, luck);
    if (this.onTurnEnd) this.onTurnEnd(one.option, world);
    this.#rollout.playOn(world, this.#evaluator.turn(world), this.#evaluator.ahead?.(world) ?? 0, luck);
    one.sums.push(one.sums[visits]! + this.#chance(world, perspective.seat));
  }

  /** The seat's chance where a rollout ends. */
  #chance(world: K['state'], seat: Seat): number {
    if (!this.#leaf) return this.#rollout.chance(world, seat);
    this.#leaf.winChances(world, this.#chances);
    return this.#chances[seat]!;
  }

  /** The most visited option: it has played every world that another one has. */
  #mostVisited(): Try<K> {
    return this.#tries.reduce((most, one) => (one.sums.length > most.sums.length ? one : most));
  }
}
