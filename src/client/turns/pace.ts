import type { Speed } from '../state/prefs.ts';

/**
 * Times of a playback, in ms: `all` is what its stops take together if their number permits, `longest` what they never exceed;
 * `least` and `most` are the usual limits of one stop.
 */
const PACE: Readonly<Record<Exclude<Speed, 'off'>, { all: number; longest: number; least: number; most: number }>> = {
  fast: { all: 2600, longest: 4000, least: 60, most: 350 },
  normal: { all: 7000, longest: 9000, least: 120, most: 900 },
  slow: { all: 18_000, longest: 30_000, least: 450, most: 1800 },
};

/** How long a stop of a playback is shown, in ms: `left` stops remain with this one, after `spent` ms for those before. */
export function stopTime(speed: Speed, left: number, spent = 0): number {
  if (speed === 'off') return 0;
  const { all, longest, least, most } = PACE[speed];
  const share = (whole: number): number => Math.max(0, whole - spent) / Math.max(1, left);
  return Math.min(most, Math.max(share(all), Math.min(least, share(longest))));
}

/** Counts how long the stops of one playback were shown. Pauses do not count. */
export class PlaybackClock {
  #at = 0;
  #before = 0;
  #here = 0;

  /** Adds time for which a stop was shown. */
  count(at: number, ms: number): void {
    if (at !== this.#at) {
      this.#before += this.#here;
      this.#here = 0;
      this.#at = at;
    }
    this.#here += ms;
  }

  /** How long a stop must still be shown, in ms. `stops` is the number of all stops that are known by now. */
  left(speed: Speed, at: number, stops: number): number {
    const here = at === this.#at ? this.#here : 0;
    const before = at === this.#at ? this.#before : this.#before + this.#here;
    return Math.max(0, stopTime(speed, stops - at, before) - here);
  }
}
