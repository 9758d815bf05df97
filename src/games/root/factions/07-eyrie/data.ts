import type { FactionData } from '../faction-data.ts';
import { COLUMNS, newEyrie } from './state.ts';

/** §7.3.1: the box and the board of the Eyrie. */
export const eyrieData = {
  isPlayable: true,
  pieces: [
    { id: 'hawk', class: 'warrior', count: 20 },
    // §7.5.2.IV
    { id: 'roost', class: 'building', count: 7, crafts: true, single: true, marksCorner: true },
  ],
  // §7.5.2
  piles: [{ name: 'decree', columns: COLUMNS, seenBy: 'everybody', first: 6 }],
  reach: 7,
  stance: 'militant',
  startsInCorner: true,
  hirelings: ['last-dynasty'],
  ownTimeToAct: true,
  fields: () => ({ eyrie: newEyrie() }),
  sharedFields: ['eyrie'],
} as const satisfies FactionData;
