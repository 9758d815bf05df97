/** §X.2: wood for the first to sixth building of a type of the Marquise's. */
export const WOOD_COST = [0, 1, 2, 3, 3, 4];
/** §X.2: points for the first to sixth sawmill, workshop, recruiter. */
export const BUILDING_POINTS = [
  [0, 1, 2, 3, 4, 5],
  [0, 2, 2, 3, 4, 5],
  [0, 1, 2, 3, 3, 4],
];
/** §X.3: points of the Eyrie with none to seven roosts on the map. */
export const ROOST_POINTS = [0, 0, 1, 2, 3, 4, 4, 5];
/** §X.4: supporters for the first to tenth sympathy token. */
export const SPREAD_COST = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
/** §X.4: points of the first to tenth sympathy token. */
export const SYMPATHY_POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];
/** §X.6: points of the Cult's Score ritual by the number of gardens of the suit. */
export const GARDEN_POINTS = [0, 0, 2, 2, 3, 4];
/** §12.6.2: points of the Hundreds by oppressed clearings. */
export const OPPRESS_POINTS = [0, 1, 1, 2, 2, 3, 4];
/** §12.2.4.II: Command or Prowess by items on its track. */
export const HOARD_VALUES = [1, 2, 2, 3, 4];
