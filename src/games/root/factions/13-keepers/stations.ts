import { lift, place, sendHome } from '../../rules/02-key-terms/pieces.ts';
import type { Sink } from '../../types.ts';
import { BADGER, WAYSTATION } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, KEEPERS } from '../../words.ts';
import { STATIONS } from './state.ts';

/** How many waystations of the Keepers' list are in a clearing. */
export function stationsIn(s: RootState, c: Clearing): number {
  let count = 0;
  for (let station = 0; station < STATIONS.length; station++) if (s.keepers.station[station] === c) count++;
  return count;
}

/** §13.2.2: true when a waystation in the clearing shows the type. */
export function shows(s: RootState, c: Clearing, type: number): boolean {
  for (let station = 0; station < STATIONS.length; station++)
    if (s.keepers.station[station] === c && s.keepers.side[station] === type) return true;
  return false;
}

/** Places a waystation with a side up. */
export function setUp(s: RootState, c: Clearing, station: number, side: number, out: Sink): void {
  place(s, WAYSTATION, c, 1, out);
  s.keepers.station[station] = c;
  s.keepers.side[station] = side;
  if (out.on) out.emit({ type: 'waystation', station, clearing: c, side });
}

/** Puts a waystation back on the list; where its piece goes the caller says. */
export function strikeOff(s: RootState, station: number, out: Sink): void {
  s.keepers.station[station] = -1;
  s.keepers.side[station] = 0;
  if (out.on) out.emit({ type: 'waystation', station, clearing: -1, side: 0 });
}

function takeUp(s: RootState, p: number, c: Clearing, out: Sink): void {
  lift(s, p, c, 1);
  if (out.on) out.emit({ type: 'removed', piece: p, clearing: c, count: 1, by: KEEPERS });
  sendHome(s, p, 1, true, out);
}

/** §O.10: a warrior makes room for a waystation. */
export function encamp(s: RootState, c: Clearing, station: number, side: number, out: Sink): void {
  takeUp(s, BADGER, c, out);
  setUp(s, c, station, side, out);
}

/** §O.10: a waystation makes room for a warrior. */
export function decamp(s: RootState, c: Clearing, station: number, out: Sink): void {
  takeUp(s, WAYSTATION, c, out);
  strikeOff(s, station, out);
  place(s, BADGER, c, 1, out);
}
