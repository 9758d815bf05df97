import { filledList } from '../../../kernel/index.ts';

/** What lasting effects keep. */
export class EffectsState {
  /** Coffin Makers: warriors on the card, by kind. */
  coffins: readonly number[];

  /** A copy that shares nothing. */
  constructor(e: EffectsState) {
    this.coffins = e.coffins;
  }
}

/** Nothing yet; `kinds` is the number of kinds of pieces. */
export function newEffects(kinds: number): EffectsState {
  return new EffectsState({ coffins: filledList(kinds, 0) });
}
