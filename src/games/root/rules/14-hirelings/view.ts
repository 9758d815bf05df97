import type { RootState } from '../../state.ts';
import { copyHirelings, type HirelingsState } from './state.ts';

/** Everything about hirelings is public (14.2.0), but for a game without them there is nothing to show. */
export function viewHirelings(s: RootState): Readonly<HirelingsState> | null {
  return s.hirelings.parties.length === 0 ? null : copyHirelings(s.hirelings);
}
