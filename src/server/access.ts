import { type Seat, SPECTATOR } from '../kernel/index.ts';
import type { ErrorCode } from '../protocol/index.ts';
import { ApiError } from './api-error.ts';
import type { TableDoc } from './tables/doc.ts';

/**
 * The only place that decides who may see or say something at a table. Every answer holds for the description it was given
 * for: whoever sends something later asks again.
 */

/** A person known to the server. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A person who acts at a table. */
export interface Actor extends Person {
  /** The hash of the invitation that was presented. */
  readonly invite?: string | undefined;
}

/** Who wants to see a table. */
export interface Visit {
  /** undefined: somebody without a key. */
  readonly person: string | undefined;
  /** The hash of the invitation that was presented. */
  readonly invite?: string | undefined;
}

/** What a viewer may see: the game as it is, or as it was one spectators' delay ago. */
export type Sight = 'now' | 'delayed';

/** Why somebody may see nothing. */
export type Denial = Extract<ErrorCode, 'no-table' | 'sent-away' | 'no-seat' | 'not-yours'>;

/** Who hears a line of chat. */
type Room = 'seats' | 'spectators';

/** True when the person sits at the table. */
export const isSeated = (doc: TableDoc, person: string | undefined): boolean =>
  person !== undefined && doc.seats.some((seat) => seat.person === person);

/** True when a seat waits for the person, who was asked to another match. */
const isAwaited = (doc: TableDoc, person: string | undefined): boolean =>
  person !== undefined && doc.seats.some((seat) => seat.invited?.person === person);

/** True when the host sent the person away and has not let them back. */
export const isSentAway = (doc: TableDoc, person: string | undefined): boolean =>
  person !== undefined && doc.away !== undefined && doc.away.some((each) => each.person === person);

/** True when the person, if let in, sees the game as it was one spectators' delay ago. */
export const isDelayed = (doc: TableDoc, person: string | undefined): boolean =>
  doc.delay > 0 && !isSeated(doc, person);

const isInvited = (doc: TableDoc, invite: string | undefined): boolean =>
  invite !== undefined && (doc.invite === invite || doc.seats.some((seat) => seat.invite === invite));

/** Why this visitor may not know of the table; undefined: they may. */
function strangerTo(doc: TableDoc, { person, invite }: Visit): Denial | undefined {
  if (!doc.private || (person !== undefined && doc.host === person) || isSeated(doc, person)) return undefined;
  if (isSentAway(doc, person)) return 'sent-away';
  if (isAwaited(doc, person)) return undefined;
  return isInvited(doc, invite) ? undefined : 'no-table';
}

/** May this visitor see the table as this viewer, now? */
export function sightOf(doc: TableDoc, visit: Visit, viewer: Seat): Sight | Denial {
  const denial = strangerTo(doc, visit);
  if (denial !== undefined) return denial;
  if (viewer !== SPECTATOR) {
    const seat = doc.seats[viewer];
    if (!seat) return 'no-seat';
    return visit.person !== undefined && seat.person === visit.person ? 'now' : 'not-yours';
  }
  return isDelayed(doc, visit.person) ? 'delayed' : 'now';
}

/** True when somebody may see something. */
export const isSight = (found: Sight | Denial): found is Sight => found === 'now' || found === 'delayed';

/** What the visitor may see as this viewer; undefined is a spectator. Throws the reason if it is nothing. */
export function admit(doc: TableDoc, visit: Visit, seat: Seat = SPECTATOR): Sight {
  const found = sightOf(doc, visit, seat);
  if (!isSight(found)) throw new ApiError(found);
  return found;
}

/** True when the visitor hears what is said in a room: seats hear seats, spectators hear spectators. */
export function mayHear(doc: TableDoc, visit: Visit, room: Room): boolean {
  return strangerTo(doc, visit) === undefined && isSeated(doc, visit.person) === (room === 'seats');
}

/** Throws the reason if the visitor does not hear what is said in a room. */
export function admitHearer(doc: TableDoc, visit: Visit, room: Room): void {
  admit(doc, visit);
  if (!mayHear(doc, visit, room)) throw new ApiError('not-allowed');
}

/** Throws the reason if the visitor may not speak in a room. */
export function admitSpeaker(doc: TableDoc, visit: Visit, room: Room): void {
  if (isSentAway(doc, visit.person)) throw new ApiError('sent-away');
  admitHearer(doc, visit, room);
}

/** True when the person may be told of turns at the table: of their own, or of everybody's while they sit there. */
export function mayBeNotified(doc: TableDoc, person: string, seat: Seat, everyone: boolean): boolean {
  return doc.seats[seat]?.person === person || (everyone && isSeated(doc, person));
}

/** True when the end of the game may be known: a spectator's delay covers it too. */
export function endIsKnown(doc: TableDoc, person: string | undefined, now: number): boolean {
  if (doc.status !== 'over') return false;
  return isSeated(doc, person) || now >= (doc.ended ?? 0) + doc.delay * 1000;
}

/** Only what was written up to this time, in ms, may be seen. */
export const sightLimit = (doc: TableDoc, sight: Sight, now: number): number =>
  sight === 'delayed' ? now - doc.delay * 1000 : Infinity;

/**
 * True when the table may stand in a list of public tables for this person, at this time in ms. A rematch tells that the game
 * before it is over, so it is listed to others when spectators may know that.
 */
export const mayBeListed = (doc: TableDoc, person: string | undefined, now: number): boolean =>
  (doc.listedFrom ?? 0) <= now || doc.host === person || isSeated(doc, person) || isAwaited(doc, person);
