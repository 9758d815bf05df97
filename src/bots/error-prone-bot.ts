import type { GameTypes, Random } from '../kernel/index.ts';
import type { SeatPerspective } from '../kernel/referee/index.ts';
import type { Bot } from './bot.ts';

const PERCENT = 100;

/** Plays like another bot, but gives some answers at random. */
export class ErrorProneBot<K extends GameTypes> implements Bot<K> {
  readonly #bot: Bot<K>;
  readonly #random: Random;
  readonly #slips: number;

  /** `slips`: the share of random answers, in percent. */
  constructor(bot: Bot<K>, random: Random, slips: number) {
    this.#bot = bot;
    this.#random = random;
    this.#slips = slips;
  }

  /** The other bot's answer, or a random one. */
  answer(perspective: SeatPerspective<K>): K['option'] {
    const slip = this.#random(PERCENT) < this.#slips;
    return slip ? perspective.options[this.#random(perspective.options.length)]! : this.#bot.answer(perspective);
  }
}
