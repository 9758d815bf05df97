import type { Pack } from '../pack.ts';

/** The leaders (§W-2.9); most of their names are not publicly known. */
export const leaders: Pack['leaders'] = {
  source: 'reconstructed',
  list: [
    { id: 'order-b', faction: 'order', name: 'Bramwell' },
    { id: 'order-s', faction: 'order', name: 'Sorrel' },
    { id: 'council-n', faction: 'council', name: 'Nexto' },
    { id: 'council-t', faction: 'council', name: 'Thexuloa' },
    { id: 'coven-z', faction: 'coven', name: 'Zephyrine' },
    { id: 'coven-a', faction: 'coven', name: 'Alder' },
    { id: 'sect-g', faction: 'sect', name: 'Gizmo' },
    { id: 'sect-u', faction: 'sect', name: 'Umbra' },
  ],
};

/**
 * The support tracks: spaces before the 4 and the hands under the camps (§W-2.8, §W-A26). Four players have a side of their
 * own: with a space less before the 4 they are not slower than two (docs/wild-balance.md).
 */
export const supportTracks: Pack['supportTracks'] = {
  source: 'reconstructed',
  byPlayers: {
    '2': { spacesBeforeCamps: 3, hands: [4, 5, 5, 6, 7] },
    '3': { spacesBeforeCamps: 3, hands: [4, 5, 5, 6] },
    '4': { spacesBeforeCamps: 2, hands: [4, 5, 6, 7] },
  },
};

/** Chapter W-2: numbers of the set-up. */
export const setup: Pack['setup'] = {
  source: 'rulebook',
  startingHand: 3,
  maxDamage: 3,
  snipersOnBase: 2,
  breachMarkers: 12,
};

/** §W-1.3, §W-16.5: the limits at which the game is lost and at which a site turns toxic. */
export const limits: Pack['limits'] = {
  source: 'rulebook',
  factoriesBuilt: 5,
  toxicSites: 6,
  deathsPerTerrain: 2,
  pollutionToToxic: 3,
};
