import { BASE, GARDEN, IS_BUILDING, PIECES, TRADE_POST } from '../../components/pieces.ts';
import { MARKET, MARKET_CARDS } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT } from '../../words.ts';
import { inCity, leftOf } from './printed.ts';

/** What is lost, invented or impossible at landmarks. */
export function auditLandmarks(s: RootState, wrong: string[]): void {
  const { city, treetop, housed, market } = s.landmarks;
  const on = (p: number, c: number): number => s.on[p * CLEARING_COUNT + c]!;
  if (city >= 0)
    for (const p of [GARDEN, TRADE_POST, BASE]) {
      const printed = inCity(s, p, 0) + inCity(s, p, 1) + inCity(s, p, 2);
      if (printed !== on(p, city))
        wrong.push(`${PIECES[p]} in the Lost City: ${printed} printed instead of ${on(p, city)}`);
      for (let suit = 0; suit < 3; suit++)
        if (leftOf(s, p, suit) < 0) wrong.push(`too many of ${PIECES[p]} of one suit`);
    }
  if (treetop >= 0 && housed >= 0 && (!IS_BUILDING[housed] || on(housed, treetop) === 0))
    wrong.push(`${PIECES[housed]} is not in the Elder Treetop`);
  // While the slot of the Treetop is empty, another building may be in it; while all slots are full it cannot be empty.
  if (treetop >= 0 && housed < 0 && s.open[treetop] === 0)
    wrong.push('the slot of the Elder Treetop is empty and taken');
  if (market >= 0 && s.turns > 0)
    for (let i = 0; i < MARKET_CARDS; i++)
      if (s.cards.size[MARKET + i] !== 1)
        wrong.push(`${s.cards.size[MARKET + i]} cards in place ${i + 1} of the Black Market`);
}
