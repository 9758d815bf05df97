import type { Sink } from '../../types.ts';
import type { RootState } from '../../state.ts';
import type { Faction } from '../../words.ts';
import { THRESHOLDS } from './state.ts';

/** §14.2.1, §14.2.1-R1: the first player who reaches or passes a marker takes it at once. */
export function takeMarkers(s: RootState, f: Faction, out: Sink): void {
  const { taker } = s.hirelings;
  THRESHOLDS.forEach((points, i) => {
    if (taker[i]! >= 0 || s.points[f]! < points) return;
    taker[i] = f;
    if (out.on) out.emit({ type: 'hireling-marker', faction: f, points });
  });
}
