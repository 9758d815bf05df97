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
import type { Leaf } from '../leaf.ts';
import type { SearchBot, RatedOption } from './search-bot.ts';
import { type Edge, Node } from './tree.ts';

/** Exploration constant of the selection, without and with a leaf. */
const CURIOSITY = 1.2;
const LEAF_CURIOSITY = 2;

/** Sharpness of priors, as a share of the spread between the best and worst guess. */
const SHARPNESS = 0.35;

/**
 * Least visits of a node at the end of a turn before the search goes into the next turn. With a leaf that is far more than a short
 * search makes: iterations that end with the turn are cheaper, and then decide better.
 */
const FAMILIAR = 12;
const LEAF_FAMILIAR = 400;

/** The relative value of an option that was never evaluated: between the best and the worst. */
const UNKNOWN = 0.5;

/** Least number of worlds that iterations share. */
const FEWEST_WORLDS = 8;
/** Number of iterations for each further world. */
const ITERATIONS_PER_WORLD = 8;

/** Most worlds that are kept: an iteration in one of them copies it instead of drawing it again. */
const MOST_KEPT_WORLDS = 512;
/** Turns the seed of a world into that of the luck of its iterations. */
const LUCK = 0x5bd1e995;

/** Number of worlds in which the options at the root are evaluated. */
const ROOT_WORLDS = 3;

/** Most acts of one iteration. */
const LONGEST = 200;
/** Most choices of one iteration. */
const LONGEST_PLAN = 28;

/** Share of the chance that each choice costs, so that the shorter of two equal sequences is better. */
const HASTE = 0.000001;

/**
 * With a leaf of its own: what a difference between guesses of the evaluator counts as in chances of the leaf. The evaluator
 * exaggerates differences between options of one turn.
 */
const GUESS_SHARE = 0.4;

/** Number of iterations between two looks at the clock. */
const CLOCK_EVERY = 8;

/**
 * Information-set Monte Carlo tree search. Each iteration draws a world from what the seat knows, descends the tree (each seat
 * maximizes its own chance, a team the common one), adds a node, and evaluates the state at the end of the turn.
 */
export class TreeSearch<K extends GameTypes> implements SearchBot<K> {
  readonly #game: Game<K>;
  readonly #evaluator: Evaluator<K>;
  readonly #leaf: Leaf<K> | undefined;
  readonly #curiosity: number;
  readonly #familiar: number;
  readonly #rollout: Rollout<K>;
  readonly #random: Random;
  readonly #budget: Budget;
  readonly #list = new OfferBuffer<K['option']>();
  readonly #path: Edge<K>[] = [];
  readonly #nodes: Node<K>[] = [];
  /** The edges of the options that are being compared. */
  readonly #offered: Edge<K>[] = [];
  readonly #chances = new Float64Array(MOST_SIDES);
  readonly #guard = new RepetitionGuard();
  #root = new Node<K>();
  #turn = 0;
  /** The option that every iteration begins with; undefined: any. */
  #first: K['option'] | undefined = undefined;
  /** The generator of the running iteration. */
  #luck: Random = () => 0;
  readonly #seeds: number[] = [];
  /** Worlds by number, and the question they were drawn for. */
  readonly #worlds: K['state'][] = [];
  #asked: SeatPerspective<K> | undefined = undefined;
  /** Iterations of the last question. */
  iterations = 0;
  /** Number of states whose options were evaluated for the last question. */
  nodes = 0;
  /** Called at the end of each iteration, with the option it began with. */
  onTurnEnd: ((option: K['option'], world: K['state']) => void) | undefined = undefined;

  /** The evaluator guides the search. A leaf brings its own, and estimates the chances where iterations end. */
  constructor(game: Game<K>, evaluator: Evaluator<K>, random: Random, budget: Budget, leaf?: Leaf<K>) {
    this.#game = game;
    this.#evaluator = leaf?.evaluator ?? evaluator;
    this.#leaf = leaf;
    this.#curiosity = leaf ? LEAF_CURIOSITY : CURIOSITY;
    this.#familiar = leaf ? LEAF_FAMILIAR : FAMILIAR;
    this.#random = random;
    this.#budget = budget;
    this.#rollout = new Rollout(game, this.#evaluator);
  }

  /** The most visited option. */
  answer(perspective: SeatPerspective<K>): K['option'] {
    if (perspective.options.length === 1) return perspective.options[0]!;
    const rated = this.weigh(perspective);
    const best = this.#guard.choose(this.#turn, rated, (option) => this.#evaluator.isPass(option));
    const edge = this.#root.edge(best.option, perspective.seat, 0);
    this.#root = edge.child ?? new Node<K>();
    return best.option;
  }

  /** Searches a question; returns all options, the best first. */
  weigh(perspective: SeatPerspective<K>): RatedOption<K>[] {
    this.#reuseRoot(perspective);
    this.#evaluateRoot(perspective);
    const { iterations, hasTime } = this.#budget;
    this.#seeds.length = 0;
    this.#worlds.length = 0;
    this.nodes = 0;
    for (this.iterations = 0; this.iterations < iterations; this.iterations++) {
      if (hasTime && this.iterations % CLOCK_EVERY === 0 && !hasTime()) break;
      this.#iterate(this.#world(perspective, this.iterations), perspective.seat);
    }
    if (this.#leaf) this.#alignGuesses(this.#root, perspective.seat);
    return perspective.options
      .map((option, i) => {
        const { visits, chance } = this.#root.edge(option, perspective.seat, i);
        return { option, visits, chance };
      })
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }

  /** Searches one option further, so that its chance can be compared with those of the best. */
  tryOut(perspective: SeatPerspective<K>, option: K['option'], iterations: number): RatedOption<K> {
    this.#first = option;
    for (let i = 0; i < iterations; i++) {
      this.#iterate(this.#world(perspective, i), perspective.seat);
    }
    this.#first = undefined;
    if (this.#leaf) this.#alignGuesses(this.#root, perspective.seat);
    const { visits, chance } = this.#root.edge(option, perspective.seat, 0);
    return { option, visits, chance };
  }

  /**
   * The world of an iteration, and its luck. Iterations share worlds with their luck, more of them as the search goes on, so that
   * options are comparable.
   */
  #world(perspective: SeatPerspective<K>, iteration: number): K['state'] {
    const count = Math.max(FEWEST_WORLDS, Math.floor(iteration / ITERATIONS_PER_WORLD));
    while (this.#seeds.length < count) this.#seeds.push(this.#random(0x7fffffff));
    const n = iteration % count;
    const seed = this.#seeds[n]!;
    this.#luck = seededRandom(seed ^ LUCK);
    if (this.#asked !== perspective) this.#worlds.length = 0;
    this.#asked = perspective;
    const kept = this.#worlds[n];
    if (kept !== undefined) return this.#game.clone(kept);
    const drawn = perspective.draw(seededRandom(seed));
    // Worlds come up in order, so the list has no gaps.
    if (n === this.#worlds.length && n < MOST_KEPT_WORLDS) this.#worlds.push(this.#game.clone(drawn));
    return drawn;
  }

  /** Keeps the tree if its root is this question; else starts a new one. */
  #reuseRoot(perspective: SeatPerspective<K>): void {
    const { edges } = this.#root;
    const known = perspective.options.every((option) =>
      edges.some((e) => e.option === option && e.seat === perspective.seat),
    );
    if (!known || edges.length > perspective.options.length) this.#root = new Node<K>();
  }

  /** Evaluates the options at the root in several worlds. */
  #evaluateRoot(perspective: SeatPerspective<K>): void {
    const { options, seat } = perspective;
    const values = new Float64Array(options.length);
    for (let n = 0; n < ROOT_WORLDS; n++) {
      const world = perspective.draw(this.#random);
      this.#turn = this.#evaluator.turn(world);
      const luck = this.#random(0x7fffffff);
      const still = this.#rollout.still(world, seat);
      for (let i = 0; i < options.length; i++)
        values[i]! += this.#evaluator.isPass(options[i]!)
          ? still
          : this.#rollout.after(this.#game.clone(world), seat, options[i]!, seededRandom(luck));
    }
    const edges = options.map((option, i) => this.#root.edge(option, seat, i));
    this.#setPriors(edges, (i) => values[i]! / ROOT_WORLDS);
    this.#root.isEvaluated = true;
  }

  /** Turns guesses into priors that sum to 1. */
  #setPriors(edges: readonly Edge<K>[], guess: (i: number) => number): void {
    let best = -Infinity;
    let worst = Infinity;
    for (let i = 0; i < edges.length; i++) {
      edges[i]!.guess = edges[i]!.rawGuess = guess(i);
      best = Math.max(best, edges[i]!.guess);
      worst = Math.min(worst, edges[i]!.guess);
    }
    const spread = Math.max(1e-6, (best - worst) * SHARPNESS);
    let sum = 0;
    for (const edge of edges) sum += edge.prior = Math.exp((edge.guess - best) / spread);
    for (const edge of edges) edge.prior /= sum;
  }

  /** One iteration: descends, evaluates, and updates the visited edges. */
  #iterate(world: K['state'], seat: Seat): void {
    this.#path.length = 0;
    this.#nodes.length = 0;
    this.#descend(world, seat);
    if (this.#leaf) this.#leaf.winChances(world, this.#chances);
    else winChances(this.#evaluator, world, this.#chances);
    if (this.onTurnEnd && this.#path[0]) this.onTurnEnd(this.#path[0].option, world);
    const haste = 1 - HASTE * this.#path.length;
    for (let i = 0; i < this.#path.length; i++) {
      const edge = this.#path[i]!;
      edge.visits++;
      edge.total += this.#chances[edge.seat]! * haste;
      this.#nodes[i]!.visits++;
    }
  }

  /** Descends to the end of a turn, where states can be compared, and into the next turn from well-visited nodes. */
  #descend(world: K['state'], seat: Seat): void {
    const game = this.#game;
    let node = this.#root;
    let turn = this.#evaluator.turn(world);
    for (let act = 0; act < LONGEST && !world.over; act++) {
      if (this.#evaluator.turn(world) !== turn && this.#evaluator.isQuiet(world)) {
        if (this.#evaluator.byTurn || node.visits < this.#familiar) return;
        turn = this.#evaluator.turn(world);
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
      if (!node.isEvaluated) this.#evaluateNode(node, world, who, list);
      const isForced = this.#first !== undefined && this.#path.length === 0;
      const edge = isForced ? node.edge(this.#first!, who, 0) : this.#select(node, who, list);
      this.#path.push(edge);
      this.#nodes.push(node);
      game.choose(world, who, edge.option, MUTE);
      if (this.#path.length >= LONGEST_PLAN) return;
      node = edge.child ??= new Node<K>();
    }
  }

  /** Evaluates every option of a node by its consequences in this world. */
  #evaluateNode(node: Node<K>, world: K['state'], who: Seat, list: OfferBuffer<K['option']>): void {
    node.isEvaluated = true;
    this.nodes++;
    const luck = this.#random(0x7fffffff);
    const edges: Edge<K>[] = [];
    const guesses: number[] = [];
    for (let i = 0; i < list.count; i++) {
      const option = list.at(i);
      edges.push(node.edge(option, who, i));
      guesses.push(
        this.#evaluator.isPass(option)
          ? this.#rollout.still(world, who)
          : this.#rollout.after(this.#game.clone(world), who, option, seededRandom(luck), READY),
      );
    }
    this.#setPriors(edges, (i) => guesses[i]!);
  }

  /**
   * Puts the guesses of a seat's options on the scale of the leaf: around the mean of what iterations through the node brought,
   * with a share of their differences. Before the first iteration they stay as the evaluator made them.
   */
  #alignGuesses(node: Node<K>, who: Seat): void {
    const { edges } = node;
    let visits = 0;
    let brought = 0;
    let guessed = 0;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (edge.seat !== who || edge.visits === 0 || edge.prior === 0) continue;
      visits += edge.visits;
      brought += edge.total;
      guessed += edge.visits * edge.rawGuess;
    }
    if (visits === 0) return;
    const base = (brought - GUESS_SHARE * guessed) / visits;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (edge.seat === who && edge.prior > 0) edge.guess = base + GUESS_SHARE * edge.rawGuess;
    }
  }

  /** The next edge to try (PUCT): best chance plus exploration by prior. */
  #select(node: Node<K>, who: Seat, list: OfferBuffer<K['option']>): Edge<K> {
    if (this.#leaf) this.#alignGuesses(node, who);
    // Chances are scaled to the range at this node, so that exploration does not depend on how near victory is.
    let least = Infinity;
    let top = -Infinity;
    const edges = this.#offered;
    for (let i = 0; i < list.count; i++) {
      const edge = node.edge(list.at(i), who, i);
      edges[i] = edge;
      if (!edge.isKnown) continue;
      const { chance } = edge;
      if (chance < least) least = chance;
      if (chance > top) top = chance;
    }
    const span = Math.max(1e-9, top - least);
    const curiosity = this.#curiosity * Math.sqrt(node.visits + 1);
    let best: Edge<K> | undefined;
    let most = -Infinity;
    for (let i = 0; i < list.count; i++) {
      const edge = edges[i]!;
      // An option that no earlier world offered has no prior: use the average.
      const prior = edge.prior > 0 ? edge.prior : 1 / list.count;
      const value = (edge.isKnown ? (edge.chance - least) / span : UNKNOWN) + (curiosity * prior) / (1 + edge.visits);
      if (value <= most) continue;
      most = value;
      best = edge;
    }
    return best!;
  }
}

/** Rollout depth at which nested choices are picked by weight. */
const READY = 2;
