import {
  seatMask,
  cardsIn,
  type Frame,
  hasSeat,
  type Mask,
  NOBODY,
  type Random,
  redeal,
  type Seat,
  shuffle,
  unseen,
} from '../kernel/index.ts';
import { handSize, tilesLeft } from './moves.ts';
import { clone, DISCARD, type EmbersState, handOf, OWNERS, type RoundFrame, type TurnFrame } from './state.ts';
import type { EmbersView } from './view-types.ts';
import { TILES } from './words.ts';

const isLaying = (f: Frame | undefined): f is RoundFrame => f?.proc === 'round' && f.step === 'lay';

/** The frame of the open `lay` window (P-2.4); undefined when it is not open. */
export function openLaying(s: EmbersState): RoundFrame | undefined {
  const top = s.stack[s.stack.length - 1];
  return isLaying(top) ? top : undefined;
}

function readyIn(s: EmbersState, laying: RoundFrame | undefined): Mask {
  let ready = NOBODY;
  if (laying)
    for (let seat = 0; seat < s.settings.seats; seat++)
      if ((laying.said[seat]?.length ?? 0) >= Math.min(2, handSize(s, seat))) ready |= seatMask(seat);
  return ready;
}

/** The view of a seat. */
export function view(s: EmbersState, viewer: Seat): EmbersView {
  const { at, knows } = s.cards;
  const hand: { card: number; seenBy: Mask }[] = [];
  const known: { card: number; pile: number }[] = [];
  for (let card = 0; card < at.length; card++) {
    const pile = at[card]!;
    if (pile === handOf(viewer)) hand.push({ card, seenBy: knows[card]! & ~seatMask(viewer) });
    else if (pile !== DISCARD && hasSeat(knows[card]!, viewer)) known.push({ card, pile });
  }
  const laying = openLaying(s);
  const turn = s.stack.find((f): f is TurnFrame => f.proc === 'turn');
  return {
    seat: viewer,
    round: s.round,
    first: s.first,
    weather: s.weather,
    tokens: s.tokens.slice(),
    scores: s.scores.slice(),
    sizes: s.cards.size.slice(),
    discard: cardsIn(s.cards, DISCARD),
    hand,
    known,
    unseen: unseen(s.cards, viewer),
    pools: s.cards.pool.slice(),
    seen: s.seen.slice(),
    tiles: s.tiles.map((tile, ember) => (hasSeat(s.seen[ember]!, viewer) ? tile : -1)),
    said: s.said.slice(),
    turn: turn ? { seat: turn.seat, left: turn.left } : { seat: -1, left: 0 },
    laid: laying?.said[viewer]?.slice() ?? [],
    ready: readyIn(s, laying),
  };
}

/** A state drawn from what the seat knows: hidden cards and tiles that only others have seen are drawn again. */
export function determinize(s: EmbersState, seat: Seat, random: Random): EmbersState {
  const drawn = clone(s);
  redeal(drawn.cards, OWNERS, seat, random);
  const left: number[] = [];
  for (let value = 0; value <= Math.max(...TILES); value++)
    for (let k = tilesLeft(s, value, seatMask(seat)); k > 0; k--) left.push(value);
  shuffle(left, random);
  for (let ember = 0; ember < s.tiles.length; ember++)
    if (s.tiles[ember]! >= 0 && !hasSeat(s.seen[ember]!, seat)) drawn.tiles[ember] = left.pop()!;
  return drawn;
}
