import type { ReviewedQuestion, Decision, TurnChances, TurningPoint } from '../../bots/index.ts';

/** What the page asks of the worker that looks at a finished game again. */
export type ToReviewer =
  | { readonly ask: 'open'; readonly journal: string }
  /** Look at all decisions, the most interesting turns first. */
  | { readonly ask: 'study' }
  | { readonly ask: 'stop' }
  /** Look at one decision now. */
  | { readonly ask: 'look'; readonly entry: number };

/** What can be seen at once: the chances, the turns that changed them, and who decided where. */
export interface ReviewOverview {
  readonly moments: readonly TurnChances[];
  readonly turningPoints: readonly TurningPoint[];
  readonly asked: readonly ReviewedQuestion[];
  /** All win or lose together. */
  readonly together: boolean;
}

/** What the worker says. */
export type FromReviewer =
  | { readonly course: ReviewOverview }
  | { readonly decision: Decision }
  | { readonly done: number; readonly all: number; readonly busy: boolean }
  | { readonly fault: 'unreadable' };
