import type { Game, GameTypes, Random, Seat } from '../kernel/index.ts';
import type { SeatPerspective } from '../kernel/referee/index.ts';
import type { Bot } from './bot.ts';
import { Rollout, seededRandom } from './rollout.ts';
import { RepetitionGuard } from './repetition-guard.ts';
import type { Evaluator } from './evaluator.ts';

/** So many worlds are drawn for one choice, if nothing else is said. */
const WORLDS = 4;

/** Looks one choice ahead: tries every answer in the same few drawn worlds with the same luck. */
export class Greedy<K extends GameTypes> implements Bot<K> {
  readonly #game: Game<K>;
  readonly #judge: Evaluator<K>;
  readonly #follower: Rollout<K>;
  readonly #random: Random;
  readonly #worlds: number;
  readonly #habits = new RepetitionGuard();
  #turn = 0;

  constructor(game: Game<K>, judge: Evaluator<K>, random: Random, worlds = WORLDS) {
    this.#game = game;
    this.#judge = judge;
    this.#random = random;
    this.#worlds = worlds;
    this.#follower = new Rollout(game, judge);
  }

  /** The answer with the best chance on average; among equals, any. */
  answer(chair: SeatPerspective<K>): K['option'] {
    const { options } = chair;
    if (options.length === 1) return options[0]!;
    const values = this.weigh(chair);
    let best = -1;
    let equals = 1;
    for (let i = 0; i < options.length; i++) {
      if (this.#habits.isWorn(this.#turn, options[i]!, this.#judge.isPass(options[i]!))) continue;
      if (best < 0 || values[i]! > values[best]!) {
        best = i;
        equals = 1;
      } else if (values[i] === values[best] && this.#random(++equals) === 0) best = i;
    }
    const option = options[Math.max(0, best)]!;
    this.#habits.note(this.#turn, option);
    return option;
  }

  /** The seat's chance after each of the answers, on average over drawn worlds. */
  weigh(chair: SeatPerspective<K>): Float64Array {
    const values = new Float64Array(chair.options.length);
    for (let n = 0; n < this.#worlds; n++) {
      const world = chair.draw(this.#random);
      this.#turn = this.#judge.turn(world);
      this.#add(world, chair.seat, chair.options, values);
    }
    for (let i = 0; i < values.length; i++) values[i]! /= this.#worlds;
    return values;
  }

  #add(world: K['state'], seat: Seat, options: readonly K['option'][], values: Float64Array): void {
    const luck = this.#random(0x7fffffff);
    const still = this.#follower.still(world, seat);
    for (let i = 0; i < options.length; i++) {
      const option = options[i]!;
      values[i]! += this.#judge.isPass(option)
        ? still
        : this.#follower.after(this.#game.clone(world), seat, option, seededRandom(luck));
    }
  }
}
