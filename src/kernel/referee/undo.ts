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

/** How far a seat may undo by itself. `asked` are the seats that must answer now: while another seat is asked, nowhere. */
export function undoReach(
  entries: readonly JournalEntry[],
  seat: Seat,
  asked: Mask,
  strictness: UndoPolicy,
): UndoReach {
  const points: number[] = [];
  if (asked !== seatMask(seat)) return { points, stop: 'waiting' };
  const blockers = strictness === 'strict' ? EVERYBODY : seatMask(seat);
  for (let i = lastLiveEntry(entries, entries.length); i >= 0; i = lastLiveEntry(entries, i)) {
    const entry = entries[i]!;
    const stop = stopAt(entry, seat, blockers);
    if (stop !== undefined) return { points, stop };
    if ('say' in entry && entry.seat === seat && entry.by !== 'forced') points.push(i);
  }
  return { points, stop: 'start' };
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
