import type { FactionData } from '../faction-data.ts';
import { newCorvids } from './state.ts';

/** §18.3.1: the box and the board of the Corvids. */
export const corvidsData = {
  isPlayable: true,
  pieces: [
    { id: 'raven', class: 'warrior', count: 15 },
    // §18.2.1, §18.2.2.II
    { id: 'plot', class: 'token', count: 8, crafts: true, single: true },
  ],
  piles: [],
  // §18.3.3
  reach: 3,
  stance: 'insurgent',
  // §16.1: they need no corner.
  startsInCorner: false,
  // §14.0
  hirelings: ['corvid-spies'],
  fields: () => ({ corvids: newCorvids() }),
} as const satisfies FactionData;
