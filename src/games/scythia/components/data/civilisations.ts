import type { CivData } from '../pack.ts';

/** The civilisations with their settlements (§S-6.1), top to bottom. */
export const CIVILISATIONS: readonly CivData[] = [
  {
    id: 'cimmeria',
    red: 0,
    white: 1,
    hasQuests: true,
    settlements: [
      {
        id: 'cimmeria-s1',
        allowedWorkers: ['blue', 'grey', 'red'],
        crew: 2,
        provisions: 2,
        wagons: 0,
        bands: [
          { min: 0, vp: 0, wounds: 1 },
          { min: 5, vp: 1, wounds: 0 },
          { min: 9, vp: 3, wounds: 0 },
        ],
        spots: [
          { id: 'cimmeria-1', column: 1, plunder: 2, worker: 'grey', minPlayers: 1 },
          { id: 'cimmeria-2', column: 2, plunder: 2, worker: 'grey', minPlayers: 1 },
        ],
        reconstructed: ['allowedWorkers', 'crew', 'provisions', 'wagons', 'bands', 'spots'],
      },
      {
        id: 'cimmeria-s2',
        allowedWorkers: ['grey', 'red'],
        crew: 2,
        provisions: 3,
        wagons: 0,
        bands: [
          { min: 0, vp: 0, wounds: 2 },
          { min: 6, vp: 2, wounds: 0 },
          { min: 10, vp: 4, wounds: 0 },
        ],
        spots: [
          { id: 'cimmeria-3', column: 3, plunder: 3, worker: 'grey', minPlayers: 1 },
          { id: 'cimmeria-4', column: 4, plunder: 3, worker: 'grey', minPlayers: 1 },
        ],
        reconstructed: ['wagons', 'bands', 'spots'],
      },
      {
        id: 'cimmeria-s3',
        allowedWorkers: ['blue', 'grey', 'red'],
        crew: 2,
        provisions: 3,
        wagons: 0,
        bands: [
          { min: 0, vp: 0, wounds: 2 },
          { min: 7, vp: 2, wounds: 0 },
          { min: 12, vp: 5, wounds: 0 },
        ],
        spots: [
          { id: 'cimmeria-5', column: 5, plunder: 3, worker: 'grey', minPlayers: 3 },
          { id: 'cimmeria-6', column: 6, plunder: 4, worker: 'grey', minPlayers: 4 },
        ],
        reconstructed: ['allowedWorkers', 'crew', 'provisions', 'wagons', 'bands', 'spots'],
      },
    ],
    reconstructed: ['red', 'white'],
  },
  {
    id: 'assyria',
    red: 1,
    white: 1,
    hasQuests: true,
    settlements: [
      {
        id: 'assyria-s1',
        allowedWorkers: ['blue', 'grey', 'red'],
        crew: 3,
        provisions: 3,
        wagons: 0,
        bands: [
          { min: 0, vp: 0, wounds: 2 },
          { min: 10, vp: 2, wounds: 0 },
          { min: 16, vp: 4, wounds: 0 },
        ],
        spots: [
          { id: 'assyria-1', column: 1, plunder: 3, worker: 'grey', minPlayers: 1 },
          { id: 'assyria-2', column: 2, plunder: 2, worker: 'red', minPlayers: 1 },
        ],
        reconstructed: ['allowedWorkers', 'crew', 'provisions', 'wagons', 'spots'],
      },
      {
        id: 'assyria-s2',
        allowedWorkers: ['grey', 'red'],
        crew: 3,
        provisions: 4,
        wagons: 0,
        bands: [
          { min: 0, vp: 0, wounds: 2 },
          { min: 11, vp: 3, wounds: 0 },
          { min: 17, vp: 5, wounds: 0 },
        ],
        spots: [
          { id: 'assyria-3', column: 3, plunder: 4, worker: 'grey', minPlayers: 1 },
          { id: 'assyria-4', column: 4, plunder: 3, worker: 'grey', minPlayers: 1 },
        ],
        reconstructed: ['allowedWorkers', 'bands', 'spots'],
      },
      {
        id: 'assyria-s3',
        allowedWorkers: ['grey', 'red'],
        crew: 3,
        provisions: 3,
        wagons: 1,
        bands: [
          { min: 0, vp: 0, wounds: 3 },
          { min: 12, vp: 3, wounds: 0 },
          { min: 18, vp: 6, wounds: 0 },
        ],
        spots: [
          { id: 'assyria-5', column: 5, plunder: 4, worker: 'grey', minPlayers: 3 },
          { id: 'assyria-6', column: 6, plunder: 3, worker: 'red', minPlayers: 4 },
        ],
        reconstructed: ['allowedWorkers', 'crew', 'provisions', 'wagons', 'bands', 'spots'],
      },
    ],
  },
  {
    id: 'persia',
    red: 1,
    white: 2,
    hasQuests: true,
    settlements: [
      {
        id: 'persia-s1',
        allowedWorkers: ['grey', 'red'],
        crew: 4,
        provisions: 5,
        wagons: 0,
        bands: [
          { min: 0, vp: 0, wounds: 3 },
          { min: 15, vp: 3, wounds: 0 },
          { min: 20, vp: 6, wounds: 0 },
        ],
        spots: [
          { id: 'persia-1', column: 1, plunder: 3, worker: 'red', minPlayers: 1 },
          { id: 'persia-2', column: 2, plunder: 4, worker: 'grey', minPlayers: 1 },
        ],
        reconstructed: ['allowedWorkers', 'crew', 'provisions', 'wagons', 'bands', 'spots'],
      },
      {
        id: 'persia-s2',
        allowedWorkers: ['grey', 'red'],
        crew: 4,
        provisions: 2,
        wagons: 1,
        bands: [
          { min: 0, vp: 0, wounds: 3 },
          { min: 16, vp: 4, wounds: 0 },
          { min: 22, vp: 6, wounds: 0 },
        ],
        spots: [
          { id: 'persia-3', column: 3, plunder: 3, worker: 'red', minPlayers: 1 },
          { id: 'persia-4', column: 4, plunder: 3, worker: 'red', minPlayers: 1 },
        ],
        reconstructed: ['bands', 'spots'],
      },
      {
        id: 'persia-s3',
        allowedWorkers: ['grey', 'red'],
        crew: 4,
        provisions: 4,
        wagons: 1,
        bands: [
          { min: 0, vp: 0, wounds: 3 },
          { min: 18, vp: 4, wounds: 0 },
          { min: 24, vp: 7, wounds: 0 },
        ],
        spots: [
          { id: 'persia-5', column: 5, plunder: 3, worker: 'red', minPlayers: 3 },
          { id: 'persia-6', column: 6, plunder: 4, worker: 'red', minPlayers: 4 },
        ],
        reconstructed: ['allowedWorkers', 'crew', 'provisions', 'wagons', 'bands', 'spots'],
      },
    ],
    reconstructed: ['red', 'white'],
  },
  {
    id: 'greece',
    red: 2,
    white: 2,
    hasQuests: false,
    settlements: [
      {
        id: 'greece-s1',
        allowedWorkers: ['grey', 'red'],
        crew: 4,
        provisions: 2,
        wagons: 2,
        bands: [
          { min: 0, vp: 0, wounds: 3 },
          { min: 22, vp: 5, wounds: 0 },
          { min: 28, vp: 7, wounds: 0 },
        ],
        spots: [
          { id: 'greece-1', column: 1, plunder: 2, worker: 'red', minPlayers: 1 },
          { id: 'greece-2', column: 2, plunder: 2, worker: 'red', minPlayers: 1 },
        ],
        reconstructed: ['bands'],
      },
      {
        id: 'greece-s2',
        allowedWorkers: ['grey', 'red'],
        crew: 5,
        provisions: 4,
        wagons: 2,
        bands: [
          { min: 0, vp: 0, wounds: 3 },
          { min: 24, vp: 6, wounds: 0 },
          { min: 31, vp: 9, wounds: 0 },
        ],
        spots: [
          { id: 'greece-3', column: 3, plunder: 3, worker: 'red', minPlayers: 1 },
          { id: 'greece-4', column: 4, plunder: 3, worker: 'red', minPlayers: 1 },
        ],
        reconstructed: ['allowedWorkers', 'crew', 'provisions', 'wagons', 'bands', 'spots'],
      },
      {
        id: 'greece-s3',
        allowedWorkers: ['red'],
        crew: 5,
        provisions: 3,
        wagons: 3,
        bands: [
          { min: 0, vp: 0, wounds: 4 },
          { min: 26, vp: 7, wounds: 0 },
          { min: 34, vp: 10, wounds: 0 },
        ],
        spots: [
          { id: 'greece-5', column: 5, plunder: 3, worker: 'red', minPlayers: 3 },
          { id: 'greece-6', column: 6, plunder: 4, worker: 'red', minPlayers: 4 },
        ],
        reconstructed: ['allowedWorkers', 'crew', 'provisions', 'wagons', 'bands', 'spots'],
      },
    ],
  },
];
