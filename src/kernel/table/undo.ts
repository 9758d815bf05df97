import type { Strictness } from '../game.ts';
import { bit, EVERYBODY, type Mask, type Seat } from '../seat.ts';
import { type Entry, liveEntries } from './journal.ts';

/**
 * The journal entries before which the seat may return without asking anybody, newest first. `asked` are the seats
 * that must answer now: nothing is free while another one is being asked.
 */
export function freeUndo(entries: readonly Entry[], seat: Seat, asked: Mask, strictness: Strictness): number[] {
  const points: number[] = [];
  if (asked !== bit(seat)) return points;
  const watchers = strictness === 'strict' ? EVERYBODY : bit(seat);
  for (const i of liveEntries(entries).reverse()) {
    const entry = entries[i]!;
    if ('aside' in entry && entry.seat === seat && !((entry.news ?? 0) & watchers)) continue;
    if (!('say' in entry) || entry.each || (entry.news ?? 0) & watchers) break;
    const forced = entry.by === 'forced';
    if (entry.seat !== seat && !forced) break;
    if (entry.seat === seat && !forced) points.push(i);
  }
  return points;
}
