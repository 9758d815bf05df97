import { type GameTypes, MUTE, type Seat } from '../../kernel/index.ts';
import { type JournalEntry, applyEntry, liveEntries } from '../../kernel/referee/index.ts';
import type { LiveTable } from '../play/table.ts';

/** What one seat did while another one waited; public facts only. */
export interface SeatRecap {
  readonly name: string;
  readonly moves: number;
  /** Points won, or lost if negative. */
  readonly points: number;
}

/** What the other seats did since a seat last answered in person: only what everybody may know. */
export function recapFor(table: LiveTable, seat: Seat): SeatRecap[] {
  const { game, state, entries } = table.playing().referee;
  const live = liveEntries(entries);
  let own = live.length - 1;
  while (own >= 0 && !isChosen(entries[live[own]!]!, seat)) own--;
  const moves = Array.from({ length: state.settings.seats }, () => 0);
  for (const n of live.slice(own + 1)) {
    const entry = entries[n]!;
    if ('say' in entry && entry.by !== 'forced') moves[entry.seat]!++;
  }
  let then: GameTypes['state'] = game.begin(state.settings);
  for (const n of live.slice(0, own + 1)) then = applyEntry(game, then, entries[n]!, MUTE);
  const before = game.scores(then);
  const now = game.scores(state);
  return table.doc.seats.flatMap(({ name }, k) => {
    const points = (now[k] ?? 0) - (before[k] ?? 0);
    return (k !== seat && moves[k]! > 0) || points !== 0 ? [{ name: name ?? '', moves: moves[k]!, points }] : [];
  });
}

/** True when the seat's person gave the answer, not a bot or an order. */
function isChosen(entry: JournalEntry, seat: Seat): boolean {
  return 'say' in entry && entry.seat === seat && entry.by === undefined;
}
