import { embers } from '../../src/proving/index.ts';
import { anyGame, type Registry, SHIPPED } from '../../src/shelf/index.ts';

/** The games that servers in tests know: the shipped ones, and the proving game, which needs everything the kernel can do. */
export const GAMES: Registry = { ...SHIPPED, embers: () => Promise.resolve(anyGame(embers)) };

/** A table of three for every game. */
export const SETTINGS: Readonly<Record<string, object>> = {
  embers: { seats: 3 },
  root: { factions: ['marquise', 'eyrie', 'alliance'] },
  wild: { seats: 3 },
  scythia: { seats: 3 },
};
