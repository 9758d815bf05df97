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

/** After so many acts a choice has no more consequences worth waiting for. */
const LONGEST = 80;

/** Choices inside choices are weighed to this depth, deeper ones are made readily. */
const DEEPEST = 2;

/** Turns that are played on weigh a choice and the one inside it. */
const PLAYED = 1;

/** Nobody plays on for more acts than this. */
const LONGEST_PLAY = 400;

/**
 * Plays worlds on after a choice until its consequences lie on the board: the parts of the sentence, dice, what others
 * answer to it. The seat's own further choices inside are weighed in turn, those of others are made readily.
 */
export class Rollout<K extends GameTypes> {
  readonly #game: Game<K>;
  readonly #judge: Evaluator<K>;
  readonly #lists: OfferBuffer<K['option']>[] = [];
  readonly #chances = new Float64Array(MOST_SIDES);

  constructor(game: Game<K>, judge: Evaluator<K>) {
    this.#game = game;
    this.#judge = judge;
  }

  /** The seat's chance after this answer in a world, which is used up. */
  after(world: K['state'], seat: Seat, option: K['option'], random: Random, deep = 0): number {
    const depth = world.stack.length;
    const phase = this.#judge.phase(world);
    this.#game.choose(world, seat, option, MUTE);
    this.#settle(world, seat, depth, phase, random, deep);
    return this.chance(world, seat);
  }

  /** The seat's chance as the world stands. */
  chance(world: K['state'], seat: Seat): number {
    winChances(this.#judge, world, this.#chances);
    return this.#chances[seat]!;
  }

  /** The seat's chance if it stops here. */
  still(world: K['state'], seat: Seat): number {
    if (!this.#judge.forfeitUnused) return this.chance(world, seat);
    const copy = this.#game.clone(world);
    this.#judge.forfeitUnused(copy);
    return this.chance(copy, seat);
  }

  #settle(world: K['state'], seat: Seat, depth: number, phase: number, random: Random, deep: number): void {
    const game = this.#game;
    for (let act = 0; act < LONGEST && !world.over; act++) {
      // What chance brings after the phase is no consequence either: a pass would be spared it.
      if (this.#judge.phase(world) !== phase) return;
      const of = game.outcomeCount(world);
      if (of > 0) {
        game.applyOutcome(world, random(of), MUTE);
        continue;
      }
      if (this.#isSettled(world, seat, depth)) return;
      const asked = game.asked(world);
      const who = hasSeat(asked, seat) ? seat : lowestSeat(asked);
      const option = who === seat && deep < DEEPEST ? this.best(world, who, random, deep + 1) : undefined;
      game.choose(world, who, option ?? this.readily(world, who, random), MUTE);
    }
  }

  /** Plays a world on, each seat as it finds best, until so many turns are over, the running one (`turn`) first. */
  playOn(world: K['state'], turn: number, turns: number, random: Random): void {
    const game = this.#game;
    const judge = this.#judge;
    let running = turn;
    let over = 0;
    if (turns === 0) return;
    for (let act = 0; act < LONGEST_PLAY && !world.over; act++) {
      const now = judge.turn(world);
      if (now !== running && judge.isQuiet(world)) {
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
    if (world.stack.length > depth || !this.#judge.isQuiet(world)) return false;
    const window = this.#game.window(world);
    return !(window?.part && hasSeat(window.asked, seat));
  }

  /** The answer that leaves the seat best off, all tried with the same luck. */
  best(world: K['state'], seat: Seat, random: Random, deep: number): K['option'] {
    const list = this.#list(deep);
    this.#game.options(world, seat, list.clear());
    if (list.count === 1) return list.at(0);
    const luck = random(0x7fffffff);
    let best = list.at(0);
    let most = -Infinity;
    for (let i = 0; i < list.count; i++) {
      const option = list.at(i);
      const chance = this.#judge.isPass(option)
        ? this.still(world, seat)
        : this.after(this.#game.clone(world), seat, option, seededRandom(luck), deep);
      if (chance <= most) continue;
      most = chance;
      best = option;
    }
    return best;
  }

  /** An answer as a sensible player might give it without thinking. */
  readily(world: K['state'], seat: Seat, random: Random): K['option'] {
    const list = this.#list(0);
    this.#game.options(world, seat, list.clear());
    return pickByWeight(this.#judge, world, seat, list, random);
  }

  #list(deep: number): OfferBuffer<K['option']> {
    return (this.#lists[deep] ??= new OfferBuffer<K['option']>());
  }
}

/** A small fast generator (mulberry32): one is made for every try, so making it must cost nothing. */
export function seededRandom(seed: number): Random {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  };
}

/** Fine enough to choose by weight. */
const GRAIN = 0x1000000;

/** One of the listed answers by weight. */
export function pickByWeight<K extends GameTypes>(
  judge: Evaluator<K>,
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
    const weight = judge.weight(s, seat, option);
    sum += weight;
    if (random(GRAIN) * sum < weight * GRAIN) kept = option;
  }
  return kept;
}
