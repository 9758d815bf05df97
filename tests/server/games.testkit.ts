import { embers } from '../../src/test-game/index.ts';
import { eraseGameTypes, type GameRegistry, GAMES } from '../../src/registry/index.ts';

/** The games that servers in tests know: the shipped ones, and the proving game, which needs everything the kernel can do. */
export const TEST_GAMES: GameRegistry = { ...GAMES, embers: () => Promise.resolve(eraseGameTypes(embers)) };

/** A table of three for every game. */
export const SETTINGS: Readonly<Record<string, object>> = {
  embers: { seats: 3 },
  root: { factions: ['marquise', 'eyrie', 'alliance'] },
  wild: { seats: 3 },
  scythia: { seats: 3 },
};
