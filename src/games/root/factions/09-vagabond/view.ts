import type { RootState } from '../../state.ts';
import { VAGABOND, VAGABOND2 } from '../../words.ts';
import type { VagabondState } from './state.ts';
import type { VagabondView } from './view-types.ts';

const viewVagabond = (v: VagabondState): VagabondView => ({
  place: v.place,
  character: v.character,
  items: v.items.slice(),
  marked: v.marked.slice(),
  gone: v.gone.slice(),
  relation: v.relation.slice(),
  aids: v.aids.slice(),
  improvised: v.improvised,
});

/** The boards of both Vagabonds; that of one who does not play never changes, and all share it. */
export const viewVagabonds = (s: RootState): VagabondView[] =>
  [VAGABOND, VAGABOND2].map((f, k) => (s.seat[f]! >= 0 ? viewVagabond(s.vagabonds[k]!) : s.vagabonds[k]!));
