import { current } from '../02-key-terms/players.ts';
import { ruler } from '../02-key-terms/rule.ts';
import { score } from '../03-victory/scoring.ts';
import type { Sink } from '../../types.ts';
import type { RootState } from '../../state.ts';

/** §20.4: at the end of Evening the current player scores a point for ruling the clearing with the Tower. */
export function scoreTower(s: RootState, out: Sink): void {
  if (ruler(s, s.tower) === current(s)) score(s, current(s), 1, '20.4', out);
}
