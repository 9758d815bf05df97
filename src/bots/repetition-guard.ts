import type { Option } from '../kernel/index.ts';

/** The same answer so often in one turn leads nowhere: a free move to and fro, an item spent to fetch it again. */
const OFTEN = 4;

/** A turn of so many answers has gone on for long enough. */
const LONG = 40;

/** Remembers the answers of the running turn, so that a bot does not run in circles that cost nothing. */
export class RepetitionGuard {
  #turn = Number.NaN;
  readonly #said: Option[] = [];

  /** Whether the option was given too often in this turn, or the turn is too long for anything but its end. To stop is never worn. */
  isWorn(turn: number, option: Option, isIdle: boolean): boolean {
    if (turn !== this.#turn || isIdle) return false;
    if (this.#said.length >= LONG) return true;
    let times = 0;
    for (const said of this.#said) if (said === option) times++;
    return times >= OFTEN;
  }

  /** Takes and notes the first of these answers that is not worn, or the very first if all are. */
  choose<W extends { readonly option: Option }>(
    turn: number,
    ranked: readonly W[],
    isIdle: (option: W['option']) => boolean,
  ): W {
    const best = ranked.find(({ option }) => !this.isWorn(turn, option, isIdle(option))) ?? ranked[0]!;
    this.note(turn, best.option);
    return best;
  }

  /** Notes an answer. */
  note(turn: number, option: Option): void {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#said.length = 0;
    }
    this.#said.push(option);
  }
}
