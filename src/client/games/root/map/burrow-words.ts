import { MOLE, OWNER, TUNNEL } from '../../../../games/root/components/pieces.ts';
import { BURROW, CLEARING_COUNT, MOVE_ENDS } from '../../../../games/root/words.ts';
import type { Names } from '../names.ts';
import { familyOf } from './family.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** The word of the Burrow in options. */
export const BURROW_WORD = MOVE_ENDS[BURROW]!;

const isOwner = (name: string): boolean => name === familyOf(OWNER[MOLE]!);

/** §17.2.2: the Burrow lies beside the map of those who play with its owner. */
export const hasBurrow = (view: RootView): boolean => view.factions.some((name) => name !== null && isOwner(name));

/** Clearings with a tunnel. */
const exits = (view: RootView): number[] =>
  Array.from({ length: CLEARING_COUNT }, (_, c) => c).filter((c) => (view.on[TUNNEL * CLEARING_COUNT + c] ?? 0) > 0);

/** Who is in the Burrow, and where one goes from there. */
export function burrowInWords(view: RootView, { say }: Names): string {
  const n = view.duchy.burrow;
  const to = exits(view).map((c) => c + 1);
  return to.length === 0
    ? say.t('root-duchy.aria.burrowAlone', { n })
    : say.t('root-duchy.aria.burrow', { n, clearings: to.join(', ') });
}
