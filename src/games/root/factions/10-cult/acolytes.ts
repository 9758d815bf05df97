import type { Sink } from '../../types.ts';
import { withAdded } from '../../../../kernel/index.ts';
import { LIZARD } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';

function emitAcolytes(s: RootState, out: Sink): void {
  if (out.on) out.emit({ type: 'acolytes', acolytes: s.cult.acolytes });
}

/** §10.2.3: warriors taken off the map become acolytes. */
export function joinAcolytes(s: RootState, count: number, out: Sink): void {
  s.away = withAdded(s.away, LIZARD, count);
  s.cult.acolytes += count;
  emitAcolytes(s, out);
}

/** §14.7.2: fallen warriors are tended and are acolytes no more; the caller puts them on the map. */
export function leaveAcolytes(s: RootState, count: number, out: Sink): void {
  s.away = withAdded(s.away, LIZARD, -count);
  s.cult.acolytes -= count;
  emitAcolytes(s, out);
}

/** §10.5.4: a warrior of the supply becomes an acolyte. */
export function addAcolyte(s: RootState, out: Sink): void {
  s.supply[LIZARD]!--;
  joinAcolytes(s, 1, out);
}

/** §10.4.3: spent acolytes return to the supply. */
export function spendAcolytes(s: RootState, count: number, out: Sink): void {
  s.supply[LIZARD]! += count;
  s.away = withAdded(s.away, LIZARD, -count);
  s.cult.acolytes -= count;
  emitAcolytes(s, out);
}
