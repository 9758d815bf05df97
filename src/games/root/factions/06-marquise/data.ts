import type { FactionData } from '../faction-data.ts';
import { newMarquise } from './state.ts';

/** §6.3.1: the box and the board of the Marquise. */
export const marquiseData = {
  isPlayable: true,
  eveningIsLastStep: true,
  pieces: [
    { id: 'cat', class: 'warrior', count: 25 },
    { id: 'sawmill', class: 'building', count: 6 },
    { id: 'workshop', class: 'building', count: 6, crafts: true },
    { id: 'recruiter', class: 'building', count: 6 },
    { id: 'keep', class: 'token', count: 1, marksCorner: true },
    { id: 'wood', class: 'token', count: 8 },
  ],
  piles: [],
  reach: 10,
  stance: 'militant',
  startsInCorner: true,
  hirelings: ['forest-patrol'],
  fields: () => ({ marquise: newMarquise() }),
  sharedFields: ['marquise'],
  ownTimeToAct: true,
} as const satisfies FactionData;
