import type { Mask, Seat, Unseen } from '../kernel/index.ts';

/** All that a seat may know and remember; seat 7 is a spectator. */
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
  /** The own hand, and which others have seen each card. */
  readonly hand: readonly { readonly card: number; readonly seenBy: Mask }[];
  /** Cards elsewhere that the seat has seen. */
  readonly known: readonly { readonly card: number; readonly pile: number }[];
  /** Cards the seat cannot place, by pool. */
  readonly unseen: readonly Unseen[];
  /** Which cards public knowledge tells apart. */
  readonly pools: readonly number[];
  /** Who has seen each ember; everybody: it is turned up. */
  readonly seen: readonly Mask[];
  /** The tile of each ember; -1: not known to this seat. */
  readonly tiles: readonly number[];
  readonly said: readonly number[];
  /** Whose turn it is, and how many acts are left; -1: nobody's. */
  readonly turn: { readonly seat: Seat; readonly left: number };
  /** What the seat has laid so far in an open laying. */
  readonly laid: readonly string[];
  /** Who has laid all cards in an open laying. */
  readonly ready: Mask;
}
