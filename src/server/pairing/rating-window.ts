import type { Pace } from '../storage/pairing-storage.ts';

/** How far apart ratings may be at once, in points. */
const FIRST_POINTS = 100;
/** After so long the window is this many points wider, in ms, by pace. */
const STEP_MS: Readonly<Record<Pace, number>> = { now: 60_000, days: 4 * 3_600_000 };
const STEP_POINTS = 100;
/** No two ratings are further apart than this. */
const MOST_POINTS = 3_000;

/** How far the ratings of opponents may be from one's own after a wait, in points. */
export function ratingWindow(pace: Pace, waited: number): number {
  return Math.min(MOST_POINTS, FIRST_POINTS + Math.floor((Math.max(0, waited) / STEP_MS[pace]) * STEP_POINTS));
}
