import { IS_CARDBOARD, PIECES_OF } from '../../games/root/pieces.ts';
import { CLEARING_COUNT, type Faction } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { RootWeights } from './weights.ts';

/** What holds for any faction: warriors, rule, and buildings and tokens that stand safely. */
export function others(b: Board, { others: w }: RootWeights, f: Faction): number {
  let worth = w.warrior * b.army[f]! + w.rule * b.ruled[f]!;
  for (const piece of PIECES_OF[f]!) {
    if (!IS_CARDBOARD[piece]) continue;
    for (let c = 0; c < CLEARING_COUNT; c++) {
      const count = b.on(piece, c);
      if (count > 0) worth += count * (w.cardboard - w.exposed * b.risk(f, c));
    }
  }
  return worth;
}
