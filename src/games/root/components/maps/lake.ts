import type { MapData } from './map.ts';

/** The lake map. Coordinates are fractions of the drawing, from its top left. */
export const lake: MapData = {
  id: 'lake',
  // §19.7
  clearings: [
    { suit: 'dealt', slots: 2, ruin: false, x: 0.84, y: 0.85 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.15, y: 0.19 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.12, y: 0.81 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.89, y: 0.33 },
    { suit: 'dealt', slots: 3, ruin: true, x: 0.87, y: 0.57 },
    { suit: 'dealt', slots: 2, ruin: false, x: 0.68, y: 0.23 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.44, y: 0.12 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.1, y: 0.48 },
    { suit: 'dealt', slots: 1, ruin: false, x: 0.44, y: 0.88 },
    { suit: 'dealt', slots: 3, ruin: true, x: 0.32, y: 0.36 },
    { suit: 'dealt', slots: 3, ruin: true, x: 0.64, y: 0.49 },
    { suit: 'dealt', slots: 3, ruin: true, x: 0.34, y: 0.67 },
  ],
  paths: [
    [1, 5],
    [1, 9],
    [2, 7],
    [2, 8],
    [2, 10],
    [3, 8],
    [3, 9],
    [3, 12],
    [4, 5],
    [4, 6],
    [5, 11],
    [6, 7],
    [6, 11],
    [7, 10],
    [7, 11],
    [8, 10],
    [9, 12],
  ],
  closedPaths: [],
  shore: [1, 12, 10, 11],
  ferry: 1,
  // §19.2, §19.3: the lake joins each coastal clearing to each other one.
  river: [
    [1, 10],
    [1, 11],
    [1, 12],
    [10, 11],
    [10, 12],
    [11, 12],
  ],
  // §19.6
  oppositeCorners: [
    [1, 2],
    [3, 4],
  ],
  edge: [2, 7, 6, 4, 5, 1, 9, 3, 8],
  // §19.4: those along the shore are a ring.
  forests: [
    { id: 'f-west', clearings: [2, 10, 8], forests: [2, 6], x: 0.17, y: 0.34 },
    { id: 'f-north-west', clearings: [2, 7, 10], forests: [3, 1], x: 0.31, y: 0.21 },
    { id: 'f-shore-north', clearings: [10, 7, 11], forests: [4, 2, 9, 6], x: 0.5, y: 0.37 },
    { id: 'f-north-east', clearings: [7, 6, 11], forests: [5, 3], x: 0.54, y: 0.24 },
    { id: 'f-east-inner', clearings: [6, 4, 5, 11], forests: [4, 9], x: 0.76, y: 0.38 },
    { id: 'f-shore-west', clearings: [12, 3, 8, 10], forests: [3, 8, 7, 1], x: 0.25, y: 0.53 },
    { id: 'f-south-west', clearings: [3, 12, 9], forests: [8, 6], x: 0.3, y: 0.81 },
    { id: 'f-shore-south', clearings: [12, 9, 1], forests: [9, 6, 7], x: 0.5, y: 0.72 },
    { id: 'f-shore-east', clearings: [11, 5, 1], forests: [5, 3, 8], x: 0.75, y: 0.66 },
  ],
};
