import type { ScythiaState } from '../../state.ts';
import type { Sink } from '../../types.ts';
import { FIRST_PLUNDER, SILVER } from '../../words.ts';
import { returnExcess } from '../transfers.ts';

/** §S-10.1: most of each of the goods, and most hand cards, that a player keeps at the end of a turn. */
export const LIMIT = 8;

/** §S-10.1: silver, provisions, wagons and kumis above the limit go back to the supply; plunder has no limit. */
export function returnExcessGoods(s: ScythiaState, seat: number, out: Sink): void {
  for (let item = SILVER; item < FIRST_PLUNDER; item++) returnExcess(s, seat, item, LIMIT, out);
}
