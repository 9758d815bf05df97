import { CLEARING_COUNT } from '../words.ts';

/** What is the Marquise's alone. */
export interface MarquiseState {
  /** §6.2.3: warriors just removed from each clearing, until it is decided where they go. */
  fallen: number[];
}

/** Nothing yet. */
export function newMarquise(): MarquiseState {
  return { fallen: Array.from({ length: CLEARING_COUNT }, () => 0) };
}

/** A copy that shares nothing. */
export function copyMarquise(m: MarquiseState): MarquiseState {
  return { fallen: m.fallen.slice() };
}
