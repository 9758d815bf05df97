import type { Reader, Seat } from '../../../kernel/index.ts';
import type { RootState } from '../state.ts';
import { FACTIONS, NO_FACTION } from '../words.ts';

const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];
/** What a file calls a seat: by its faction, or by its number before it has one (15.8.2). */
export const SEAT_NAMES: readonly string[] = [...FACTIONS, ...SEATS];

/** The name of a seat. */
export const seatName = (s: RootState, seat: Seat): string =>
  FACTIONS[s.faction[seat] ?? NO_FACTION] ?? SEATS[seat] ?? 'none';

/** The seat with that number among the names, -1 when nobody sits there. */
export function seatOf(s: RootState, name: number): Seat {
  if (name < FACTIONS.length) return s.seat[name] ?? -1;
  return name - FACTIONS.length < s.settings.seats ? name - FACTIONS.length : -1;
}

/** Reads the name of a seat. */
export function readSeat(reader: Reader, raw: unknown, path: string, s: RootState): Seat {
  const name = reader.name(raw, path, SEAT_NAMES);
  const seat = name < 0 ? -1 : seatOf(s, name);
  if (name >= 0 && seat < 0) reader.note(path, 'not-playing');
  return seat;
}
