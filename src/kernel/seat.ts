import type { Id } from './id.ts';

/** A place at the table, counted from 0. */
export type Seat = Id<'seat'>;

/** A set of seats: bit k is seat k, bit 7 the spectators. */
export type Mask = Id<'mask'>;

/** The viewer without a seat. */
export const SPECTATOR: Seat = 7;

/** Every seat and the spectators. */
export const EVERYBODY: Mask = 0xff;

/** The empty set. */
export const NOBODY: Mask = 0;

/** The set of one seat. */
export const seatMask = (seat: Seat): Mask => 1 << seat;

/** The set of the first `count` seats. */
export const firstSeats = (count: number): Mask => (1 << count) - 1;

/** True when the seat is in the set. */
export const hasSeat = (mask: Mask, seat: Seat): boolean => (mask & (1 << seat)) !== 0;

/** True when the set is exactly one seat. */
export const isSingleSeat = (mask: Mask): boolean => mask !== 0 && (mask & (mask - 1)) === 0;

/** The lowest seat of a set that is not empty. */
export const lowestSeat = (mask: Mask): Seat => 31 - Math.clz32(mask & (0 - mask));

/** The seats of a set in ascending order. */
export function seatsOf(mask: Mask): Seat[] {
  const list: Seat[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(lowestSeat(rest));
  return list;
}
