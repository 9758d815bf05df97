import type { GameId } from '../../law/index.ts';
import type { ScriptLine } from './script.ts';

/** A guided first game: a scripted game on the real engine, with what the guide says about it. */
export interface Guide {
  readonly game: GameId;
  /** The learner's seat. */
  readonly seat: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly script: readonly ScriptLine[];
}
