import type { RootView } from '../../../games/root/view-types.ts';

/** The cards of a pile that the viewer can place. */
export const cardsOf = (view: RootView, pile: number): number[] =>
  view.known.flatMap((where, card) => (where === pile ? [card] : []));
