import type { HeroData } from '../pack.ts';

/** §S-2.9: the eight heroes. */
export const HEROES: readonly HeroData[] = [
  { id: 'vadash', ability: [{ do: 'gain', items: { kumis: 4, provisions: 1 } }] },
  {
    id: 'zarina',
    ability: [{ do: 'exchange', pay: { cards: 1 }, then: [{ do: 'hire', discount: 2 }] }],
    reconstructed: ['ability'],
  },
  {
    id: 'opoea',
    ability: [
      { do: 'heal', amount: 2 },
      { do: 'gain', items: { kumis: 1 } },
    ],
    reconstructed: ['ability'],
  },
  { id: 'ateas', ability: [{ do: 'gain', items: { silver: 2, cards: 1 } }], reconstructed: ['ability'] },
  {
    id: 'skopasis',
    ability: [
      {
        do: 'exchange',
        pay: { kumis: 1 },
        then: [
          {
            do: 'choose',
            options: [[{ do: 'gain', items: { wagons: 1 } }], [{ do: 'gain', items: { equipment: 1 } }]],
          },
        ],
      },
    ],
    reconstructed: ['ability'],
  },
  {
    id: 'madyes',
    ability: [
      {
        do: 'choose',
        options: [
          [{ do: 'exchange', pay: { silver: 1 }, then: [{ do: 'takeAnimal', side: 'eagle' }] }],
          [{ do: 'exchange', pay: { livestock: 1 }, then: [{ do: 'takeAnimal', side: 'horse' }] }],
        ],
      },
    ],
    reconstructed: ['ability'],
  },
  { id: 'tirgatao', ability: [{ do: 'gain', items: { provisions: 2, livestock: 1 } }], reconstructed: ['ability'] },
  {
    id: 'idanthyrsus',
    ability: [
      { do: 'drawThenDiscard', draw: 3, discard: 1 },
      { do: 'gain', items: { silver: 1 } },
    ],
    reconstructed: ['ability'],
  },
];
