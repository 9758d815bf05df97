import { PLAYABLE } from '../../../games/root/settings.ts';
import type { SetupPreset } from '../../registry/game-ui.ts';

const USUAL = { map: 'autumn', suits: 'printed', hirelings: [] };

/** Ready-made settings of Root. */
export const rootPresets: readonly SetupPreset[] = [
  {
    id: 'first',
    seats: 2,
    level: 'easy',
    answers: { ...USUAL, setup: 'standard', factions: ['marquise', 'eyrie'], deck: 'base', seating: 'listed' },
  },
  {
    id: 'four',
    seats: 4,
    level: 'normal',
    answers: {
      ...USUAL,
      setup: 'standard',
      factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
      deck: 'base',
      seating: 'random',
    },
  },
  {
    id: 'draft',
    seats: 4,
    level: 'normal',
    answers: { ...USUAL, setup: 'advanced', pool: PLAYABLE, deck: 'exiles-partisans', seating: 'random' },
  },
];
