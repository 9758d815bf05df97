import type { RootLaw } from '../../../law/index.ts';
import { withAdded } from '../../../kernel/index.ts';
import type { RootState } from '../state.ts';
import type { RootFields } from './faction-editing.ts';

/** Warriors of a kind that lie on a board of their faction. */
export function warriorsOn(
  fields: RootFields,
  s: RootState,
  name: string,
  law: RootLaw,
  p: number,
  value: number,
  put: (t: RootState, by: number) => void,
): void {
  fields.count({ name, law }, value, 0, value + s.supply[p]!, (t, by) => {
    t.supply[p]! -= by;
    t.away = withAdded(t.away, p, by);
    put(t, by);
  });
}
