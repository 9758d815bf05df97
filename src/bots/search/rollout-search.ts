import { type Game, type GameTypes, MUTE, type Random } from '../../kernel/index.ts';
import type { SeatPerspective } from '../../kernel/referee/index.ts';
import type { Budget } from '../bot.ts';
import { Rollout, seededRandom } from '../rollout.ts';
import { Greedy } from '../greedy.ts';
import { RepetitionGuard } from '../repetition-guard.ts';
import type { Evaluator } from '../evaluator.ts';
import type { SearchBot, RatedOption } from './search-bot.ts';

/** Worlds in which all answers are judged before any is played on. */
const WORLDS = 3;

/** How sharply first guesses are preferred, as a share of the spread between best and worst. */
const SHARPNESS = 0.2;

/** The share of tries that goes to all answers alike, whatever the first guess says. */
const OPENNESS = 0.2;

/** How much an answer that looked promising is tried beyond what it brought so far. */
const CURIOSITY = 1.2;

/** Chances that differ by less than this may differ by luck. */
const NOISE = 0.06;

/** An answer may be given that was tried at least this share as often as the one tried most. */
const TRIED_ENOUGH = 1 / 3;

/** One answer: how promising it looked, and what came of it. */
interface Try<K extends GameTypes> {
  readonly option: K['option'];
  readonly guess: number;
  readonly prior: number;
  /** The sums of the seat's chances over the first worlds, none of them first. */
  readonly sums: number[];
}

const visitsOf = <K extends GameTypes>({ sums }: Try<K>): number => sums.length - 1;

/** The seat's chance by an answer: that of the usual one, and how much better it did in the worlds that both met. */
function chanceOf<K extends GameTypes>(one: Try<K>, usual: Try<K>): number {
  const visits = visitsOf(one);
  if (visits === 0) return one.guess;
  const all = visitsOf(usual);
  return usual.sums[all]! / all + (one.sums[visits]! - usual.sums[visits]!) / visits;
}

/**
 * Plays answers on with what everybody finds best, past the end of the turn to the end of the seat's own next one, and judges
 * there. The first guess (the judgement right after the answer) says only what is tried first: after half of a turn and
 * after a whole one it does not compare. Each answer meets the same worlds with the same luck in the same order, and is
 * compared with the one tried most in those that both met: most of the luck is common to both.
 */
export class RolloutSearch<K extends GameTypes> implements SearchBot<K> {
  readonly #game: Game<K>;
  readonly #judge: Evaluator<K>;
  readonly #follower: Rollout<K>;
  readonly #greedy: Greedy<K>;
  readonly #random: Random;
  readonly #budget: Budget;
  readonly #habits = new RepetitionGuard();
  #tries: Try<K>[] = [];
  #turn = 0;
  /** The seeds of the worlds, in the order in which each answer meets them. */
  readonly #seeds: number[] = [];
  thoughts = 0;
  nodes = 0;
  onTurnEnd: ((option: K['option'], world: K['state']) => void) | undefined = undefined;

  constructor(game: Game<K>, judge: Evaluator<K>, random: Random, budget: Budget) {
    this.#game = game;
    this.#judge = judge;
    this.#random = random;
    this.#budget = budget;
    this.#follower = new Rollout(game, judge);
    this.#greedy = new Greedy(game, judge, random, WORLDS);
  }

  /** The answer that brought most. */
  answer(chair: SeatPerspective<K>): K['option'] {
    if (chair.options.length === 1) return chair.options[0]!;
    const weighed = this.weigh(chair);
    return this.#habits.choose(this.#turn, weighed, (option) => this.#judge.isPass(option)).option;
  }

  /** Thinks about a question; gives all answers, the best first. */
  weigh(chair: SeatPerspective<K>): RatedOption<K>[] {
    this.#guess(chair);
    const { iterations, hasTime } = this.#budget;
    for (this.thoughts = 0; this.thoughts < iterations; this.thoughts++) {
      if (hasTime && this.thoughts > 0 && !hasTime()) break;
      this.#think(chair, this.#select());
    }
    const usual = this.#usual();
    const enough = TRIED_ENOUGH * visitsOf(usual);
    return this.#tries
      .map((one) => ({ option: one.option, visits: visitsOf(one), chance: chanceOf(one, usual) }))
      .sort((a, b) => Number(b.visits >= enough) - Number(a.visits >= enough) || b.chance - a.chance);
  }

  /** Thinks on about one answer, however little it promised. */
  tryOut(chair: SeatPerspective<K>, option: K['option'], thoughts: number): RatedOption<K> {
    const one = this.#tries.find((each) => each.option === option)!;
    for (let thought = 0; thought < thoughts; thought++) this.#think(chair, one);
    return { option, visits: visitsOf(one), chance: chanceOf(one, this.#usual()) };
  }

  /** Guesses turned into priors that add up to one: the better a guess is among the others, the more it is tried. */
  #guess(chair: SeatPerspective<K>): void {
    const guesses = this.#greedy.weigh(chair);
    const best = Math.max(...guesses);
    const spread = Math.max(1e-6, (best - Math.min(...guesses)) * SHARPNESS);
    const priors = guesses.map((guess) => Math.exp((guess - best) / spread));
    const sum = priors.reduce((all, prior) => all + prior, 0);
    this.#tries = chair.options.map((option, i) => ({
      option,
      guess: guesses[i]!,
      prior: ((1 - OPENNESS) * priors[i]!) / sum + OPENNESS / guesses.length,
      sums: [0],
    }));
    this.#seeds.length = 0;
    this.nodes = 1;
  }

  /** The answer that brought most so far, more curious about what looked promising; what was never tried is as good as the best. */
  #select(): Try<K> {
    const usual = this.#usual();
    let least = Infinity;
    let top = -Infinity;
    for (const one of this.#tries) {
      if (visitsOf(one) === 0) continue;
      least = Math.min(least, chanceOf(one, usual));
      top = Math.max(top, chanceOf(one, usual));
    }
    const span = Math.max(NOISE, top - least);
    const curiosity = CURIOSITY * Math.sqrt(1 + this.thoughts);
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

  /** One thought: a world, the answer, the rest of the turn, the turns after it. */
  #think(chair: SeatPerspective<K>, one: Try<K>): void {
    const visits = visitsOf(one);
    while (this.#seeds.length <= visits) this.#seeds.push(this.#random(0x7fffffff));
    const luck = seededRandom(this.#seeds[visits]!);
    const world = chair.draw(luck);
    this.#turn = this.#judge.turn(world);
    this.#game.choose(world, chair.seat, one.option, MUTE);
    this.#follower.playOn(world, this.#turn, 1, luck);
    if (this.onTurnEnd) this.onTurnEnd(one.option, world);
    this.#follower.playOn(world, this.#judge.turn(world), this.#judge.ahead?.(world) ?? 0, luck);
    one.sums.push(one.sums[visits]! + this.#follower.chance(world, chair.seat));
  }

  /** The answer tried most: it met every world that another one did. */
  #usual(): Try<K> {
    return this.#tries.reduce((most, one) => (one.sums.length > most.sums.length ? one : most));
  }
}
