import type { GameTypes, Random } from '../kernel/index.ts';
import type { SeatPerspective } from '../kernel/referee/index.ts';
import type { Bot } from './bot.ts';

const PERCENT = 100;

/** Plays like another bot, but answers some of its questions without thinking. */
export class ErrorProneBot<K extends GameTypes> implements Bot<K> {
  readonly #bot: Bot<K>;
  readonly #random: Random;
  readonly #slips: number;

  /** `slips`: of a hundred answers so many are given at random. */
  constructor(bot: Bot<K>, random: Random, slips: number) {
    this.#bot = bot;
    this.#random = random;
    this.#slips = slips;
  }

  /** The other bot's answer, or any. */
  answer(chair: SeatPerspective<K>): K['option'] {
    const slip = this.#random(PERCENT) < this.#slips;
    return slip ? chair.options[this.#random(chair.options.length)]! : this.#bot.answer(chair);
  }
}
