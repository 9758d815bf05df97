import type { Place } from '../../words.ts';

/** A Vagabond's board, which everybody sees. */
export interface VagabondView {
  readonly place: Place;
  readonly character: number;
  readonly items: readonly number[];
  readonly marked: readonly number[];
  readonly gone: readonly number[];
  readonly relation: readonly number[];
  readonly aids: readonly number[];
  readonly improvised: number;
}
