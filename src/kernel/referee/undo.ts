import type { UndoPolicy } from '../game.ts';
import { seatMask, EVERYBODY, type Mask, NOBODY, type Seat } from '../seat.ts';
import { type JournalEntry, lastLiveEntry } from './journal.ts';

/** Why a seat cannot undo further by itself. */
export type UndoStop = 'start' | 'chance' | 'news' | 'other' | 'together' | 'waiting';

/** How far a seat may undo by itself: the entries it may undo to, newest first, and what stops it. */
export interface UndoReach {
  readonly points: readonly number[];
  readonly stop: UndoStop;
}

/** What `undoReach` found earlier in the same game, while the journal had `length` entries and ended with `last`. */
export interface EarlierReach {
  readonly length: number;
  readonly last: JournalEntry | undefined;
  readonly reach: UndoReach;
}

/**
 * How far a seat may undo by itself. `asked` are the seats that must answer now: while another seat is asked, nowhere. With what was
 * found earlier for this seat, only the entries since then are read: a long turn has many.
 */
export function undoReach(
  entries: readonly JournalEntry[],
  seat: Seat,
  asked: Mask,
  strictness: UndoPolicy,
  earlier?: EarlierReach,
): UndoReach {
  const points: number[] = [];
  if (asked !== seatMask(seat)) return { points, stop: 'waiting' };
  const blockers = strictness === 'strict' ? EVERYBODY : seatMask(seat);
  // Entries are only ever added, or removed from the end: with the same last entry, those before it are the same, too.
  const known = earlier && entries[earlier.length - 1] === earlier.last ? earlier.length : -1;
  let end = entries.length;
  while (end !== known) {
    const i = lastLiveEntry(entries, end);
    if (i < 0) return { points, stop: 'start' };
    const entry = entries[i]!;
    const stop = stopAt(entry, seat, blockers);
    if (stop !== undefined) return { points, stop };
    if ('say' in entry && entry.seat === seat && entry.by !== 'forced') points.push(i);
    end = i;
  }
  const { reach } = earlier!;
  for (const point of reach.points) points.push(point);
  return { points, stop: reach.stop };
}

/** Why undo stops at this entry; undefined when it does not. `blockers` are the seats whose news stop it. */
function stopAt(entry: JournalEntry, seat: Seat, blockers: Mask): UndoStop | undefined {
  // Answers first: nearly all entries are answers, and every move of a long turn checks all of them.
  if ('say' in entry) {
    if ((entry.news ?? NOBODY) & blockers) return 'news';
    if (entry.each) return 'together';
    return entry.seat !== seat && entry.by !== 'forced' ? 'other' : undefined;
  }
  if ('chance' in entry) return 'chance';
  if ('news' in entry && (entry.news ?? NOBODY) & blockers) return 'news';
  if ('aside' in entry) return entry.seat === seat ? undefined : 'other';
  return 'together';
}
