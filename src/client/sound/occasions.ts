import type { ChatLine } from '../../protocol/index.ts';
import type { LogLine } from '../table/messages.ts';
import type { Cue } from './cues.ts';

/** The parts of a table whose changes make sounds. */
export interface SoundInputs {
  /** The seat that looks: another one at the same screen starts from silence. */
  readonly seat: number;
  /** The viewer must decide. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** The log as far as the board shows it. */
  readonly log: readonly LogLine[];
  /** Chat lines of others. */
  readonly lines: readonly ChatLine[];
}

/** The occasions between two moments of a table; the first moment is silent. */
export function occasionsBetween(
  before: SoundInputs | undefined,
  now: SoundInputs,
  isRoll: ((event: object) => boolean) | undefined,
): readonly Cue[] {
  if (!before || before.seat !== now.seat) return [];
  if (now.isOver && !before.isOver) return ['end'];
  const lastKnown = before.log.at(-1)?.n ?? -1;
  const saidTo = before.lines.at(-1)?.n ?? 0;
  const fresh = now.log.filter(({ n }) => n > lastKnown);
  const cues: Cue[] = [];
  if (isRoll && fresh.some(({ events }) => events.some(isRoll))) cues.push('roll');
  if (now.isAsked && !before.isAsked && !now.isOver) cues.push('turn');
  if (now.lines.some(({ n }) => n > saidTo)) cues.push('message');
  return cues;
}
