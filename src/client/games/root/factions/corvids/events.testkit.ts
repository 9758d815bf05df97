import type { CorvidsEvent } from '../../../../../games/root/factions/18-corvids/events.ts';
import type { EventSamples } from '../../event-samples.testkit.ts';

/** Events of every kind that the faction emits, with each way they can be told. */
export const corvidsEvents: EventSamples<CorvidsEvent> = {
  'plot-hidden': [
    { type: 'plot-hidden', clearing: 2 },
    { type: 'plot-hidden', clearing: 2, plot: 1 },
  ],
  'plot-flipped': [{ type: 'plot-flipped', clearing: 3, plot: 0 }],
  'plots-swapped': [
    { type: 'plots-swapped', from: 2, to: 3, up: true },
    { type: 'plots-swapped', from: 2, to: 3, up: false },
  ],
  'plot-guessed': [
    { type: 'plot-guessed', faction: 0, clearing: 2, plot: 2, right: true },
    { type: 'plot-guessed', faction: 1, clearing: 2, plot: 3, right: false },
  ],
  raid: [{ type: 'raid', clearing: 5 }],
  exerted: [{ type: 'exerted' }],
};
