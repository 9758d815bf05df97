import type { Person } from '../access.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import { newSeed } from './fairness.ts';

/**
 * A new table on the same terms. The person who asks is its host; the seats of the others are reserved for them, unless one of
 * the two has blocked the other (`apart`).
 */
export function rematchOf(
  over: TableDoc,
  { id, name: by }: Person,
  now: number,
  rules = over.rules,
  apart: ReadonlySet<string> = new Set(),
): TableDoc {
  const seats = over.seats.map(({ person, name = '', bot, level }): SeatDoc => {
    if (person !== undefined && apart.has(person)) return {};
    if (person !== undefined) return { invited: { person, name, by } };
    return bot ? { bot: true, ...(level !== undefined && { level }) } : {};
  });
  const {
    game,
    title,
    settings,
    pack,
    private: hidden,
    delay,
    strict,
    hints,
    cooperative,
    casual,
    clock,
    timeout,
    invite,
    away,
    hushed,
    muted,
    ended = 0,
  } = over;
  return {
    game,
    rules,
    title,
    settings,
    ...(pack !== undefined && { pack }),
    host: id,
    private: hidden,
    delay,
    strict,
    clock,
    timeout,
    ...(hints && { hints }),
    ...(cooperative && { cooperative }),
    ...(casual && { casual }),
    ...(invite !== undefined && { invite }),
    ...(away && { away }),
    ...(hushed && { hushed }),
    ...(muted && { muted }),
    // A rematch reveals that the game before it is over, which delayed spectators must not know yet.
    ...(delay > 0 && { listedFrom: ended + delay * 1000 }),
    status: 'open',
    created: now,
    seats,
    seed: newSeed(),
    orders: {},
  };
}

/** The table with a person in the seats that are reserved for them; only before it begins. */
export function withReservedSeatsTaken(doc: TableDoc, { id, name }: Person): TableDoc {
  if (doc.status !== 'open' || !doc.seats.some(({ invited }) => invited?.person === id)) return doc;
  return { ...doc, seats: doc.seats.map((seat) => (seat.invited?.person === id ? { person: id, name } : seat)) };
}
