import type { FactionData } from '../faction-data.ts';
import { newCult } from './state.ts';

/** §10.3.1: the box and the board of the Cult. */
export const cultData = {
  isPlayable: true,
  pieces: [
    { id: 'lizard', class: 'warrior', count: 25 },
    { id: 'garden', class: 'building', count: 15, crafts: true, marksCorner: true },
  ],
  // §10.5, §2.1.4: cards that lie revealed until Evening, apart from what the Cult has crafted.
  piles: [{ name: 'revealed', seenBy: 'everybody' }],
  reach: 2,
  stance: 'insurgent',
  startsInCorner: true,
  hirelings: ['warm-sun-prophets'],
  ownTimeToAct: true,
  fields: () => ({ cult: newCult() }),
} as const satisfies FactionData;
