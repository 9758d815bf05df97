import type { UndoPolicy } from '../game.ts';
import { seatMask, EVERYBODY, type Mask, NOBODY, type Seat } from '../seat.ts';
import { type JournalEntry, lastLiveEntry } from './journal.ts';

/** Why a seat can go back no further than it freely may. */
export type UndoStop = 'start' | 'chance' | 'news' | 'other' | 'together' | 'waiting';

/** How far a seat may go back by itself: the entries before which it may return, newest first, and what stops it. */
export interface UndoReach {
  readonly points: readonly number[];
  readonly stop: UndoStop;
}

/** How far a seat may go back without asking anybody. `asked` are the seats that must answer now: nothing is free while
 * another one is being asked. */
export function undoReach(
  entries: readonly JournalEntry[],
  seat: Seat,
  asked: Mask,
  strictness: UndoPolicy,
): UndoReach {
  const points: number[] = [];
  if (asked !== seatMask(seat)) return { points, stop: 'waiting' };
  const watchers = strictness === 'strict' ? EVERYBODY : seatMask(seat);
  for (let i = lastLiveEntry(entries, entries.length); i >= 0; i = lastLiveEntry(entries, i)) {
    const entry = entries[i]!;
    const stop = stopAt(entry, seat, watchers);
    if (stop !== undefined) return { points, stop };
    if ('say' in entry && entry.seat === seat && entry.by !== 'forced') points.push(i);
  }
  return { points, stop: 'start' };
}

function stopAt(entry: JournalEntry, seat: Seat, watchers: Mask): UndoStop | undefined {
  // Nearly all entries are answers: every move of a long turn looks back at all of them.
  if ('say' in entry) {
    if ((entry.news ?? NOBODY) & watchers) return 'news';
    if (entry.each) return 'together';
    return entry.seat !== seat && entry.by !== 'forced' ? 'other' : undefined;
  }
  if ('chance' in entry) return 'chance';
  if ('news' in entry && (entry.news ?? NOBODY) & watchers) return 'news';
  if ('aside' in entry) return entry.seat === seat ? undefined : 'other';
  return 'together';
}
