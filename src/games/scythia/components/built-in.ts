import { ANIMALS } from './data/animals.ts';
import { BUILDINGS_DATA } from './data/buildings.ts';
import { NAMED_CHARACTERS } from './data/characters-named.ts';
import { OTHER_CHARACTERS } from './data/characters-other.ts';
import { CHIEFS, SCHEMES } from './data/chief.ts';
import { CIVILISATIONS } from './data/civilisations.ts';
import { HEROES } from './data/heroes.ts';
import { QUESTS } from './data/quests.ts';
import type { Pack } from './pack.ts';

/** The built-in pack: published values where they exist; our own values are marked as unpublished. */
export const BUILT_IN: Pack = {
  format: 1,
  id: 'vatra-scythia',
  workers: { blue: 7, grey: 11, red: 13 },
  plunder: { gold: 14, equipment: 20, wagons: 20, livestock: 26 },
  reconstructed: ['workers.grey', 'workers.red'],
  buildings: BUILDINGS_DATA,
  dice: {
    red: {
      faces: [
        { strength: 0, wounds: 1 },
        { strength: 1, wounds: 1 },
        { strength: 2, wounds: 1 },
        { strength: 2, wounds: 2 },
        { strength: 3, wounds: 1 },
        { strength: 3, wounds: 2 },
      ],
      reconstructed: ['faces'],
    },
    white: {
      faces: [
        { strength: 0, wounds: 0 },
        { strength: 1, wounds: 0 },
        { strength: 1, wounds: 0 },
        { strength: 2, wounds: 0 },
        { strength: 2, wounds: 0 },
        { strength: 2, wounds: 1 },
      ],
      reconstructed: ['faces'],
    },
    yellow: {
      faces: [
        { strength: 0, wounds: 1 },
        { strength: 1, wounds: 0 },
        { strength: 1, wounds: 1 },
        { strength: 1, wounds: 1 },
        { strength: 2, wounds: 1 },
        { strength: 0, wounds: 2 },
      ],
      reconstructed: ['faces'],
    },
  },
  civilisations: CIVILISATIONS,
  heroes: HEROES,
  characters: [...NAMED_CHARACTERS, ...OTHER_CHARACTERS],
  animals: ANIMALS,
  quests: QUESTS,
  chiefs: CHIEFS,
  schemes: SCHEMES,
};
