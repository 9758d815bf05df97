import type { Speed } from '../state/prefs.ts';

/** Time per stop, in ms: a whole for all stops together, and limits for each. */
const PACE: Readonly<Record<Exclude<Speed, 'off'>, { all: number; least: number; most: number }>> = {
  fast: { all: 2600, least: 60, most: 350 },
  normal: { all: 7000, least: 120, most: 900 },
  slow: { all: 18_000, least: 450, most: 1800 },
};

/** How long each stop of a playback with this number of stops is shown, in ms. */
export function stopTime(speed: Speed, stops: number): number {
  if (speed === 'off') return 0;
  const { all, least, most } = PACE[speed];
  return Math.min(most, Math.max(least, all / Math.max(1, stops)));
}
