import {
  type Game,
  hasSeat,
  type GameTypes,
  lowestSeat,
  MUTE,
  type Random,
  type Seat,
  OfferBuffer,
} from '../../kernel/index.ts';
import type { SeatPerspective } from '../../kernel/referee/index.ts';
import type { Budget } from '../bot.ts';
import { Rollout, seededRandom } from '../rollout.ts';
import { RepetitionGuard } from '../repetition-guard.ts';
import { winChances, type Evaluator, MOST_SIDES } from '../evaluator.ts';
import type { SearchBot, RatedOption } from './search-bot.ts';
import { type Edge, Node } from './tree.ts';

/** How much an answer that looks promising is tried beyond what it brought so far. */
const CURIOSITY = 1.2;

/** How sharply priors prefer better guesses, as a share of the spread between best and worst. */
const SHARPNESS = 0.35;

/** A position after the end of a turn is looked into once it was visited so often. */
const FAMILIAR = 12;

/** An answer that was never judged lies between the best and the worst. */
const UNKNOWN = 0.5;

/** Thoughts go through so many worlds at first, and one more for each so many thoughts. */
const FEWEST_WORLDS = 8;
const THOUGHTS_PER_WORLD = 8;

/** Worlds in which the answers at the root are judged. */
const ROOT_WORLDS = 3;

/** A world is not played on for longer than so many acts, nor a plan made of more answers. */
const LONGEST = 200;
const LONGEST_PLAN = 28;

/** The share of a chance that an answer more in a plan costs: of two ways to the same end the shorter one is better. */
const HASTE = 0.000001;

/** Asks the clock once in so many thoughts. */
const LOOK_UP_EVERY = 8;

/**
 * Information-set Monte Carlo tree search. Each thought draws a world from what the seat knows, goes down the tree of
 * answers that were tried before (every seat for itself, a team for all), adds one, plays the turn to its end readily
 * and judges what stands there.
 */
export class TreeSearch<K extends GameTypes> implements SearchBot<K> {
  readonly #game: Game<K>;
  readonly #judge: Evaluator<K>;
  readonly #follower: Rollout<K>;
  readonly #random: Random;
  readonly #budget: Budget;
  readonly #list = new OfferBuffer<K['option']>();
  readonly #path: Edge<K>[] = [];
  readonly #nodes: Node<K>[] = [];
  readonly #chances = new Float64Array(MOST_SIDES);
  readonly #habits = new RepetitionGuard();
  #root = new Node<K>();
  #turn = 0;
  /** The answer that a thought must begin with, if it must. */
  #first: K['option'] | undefined = undefined;
  /** The luck of the running thought, and the seeds of those before it. */
  #luck: Random = () => 0;
  readonly #seeds: number[] = [];
  /** Thoughts about the last question. */
  thoughts = 0;
  /** Positions that were met and judged while thinking about it. */
  nodes = 0;
  /** Shown where each thought ended, by the answer it began with: what a bot expects in the words of the game. */
  onTurnEnd: ((option: K['option'], world: K['state']) => void) | undefined = undefined;

  constructor(game: Game<K>, judge: Evaluator<K>, random: Random, budget: Budget) {
    this.#game = game;
    this.#judge = judge;
    this.#random = random;
    this.#budget = budget;
    this.#follower = new Rollout(game, judge);
  }

  /** The answer tried most often. */
  answer(chair: SeatPerspective<K>): K['option'] {
    if (chair.options.length === 1) return chair.options[0]!;
    const weighed = this.weigh(chair);
    const best = this.#habits.choose(this.#turn, weighed, (option) => this.#judge.isPass(option));
    const edge = this.#root.edge(best.option, chair.seat, 0);
    this.#root = edge.child ?? new Node<K>();
    return best.option;
  }

  /** Thinks about a question; gives all answers, the best first. */
  weigh(chair: SeatPerspective<K>): RatedOption<K>[] {
    this.#takeRoot(chair);
    this.#judgeRoot(chair);
    const { iterations, hasTime } = this.#budget;
    this.#seeds.length = 0;
    this.nodes = 0;
    for (this.thoughts = 0; this.thoughts < iterations; this.thoughts++) {
      if (hasTime && this.thoughts % LOOK_UP_EVERY === 0 && !hasTime()) break;
      this.#luck = seededRandom(this.#seedOf(this.thoughts));
      this.#think(chair.draw(this.#luck), chair.seat);
    }
    return chair.options
      .map((option, i) => {
        const { visits, chance } = this.#root.edge(option, chair.seat, i);
        return { option, visits, chance };
      })
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }

  /** Thinks on about one answer, however little it promised: its chance can be compared with the others' then. */
  tryOut(chair: SeatPerspective<K>, option: K['option'], thoughts: number): RatedOption<K> {
    this.#first = option;
    for (let thought = 0; thought < thoughts; thought++) {
      this.#luck = seededRandom(this.#seedOf(thought));
      this.#think(chair.draw(this.#luck), chair.seat);
    }
    this.#first = undefined;
    const { visits, chance } = this.#root.edge(option, chair.seat, 0);
    return { option, visits, chance };
  }

  /** Thoughts share a few worlds and their luck, more of them as time goes on: so answers are compared in the same ones. */
  #seedOf(thought: number): number {
    const count = Math.max(FEWEST_WORLDS, Math.floor(thought / THOUGHTS_PER_WORLD));
    while (this.#seeds.length < count) this.#seeds.push(this.#random(0x7fffffff));
    return this.#seeds[thought % count]!;
  }

  /** What was thought about this very question before is kept; any other tree is forgotten. */
  #takeRoot(chair: SeatPerspective<K>): void {
    const { edges } = this.#root;
    const known = chair.options.every((option) => edges.some((e) => e.option === option && e.seat === chair.seat));
    if (!known || edges.length > chair.options.length) this.#root = new Node<K>();
  }

  /** The answers at the root are judged in several worlds: everything else follows from them. */
  #judgeRoot(chair: SeatPerspective<K>): void {
    const { options, seat } = chair;
    const values = new Float64Array(options.length);
    for (let n = 0; n < ROOT_WORLDS; n++) {
      const world = chair.draw(this.#random);
      this.#turn = this.#judge.turn(world);
      const luck = this.#random(0x7fffffff);
      const still = this.#follower.still(world, seat);
      for (let i = 0; i < options.length; i++)
        values[i]! += this.#judge.isPass(options[i]!)
          ? still
          : this.#follower.after(this.#game.clone(world), seat, options[i]!, seededRandom(luck));
    }
    const edges = options.map((option, i) => this.#root.edge(option, seat, i));
    this.#setPriors(edges, (i) => values[i]! / ROOT_WORLDS);
    this.#root.isJudged = true;
  }

  /** Turns guesses into priors that add up to one: the better a guess is among the others, the more it is tried. */
  #setPriors(edges: readonly Edge<K>[], guess: (i: number) => number): void {
    let best = -Infinity;
    let worst = Infinity;
    for (let i = 0; i < edges.length; i++) {
      edges[i]!.guess = guess(i);
      best = Math.max(best, edges[i]!.guess);
      worst = Math.min(worst, edges[i]!.guess);
    }
    const spread = Math.max(1e-6, (best - worst) * SHARPNESS);
    let sum = 0;
    for (const edge of edges) sum += edge.prior = Math.exp((edge.guess - best) / spread);
    for (const edge of edges) edge.prior /= sum;
  }

  /** One thought: down the tree, one step beyond it, on to the end of the turn, and back. */
  #think(world: K['state'], seat: Seat): void {
    this.#path.length = 0;
    this.#nodes.length = 0;
    this.#descend(world, seat);
    winChances(this.#judge, world, this.#chances);
    if (this.onTurnEnd && this.#path[0]) this.onTurnEnd(this.#path[0].option, world);
    const haste = 1 - HASTE * this.#path.length;
    for (let i = 0; i < this.#path.length; i++) {
      const edge = this.#path[i]!;
      edge.visits++;
      edge.total += this.#chances[edge.seat]! * haste;
      this.#nodes[i]!.visits++;
    }
  }

  /** Goes down the tree to the end of a turn, where positions can be compared; into the next one where that is known. */
  #descend(world: K['state'], seat: Seat): void {
    const game = this.#game;
    let node = this.#root;
    let turn = this.#judge.turn(world);
    for (let act = 0; act < LONGEST && !world.over; act++) {
      if (this.#judge.turn(world) !== turn && this.#judge.isQuiet(world)) {
        if (this.#judge.byTurn || node.visits < FAMILIAR) return;
        turn = this.#judge.turn(world);
      }
      const of = game.outcomeCount(world);
      if (of > 0) {
        game.applyOutcome(world, this.#luck(of), MUTE);
        continue;
      }
      const asked = game.asked(world);
      const who = hasSeat(asked, seat) ? seat : lowestSeat(asked);
      const list = this.#list.clear();
      game.options(world, who, list);
      if (list.count === 1) {
        game.choose(world, who, list.at(0), MUTE);
        continue;
      }
      if (!node.isJudged) this.#judgeNode(node, world, who, list);
      const isForced = this.#first !== undefined && this.#path.length === 0;
      const edge = isForced ? node.edge(this.#first!, who, 0) : this.#select(node, who, list);
      this.#path.push(edge);
      this.#nodes.push(node);
      game.choose(world, who, edge.option, MUTE);
      if (this.#path.length >= LONGEST_PLAN) return;
      node = edge.child ??= new Node<K>();
    }
  }

  /** Judges every answer of a position by its consequences in this world. */
  #judgeNode(node: Node<K>, world: K['state'], who: Seat, list: OfferBuffer<K['option']>): void {
    node.isJudged = true;
    this.nodes++;
    const luck = this.#random(0x7fffffff);
    const still = this.#follower.still(world, who);
    const edges: Edge<K>[] = [];
    const guesses: number[] = [];
    for (let i = 0; i < list.count; i++) {
      const option = list.at(i);
      edges.push(node.edge(option, who, i));
      guesses.push(
        this.#judge.isPass(option)
          ? still
          : this.#follower.after(this.#game.clone(world), who, option, seededRandom(luck), READY),
      );
    }
    this.#setPriors(edges, (i) => guesses[i]!);
  }

  /** The answer with the best chance so far, more curious about what looked promising and was tried little. */
  #select(node: Node<K>, who: Seat, list: OfferBuffer<K['option']>): Edge<K> {
    // What differs between good and bad here is all that counts, be the seat near victory or far from it.
    let least = Infinity;
    let top = -Infinity;
    for (let i = 0; i < list.count; i++) {
      const edge = node.edge(list.at(i), who, i);
      if (!edge.isKnown) continue;
      least = Math.min(least, edge.chance);
      top = Math.max(top, edge.chance);
    }
    const span = Math.max(1e-9, top - least);
    const curiosity = CURIOSITY * Math.sqrt(node.visits + 1);
    let best: Edge<K> | undefined;
    let most = -Infinity;
    for (let i = 0; i < list.count; i++) {
      const edge = node.edge(list.at(i), who, i);
      // An answer that no world offered before was never judged: it is as promising as the average one.
      const prior = edge.prior > 0 ? edge.prior : 1 / list.count;
      const value = (edge.isKnown ? (edge.chance - least) / span : UNKNOWN) + (curiosity * prior) / (1 + edge.visits);
      if (value <= most) continue;
      most = value;
      best = edge;
    }
    return best!;
  }
}

/** Choices inside a judged answer are made readily. */
const READY = 2;
