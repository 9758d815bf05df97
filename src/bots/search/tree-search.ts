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
import { ResumableRandom, Rollout, seededRandom } from '../rollout.ts';
import { RepetitionGuard } from '../repetition-guard.ts';
import { winChances, type Evaluator, MOST_SIDES } from '../evaluator.ts';
import { expOf } from '../exp.ts';
import type { Leaf } from '../leaf.ts';
import type { SearchBot, RatedOption } from './search-bot.ts';
import { type Edge, NO_EDGES, Node, Position } from './tree.ts';

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

/** Most worlds whose positions are kept: an iteration in another one draws its world again. */
const MOST_KEPT_WORLDS = 512;
/** Most positions that are kept for a question, and most of their states: bounds of the memory of a long search. */
const MOST_KEPT_POSITIONS = 32_768;
const MOST_KEPT_STATES = 2048;
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

/** Share of the time after which an answer may be certain: before, too few iterations say how many will follow. */
const EARLIEST = 0.1;
/** Iterations get faster as positions become known: at most this many times as many follow as the time so far promises. */
const ACCELERATION = 1.5;

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
  readonly #chances = new Float64Array(MOST_SIDES);
  readonly #guard = new RepetitionGuard();
  #root = new Node<K>();
  #turn = 0;
  /** The option that every iteration begins with; undefined: any. */
  #first: K['option'] | undefined = undefined;
  /** The generator of the running iteration. */
  readonly #luck = new ResumableRandom();
  readonly #seeds: number[] = [];
  /** The first positions of worlds by number, and the question they were drawn for. */
  readonly #worlds: Position<K>[] = [];
  #asked: SeatPerspective<K> | undefined = undefined;
  /** The positions of the running iteration. */
  readonly #line: Position<K>[] = [];
  /** True when the positions of the running iteration are kept. */
  #isWorldKept = false;
  /** Number of positions that are kept beside the first ones, and of their states. */
  #keptPositions = 0;
  #keptStates = 0;
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
    const rated = this.#search(perspective, true);
    const best = this.#guard.choose(this.#turn, rated, (option) => this.#evaluator.isPass(option));
    const edge = this.#root.edge(best.option, perspective.seat, 0);
    this.#root = edge.child ?? new Node<K>();
    // A bot waits for its next question with the tree alone.
    this.#forgetWorlds();
    return best.option;
  }

  /** Searches a question; returns all options, the best first. */
  weigh(perspective: SeatPerspective<K>): RatedOption<K>[] {
    return this.#search(perspective, false);
  }

  /** Searches a question; with `endsEarly` only until the best option is certain. */
  #search(perspective: SeatPerspective<K>, endsEarly: boolean): RatedOption<K>[] {
    this.#reuseRoot(perspective);
    this.#evaluateRoot(perspective);
    const { iterations, hasTime, timeUsed } = this.#budget;
    this.#seeds.length = 0;
    this.#forgetWorlds();
    this.nodes = 0;
    for (this.iterations = 0; this.iterations < iterations; this.iterations++) {
      if (hasTime && this.iterations % CLOCK_EVERY === 0) {
        if (!hasTime()) break;
        if (endsEarly && timeUsed && this.#isCertain(timeUsed())) break;
      }
      this.#iterate(this.#start(perspective, this.iterations), perspective.seat);
    }
    if (this.#leaf) this.#alignGuesses(this.#root, perspective.seat);
    return perspective.options
      .map((option, i) => {
        const { visits, chance } = this.#root.edge(option, perspective.seat, i);
        return { option, visits, chance };
      })
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }

  /**
   * True when the rest of the time has too few iterations for another option to become the most visited; `used` is the share of
   * the time that is over.
   */
  #isCertain(used: number): boolean {
    if (used < EARLIEST) return false;
    let most = 0;
    let second = 0;
    for (const { visits } of this.#root.edges) {
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return (most - second) * used > ACCELERATION * this.iterations * (1 - used);
  }

  /** Searches one option further, so that its chance can be compared with those of the best. */
  tryOut(perspective: SeatPerspective<K>, option: K['option'], iterations: number): RatedOption<K> {
    this.#first = option;
    for (let i = 0; i < iterations; i++) {
      this.#iterate(this.#start(perspective, i), perspective.seat);
    }
    this.#first = undefined;
    if (this.#leaf) this.#alignGuesses(this.#root, perspective.seat);
    const { visits, chance } = this.#root.edge(option, perspective.seat, 0);
    return { option, visits, chance };
  }

  /**
   * The first position of an iteration. Iterations share worlds with their luck, more of them as the search goes on, so that options
   * are comparable.
   */
  #start(perspective: SeatPerspective<K>, iteration: number): Position<K> {
    const count = Math.max(FEWEST_WORLDS, Math.floor(iteration / ITERATIONS_PER_WORLD));
    while (this.#seeds.length < count) this.#seeds.push(this.#random(0x7fffffff));
    const n = iteration % count;
    if (this.#asked !== perspective) this.#forgetWorlds();
    this.#asked = perspective;
    const known = this.#worlds[n];
    this.#isWorldKept = n < MOST_KEPT_WORLDS;
    if (known !== undefined) return known;
    const seed = this.#seeds[n]!;
    const world = perspective.draw(seededRandom(seed));
    this.#luck.state = seed ^ LUCK;
    const first = this.#goOn(world, perspective.seat, this.#root, 0, this.#evaluator.turn(world));
    // Worlds come up in order, so the list has no gaps.
    if (this.#isWorldKept && n === this.#worlds.length) this.#worlds.push(first);
    first.state = world;
    return first;
  }

  #forgetWorlds(): void {
    this.#worlds.length = 0;
    this.#keptPositions = 0;
    this.#keptStates = 0;
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
    for (const edge of edges) sum += edge.prior = expOf((edge.guess - best) / spread);
    for (const edge of edges) edge.prior /= sum;
  }

  /** One iteration: descends, and updates the visited edges by the chances where it ends. */
  #iterate(start: Position<K>, seat: Seat): void {
    const end = this.#descend(start, seat);
    if (this.onTurnEnd && this.#path[0]) this.onTurnEnd(this.#path[0].option, end.state!);
    const haste = 1 - HASTE * this.#path.length;
    for (let i = 0; i < this.#path.length; i++) {
      const edge = this.#path[i]!;
      edge.visits++;
      edge.total += end.chances![edge.seat]! * haste;
      this.#line[i]!.node.visits++;
    }
  }

  /** Descends to the end of a turn, where states can be compared, and into the next turn from well-visited nodes. */
  #descend(start: Position<K>, seat: Seat): Position<K> {
    this.#path.length = 0;
    this.#line.length = 0;
    let at = start;
    // The state at `at`, which this iteration may change; undefined while it goes where others went before.
    let world: K['state'] | undefined;
    while (at.edges.length > 0) {
      const isForced = this.#first !== undefined && this.#path.length === 0;
      const i = isForced ? at.edges.findIndex(({ option }) => option === this.#first) : this.#select(at);
      this.#path.push(at.edges[i]!);
      this.#line.push(at);
      const known = world === undefined ? at.after(i) : undefined;
      if (known !== undefined && !this.#mustPlay(known)) at = known;
      else at = this.#follow(at, i, (world ??= this.#stateHere(seat)), seat);
    }
    if (at.chances === undefined) this.#evaluateEnd(at, world ?? at.state!);
    return at;
  }

  /** True when a position is known as an end, but is none any more because its node is well visited, or its state is wanted. */
  #mustPlay(at: Position<K>): boolean {
    if (at.edges.length > 0) return false;
    if (this.onTurnEnd && at.state === undefined) return true;
    return at.acts < LONGEST && !this.#evaluator.byTurn && at.node.visits >= this.#familiar;
  }

  /** A copy of the state at the last position of the line, played from the last one whose state is kept. */
  #stateHere(seat: Seat): K['state'] {
    const game = this.#game;
    const line = this.#line;
    const last = line.length - 1;
    let from = last;
    while (line[from]!.state === undefined) from--;
    const world = game.clone(line[from]!.state!);
    this.#luck.state = line[from]!.luck;
    if (from === last) return world;
    for (let i = from; i < last; i++) {
      game.choose(world, line[i]!.seat, this.#path[i]!.option, MUTE);
      for (let act = line[i]!.acts + 1; act < line[i + 1]!.acts; act++) {
        const of = game.outcomeCount(world);
        if (of > 0) game.applyOutcome(world, this.#luck.next(of), MUTE);
        else this.#chooseOnly(world, seat);
      }
    }
    // Another edge was tried here before, so more will be.
    if (this.#keptStates++ < MOST_KEPT_STATES) line[last]!.state = game.clone(world);
    return world;
  }

  /** Chooses where there is one option. */
  #chooseOnly(world: K['state'], seat: Seat): void {
    const asked = this.#game.asked(world);
    const who = hasSeat(asked, seat) ? seat : lowestSeat(asked);
    this.#game.options(world, who, this.#list.clear());
    this.#game.choose(world, who, this.#list.at(0), MUTE);
  }

  /** Plays on from a position by edge number `i`, and keeps what it leads to. Changes `world`. */
  #follow(at: Position<K>, i: number, world: K['state'], seat: Seat): Position<K> {
    const edge = at.edges[i]!;
    this.#game.choose(world, at.seat, edge.option, MUTE);
    if (this.#path.length >= LONGEST_PLAN) return new Position(at.node, LONGEST, at.turn, at.luck, -1, NO_EDGES);
    edge.child ??= new Node<K>();
    const next = this.#goOn(world, seat, edge.child, at.acts + 1, at.turn);
    if (this.#isWorldKept && this.#keptPositions++ < MOST_KEPT_POSITIONS) at.keepAfter(i, next);
    return next;
  }

  /** Plays on to the next choice with several options, or to where iterations end. Changes `world`. */
  #goOn(world: K['state'], seat: Seat, node: Node<K>, from: number, running: number): Position<K> {
    const game = this.#game;
    const evaluator = this.#evaluator;
    let turn = running;
    let act = from;
    for (; act < LONGEST && !world.over; act++) {
      if (evaluator.turn(world) !== turn && evaluator.isQuiet(world)) {
        if (evaluator.byTurn || node.visits < this.#familiar) break;
        turn = evaluator.turn(world);
      }
      const of = game.outcomeCount(world);
      if (of > 0) {
        game.applyOutcome(world, this.#luck.next(of), MUTE);
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
      return new Position(node, act, turn, this.#luck.state, who, node.offered(list, who));
    }
    return new Position(node, world.over ? LONGEST : act, turn, this.#luck.state, -1, NO_EDGES);
  }

  /** Writes down the chances of the seats where an iteration ends, and the state if it is wanted. */
  #evaluateEnd(end: Position<K>, world: K['state']): void {
    if (this.#leaf) this.#leaf.winChances(world, this.#chances);
    else winChances(this.#evaluator, world, this.#chances);
    const chances: number[] = [];
    for (let seat = 0; seat < world.settings.seats; seat++) chances.push(this.#chances[seat]!);
    end.chances = chances;
    if (this.onTurnEnd) end.state = world;
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

  /** The index of the next edge to try (PUCT): best chance plus exploration by prior. */
  #select({ node, seat, edges }: Position<K>): number {
    if (this.#leaf) this.#alignGuesses(node, seat);
    // Chances are scaled to the range at this node, so that exploration does not depend on how near victory is.
    let least = Infinity;
    let top = -Infinity;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (!edge.isKnown) continue;
      const { chance } = edge;
      if (chance < least) least = chance;
      if (chance > top) top = chance;
    }
    const span = Math.max(1e-9, top - least);
    const curiosity = this.#curiosity * Math.sqrt(node.visits + 1);
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      // An option that no earlier world offered has no prior: use the average.
      const prior = edge.prior > 0 ? edge.prior : 1 / edges.length;
      const value = (edge.isKnown ? (edge.chance - least) / span : UNKNOWN) + (curiosity * prior) / (1 + edge.visits);
      if (value <= most) continue;
      most = value;
      best = i;
    }
    return best;
  }
}

/** Rollout depth at which nested choices are picked by weight. */
const READY = 2;
