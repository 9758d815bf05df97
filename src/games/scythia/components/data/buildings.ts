import type { BuildingData } from '../pack.ts';

/** S-5: the eight buildings of the village. */
export const BUILDINGS_DATA: readonly BuildingData[] = [
  // §S-5.1, §S-4.6
  {
    id: 'stables',
    allowedWorkers: ['grey', 'red'],
    options: [
      { id: 'eagle', effects: [{ do: 'exchange', pay: { silver: 2 }, then: [{ do: 'takeAnimal', side: 'eagle' }] }] },
      {
        id: 'horse',
        effects: [{ do: 'exchange', pay: { equipment: 1 }, then: [{ do: 'takeAnimal', side: 'horse' }] }],
      },
    ],
  },
  // §S-5.2
  {
    id: 'barracks',
    allowedWorkers: ['blue', 'grey', 'red'],
    options: [
      { id: 'hire', effects: [{ do: 'hire', discount: 0 }] },
      { id: 'heal', effects: [{ do: 'exchange', pay: { kumis: 1 }, then: [{ do: 'heal', amount: 2 }] }] },
    ],
  },
  // §S-5.3
  {
    id: 'silversmith',
    allowedWorkers: ['blue', 'grey', 'red'],
    options: [
      { id: 'silver-blue', effects: [{ do: 'gain', items: { silver: 3 } }], workers: ['blue'] },
      { id: 'silver-other', effects: [{ do: 'gain', items: { silver: 2 } }], workers: ['grey', 'red'] },
    ],
  },
  // §S-5.4
  {
    id: 'farm',
    allowedWorkers: ['blue', 'grey', 'red'],
    options: [
      { id: 'provisions', effects: [{ do: 'gain', items: { provisions: 2 } }], workers: ['blue', 'grey'] },
      { id: 'provisions-red', effects: [{ do: 'gain', items: { provisions: 3 } }], workers: ['red'] },
      { id: 'wagon-red', effects: [{ do: 'gain', items: { wagons: 1 } }], workers: ['red'] },
    ],
  },
  // §S-5.5, §S-4.6
  {
    id: 'chiefs-tent',
    allowedWorkers: ['grey', 'red'],
    options: [
      {
        id: 'trade',
        effects: [
          { do: 'exchange', pay: { livestock: 1 }, then: [{ do: 'gain', items: { provisions: 2, kumis: 1 } }] },
        ],
      },
      { id: 'quest', effects: [{ do: 'completeQuest' }] },
    ],
  },
  // §S-5.6
  {
    id: 'village-centre',
    allowedWorkers: ['blue', 'grey', 'red'],
    startWorker: 'blue',
    options: [
      { id: 'play-card', effects: [{ do: 'playCard' }] },
      { id: 'hero', effects: [{ do: 'useHero' }] },
      { id: 'eagle', effects: [{ do: 'useEagle' }] },
    ],
  },
  // §S-5.7
  {
    id: 'meeting-tent',
    allowedWorkers: ['blue', 'grey', 'red'],
    startWorker: 'blue',
    options: [
      { id: 'two-cards', effects: [{ do: 'gain', items: { cards: 2 } }] },
      { id: 'card-and-kumis', effects: [{ do: 'gain', items: { cards: 1, kumis: 2 } }] },
    ],
  },
  // §S-5.8
  {
    id: 'market',
    allowedWorkers: ['blue', 'grey', 'red'],
    startWorker: 'blue',
    options: [
      { id: 'silver', effects: [{ do: 'exchange', pay: { cards: 1 }, then: [{ do: 'gain', items: { silver: 2 } }] }] },
      { id: 'wagon', effects: [{ do: 'exchange', pay: { cards: 2 }, then: [{ do: 'gain', items: { wagons: 1 } }] }] },
      {
        id: 'equipment',
        effects: [{ do: 'exchange', pay: { cards: 2 }, then: [{ do: 'gain', items: { equipment: 1 } }] }],
      },
    ],
  },
];
