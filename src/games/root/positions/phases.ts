import type { RootState } from '../state.ts';
import { PHASES } from '../words.ts';
import type { RootFrame } from '../frames.ts';

/** The step of a turn at which a phase begins. */
const STARTS = { birdsong: 'begin', daylight: 'daylightStarts', evening: 'eveningStarts' } as const;

/** §1.5: a turn in which a phase is about to begin. */
export const phaseStart = (phase: number): RootFrame => ({ proc: 'turn', step: STARTS[PHASES[phase]!], got: 0 });

/** The phase that is about to begin, -1 when the game stands at another moment. */
export function phaseOf(s: RootState): number {
  const [only, ...more] = s.stack;
  if (only?.proc !== 'turn' || more.length > 0) return -1;
  return PHASES.findIndex((phase) => STARTS[phase] === only.step);
}
