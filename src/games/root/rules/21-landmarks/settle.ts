import { type ChildFrame, type Seat, seatMask } from '../../../../kernel/index.ts';
import { IS_BUILDING, OWNER, type Piece, PIECES_OF } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import type { Root, Section } from '../../types.ts';
import { type Clearing, CLEARING_COUNT, type Party } from '../../words.ts';
import { isSuited, leftOf, reprint } from './printed.ts';
import { landmarkVerbs } from './verbs.ts';
import type { SettleFrame } from './frames.ts';

const NOTHING: readonly ChildFrame<Root>[] = [];

/** What to ask after a piece was placed in a clearing; nothing where no landmark cares. */
export function settlePlaced(s: RootState, seat: Seat, p: Piece, c: Clearing): readonly ChildFrame<Root>[] {
  const { city, treetop, housed } = s.landmarks;
  if (c === city && isSuited(p)) {
    const suit = s.landmarks.latest;
    s.landmarks.latest = -1;
    return [{ proc: 'settlePiece', step: 'suit', got: 0, seat, piece: p, suit }];
  }
  if (c === treetop && IS_BUILDING[p] && housed < 0)
    return [{ proc: 'settlePiece', step: 'slot', got: 0, seat, piece: p, suit: -1 }];
  return NOTHING;
}

/** `settlePlaced` for a faction's buildings in its first clearings. */
export const settleAllPlaced = (s: RootState, f: Party, clearings: readonly Clearing[]): readonly ChildFrame<Root>[] =>
  clearings.flatMap((c) =>
    PIECES_OF[f]!.flatMap((p) =>
      s.on[p * CLEARING_COUNT + c]! > 0 ? settlePlaced(s, s.seat[OWNER[p]!]!, p, c) : NOTHING,
    ),
  );

export const settleProcedure: Section<SettleFrame> = {
  // §21.7-R3, §21.7-R4, §21.7-R5: a piece of any suit that is left.
  suit: {
    kind: 'choice',
    window: 'printed-suit',
    law: '21.7',
    part: true,
    seats: (_s, f) => seatMask(f.seat),
    options(s, f, _seat, ask) {
      for (let suit = 0; suit < 3; suit++)
        if (suit === f.suit || leftOf(s, f.piece, suit) > 0) ask.offer(landmarkVerbs.printed(suit));
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'printed') return 'suit';
      reprint(s, f.piece, f.suit, o.suit);
      if (out.on) out.emit({ type: 'printed', piece: f.piece, suit: o.suit });
      return { done: o.suit };
    },
  },
  // §21.4-R1: both kinds of slots were open.
  slot: {
    kind: 'choice',
    window: 'treetop-slot',
    law: '21.4',
    part: true,
    seats: (_s, f) => seatMask(f.seat),
    options(_s, _f, _seat, ask) {
      ask.offer(landmarkVerbs.slot(0));
      ask.offer(landmarkVerbs.slot(1));
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'slot') return 'slot';
      if (o.slot === 1) {
        s.landmarks.housed = f.piece;
        if (out.on) out.emit({ type: 'housed', piece: f.piece });
      }
      return 'done';
    },
  },
};
