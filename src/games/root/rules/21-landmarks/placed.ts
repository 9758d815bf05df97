import { IS_BUILDING, type Piece, TRADE_POST } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, CLEARING_COUNT } from '../../words.ts';
import { isSuited, print, suitsFor, takePrinted } from './printed.ts';

/**
 * Keeps what matters of pieces that were placed in (count above 0) or taken off the Lost City and the Elder Treetop. A new piece
 * has the first printed suit that is left, and a slot of the clearing while one is open; `settlePlaced` asks its owner.
 */
export function noteAtLandmark(s: RootState, p: Piece, c: Clearing, count: number): void {
  if (c === s.landmarks.city && isSuited(p)) {
    for (let n = 0; n < count; n++) print(s, p, suitsFor(s, p, c)[0] ?? 0);
    // §11.2.5.I: the Riverfolk say which post they lost.
    if (p !== TRADE_POST) for (let n = 0; n > count; n--) takePrinted(s, p);
  }
  if (c === s.landmarks.treetop && IS_BUILDING[p]) {
    if (count > 0 && s.landmarks.housed < 0 && s.open[c] === 0) s.landmarks.housed = p;
    if (count < 0 && s.landmarks.housed === p && s.on[p * CLEARING_COUNT + c] === 0) s.landmarks.housed = -1;
  }
}
