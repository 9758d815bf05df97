import type { Pack } from '../pack.ts';

/** The twelve terrain tiles (§G-5.1); what is printed on them is not publicly known. */
export const tiles: Pack['tiles'] = {
  source: 'reconstructed',
  list: [
    {
      id: 'T01',
      front: { cells: ['plains', 'forest', 'forest'], pollution: 0 },
      back: { cells: ['forest', 'plains', 'marsh'], pollution: 2 },
    },
    {
      id: 'T02',
      front: { cells: ['forest', 'marsh', 'forest'], pollution: 1 },
      back: { cells: ['mountain', 'forest', 'marsh'], pollution: 0 },
    },
    {
      id: 'T03',
      front: { cells: ['forest', 'forest', 'mountain'], pollution: null },
      back: { cells: ['mountain', 'plains', 'forest'], pollution: null },
    },
    {
      id: 'T04',
      front: { cells: ['marsh', 'plains', 'plains'], pollution: 0 },
      back: { cells: ['plains', 'marsh', 'mountain'], pollution: 2 },
    },
    {
      id: 'T05',
      front: { cells: ['plains', 'mountain', 'plains'], pollution: 1 },
      back: { cells: ['forest', 'plains', 'mountain'], pollution: 0 },
    },
    {
      id: 'T06',
      front: { cells: ['plains', 'plains', 'forest'], pollution: null },
      back: { cells: ['forest', 'marsh', 'plains'], pollution: null },
    },
    {
      id: 'T07',
      front: { cells: ['mountain', 'marsh', 'marsh'], pollution: 0 },
      back: { cells: ['marsh', 'mountain', 'forest'], pollution: 2 },
    },
    {
      id: 'T08',
      front: { cells: ['marsh', 'forest', 'marsh'], pollution: null },
      back: { cells: ['plains', 'marsh', 'forest'], pollution: null },
    },
    {
      id: 'T09',
      front: { cells: ['marsh', 'marsh', 'plains'], pollution: null },
      back: { cells: ['plains', 'mountain', 'marsh'], pollution: null },
    },
    {
      id: 'T10',
      front: { cells: ['forest', 'mountain', 'mountain'], pollution: 0 },
      back: { cells: ['mountain', 'forest', 'plains'], pollution: 2 },
    },
    {
      id: 'T11',
      front: { cells: ['mountain', 'plains', 'mountain'], pollution: null },
      back: { cells: ['marsh', 'mountain', 'plains'], pollution: null },
    },
    {
      id: 'T12',
      front: { cells: ['mountain', 'mountain', 'marsh'], pollution: null },
      back: { cells: ['marsh', 'forest', 'mountain'], pollution: null },
    },
  ],
};

/** §G-5.3, §G-6.2: the slots of the tiles and the cells beside the mech symbols of the border. */
export const board: Pack['board'] = {
  source: 'reconstructed',
  slots: [
    [
      [-1, 2],
      [-1, 1],
      [0, 1],
    ],
    [
      [-1, 0],
      [-1, -1],
      [0, -1],
    ],
    [
      [1, 0],
      [1, -1],
      [2, -1],
    ],
    [
      [1, 2],
      [1, 1],
      [2, 1],
    ],
    [
      [-3, 2],
      [-3, 1],
      [-2, 1],
    ],
    [
      [1, -2],
      [1, -3],
      [2, -3],
    ],
    [
      [0, 2],
      [0, 3],
      [-1, 3],
    ],
    [
      [-2, 2],
      [-2, 3],
      [-3, 3],
    ],
    [
      [-2, -1],
      [-2, 0],
      [-3, 0],
    ],
    [
      [0, -3],
      [0, -2],
      [-1, -2],
    ],
    [
      [3, -3],
      [3, -2],
      [2, -2],
    ],
    [
      [3, -1],
      [3, 0],
      [2, 0],
    ],
  ],
  mechSymbols: [
    [2, 1],
    [-1, 3],
    [-3, 2],
    [-2, -1],
    [1, -3],
    [3, -2],
  ],
};
