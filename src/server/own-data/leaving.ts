import { DELETED_NAME, DELETED_PERSON, type SeatDoc, type TableDoc } from '../tables/doc.ts';

/** A seat after its person's account was deleted. */
function leftSeat(seat: SeatDoc, status: TableDoc['status']): SeatDoc {
  if (status === 'open') return {};
  const { person: _, name: _name, muted: _muted, ...rest } = seat;
  // A finished game keeps the seat; a running one goes on with a bot, which counts as giving up.
  const name = DELETED_NAME;
  return status === 'over' ? { ...rest, person: DELETED_PERSON, name } : { ...rest, name, bot: true, gone: true };
}

/**
 * The description of a table without a person. Seats at a running game go to bots, a waiting one is left, and another person becomes the
 * host. Undefined: nobody is left at a table that has not begun.
 */
export function withoutPerson(doc: TableDoc, person: string): TableDoc | undefined {
  const { away, muted, rematchBy, undo, orders, ...rest } = doc;
  const isTheirs = (seat: SeatDoc): boolean => seat.person === person;
  const seats = doc.seats.map((seat): SeatDoc => {
    if (isTheirs(seat)) return leftSeat(seat, doc.status);
    if (seat.invited?.person !== person) return seat;
    const { invited: _, ...free } = seat;
    return free;
  });
  const people = seats.flatMap((seat) =>
    seat.person === undefined || seat.person === DELETED_PERSON ? [] : seat.person,
  );
  if (doc.status === 'open' && people.length === 0 && doc.host === person) return undefined;
  const left = Object.fromEntries(Object.entries(orders).filter(([seat]) => !isTheirs(doc.seats[Number(seat)] ?? {})));
  const kept = away?.filter((each) => each.person !== person);
  const silent = muted?.filter((each) => each !== person);
  return {
    ...rest,
    seats,
    orders: left,
    host: doc.host === person ? (people[0] ?? DELETED_PERSON) : doc.host,
    ...(kept && kept.length > 0 && { away: kept }),
    ...(silent && silent.length > 0 && { muted: silent }),
    ...(rematchBy && rematchBy.person !== person && { rematchBy }),
    // A request that waits for the consent of somebody who is gone, or was made by them, ends.
    ...(undo && !doc.seats.some(isTheirs) && { undo }),
  };
}
