import type { Slip } from './known-slips.ts';
import type { Need } from './need.ts';
import type { Action } from './notation.ts';

/** One recorded action with its needs. */
export interface Task {
  readonly line: number;
  readonly action: Action;
  readonly faction: number;
  /** True when the engine has no rules for the action: the replay edits the state instead. */
  readonly outside: boolean;
  /**
   * True for losses in a battle with a faction that the engine does not have: its rules may cause any of them, so losses that
   * the engine does not find are applied by editing and not judged.
   */
  readonly lenient: boolean;
  readonly needs: readonly Need[];
  /** The slip, when the action is not read literally. */
  readonly slip?: Slip;
}
