import { CLEARING_COUNT, MARQUISE } from '../../words.ts';

/** What is the Marquise's alone. */
export class MarquiseState {
  /** §6.2.3: warriors just removed from each clearing, until it is decided where they go. */
  fallen: readonly number[];

  /** A copy that shares nothing. */
  constructor(m: MarquiseState) {
    this.fallen = m.fallen;
  }
}

/** Nothing yet. */
export function newMarquise(): MarquiseState {
  return new MarquiseState({ fallen: Array.from({ length: CLEARING_COUNT }, () => 0) });
}

/** A copy for a copied state; `seat` holds the seats by faction. What does not play never changes, so copies share it. */
export const copyMarquise = (own: MarquiseState, seat: readonly number[]): MarquiseState =>
  seat[MARQUISE]! >= 0 ? new MarquiseState(own) : own;
