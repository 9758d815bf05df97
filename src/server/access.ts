import { type Seat, SPECTATOR } from '../kernel/index.ts';
import type { ErrorCode } from '../protocol/index.ts';
import { ApiError } from './api-error.ts';
import type { MatchDoc, SeriesDoc } from './series/doc.ts';
import type { TableDoc } from './tables/doc.ts';

/**
 * The only place that decides who may see or say something at a table. A decision holds for the given description only:
 * anything that is sent later is checked again.
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
  /** undefined: a visitor without a key. */
  readonly person: string | undefined;
  /** The hash of the invitation that was presented. */
  readonly invite?: string | undefined;
}

/** What a viewer may see: the live game, or the game as it was one spectator delay ago. */
export type Sight = 'now' | 'delayed';

/** Why a visitor may see nothing. */
export type Denial = Extract<ErrorCode, 'no-table' | 'sent-away' | 'no-seat' | 'not-yours'>;

/** A chat room. */
type Room = 'seats' | 'spectators';

/** True when the person sits at the table. */
export const isSeated = (doc: TableDoc, person: string | undefined): boolean =>
  person !== undefined && doc.seats.some((seat) => seat.person === person);

/** True when a seat of this rematch is reserved for the person. */
const hasReservedSeat = (doc: TableDoc, person: string | undefined): boolean =>
  person !== undefined && doc.seats.some((seat) => seat.invited?.person === person);

/** True when the host sent the person away and has not readmitted them. */
export const isSentAway = (doc: TableDoc, person: string | undefined): boolean =>
  person !== undefined && doc.away !== undefined && doc.away.some((each) => each.person === person);

/** True when the person, if admitted, gets the delayed feed. */
export const isDelayed = (doc: TableDoc, person: string | undefined): boolean =>
  doc.delay > 0 && !isSeated(doc, person);

const isInvited = (doc: TableDoc, invite: string | undefined): boolean =>
  invite !== undefined && (doc.invite === invite || doc.seats.some((seat) => seat.invite === invite));

/** Why this visitor may not know of the table; undefined: they may. */
function denialFor(doc: TableDoc, { person, invite }: Visit): Denial | undefined {
  if (!doc.private || (person !== undefined && doc.host === person) || isSeated(doc, person)) return undefined;
  if (isSentAway(doc, person)) return 'sent-away';
  if (hasReservedSeat(doc, person)) return undefined;
  return isInvited(doc, invite) ? undefined : 'no-table';
}

/** What this visitor may see as this viewer, or why nothing. */
export function sightOf(doc: TableDoc, visit: Visit, viewer: Seat): Sight | Denial {
  const denial = denialFor(doc, visit);
  if (denial !== undefined) return denial;
  if (viewer !== SPECTATOR) {
    const seat = doc.seats[viewer];
    if (!seat) return 'no-seat';
    return visit.person !== undefined && seat.person === visit.person ? 'now' : 'not-yours';
  }
  return isDelayed(doc, visit.person) ? 'delayed' : 'now';
}

/** True when it is not a denial. */
export const isSight = (found: Sight | Denial): found is Sight => found === 'now' || found === 'delayed';

/** What the visitor may see in this seat, or as a spectator. Throws the reason if it is nothing. */
export function admit(doc: TableDoc, visit: Visit, seat: Seat = SPECTATOR): Sight {
  const found = sightOf(doc, visit, seat);
  if (!isSight(found)) throw new ApiError(found);
  return found;
}

/** True when the visitor may read a chat room: seats read seats, spectators read spectators. */
export function mayReadChat(doc: TableDoc, visit: Visit, room: Room): boolean {
  return denialFor(doc, visit) === undefined && isSeated(doc, visit.person) === (room === 'seats');
}

/** Throws the reason if the visitor may not read a chat room. */
export function admitChatReader(doc: TableDoc, visit: Visit, room: Room): void {
  admit(doc, visit);
  if (!mayReadChat(doc, visit, room)) throw new ApiError('not-allowed');
}

/** Throws the reason if the visitor may not write in a chat room. */
export function admitChatWriter(doc: TableDoc, visit: Visit, room: Room): void {
  if (isSentAway(doc, visit.person)) throw new ApiError('sent-away');
  admitChatReader(doc, visit, room);
}

/** True when the person may get notices of this seat's turns: their own, or everybody's while they sit at the table. */
export function mayBeNotified(doc: TableDoc, person: string, seat: Seat, everyone: boolean): boolean {
  return doc.seats[seat]?.person === person || (everyone && isSeated(doc, person));
}

/** True when the person may know that and how the game ended: a spectator delay also hides the end. */
export function endIsKnown(doc: TableDoc, person: string | undefined, now: number): boolean {
  if (doc.status !== 'over') return false;
  return isSeated(doc, person) || now >= (doc.ended ?? 0) + doc.delay * 1000;
}

/** Entries up to this time may be seen, in ms since 1970. */
export const sightLimit = (doc: TableDoc, sight: Sight, now: number): number =>
  sight === 'delayed' ? now - doc.delay * 1000 : Infinity;

/**
 * True when the table may be listed to this person at this time, in ms since 1970. A rematch reveals that the game before it is
 * over, so others see it only once spectators may know that.
 */
export const mayBeListed = (doc: TableDoc, person: string | undefined, now: number): boolean =>
  (doc.listedFrom ?? 0) <= now || doc.host === person || isSeated(doc, person) || hasReservedSeat(doc, person);

/** True when the caller may open a profile: its owner always, others as the owner chose. `met`: they played a match together. */
export const mayOpenProfile = (
  { person, viewers }: { readonly person: string; readonly viewers: 'public' | 'opponents' | 'nobody' },
  caller: string | undefined,
  met: boolean,
): boolean => person === caller || viewers === 'public' || (viewers === 'opponents' && met);

/** True when the record of a finished game may be opened: by those who played always, by others unless a player hides it. */
export const mayOpenRecord = (seated: boolean, isHidden: boolean): boolean => seated || !isHidden;

/** True when the person organises the series. */
export const isOrganiser = (doc: SeriesDoc, person: string | undefined): boolean =>
  person !== undefined && doc.organisers.some((each) => each.person === person);

/** Throws `no-series` unless the visitor may know of the series: it is listed, or theirs, or they have its invitation. */
export function admitToSeries(doc: SeriesDoc, { person, invite }: Visit): void {
  if (doc.listed || isOrganiser(doc, person)) return;
  if (person !== undefined && doc.players.some((each) => each.person === person)) return;
  if (invite === undefined || doc.invite !== invite) throw new ApiError('no-series');
}

const playsIn = (doc: SeriesDoc, match: MatchDoc, person: string | undefined): boolean =>
  person !== undefined && match.players.some((player) => doc.players[player]?.person === person);

/** True when the person may be told which table a match is played at: everybody where tables are public, else its players. */
export const maySeeMatchTable = (doc: SeriesDoc, match: MatchDoc, person: string | undefined): boolean =>
  !doc.terms.private || playsIn(doc, match, person);

/** True when the person may read the record of a match that is over: factions, scores by turn. Results are for all. */
export const mayReadMatchRecord = (doc: SeriesDoc, match: MatchDoc, person: string | undefined): boolean =>
  match.status === 'over' && (!doc.terms.private || isOrganiser(doc, person) || playsIn(doc, match, person));
