import type { RootState } from '../state.ts';
import type { Place } from '../words.ts';
import type { VagabondState } from './state.ts';

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

/** The boards of both Vagabonds. */
export function viewVagabonds(s: RootState): VagabondView[] {
  return s.vagabonds.map((v: VagabondState) => ({
    place: v.place,
    character: v.character,
    items: v.items.slice(),
    marked: v.marked.slice(),
    gone: v.gone.slice(),
    relation: v.relation.slice(),
    aids: v.aids.slice(),
    improvised: v.improvised,
  }));
}
