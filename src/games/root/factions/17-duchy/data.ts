import type { FactionData } from '../faction-data.ts';
import { newDuchy } from './state.ts';

/** §17.3.1, §17.3.4: the box and the board of the Duchy. */
export const duchyData = {
  isPlayable: true,
  pieces: [
    { id: 'mole', class: 'warrior', count: 20 },
    { id: 'tunnel', class: 'token', count: 3, single: true, marksCorner: true },
    { id: 'citadel', class: 'building', count: 3, crafts: true },
    { id: 'market', class: 'building', count: 3, crafts: true },
  ],
  // §17.5.1.I
  piles: [{ name: 'shown', seenBy: 'everybody' }],
  // §17.0.2
  reach: 8,
  // §17.0.9
  stance: 'militant',
  // §17.0.4
  startsInCorner: true,
  // §17.0.8
  hirelings: ['sunward-expedition'],
  fields: () => ({ duchy: newDuchy() }),
} as const satisfies FactionData;
