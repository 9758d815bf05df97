import type { Game, GameTypes, Random, Seat } from '../kernel/index.ts';
import type { SeatPerspective } from '../kernel/referee/index.ts';
import type { Bot } from './bot.ts';
import { Rollout, seededRandom } from './rollout.ts';
import { RepetitionGuard } from './repetition-guard.ts';
import type { Evaluator } from './evaluator.ts';

/** Default number of worlds drawn for one question. */
const WORLDS = 4;

/** Looks one choice ahead: tries every option in the same drawn worlds with the same random numbers. */
export class Greedy<K extends GameTypes> implements Bot<K> {
  readonly #game: Game<K>;
  readonly #evaluator: Evaluator<K>;
  readonly #rollout: Rollout<K>;
  readonly #random: Random;
  readonly #worlds: number;
  readonly #guard = new RepetitionGuard();
  #turn = 0;

  constructor(game: Game<K>, evaluator: Evaluator<K>, random: Random, worlds = WORLDS) {
    this.#game = game;
    this.#evaluator = evaluator;
    this.#random = random;
    this.#worlds = worlds;
    this.#rollout = new Rollout(game, evaluator);
  }

  /** The option with the best average chance; a random one of equal options. */
  answer(perspective: SeatPerspective<K>): K['option'] {
    const { options } = perspective;
    if (options.length === 1) return options[0]!;
    const values = this.weigh(perspective);
    let best = -1;
    let equals = 1;
    for (let i = 0; i < options.length; i++) {
      if (this.#guard.isOverused(this.#turn, options[i]!, this.#evaluator.isPass(options[i]!))) continue;
      if (best < 0 || values[i]! > values[best]!) {
        best = i;
        equals = 1;
      } else if (values[i] === values[best] && this.#random(++equals) === 0) best = i;
    }
    const option = options[Math.max(0, best)]!;
    this.#guard.record(this.#turn, option);
    return option;
  }

  /** The seat's average chance after each option, over drawn worlds. */
  weigh(perspective: SeatPerspective<K>): Float64Array {
    const values = new Float64Array(perspective.options.length);
    for (let n = 0; n < this.#worlds; n++) {
      const world = perspective.draw(this.#random);
      this.#turn = this.#evaluator.turn(world);
      this.#add(world, perspective.seat, perspective.options, values);
    }
    for (let i = 0; i < values.length; i++) values[i]! /= this.#worlds;
    return values;
  }

  #add(world: K['state'], seat: Seat, options: readonly K['option'][], values: Float64Array): void {
    const luck = this.#random(0x7fffffff);
    const still = this.#rollout.still(world, seat);
    for (let i = 0; i < options.length; i++) {
      const option = options[i]!;
      values[i]! += this.#evaluator.isPass(option)
        ? still
        : this.#rollout.after(this.#game.clone(world), seat, option, seededRandom(luck));
    }
  }
}
