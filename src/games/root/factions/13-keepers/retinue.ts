import type { RootLaw } from '../../../../law/index.ts';
import { copyIn, discard } from '../../rules/02-key-terms/cards.ts';
import type { Title } from '../../components/cards/index.ts';
import type { Sink } from '../../types.ts';
import { RETINUE } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { KEEPERS } from '../../words.ts';
import { RETINUE_COLUMNS } from './state.ts';

/** §13.6.2 */
export const MOST_RETINUE = 10;

/** How many cards the retinue has. */
export function retinueSize(s: RootState): number {
  let count = 0;
  for (let column = 0; column < RETINUE_COLUMNS.length; column++) count += s.cards.size[RETINUE + column]!;
  return count;
}

/** Discards a card of the retinue; §13.3.5: a Faithful Retainer leaves the game. */
export function dismiss(s: RootState, column: number, title: Title, law: RootLaw, out: Sink): void {
  discard(s, KEEPERS, copyIn(s, RETINUE + column, title), law, out);
}
