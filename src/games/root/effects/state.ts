/** What lasting effects keep. */
export interface EffectsState {
  /** Coffin Makers: warriors on the card, by kind. */
  coffins: number[];
}

/** Nothing yet, for so many kinds of pieces. */
export function newEffects(kinds: number): EffectsState {
  return { coffins: Array.from({ length: kinds }, () => 0) };
}

/** A copy that shares nothing. */
export function copyEffects(e: EffectsState): EffectsState {
  return { coffins: e.coffins.slice() };
}
