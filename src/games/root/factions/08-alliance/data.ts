import type { FactionData } from '../faction-data.ts';
import { newAlliance } from './state.ts';

/** §8.3.1, §8.3.2, §8.3.3: the box and the board of the Alliance. */
export const allianceData = {
  isPlayable: true,
  pieces: [
    { id: 'mouse', class: 'warrior', count: 10 },
    { id: 'base', class: 'building', count: 3 },
    // §8.2.5.I
    { id: 'sympathy', class: 'token', count: 10, crafts: true, single: true },
  ],
  // §8.2.3
  piles: [{ name: 'supporters', seenBy: 'player', first: 5 }],
  reach: 3,
  stance: 'insurgent',
  startsInCorner: false,
  hirelings: ['spring-uprising'],
  craftsAllDay: true,
  fields: () => ({ alliance: newAlliance() }),
  ownTimeToAct: true,
} as const satisfies FactionData;
