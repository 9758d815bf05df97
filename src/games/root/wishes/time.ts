import type { RefusalDetail, Window } from '../../../kernel/index.ts';
import { current } from '../rules/02-key-terms/players.ts';
import type { RootState } from '../state.ts';
import type { Phase } from '../words.ts';
import type { TurnFrame } from '../rules/01-turn/frames.ts';

/** The phase of a turn by the step that its frame goes on with; left out: before and after all phases. */
const PHASES: { readonly [S in TurnFrame['step']]?: Phase } = {
  birdsong: 'birdsong',
  birdsongEnds: 'birdsong',
  daylightStarts: 'birdsong',
  daylight: 'daylight',
  eveningStarts: 'daylight',
  evening: 'evening',
  hirelings: 'evening',
};

/** The phase of the running turn; undefined in set-up and at the end of a turn. */
function phaseOf(s: RootState): Phase | undefined {
  const turn = s.stack.find((frame): frame is TurnFrame => frame.proc === 'turn');
  return turn && PHASES[turn.step];
}

/** True for a reason of time that names the present: the phase in the seat's own turn, the turn, the Decree being resolved. */
export function isOfThisTime(s: RootState, seat: number, why: string): boolean {
  if (!s.stack.some((frame) => frame.proc === 'turn') || current(s) !== s.faction[seat]) return false;
  if (why === 'on-your-turn') return true;
  if (why === 'in-decree') return s.stack.some((frame) => frame.proc === 'decree');
  return why === `in-${phaseOf(s)}`;
}

/** Chapters of factions whose Daylight has its steps in order; the others take their actions in any order. */
const ORDERED_DAYLIGHT = ['7', '12', '13', '17'];

/**
 * True when the paragraph of a verb is an earlier step of its phase than the open question. Birdsong and Evening have their
 * steps in order, by the third number of the paragraph; the Daylight of some factions, too. Nothing of them is left at its end.
 */
export function isStepOver({ law, why }: RefusalDetail, window: Window): boolean {
  const [chapter = '', phase, step] = law.split('.');
  const [ofChapter, ofPhase, now] = window.law.split('.');
  if (chapter !== ofChapter || phase !== ofPhase) return false;
  if (why !== 'in-birdsong' && why !== 'in-evening' && !ORDERED_DAYLIGHT.includes(chapter)) return false;
  if (window.name.endsWith('-daylight-end')) return true;
  return Number.parseInt(step ?? '', 10) < Number.parseInt(now ?? '', 10);
}
