import type { ReviewedQuestion, Decision, TurnChances, TurningPoint } from '../../bots/index.ts';

/** A request of the page to the review worker. */
export type ToReviewer =
  | { readonly ask: 'open'; readonly journal: string }
  /** Review all decisions, the most interesting turns first. */
  | { readonly ask: 'study' }
  | { readonly ask: 'stop' }
  /** Review one decision now. */
  | { readonly ask: 'look'; readonly entry: number };

/** The first result of a review: chances by turn, turning points, and the list of decisions. */
export interface ReviewOverview {
  readonly turns: readonly TurnChances[];
  readonly turningPoints: readonly TurningPoint[];
  readonly asked: readonly ReviewedQuestion[];
  /** True when all seats win or lose together. */
  readonly together: boolean;
}

/** A message of the review worker. */
export type FromReviewer =
  | { readonly overview: ReviewOverview }
  | { readonly decision: Decision }
  | { readonly done: number; readonly all: number; readonly busy: boolean }
  | { readonly error: 'unreadable' };
