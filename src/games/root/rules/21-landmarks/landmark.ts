/** §21.2-R1: the landmarks of our boxes. */
export const LANDMARKS = ['black-market', 'elder-treetop', 'ferry', 'legendary-forge', 'lost-city', 'tower'] as const;
/** The name of a landmark. */
export type LandmarkName = (typeof LANDMARKS)[number];

/** Landmarks by number. */
export const BLACK_MARKET = 0;
export const ELDER_TREETOP = 1;
export const FERRY = 2;
export const LEGENDARY_FORGE = 3;
export const LOST_CITY = 4;
export const TOWER = 5;

/** §21.2: how many landmarks are dealt. */
export const LANDMARK_COUNTS = ['none', 'one', 'two'] as const;
/** How many landmarks are dealt, by name. */
export type LandmarkCount = (typeof LANDMARK_COUNTS)[number];

/** §21.2-R3: what becomes of the Ferry of the lake map and the Tower of the mountain map where landmarks are dealt. */
export const MAP_LANDMARKS = ['placed', 'dealt', 'none'] as const;
/** What becomes of the map's own landmark. */
export type MapLandmark = (typeof MAP_LANDMARKS)[number];
