import { PIECE_COUNT } from '../pieces.ts';

/** What lasting effects keep. */
export interface EffectsState {
  /** Coffin Makers: warriors on the card, by kind. */
  coffins: number[];
}

/** Nothing yet. */
export function newEffects(): EffectsState {
  return { coffins: Array.from({ length: PIECE_COUNT }, () => 0) };
}

/** A copy that shares nothing. */
export function copyEffects(e: EffectsState): EffectsState {
  return { coffins: e.coffins.slice() };
}
