import type { Option } from '../kernel/index.ts';

/** Most times of the same answer in one turn. More is a free cycle, such as a move to and fro. */
const OFTEN = 4;

/** Most answers in one turn; then the bot ends it. */
const LONG = 40;

/** Keeps the answers of the running turn, so that a bot does not repeat a free cycle for ever. */
export class RepetitionGuard {
  #turn = Number.NaN;
  readonly #said: Option[] = [];

  /** True when the option was given too often in this turn, or the turn is too long. Never true for a pass. */
  isOverused(turn: number, option: Option, isPass: boolean): boolean {
    if (turn !== this.#turn || isPass) return false;
    if (this.#said.length >= LONG) return true;
    let times = 0;
    for (const said of this.#said) if (said === option) times++;
    return times >= OFTEN;
  }

  /** Returns and records the first answer that is not overused, or the first one if all are. */
  choose<W extends { readonly option: Option }>(
    turn: number,
    ranked: readonly W[],
    isPass: (option: W['option']) => boolean,
  ): W {
    const best = ranked.find(({ option }) => !this.isOverused(turn, option, isPass(option))) ?? ranked[0]!;
    this.record(turn, best.option);
    return best;
  }

  /** Records an answer. */
  record(turn: number, option: Option): void {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#said.length = 0;
    }
    this.#said.push(option);
  }
}
