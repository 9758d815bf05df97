import {
  seatMask,
  EVERYBODY,
  hasSeat,
  type Mask,
  moveCard,
  type EventSink,
  type Seat,
  showCard,
  showPile,
} from '../kernel/index.ts';
import type { Law } from './law.ts';
import { DECK, DISCARD, type EmbersEvent, type EmbersState, handOf, OWNERS } from './state.ts';
import { COLOURS, firstTrick, firstWood, TILES } from './words.ts';

type Sink = EventSink<EmbersEvent>;

/** The number of cards in a hand. */
export const handSize = (s: EmbersState, seat: Seat): number => s.cards.size[handOf(seat)]!;

/** The seat to the left. */
export const leftOf = (s: EmbersState, seat: Seat): Seat => (seat + 1) % s.settings.seats;

/** The number of woods of a colour in a hand. */
export function woodsOf(s: EmbersState, seat: Seat, colour: number): number {
  const { at } = s.cards;
  const pile = handOf(seat);
  let count = 0;
  for (let card = firstWood(colour); card < firstWood(colour + 1); card++) if (at[card] === pile) count++;
  return count;
}

/** The first gust (0) or hood (1) in a hand, or -1. */
export function trickOf(s: EmbersState, seat: Seat, trick: number): number {
  const { at } = s.cards;
  const pile = handOf(seat);
  for (let card = firstTrick(trick); card < firstTrick(trick + 1); card++) if (at[card] === pile) return card;
  return -1;
}

/** True when the ember lies face down. */
export const isDown = (s: EmbersState, ember: number): boolean => s.seen[ember] !== EVERYBODY;

/** Number of embers that lie face down. */
export function downCount(s: EmbersState): number {
  let count = 0;
  for (let ember = 0; ember < s.seen.length; ember++) if (isDown(s, ember)) count++;
  return count;
}

/** Number of tiles of this value besides those in embers that one of the seats `who` has seen. */
export function tilesLeft(s: EmbersState, value: number, who: Mask): number {
  let count = 0;
  for (let i = 0; i < TILES.length; i++) if (TILES[i] === value) count++;
  for (let e = 0; e < s.tiles.length; e++) if (s.tiles[e] === value && (s.seen[e]! & who) !== 0) count--;
  return count;
}

/** Moves a card from the deck to a hand. */
export function draw(s: EmbersState, seat: Seat, card: number, out: Sink): void {
  moveCard(s.cards, OWNERS, card, handOf(seat), seatMask(seat), out);
  if (out.on) out.emit({ type: 'drew', seat }, seatMask(seat), { type: 'drew', seat, card });
}

/** Moves a card from a hand to the open discard. */
export function discard(s: EmbersState, seat: Seat, card: number, law: Law, out: Sink): void {
  moveCard(s.cards, OWNERS, card, DISCARD, EVERYBODY, out);
  if (out.on) out.emit({ type: 'discarded', seat, card, law });
}

/** Moves a card from hand to hand, seen by the two seats only. */
export function handOver(
  s: EmbersState,
  card: number,
  from: Seat,
  to: Seat,
  type: 'gave' | 'snatched',
  out: Sink,
): void {
  const see = seatMask(from) | seatMask(to);
  moveCard(s.cards, OWNERS, card, handOf(to), see, out);
  if (!out.on) return;
  if (type === 'gave') out.emit({ type, seat: from, to }, see, { type, seat: from, to, card });
  else out.emit({ type, seat: to, from }, see, { type, seat: to, from, card });
}

/** Shows a card of a hand to one seat. */
export function showTo(s: EmbersState, seat: Seat, to: Seat, card: number, out: Sink): void {
  showCard(s.cards, card, seatMask(to), out);
  if (out.on) out.emit({ type: 'showed', seat, to }, seatMask(seat) | seatMask(to), { type: 'showed', seat, to, card });
}

/** Shows the first woods of a colour to everybody. */
export function showWoods(s: EmbersState, seat: Seat, colour: number, count: number, out: Sink): void {
  const cards: number[] = [];
  for (let card = firstWood(colour); cards.length < count; card++) {
    if (s.cards.at[card] !== handOf(seat)) continue;
    showCard(s.cards, card, EVERYBODY, out);
    cards.push(card);
  }
  if (out.on) out.emit({ type: 'feeds', seat, cards });
}

/** Shows a whole hand to one seat. */
export function showHand(s: EmbersState, at: Seat, to: Seat, out: Sink): void {
  showPile(s.cards, handOf(at), seatMask(to), out);
  if (!out.on) return;
  const cards: number[] = [];
  for (let card = 0; card < s.cards.at.length; card++) if (s.cards.at[card] === handOf(at)) cards.push(card);
  out.emit({ type: 'peered', seat: to, at }, seatMask(to) | seatMask(at), { type: 'peered', seat: to, at, cards });
}

/** Shows an ember to more seats; to everybody: it is turned up. */
export function see(s: EmbersState, ember: number, who: Mask, out: Sink): void {
  out.learned(who & ~s.seen[ember]!);
  s.seen[ember]! |= who;
}

/** Adds points to a seat or takes them away; a score never falls below 0. */
export function score(s: EmbersState, seat: Seat, points: number, law: Law, out: Sink): void {
  const after = Math.max(0, s.scores[seat]! + points);
  if (after === s.scores[seat]) return;
  s.scores[seat] = after;
  if (out.on) out.emit({ type: 'scored', seat, points, law });
}

/** P-7.1: a seat says its number of woods of a colour. */
export function say(s: EmbersState, seat: Seat, colour: number, out: Sink): void {
  const count = woodsOf(s, seat, colour);
  s.said[seat * COLOURS.length + colour] = count;
  out.learned(EVERYBODY & ~seatMask(seat));
  if (out.on) out.emit({ type: 'said', seat, colour, count });
}

/** True when no card is left to draw. */
export const isOutOfCards = (s: EmbersState): boolean => s.cards.size[DECK] === 0 && s.cards.size[DISCARD] === 0;

/** True when the seat has seen the ember. */
export const hasSeen = (s: EmbersState, seat: Seat, ember: number): boolean => hasSeat(s.seen[ember]!, seat);
