import type { Slip } from './known-slips.ts';
import type { Need } from './need.ts';
import type { Action } from './notation.ts';

/** One recorded action with what it needs. */
export interface Task {
  readonly line: number;
  readonly action: Action;
  readonly faction: number;
  /** True: nothing the engine's rules can judge; it is simply carried out. */
  readonly outside: boolean;
  readonly needs: readonly Need[];
  /** What the action is taken for, when it is not taken at its word. */
  readonly slip?: Slip;
}
