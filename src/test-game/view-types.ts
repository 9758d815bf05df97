import type { Mask, Seat, Unseen } from '../kernel/index.ts';

/** All that a seat may know; seat 7 is a spectator. */
export interface EmbersView {
  readonly seat: Seat;
  readonly round: number;
  readonly first: Seat;
  readonly weather: number;
  readonly tokens: readonly number[];
  readonly scores: readonly number[];
  /** The size of every pile. */
  readonly sizes: readonly number[];
  readonly discard: readonly number[];
  /** The own hand, and the other seats that have seen each card. */
  readonly hand: readonly { readonly card: number; readonly seenBy: Mask }[];
  /** Cards in other piles that the seat has seen. */
  readonly known: readonly { readonly card: number; readonly pile: number }[];
  /** Cards whose pile the seat does not know, by pool. */
  readonly unseen: readonly Unseen[];
  /** The pool of each card: public knowledge cannot distinguish cards of one pool. */
  readonly pools: readonly number[];
  /** The seats that have seen each ember; everybody: it is turned up. */
  readonly seen: readonly Mask[];
  /** The tile of each ember; -1: not known to this seat. */
  readonly tiles: readonly number[];
  readonly said: readonly number[];
  /** The seat whose turn it is (-1: nobody's), and the number of acts left. */
  readonly turn: { readonly seat: Seat; readonly left: number };
  /** The texts that the seat has answered so far in an open `lay` window. */
  readonly laid: readonly string[];
  /** The seats that have laid all cards in an open `lay` window. */
  readonly ready: Mask;
}
