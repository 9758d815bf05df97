import type { MapData } from './map.ts';

/** The mountain map. Coordinates are fractions of the drawing, from its top left. */
export const mountain: MapData = {
  id: 'mountain',
  // §20.8
  clearings: [
    { suit: 'dealt', slots: 2, ruin: false, x: 0.11, y: 0.17 },
    { suit: 'dealt', slots: 2, ruin: false, x: 0.82, y: 0.23 },
    { suit: 'dealt', slots: 2, ruin: false, x: 0.85, y: 0.79 },
    { suit: 'dealt', slots: 2, ruin: false, x: 0.15, y: 0.84 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.53, y: 0.16 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.9, y: 0.5 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.57, y: 0.86 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.09, y: 0.58 },
    { suit: 'dealt', slots: 3, ruin: true, x: 0.29, y: 0.35 },
    { suit: 'dealt', slots: 2, ruin: true, x: 0.49, y: 0.4 },
    { suit: 'dealt', slots: 3, ruin: true, x: 0.63, y: 0.62 },
    { suit: 'dealt', slots: 3, ruin: true, x: 0.34, y: 0.68 },
  ],
  // §20.1-R1
  suggestedSuits: [
    'fox',
    'rabbit',
    'fox',
    'mouse',
    'mouse',
    'mouse',
    'rabbit',
    'rabbit',
    'rabbit',
    'fox',
    'mouse',
    'fox',
  ],
  paths: [
    [1, 8],
    [1, 9],
    [2, 5],
    [2, 6],
    [2, 11],
    [3, 6],
    [3, 7],
    [3, 11],
    [4, 8],
    [4, 12],
    [5, 9],
    [5, 10],
    [5, 11],
    [6, 11],
    [7, 12],
    [8, 9],
    [9, 10],
    [9, 12],
    [10, 11],
    [10, 12],
    [11, 12],
  ],
  // §20.1
  closedPaths: [
    [2, 5],
    [3, 7],
    [5, 9],
    [6, 11],
    [8, 9],
    [11, 12],
  ],
  tower: 10,
  // §20.6
  river: [
    [2, 10],
    [4, 10],
  ],
  // §20.7
  oppositeCorners: [
    [1, 3],
    [2, 4],
  ],
  edge: [1, 9, 5, 2, 6, 3, 7, 12, 4, 8],
  // §20.5: closed paths bound them, too.
  forests: [
    { id: 'f-west', clearings: [1, 9, 8], forests: [9], x: 0.15, y: 0.37 },
    { id: 'f-north-west', clearings: [9, 5, 10], forests: [5, 3], x: 0.43, y: 0.29 },
    { id: 'f-centre-west', clearings: [9, 10, 12], forests: [4, 2, 9], x: 0.36, y: 0.5 },
    { id: 'f-centre-south', clearings: [10, 11, 12], forests: [5, 3, 10], x: 0.49, y: 0.55 },
    { id: 'f-centre-north', clearings: [5, 11, 10], forests: [4, 6, 2], x: 0.59, y: 0.46 },
    { id: 'f-north', clearings: [5, 2, 11], forests: [5, 7], x: 0.66, y: 0.29 },
    { id: 'f-north-east', clearings: [2, 6, 11], forests: [8, 6], x: 0.79, y: 0.43 },
    { id: 'f-east', clearings: [11, 6, 3], forests: [7, 10], x: 0.8, y: 0.64 },
    { id: 'f-south-west', clearings: [9, 12, 4, 8], forests: [3, 1], x: 0.22, y: 0.66 },
    { id: 'f-south', clearings: [12, 11, 3, 7], forests: [4, 8], x: 0.49, y: 0.74 },
  ],
};
