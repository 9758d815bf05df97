import type { RootState } from '../../state.ts';
import type { TurnFrame } from './frames.ts';

/** The part of the turn, an index of PHASES, by the step that comes next: a frame names it while what it called runs. */
const PHASE_OF: Readonly<Record<TurnFrame['step'], number>> = {
  begin: 0,
  birdsong: 0,
  birdsongEnds: 0,
  daylightStarts: 0,
  daylight: 1,
  eveningStarts: 1,
  evening: 2,
  hirelings: 2,
  end: 2,
};

/** §1.5: the part of the turn, an index of PHASES; -1 outside of a turn. */
export function phaseOf(s: RootState): number {
  const turn = s.stack.find((frame): frame is TurnFrame => frame.proc === 'turn');
  return turn ? PHASE_OF[turn.step] : -1;
}
