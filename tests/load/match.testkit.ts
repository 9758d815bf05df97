/** Something that a seat can do now. */
export interface Turn {
  readonly seat: number;
  /** What tells this turn from the one before. */
  readonly number: number;
  send(done: (ok: boolean) => void): void;
}

/** Says when the next move may be made: at once, or in step with the others. */
export type Pace = (move: () => void) => void;

/** As fast as it goes. */
export const flatOut: Pace = (move) => move();

/** Limits the number of moves per second, over all tables. */
export function steady(perSecond: number): Pace {
  let next = performance.now();
  return (move) => {
    const now = performance.now();
    next = Math.max(next + 1000 / perSecond, now);
    if (next - now < 1) move();
    else setTimeout(move, next - now);
  };
}

const PATIENCE_MS = 5_000;

/** A random game over the network, with any server. It moves as soon as the server asks. */
export abstract class Match {
  moves = 0;
  readonly latencies: number[] = [];
  #sent: { at: number; seat: number; version: number } | undefined;
  /** A move is on its way, or waits for its time. */
  #busy = false;
  #done = -1;
  #pace: Pace | undefined;
  #stopped: (() => void) | undefined;
  #patience: NodeJS.Timeout | undefined;

  abstract version(seat: number): number;
  abstract turn(): Turn | undefined;
  abstract isOver(): boolean;
  abstract again(): Promise<void>;
  abstract close(): void;

  /** A seat has an update. */
  protected onMessage(seat: number): void {
    const sent = this.#sent;
    if (sent && sent.seat !== seat && this.version(seat) > sent.version) {
      this.latencies.push(performance.now() - sent.at);
      this.#sent = undefined;
    }
    this.#goOn();
  }

  /** Plays, game after game, until stopped. */
  play(pace: Pace): void {
    this.#pace = pace;
    this.#goOn();
  }

  /** Resolves when nothing is on its way any more; what a server never answered is given up. */
  stop(): Promise<void> {
    this.#pace = undefined;
    if (!this.#busy) return Promise.resolve();
    return new Promise((resolve) => {
      this.#stopped = resolve;
      this.#patience = setTimeout(() => this.#rest(), PATIENCE_MS);
    });
  }

  #rest(): void {
    // Patience that outlasts what it was for would let a move of the next run go out twice.
    clearTimeout(this.#patience);
    this.#busy = false;
    this.#stopped?.();
    this.#stopped = undefined;
  }

  #goOn(): void {
    if (this.#busy || !this.#pace) return;
    if (this.isOver()) {
      this.#busy = true;
      this.#done = -1;
      void this.again().then(() => {
        this.#rest();
        this.#goOn();
      });
      return;
    }
    const turn = this.turn();
    if (!turn || turn.number === this.#done) return;
    this.#busy = true;
    this.#pace(() => this.#move(turn));
  }

  #move(turn: Turn): void {
    this.#sent = { at: performance.now(), seat: turn.seat, version: this.version(turn.seat) };
    turn.send((ok) => {
      // Until the update has come, the question that was just answered still seems to be open.
      if (ok) {
        this.moves += 1;
        this.#done = turn.number;
      }
      this.#rest();
      this.#goOn();
    });
  }
}
