import {
  type Game,
  hasSeat,
  type GameTypes,
  lowestSeat,
  MUTE,
  type Random,
  type Seat,
  OfferBuffer,
} from '../kernel/index.ts';
import { winChances, type Evaluator, MOST_SIDES } from './evaluator.ts';

/** Most acts that are played to see the consequences of a choice. */
const LONGEST = 80;

/** Nested choices of the seat are searched to this depth; deeper ones are picked by weight. */
const DEEPEST = 2;

/** Search depth at which `playOn` begins. */
const PLAYED = 1;

/** Most acts of `playOn`. */
const LONGEST_PLAY = 400;

/**
 * Plays worlds on after a choice until its consequences are on the board: further parts of the move, dice, answers of others.
 * The seat's own nested choices are searched; those of others are picked by weight.
 */
export class Rollout<K extends GameTypes> {
  readonly #game: Game<K>;
  readonly #evaluator: Evaluator<K>;
  readonly #lists: OfferBuffer<K['option']>[] = [];
  readonly #chances = new Float64Array(MOST_SIDES);

  constructor(game: Game<K>, evaluator: Evaluator<K>) {
    this.#game = game;
    this.#evaluator = evaluator;
  }

  /** The seat's chance after this option. Changes `world`. */
  after(world: K['state'], seat: Seat, option: K['option'], random: Random, deep = 0): number {
    const depth = world.stack.length;
    const phase = this.#evaluator.phase(world);
    this.#game.choose(world, seat, option, MUTE);
    this.#settle(world, seat, depth, phase, random, deep);
    return this.chance(world, seat);
  }

  /** The seat's chance in this world. */
  chance(world: K['state'], seat: Seat): number {
    winChances(this.#evaluator, world, this.#chances);
    return this.#chances[seat]!;
  }

  /** The seat's chance if it stops here. */
  still(world: K['state'], seat: Seat): number {
    if (!this.#evaluator.forfeitUnused) return this.chance(world, seat);
    const copy = this.#game.clone(world);
    this.#evaluator.forfeitUnused(copy);
    return this.chance(copy, seat);
  }

  #settle(world: K['state'], seat: Seat, depth: number, phase: number, random: Random, deep: number): void {
    const game = this.#game;
    for (let act = 0; act < LONGEST && !world.over; act++) {
      // Outcomes after the phase are no consequences: a pass would not be charged with them.
      if (this.#evaluator.phase(world) !== phase) return;
      const of = game.outcomeCount(world);
      if (of > 0) {
        game.applyOutcome(world, random(of), MUTE);
        continue;
      }
      if (this.#isSettled(world, seat, depth)) return;
      const asked = game.asked(world);
      const who = hasSeat(asked, seat) ? seat : lowestSeat(asked);
      const option = who === seat && deep < DEEPEST ? this.best(world, who, random, deep + 1) : undefined;
      game.choose(world, who, option ?? this.pickQuickly(world, who, random), MUTE);
    }
  }

  /** Plays a world on with the best option of each seat, until `turns` turns are over; `turn` is the running one. */
  playOn(world: K['state'], turn: number, turns: number, random: Random): void {
    const game = this.#game;
    const evaluator = this.#evaluator;
    let running = turn;
    let over = 0;
    if (turns === 0) return;
    for (let act = 0; act < LONGEST_PLAY && !world.over; act++) {
      const now = evaluator.turn(world);
      if (now !== running && evaluator.isQuiet(world)) {
        running = now;
        if (++over >= turns) return;
      }
      const of = game.outcomeCount(world);
      if (of > 0) {
        game.applyOutcome(world, random(of), MUTE);
        continue;
      }
      const who = lowestSeat(game.asked(world));
      game.choose(world, who, this.best(world, who, random, PLAYED), MUTE);
    }
  }

  #isSettled(world: K['state'], seat: Seat, depth: number): boolean {
    if (world.stack.length > depth || !this.#evaluator.isQuiet(world)) return false;
    return !hasSeat(this.#game.askedForPart(world), seat);
  }

  /** The option with the best chance for the seat, all tried with the same random numbers. */
  best(world: K['state'], seat: Seat, random: Random, deep: number): K['option'] {
    const list = this.#list(deep);
    this.#game.options(world, seat, list.clear());
    if (list.count === 1) return list.at(0);
    const luck = random(0x7fffffff);
    let best = list.at(0);
    let most = -Infinity;
    for (let i = 0; i < list.count; i++) {
      const option = list.at(i);
      const chance = this.#evaluator.isPass(option)
        ? this.still(world, seat)
        : this.after(this.#game.clone(world), seat, option, seededRandom(luck), deep);
      if (chance <= most) continue;
      most = chance;
      best = option;
    }
    return best;
  }

  /** A random option by weight. */
  pickQuickly(world: K['state'], seat: Seat, random: Random): K['option'] {
    const list = this.#list(0);
    this.#game.options(world, seat, list.clear());
    return pickByWeight(this.#evaluator, world, seat, list, random);
  }

  #list(deep: number): OfferBuffer<K['option']> {
    return (this.#lists[deep] ??= new OfferBuffer<K['option']>());
  }
}

/** A small generator (mulberry32) that is cheap to create: every try creates one. */
export function seededRandom(seed: number): Random {
  let a = seed | 0;
  return (n) => {
    a = (a + STEP) | 0;
    return mixed(a, n);
  };
}

/** A generator of the numbers of `seededRandom` whose state can be kept and set. */
export class ResumableRandom {
  /** A 32-bit number: at first the seed. */
  state = 0;

  /** Uniform among 0 to n - 1. */
  next(n: number): number {
    this.state = (this.state + STEP) | 0;
    return mixed(this.state, n);
  }
}

/** What the state of a generator grows by with every number. */
const STEP = 0x6d2b79f5;

/** The number among 0 to n - 1 that belongs to a state. */
function mixed(state: number, n: number): number {
  let t = Math.imul(state ^ (state >>> 15), state | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * n);
}

/** Resolution of random choices by weight. */
const GRAIN = 0x1000000;

/** A random option of the list by weight. */
export function pickByWeight<K extends GameTypes>(
  evaluator: Evaluator<K>,
  s: K['state'],
  seat: Seat,
  list: OfferBuffer<K['option']>,
  random: Random,
): K['option'] {
  if (list.count === 1) return list.at(0);
  let kept = list.at(0);
  let sum = 0;
  for (let i = 0; i < list.count; i++) {
    const option = list.at(i);
    const weight = evaluator.weight(s, seat, option);
    sum += weight;
    if (random(GRAIN) * sum < weight * GRAIN) kept = option;
  }
  return kept;
}
