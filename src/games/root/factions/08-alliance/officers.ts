import type { Sink } from '../../types.ts';
import { withAdded } from '../../../../kernel/index.ts';
import { MOUSE_WARRIOR } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';

/** §8.4.1.III, §8.5.3: a warrior from supply becomes an officer, if there is one. */
export function addOfficer(s: RootState, out: Sink): void {
  if (s.supply[MOUSE_WARRIOR] === 0) return;
  s.supply[MOUSE_WARRIOR]!--;
  s.away = withAdded(s.away, MOUSE_WARRIOR, 1);
  s.alliance.officers++;
  if (out.on) out.emit({ type: 'officers', officers: s.alliance.officers });
}
